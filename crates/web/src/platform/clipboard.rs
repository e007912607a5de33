//! Copying and pasting text.

use leptos::prelude::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// Whether the browser lets the page use the clipboard at all: only on secure addresses.
fn clipboard() -> Option<web_sys::Clipboard> {
    let navigator = window().navigator();
    let value = js_sys::Reflect::get(&navigator, &"clipboard".into()).ok()?;
    value.dyn_into().ok()
}

/// Copies text; then tells whether that worked.
pub(crate) fn copy(text: &str, then: impl FnOnce(bool) + 'static) {
    let Some(clipboard) = clipboard() else { return then(false) };
    let promise = clipboard.write_text(text);
    leptos::task::spawn_local(async move { then(JsFuture::from(promise).await.is_ok()) });
}

/// Reads text, if the browser and the person allow it.
pub(crate) fn paste(then: impl FnOnce(Option<String>) + 'static) {
    let Some(clipboard) = clipboard() else { return then(None) };
    let promise = clipboard.read_text();
    leptos::task::spawn_local(async move {
        then(JsFuture::from(promise).await.ok().and_then(|text| text.as_string()));
    });
}
