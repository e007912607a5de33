//! A page in the browser, for tests that read from top to bottom: every call waits until it is done.
//!
//! Not here: gestures (`hand`), the board (`board`).

use std::env;
use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::driver::{Driver, from_base64};
use super::harness::Ground;
use super::trace::{CATEGORIES, Task, tasks};
use super::window::Window;

/// How long a condition may take to come true: a loaded machine is slow.
pub(super) const PATIENCE: Duration = Duration::from_secs(20);

/// A page in the browser.
pub(super) struct Page {
    /// There until the page is dropped.
    window: Option<Window>,
    ground: Ground,
}

impl Page {
    /// An empty page; see [`Page::open`].
    pub(super) fn new(ground: Ground) -> Page {
        Page { window: Some(Window::take(include_str!("probe.js"))), ground }
    }

    /// The same in a window of its own that is traced.
    pub(super) fn traced(ground: Ground) -> Page {
        Page { window: Some(Window::traced(include_str!("probe.js"), CATEGORIES)), ground }
    }

    /// What the main thread does while something is done; empty if the browser lost the trace, as happens on busy machines.
    pub(super) fn trace(&self, what: impl FnOnce()) -> Vec<Task> {
        // Asking for the log ends a trace and begins another.
        self.window().log();
        thread::sleep(Duration::from_millis(200));
        what();
        let (begin, mut log) = (Instant::now(), Vec::new());
        loop {
            // The trace may arrive after the answer.
            log.append(&mut self.window().log());
            let found = tasks(&log);
            if !found.is_empty() || begin.elapsed() > PATIENCE {
                return found;
            }
            thread::sleep(Duration::from_millis(200));
        }
    }

    fn window(&self) -> &Window {
        self.window.as_ref().expect("it is there until the page is dropped")
    }

    fn driver(&self) -> &Driver {
        &self.window().driver
    }

    /// Opens an address of the app, such as `/?variant=menu`, and waits until something is shown.
    pub(super) fn open(&self, path: &str) {
        let address = format!("{}{path}", self.ground.app);
        self.driver().post("url", &json!({ "url": address })).expect("the app answers");
        self.wait("the page to be there", "return !!document.querySelector('main')");
    }

    /// Loads the page again.
    pub(super) fn reload(&self) {
        self.driver().post("refresh", &json!({})).expect("the app answers");
        self.wait("the page to be there", "return !!document.querySelector('main')");
    }

    /// The tab that is driven.
    pub(super) fn tab(&self) -> String {
        let handle = self.driver().get("window").expect("there is a tab");
        handle.as_str().unwrap_or_default().to_owned()
    }

    /// Opens another tab and goes there.
    pub(super) fn new_tab(&self) -> String {
        let made = self.driver().post("window/new", &json!({ "type": "tab" })).expect("a tab can be opened");
        let handle = made["handle"].as_str().unwrap_or_default().to_owned();
        self.go_to_tab(&handle);
        self.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            &json!({ "source": include_str!("probe.js") }),
        );
        handle
    }

    /// Drives this tab from now on.
    pub(super) fn go_to_tab(&self, handle: &str) {
        self.driver().post("window", &json!({ "handle": handle })).expect("the tab is there");
    }

    /// Closes another tab than the one that is driven.
    pub(super) fn close_tab(&self, handle: &str) {
        let own = self.tab();
        self.go_to_tab(handle);
        self.driver().delete("window").expect("the tab is there");
        self.go_to_tab(&own);
    }

    /// The body of a function in the page, and what it returns.
    pub(super) fn run(&self, script: &str) -> Value {
        self.run_with(script, &[])
    }

    /// The same with `arguments`.
    pub(super) fn run_with(&self, script: &str, arguments: &[Value]) -> Value {
        let result = self.driver().post("execute/sync", &json!({ "script": script, "args": arguments }));
        result.unwrap_or_else(|error| panic!("a script failed: {error}\n{script}"))
    }

    /// Waits until a script returns something that is not `false`, `null`, `0` or empty.
    pub(super) fn wait(&self, what: &str, script: &str) -> Value {
        self.wait_with(what, script, &[])
    }

    /// The same with `arguments`.
    pub(super) fn wait_with(&self, what: &str, script: &str, arguments: &[Value]) -> Value {
        let begin = Instant::now();
        loop {
            let value = self.run_with(script, arguments);
            let empty = value == json!(0) || value == json!("") || value == json!([]);
            if !(empty || value.is_null() || value == json!(false)) {
                return value;
            }
            assert!(begin.elapsed() < PATIENCE, "waited in vain for {what}; the page:\n{}", self.words());
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Everything that can be read on the page.
    pub(super) fn words(&self) -> String {
        self.run("return document.body.innerText").as_str().unwrap_or_default().to_owned()
    }

    /// The text of the element with this test id.
    pub(super) fn text(&self, id: &str) -> String {
        let found = self.run_with(
            "return document.querySelector(`[data-testid='${arguments[0]}']`)?.innerText",
            &[json!(id)],
        );
        found.as_str().unwrap_or_else(|| panic!("there is no {id}")).trim().to_owned()
    }

    /// An attribute of the element with this test id.
    pub(super) fn attribute(&self, id: &str, name: &str) -> Option<String> {
        let script =
            "return document.querySelector(`[data-testid='${arguments[0]}']`)?.getAttribute(arguments[1])";
        self.run_with(script, &[json!(id), json!(name)]).as_str().map(str::to_owned)
    }

    /// Whether the element with this test id is visible.
    pub(super) fn shows(&self, id: &str) -> bool {
        self.run_with(&format!("return {SHOWN}"), &[json!(id)]) == json!(true)
    }

    /// Waits until the element with this test id is visible.
    pub(super) fn wait_for(&self, id: &str) {
        self.wait_with(id, &format!("return {SHOWN}"), &[json!(id)]);
    }

    /// Waits until no element with this test id is visible.
    pub(super) fn wait_without(&self, id: &str) {
        self.wait_with(&format!("the end of {id}"), &format!("return !({SHOWN})"), &[json!(id)]);
    }

    /// Waits until nothing moves any more, apart from what never stops.
    pub(super) fn wait_still(&self) {
        self.wait(
            "animations to end",
            "return document.getAnimations().every((a) => a.playState !== 'running' \
             || a.effect.getComputedTiming().endTime === Infinity)",
        );
    }

    /// Waits for two frames: a page that was gone back to gets its focus with the next one, and scrolls there.
    pub(super) fn wait_for_frames(&self) {
        let script = "return new Promise((done) => \
             requestAnimationFrame(() => requestAnimationFrame(() => done(true))))";
        self.wait("frames", script);
    }

    /// Hands events of pointers or keys to the browser.
    pub(super) fn perform(&self, sources: &Value) {
        self.driver().post("actions", &json!({ "actions": sources })).expect("pointers and keys work");
    }

    /// A command of the browser's own protocol, and its answer.
    pub(super) fn devtools(&self, method: &str, parameters: &Value) -> Value {
        self.window().devtools(method, parameters)
    }

    /// Gives the browser a device for passkeys, whose owner agrees to everything; returns its name.
    pub(super) fn add_device(&self) -> String {
        let device = json!({
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
            "isUserConsenting": true, "isUserVerified": true,
        });
        let name = self.driver().post("webauthn/authenticator", &device).expect("a device can be simulated");
        name.as_str().expect("a device has a name").to_owned()
    }

    /// Takes it away, with its passkeys.
    pub(super) fn remove_device(&self, name: &str) {
        let command = format!("webauthn/authenticator/{name}");
        self.driver().delete(&command).expect("a device can be taken away");
    }

    /// Makes the window a screen of this size.
    pub(super) fn resize(&self, width: u32, height: u32) {
        let parameters = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 1000,
            "screenWidth": width, "screenHeight": height,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", &parameters);
    }

    /// Makes the system prefer a color scheme, `light` or `dark`.
    pub(super) fn prefer(&self, scheme: &str) {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.devtools("Emulation.setEmulatedMedia", &json!({ "media": "screen", "features": features }));
    }

    /// Keeps a picture of the page if `CROWNHEAD_SHOTS` names a folder for it.
    pub(super) fn shoot(&self, name: &str) {
        let Some(folder) = env::var_os("CROWNHEAD_SHOTS").map(PathBuf::from) else { return };
        fs::create_dir_all(&folder).expect("a folder for pictures");
        let picture = self.driver().get("screenshot").expect("a picture can be taken");
        let picture = from_base64(picture.as_str().expect("a picture is text"));
        fs::write(folder.join(format!("{name}.png")), picture).expect("a picture can be kept");
    }

    /// Fails if the page has reported an error.
    pub(super) fn expect_no_errors(&self) {
        let errors = self.run("return window.probe?.errors ?? []");
        assert_eq!(errors, json!([]), "the page reported errors");
        assert!(!self.shows_fatal(), "the page has stopped:\n{}", self.words());
    }

    fn shows_fatal(&self) -> bool {
        self.run("return document.getElementById('fatal')?.hidden === false") == json!(true)
    }
}

/// Whether an element with a test id is visible.
const SHOWN: &str = "(() => { \
     const element = document.querySelector(`[data-testid='${arguments[0]}']`); \
     return !!element && element.checkVisibility({ visibilityProperty: true }) \
       && element.getBoundingClientRect().width > 0; })()";

impl Drop for Page {
    fn drop(&mut self) {
        if let Some(window) = self.window.take()
            && !thread::panicking()
        {
            window.give_back(&self.ground.app);
        }
    }
}
