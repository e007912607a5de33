//! The language of the page, and its messages.
//!
//! `language.js` has chosen it and fetches the messages. Without them the page speaks English.

use crownhead_prose::{Language, add_messages, set_language};
use js_sys::{Array, Promise, Reflect, global};
use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Prepares the language of the page, then calls `show`.
pub(crate) fn then(show: impl FnOnce() + 'static) {
    let root = document().document_element();
    let tag = root.as_ref().and_then(|root| root.get_attribute("lang")).unwrap_or_default();
    let language = Language::from_tag(&tag).unwrap_or_default();
    let coming = Reflect::get(&global(), &JsValue::from_str("crownheadMessages")).ok();
    let Some(coming) = coming.and_then(|value| value.dyn_into::<Promise>().ok()) else {
        set_language(language);
        return show();
    };
    wasm_bindgen_futures::spawn_local(async move {
        if let Ok(files) = JsFuture::from(coming).await {
            for file in Array::from(&files).iter().filter_map(|file| file.as_string()) {
                add_messages(language, &file);
            }
            set_language(language);
        } else if let Some(root) = root {
            _ = root.set_attribute("lang", Language::English.tag());
        }
        show();
    });
}
