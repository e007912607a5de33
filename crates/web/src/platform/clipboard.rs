//! Copying and pasting text.

use leptos::prelude::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// Whether the browser gives the page access to the clipboard: only on secure origins.
fn clipboard() -> Option<web_sys::Clipboard> {
    let navigator = window().navigator();
    let value = js_sys::Reflect::get(&navigator, &"clipboard".into()).ok()?;
    value.dyn_into().ok()
}

/// Copies text, then reports whether that worked.
pub(crate) fn copy(text: &str, then: impl FnOnce(bool) + 'static) {
    let Some(clipboard) = clipboard() else { return then(false) };
    let promise = clipboard.write_text(text);
    leptos::task::spawn_local(async move { then(JsFuture::from(promise).await.is_ok()) });
}

/// Reads text if the browser and the user allow it.
pub(crate) fn paste(then: impl FnOnce(Option<String>) + 'static) {
    let Some(clipboard) = clipboard() else { return then(None) };
    let promise = clipboard.read_text();
    leptos::task::spawn_local(async move {
        then(JsFuture::from(promise).await.ok().and_then(|text| text.as_string()));
    });
}
