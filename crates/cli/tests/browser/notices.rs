//! Notifications of the club. No test may reach a push service on the network: a subscription is made up in the page, and
//! messages come to the service worker through the browser's own protocol.

use serde_json::{Value, json};

use super::club::enter;
use super::harness::in_a_club;
use super::looks::expect_clean;
use super::page::Page;
use super::people::{own_profile, sign_up};

/// Stands for the browser's side of a subscription. What it does is kept over reloads.
const STUB: &str = r"
(() => {
  const read = (name) => { try { return localStorage.getItem(`stub-${name}`); } catch { return null; } };
  const mode = read('mode');
  // The window is used again by other tests.
  if (!mode) return;
  if (mode === 'insecure') Object.defineProperty(globalThis, 'isSecureContext', { value: false });
  if (mode === 'unsupported') delete globalThis.PushManager;
  if (!globalThis.PushManager) return;
  globalThis.stubAsked = 0;
  const request = Notification.requestPermission;
  Notification.requestPermission = () => { stubAsked += 1; return request.call(Notification); };
  const made = () => {
    const kept = JSON.parse(read('subscription') ?? 'null');
    const unsubscribe = async () => { localStorage.removeItem('stub-subscription'); return true; };
    return kept && { endpoint: kept.endpoint, options: {}, toJSON: () => kept, unsubscribe };
  };
  PushManager.prototype.getSubscription = async () => made();
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (read('mode') === 'fails' || !userVisibleOnly || applicationServerKey.length !== 65) throw new DOMException('no', 'AbortError');
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const endpoint = `https://push.example.org/${crypto.randomUUID()}`;
    localStorage.setItem('stub-subscription', JSON.stringify({ endpoint, keys }));
    return made();
  };
})();
";

fn permit(page: &Page, setting: &str) {
    let origin = page.run("return location.origin");
    let parameters =
        json!({ "permission": { "name": "notifications" }, "setting": setting, "origin": origin });
    page.devtools("Browser.setPermission", &parameters);
}

/// Opens the own page again, with a browser that behaves like this.
fn open_as(page: &Page, profile: &str, mode: &str) {
    page.run_with("localStorage.setItem('stub-mode', arguments[0])", &[json!(mode)]);
    enter(page, profile);
    page.wait_for("notices");
}

fn wait_for_state(page: &Page, start: &str) {
    page.wait_with(
        start,
        "return document.querySelector('[data-testid=push-state]')?.textContent.startsWith(arguments[0])",
        &[json!(start)],
    );
}

fn wait_until_kept(page: &Page) {
    page.wait(
        "the service worker",
        "return navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated')",
    );
}

/// Where notifications are impossible or blocked, the page says so and offers nothing.
fn expect_nothing_offered(ada: &Page, profile: &str) {
    permit(ada, "granted");
    for (mode, line) in [
        ("insecure", "Notifications need an encrypted connection"),
        ("unsupported", "This browser can’t receive notifications here."),
    ] {
        open_as(ada, profile, mode);
        wait_for_state(ada, line);
        assert!(!ada.shows("push-on"), "{mode}");
    }
    permit(ada, "denied");
    open_as(ada, profile, "works");
    wait_for_state(ada, "The browser blocks notifications from this site.");
    assert!(!ada.shows("push-on"));
    ada.shoot("notices-blocked");
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn notifications_are_turned_on_for_a_device_and_off_for_a_kind() {
    in_a_club(|_, ada, _| {
        ada.resize(390, 844);
        ada.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": STUB }));
        sign_up(ada, "Ada");
        let profile = own_profile(ada);
        expect_nothing_offered(ada, &profile);
        permit(ada, "granted");
        open_as(ada, &profile, "fails");
        wait_until_kept(ada);
        ada.wait_for("push-on");
        assert_eq!(ada.run("return stubAsked"), json!(0), "nobody is asked before pressing");
        ada.click("push-on");
        wait_for_state(ada, "The browser could not reach its push service.");

        open_as(ada, &profile, "works");
        ada.wait_for("push-on");
        ada.click("push-on");
        wait_for_state(ada, "Notifications are on for this device.");
        assert_eq!(ada.run("return stubAsked"), json!(1));
        ada.wait_for("device");
        assert!(ada.text("device").starts_with("push.example.org (this device)"), "{}", ada.text("device"));
        expect_clean(ada);
        ada.shoot("notices-on-phone");
        let wide = ada.run("return document.documentElement.scrollWidth");
        assert_eq!(wide, json!(390), "it fits on a phone");
        ada.click("push-test");
        wait_for_state(ada, "A test notification is on its way.");
        ada.click("push-time");
        ada.wait("the club to know", "return fetch('./club/api/push').then((answer) => answer.json()).then(({ off }) => off.join() === 'time')");

        enter(ada, &profile);
        wait_for_state(ada, "Notifications are on for this device.");
        let checked = "return ['turn', 'time'].map((kind) => document.querySelector(`[data-testid=push-${kind}]`).checked)";
        ada.wait_for("push-time");
        assert_eq!(ada.run(checked), json!([true, false]));
        // The browser has got another address, and the page another language.
        ada.run("const kept = JSON.parse(localStorage.getItem('stub-subscription')); kept.endpoint += '-new'; \
                 localStorage.setItem('stub-subscription', JSON.stringify(kept)); \
                 localStorage.setItem('crownhead.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('crownhead.settings') ?? '{}'), language: 'nl' }))");
        enter(ada, &profile);
        ada.wait("the new language", "return fetch('./club/api/push').then((answer) => answer.json()).then(({ devices }) => devices.some(({ language }) => language === 'nl'))");
        ada.resize(1280, 800);
        ada.prefer("dark");
        ada.wait_for("push-off");
        ada.shoot("notices-dark");
        ada.click("push-off");
        ada.wait_for("push-on");
        assert_eq!(ada.run("return localStorage.getItem('stub-subscription')"), Value::Null);
        // Signing out ends it as well.
        ada.click("push-on");
        ada.wait_for("push-off");
        ada.click("to-lobby");
        ada.wait_for("sign-out");
        ada.click("sign-out");
        ada.wait("a new guest", "return document.querySelector('[data-testid=me]')?.textContent.length > 0 && localStorage.getItem('stub-subscription') === null");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_message_becomes_a_notification() {
    in_a_club(|_, ada, _| {
        enter(ada, "/club.html");
        wait_until_kept(ada);
        permit(ada, "granted");
        ada.devtools("ServiceWorker.enable", &json!({}));
        let shown = "return navigator.serviceWorker.getRegistration().then((found) => found.getNotifications()) \
             .then((all) => all.map(({ title, body, tag, lang, data }) => [title, body, tag, lang, data.page]))";
        let origin = ada.run("return location.origin");
        let deliver = |text: &str| {
            // The browser numbers registrations; one of an earlier test is gone.
            for id in 0..40 {
                let parameters = json!({ "origin": origin, "registrationId": id.to_string(), "data": text });
                ada.devtools("ServiceWorker.deliverPushMessage", &parameters);
            }
        };
        let told = |title: &str, tag: &str| {
            json!({
                "title": title, "body": "Ben heeft gezet.", "tag": tag, "page": "club.html?game=abc", "language": "nl",
            })
        };
        deliver(&told("Jij bent aan zet", "game:abc").to_string());
        ada.wait("a notification", &format!("{shown}.then((all) => all.length === 1)"));
        let expected =
            json!([["Jij bent aan zet", "Ben heeft gezet.", "game:abc", "nl", "club.html?game=abc"]]);
        assert_eq!(ada.run(shown), expected);
        // A newer one about the same game takes its place; nonsense is shown without words.
        deliver(&told("Je tijd raakt op", "game:abc").to_string());
        ada.wait(
            "the newer one",
            &format!("{shown}.then((all) => all.length === 1 && all[0][0].startsWith('Je tijd'))"),
        );
        deliver("nonsense");
        ada.wait(
            "both",
            &format!(
                "{shown}.then((all) => all.some(([title, body]) => title === 'Crownhead' && body === ''))"
            ),
        );
        ada.run("return navigator.serviceWorker.getRegistration().then((found) => found.getNotifications()).then((all) => all.forEach((one) => one.close()))");
    });
}

/// What a press on a notification opens, by the worker's own code with windows that are made up: a browser without a screen
/// has nothing to press.
#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_notification_leads_to_its_page() {
    in_a_club(|_, ada, _| {
        enter(ada, "/club.html");
        let worker = include_str!("../../../web/static/service_worker.js");
        let press = |wanted: &str, open: &[&str]| {
            let script = format!(
                "const [wanted, urls] = arguments; const done = []; const heard = {{}}; \
                 const registration = {{ scope: 'https://club.example/d/' }}; \
                 const addEventListener = (name, listener) => {{ heard[name] = listener; }}; \
                 const clients = {{ matchAll: async () => urls.map((url) => ({{ url, focus: async () => done.push(`focus ${{url}}`) }})), \
                     openWindow: async (url) => done.push(`open ${{url}}`) }}; \
                 {worker}\n \
                 let work; const notification = {{ data: wanted && {{ page: wanted }}, close: () => done.push('close') }}; \
                 heard.notificationclick({{ notification, waitUntil: (promise) => {{ work = promise; }} }}); \
                 return work.then(() => done);"
            );
            ada.run_with(&script, &[json!(wanted), json!(open)])
        };
        let game = "https://club.example/d/club.html?game=abc";
        assert_eq!(press("club.html?game=abc", &[]), json!(["close", format!("open {game}")]));
        let open = ["https://club.example/d/club.html", "https://club.example/d/club.html?game=abc#moves"];
        assert_eq!(press("club.html?game=abc", &open), json!(["close", format!("focus {game}#moves")]));
        assert_eq!(press("", &[]), json!(["close", "open https://club.example/d/club.html"]));
        for elsewhere in ["https://evil.example/", "//evil.example/", "../", "javascript:alert(1)"] {
            assert_eq!(press(elsewhere, &[]), json!(["close"]), "{elsewhere}");
        }
    });
}
