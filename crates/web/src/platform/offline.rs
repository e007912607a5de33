//! The app without a network: what is kept, and new versions. `offline.js` talks to the service worker.
//!
//! Not here: what the service worker keeps (`service_worker.js`).

use js_sys::{Promise, Reflect};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};
use wasm_bindgen_futures::JsFuture;

/// The event when a new version is ready.
pub(crate) const UPDATE: &str = "crownhead-update";
/// The event when another tab has switched to a new version.
pub(crate) const UPDATED: &str = "crownhead-updated";

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = crownheadOffline)]
    fn ask(what: &str) -> Promise;
    #[wasm_bindgen(js_namespace = crownheadOffline, js_name = isWaiting)]
    fn is_waiting() -> bool;
    #[wasm_bindgen(js_namespace = crownheadOffline, js_name = use)]
    fn use_it();
}

/// What the browser keeps, in bytes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Kept {
    /// The app itself.
    pub(crate) app: f64,
    /// The weights, endgame tables and languages used so far.
    pub(crate) data: f64,
    /// All weights, endgame tables and languages.
    pub(crate) all: f64,
}

/// A task of the service worker; each answers with what is kept afterward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// Only count.
    Count,
    /// Keep all weights, endgame tables and languages.
    KeepAll,
    /// Forget them.
    Clear,
}

/// Does a task. `None` if there is no service worker, or it failed.
pub(crate) async fn kept(task: Task) -> Option<Kept> {
    if !is_there() {
        return None;
    }
    let what = match task {
        Task::Count => "sizes",
        Task::KeepAll => "keep",
        Task::Clear => "clear",
    };
    let answer = JsFuture::from(ask(what)).await.ok()?;
    let bytes = |name: &str| Reflect::get(&answer, &name.into()).ok()?.as_f64();
    Some(Kept { app: bytes("app")?, data: bytes("data")?, all: bytes("all")? })
}

/// Whether a new version is ready.
pub(crate) fn update_waits() -> bool {
    is_there() && is_waiting()
}

/// Loads the page again, with the new version.
pub(crate) fn update() {
    if is_there() {
        use_it();
    } else {
        super::address::reload();
    }
}

/// Whether `offline.js` has run, which the page doesn't wait for.
fn is_there() -> bool {
    Reflect::get(&js_sys::global(), &JsValue::from_str("crownheadOffline"))
        .is_ok_and(|value| value.is_object())
}
