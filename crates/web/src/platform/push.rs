//! Notifications while no page is open: what the browser allows, and its subscription. `push.js` talks to the browser.
//!
//! Not here: how a notification is shown (`service_worker.js`), what the club is told of it (`club::notices`).

use js_sys::{Promise, Reflect};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = crownheadPush)]
    fn state() -> Promise;
    #[wasm_bindgen(js_namespace = crownheadPush)]
    fn current() -> Promise;
    #[wasm_bindgen(js_namespace = crownheadPush)]
    fn subscribe(key: &str) -> Promise;
    #[wasm_bindgen(js_namespace = crownheadPush)]
    fn unsubscribe() -> Promise;
}

/// Whether this device can be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Here {
    /// The connection is not encrypted.
    Insecure,
    /// The browser can't do it.
    Unsupported,
    /// The browser does not allow it.
    Blocked,
    /// It could not reach its push service.
    Failed,
    Off,
    On,
}

impl Here {
    fn read(word: &str) -> Here {
        match word {
            "insecure" => Here::Insecure,
            "blocked" => Here::Blocked,
            "failed" => Here::Failed,
            "off" => Here::Off,
            "on" => Here::On,
            _ => Here::Unsupported,
        }
    }
}

/// A subscription: its address and its keys.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Subscription {
    pub(crate) endpoint: String,
    pub(crate) p256dh: String,
    pub(crate) auth: String,
}

fn read(value: &JsValue) -> Option<Subscription> {
    let text = |name: &str| Reflect::get(value, &name.into()).ok()?.as_string();
    Some(Subscription { endpoint: text("endpoint")?, p256dh: text("p256dh")?, auth: text("auth")? })
}

/// Whether `push.js` has run, which the page doesn't wait for.
fn is_there() -> bool {
    Reflect::get(&js_sys::global(), &JsValue::from_str("crownheadPush")).is_ok_and(|value| value.is_object())
}

/// What may be done here.
pub(crate) async fn here() -> Here {
    if !is_there() {
        return Here::Unsupported;
    }
    let word = JsFuture::from(state()).await.ok().and_then(|word| word.as_string());
    Here::read(&word.unwrap_or_default())
}

/// The subscription of this device.
pub(crate) async fn subscription() -> Option<Subscription> {
    if !is_there() {
        return None;
    }
    read(&JsFuture::from(current()).await.ok()?)
}

/// Asks the person and subscribes with the key of the club.
pub(crate) async fn turn_on(key: &str) -> Result<Subscription, Here> {
    if !is_there() {
        return Err(Here::Unsupported);
    }
    let answer = JsFuture::from(subscribe(key)).await.map_err(|_| Here::Failed)?;
    let refused = || answer.as_string().map_or(Here::Failed, |word| Here::read(&word));
    read(&answer).ok_or_else(refused)
}

/// Ends the subscription.
pub(crate) async fn turn_off() {
    if is_there() {
        // The club has been told already, so it makes no difference if the browser fails.
        _ = JsFuture::from(unsubscribe()).await;
    }
}
