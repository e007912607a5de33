//! Passkeys, with devices that the driver simulates: an account made, left, found again, and its keys replaced.

use serde_json::json;

use super::club::{enter, fill};
use super::harness::{in_a_club, in_a_club_by_name};
use super::looks::expect_clean;
use super::page::Page;
use super::people::{own_profile, sign_up};

const CLUB: &str = "/club.html";

/// Shows that the holder of the session is there.
const CONFIRM: &str = "return (async () => { \
    const order = (path, body) => fetch(`./club/api/passkey/sure${path}`, \
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }); \
    const { id, options } = await (await order('', {})).json(); \
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options)); \
    const credential = JSON.stringify(await navigator.credentials.get({ publicKey })); \
    return (await order('/end', { id, credential })).status; })()";

fn wait_for_name(page: &Page, name: &str) {
    page.wait_with(
        "the name",
        "return document.querySelector('[data-testid=me]')?.textContent.startsWith(arguments[0])",
        &[json!(name)],
    );
}

fn wait_for_passkeys(page: &Page, count: usize) {
    page.wait_with(
        "passkeys",
        "return document.querySelectorAll('[data-testid=passkey]').length === arguments[0]",
        &[json!(count)],
    );
}

fn wait_for_trouble(page: &Page, line: &str) {
    page.wait_with(
        "the reason",
        "return [...document.querySelectorAll('.club-trouble')].some((one) => one.checkVisibility() && one.textContent === arguments[0])",
        &[json!(line)],
    );
}

fn expect_to_fit(page: &Page) {
    let excess = page.run("return document.documentElement.scrollWidth - innerWidth");
    assert!(excess.as_i64().is_some_and(|excess| excess <= 0), "{excess}");
}

fn sign_out(page: &Page) {
    page.click("sign-out");
    wait_for_name(page, "Guest");
    page.wait(
        "the connection",
        "return document.querySelector('[data-testid=connection]')?.dataset.state === 'open'",
    );
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn an_account_is_made_and_found_with_passkeys_alone() {
    in_a_club_by_name(|_, page, _| {
        let phone = page.add_device();
        enter(page, CLUB);
        expect_clean(page);
        page.shoot("passkeys-door");
        page.click("passkey-sign-up");
        wait_for_trouble(page, "A name has 2 to 20 characters.");
        fill(page, "account-name", "Ada");
        page.click("passkey-sign-up");
        wait_for_name(page, "Ada");
        sign_out(page);
        page.click("passkey-sign-in");
        wait_for_name(page, "Ada");

        own_profile(page);
        wait_for_passkeys(page, 1);
        assert!(page.shows("second"), "a hint that the device may be lost");
        // The page asks for this only when the session is old.
        assert_eq!(page.run(CONFIRM), json!(200), "the device finds the passkey that the club lists");
        page.click("passkey-remove");
        wait_for_trouble(page, "This is the last way into your account. Add another one first.");
        page.click("passkey-add");
        wait_for_trouble(page, "An account already has this passkey.");
        page.remove_device(&phone);
        let laptop = page.add_device();
        page.click("passkey-add");
        wait_for_passkeys(page, 2);
        assert!(!page.shows("second"));
        fill(page, "passkey-label", "Old phone");
        page.wait(
            "the club to know the name",
            "return performance.getEntriesByType('resource').some((one) => one.name.endsWith('/label'))",
        );
        page.reload();
        wait_for_passkeys(page, 2);
        assert_eq!(
            page.run("return document.querySelector('[data-testid=passkey-label]').value"),
            json!("Old phone")
        );
        expect_clean(page);
        expect_to_fit(page);
        page.shoot("passkeys-own");
        page.resize(390, 844);
        expect_to_fit(page);
        page.run("document.querySelector('[data-testid=ways-in]').scrollIntoView()");
        page.shoot("passkeys-own-phone");
        page.click("passkey-remove");
        wait_for_passkeys(page, 1);
        page.click("to-lobby");
        sign_out(page);
        expect_to_fit(page);
        page.run("document.querySelector('[data-testid=account-name]').scrollIntoView()");
        page.shoot("passkeys-door-phone");
        page.click("passkey-sign-in");
        wait_for_name(page, "Ada");
        page.remove_device(&laptop);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn another_device_is_a_stranger_and_nobody_signs_in_as_someone_else() {
    in_a_club_by_name(|_, ada, other| {
        sign_up(ada, "Ada");
        let strange = other.add_device();
        enter(other, CLUB);
        other.click("passkey-sign-in");
        wait_for_trouble(other, "No passkey was used.");
        fill(other, "account-name", "Ben");
        other.click("passkey-sign-up");
        wait_for_name(other, "Ben");
        sign_out(other);
        fill(other, "account-name", "Ada");
        other.click("passkey-sign-in");
        wait_for_trouble(other, "This passkey belongs to another account.");
        fill(other, "account-name", "ben");
        other.click("passkey-sign-in");
        wait_for_name(other, "Ben");
        other.remove_device(&strange);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_password_gives_way_to_a_passkey_with_which_the_account_is_deleted() {
    in_a_club_by_name(|_, page, _| {
        let device = page.add_device();
        sign_up(page, "Ada");
        own_profile(page);
        page.wait_for("remove-password");
        page.click("remove-password");
        wait_for_trouble(page, "This is the last way into your account. Add another one first.");
        page.click("passkey-add");
        wait_for_passkeys(page, 1);
        page.click("remove-password");
        page.wait_without("remove-password");
        fill(page, "new-password", "short");
        page.click("save-password");
        wait_for_trouble(page, "A password has at least 8 characters.");
        fill(page, "new-password", "correct horse");
        page.click("save-password");
        page.wait_for("remove-password");
        page.click("remove-password");
        page.wait_without("remove-password");
        page.click("erase");
        assert!(!page.shows("erase-password"));
        page.click("erase");
        wait_for_name(page, "Guest");
        page.wait(
            "the connection",
            "return document.querySelector('[data-testid=connection]')?.dataset.state === 'open'",
        );
        page.click("passkey-sign-in");
        wait_for_trouble(page, "No account here has this passkey.");
        page.remove_device(&device);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn nothing_is_said_of_passkeys_at_a_bare_address() {
    in_a_club(|_, page, _| {
        enter(page, CLUB);
        let silent = |page: &Page| {
            let said =
                page.run("return document.querySelector('main').innerText.toLowerCase().includes('passkey')");
            assert_eq!(said, json!(false));
        };
        silent(page);
        sign_up(page, "Ada");
        own_profile(page);
        page.wait_for("save-password");
        assert!(!page.shows("remove-password"), "it is the only way in here");
        silent(page);
    });
}
