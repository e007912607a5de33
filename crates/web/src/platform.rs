//! The browser: clock, storage, clipboard, address, worker. Nothing here knows about games.

pub(crate) mod address;
pub(crate) mod api;
pub(crate) mod clipboard;
pub(crate) mod data;
pub(crate) mod defaults;
pub(crate) mod engine_link;
pub(crate) mod engine_socket;
pub(crate) mod files;
pub(crate) mod language;
pub(crate) mod library_link;
pub(crate) mod looks;
pub(crate) mod offline;
pub(crate) mod panic;
pub(crate) mod passkeys;
pub(crate) mod push;
pub(crate) mod socket;
pub(crate) mod sound;
pub(crate) mod store;

/// Milliseconds since the page opened.
pub(crate) fn now() -> f64 {
    leptos::prelude::window().performance().map_or(0.0, |performance| performance.now())
}

/// A text in small letters. The browser knows all alphabets.
pub(crate) fn lower(text: &str) -> String {
    js_sys::JsString::from(text).to_lower_case().into()
}

/// The name of this document's page, if it has one.
pub(crate) fn page() -> Option<String> {
    leptos::prelude::document().body()?.get_attribute("data-page")
}
