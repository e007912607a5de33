//! The browser's window: started for one test, kept for the next. Starting one takes longer than most tests.
//!
//! `CROWNHEAD_CHROMIUM` and `CROWNHEAD_CHROMEDRIVER` name the browser's programs. The invariants: a test finds nothing
//! that another has left, for each has an address of its own and what is kept under it is cleared; a window in which a
//! test failed is not used again; and no browser outlives the tests, however they end.

use std::env;
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use serde_json::{Value, json};

use super::driver::Driver;
use super::harness::{End, Folder, Program};

/// Keeps the browser from talking to anything but the app, and has it end with its driver.
const FLAGS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--remote-debugging-pipe",
    "--window-size=1440,900",
];

/// Starts a driver that ends when nobody holds the other end of its standard input any more, and then removes its
/// folder, when the browser has ended too: windows that are kept for later tests are not told when the last test has ended.
const GUARD: &str = r#""$0" --port=0 & driver=$!; cat > /dev/null; kill $driver; wait; sleep 2; rm -rf "$1""#;

/// Windows that no test uses at the moment.
static IDLE: Mutex<Vec<Window>> = Mutex::new(Vec::new());

/// A window and the programs behind it.
pub(super) struct Window {
    pub(super) driver: Driver,
    traced: bool,
    _guard: Program,
}

impl Window {
    /// A window in which every new page begins with this script.
    pub(super) fn take(script: &str) -> Window {
        let idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.unwrap_or_else(|| Window::start(script, None))
    }

    /// The same, and the browser traces these categories; see [`Window::log`].
    pub(super) fn traced(script: &str, categories: &str) -> Window {
        Window::start(script, Some(categories))
    }

    fn start(script: &str, traced: Option<&str>) -> Window {
        let folder = Folder::new().keep();
        let mut guard = Command::new("sh");
        guard.args(["-c", GUARD]).arg(variable("CROWNHEAD_CHROMEDRIVER")).arg(&folder);
        let (guard, port) = Program::start(guard, End::ByItself, port_of);
        let profile = format!("--user-data-dir={}", folder.join("profile").display());
        let flags: Vec<_> = FLAGS.into_iter().chain([profile.as_str()]).collect();
        let mut wanted = json!({
            "browserName": "chrome",
            "goog:chromeOptions": { "binary": variable("CROWNHEAD_CHROMIUM"), "args": flags },
        });
        if let Some(categories) = traced {
            wanted["goog:loggingPrefs"] = json!({ "performance": "ALL" });
            wanted["goog:chromeOptions"]["perfLoggingPrefs"] =
                json!({ "enableNetwork": false, "enablePage": false, "traceCategories": categories });
        }
        let driver = Driver::open(port.parse().expect("a port is a number"), &wanted)
            .unwrap_or_else(|error| panic!("the browser does not start: {error}"));
        let window = Window { driver, traced: traced.is_some(), _guard: guard };
        window.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
        window
    }

    /// A command of the browser's own protocol.
    pub(super) fn devtools(&self, method: &str, parameters: &Value) -> Value {
        let answer = self.driver.post("goog/cdp/execute", &json!({ "cmd": method, "params": parameters }));
        answer.unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// What the browser has traced since the last call; nothing if it is not traced.
    pub(super) fn log(&self) -> Vec<Value> {
        let log =
            self.driver.post("se/log", &json!({ "type": "performance" })).expect("the browser is traced");
        log.as_array().cloned().unwrap_or_default()
    }

    /// Clears what a test has done and keeps the window for another. `app` is the address that the test had.
    pub(super) fn give_back(self, app: &str) {
        if self.traced {
            return;
        }
        self.driver.delete("actions").expect("keys and buttons can be let go");
        self.driver.post("url", &json!({ "url": "about:blank" })).expect("a page can be left");
        self.devtools("Storage.clearDataForOrigin", &json!({ "origin": app, "storageTypes": "all" }));
        self.devtools("Browser.resetPermissions", &json!({}));
        self.devtools("Emulation.setTouchEmulationEnabled", &json!({ "enabled": false }));
        self.devtools("Emulation.clearDeviceMetricsOverride", &json!({}));
        self.devtools("Emulation.setEmulatedMedia", &json!({}));
        IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(self);
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        // What cannot be told to quit ends with its driver.
        _ = self.driver.delete("");
    }
}

fn variable(name: &str) -> PathBuf {
    let value = env::var_os(name);
    value.map_or_else(|| panic!("{name} is not set; `cargo gate --only browser` sets it"), PathBuf::from)
}

/// Reads "... was started successfully on port 34567."
fn port_of(line: &str) -> Option<String> {
    let (_, port) = line.split_once("started successfully on port ")?;
    Some(port.trim_end_matches('.').to_owned())
}
