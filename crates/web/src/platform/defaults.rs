//! What the program that serves the page says about it: the user's settings file, inside the page itself. A
//! static host says nothing.

use crownhead_api::SettingsRecord;
use leptos::prelude::document;

/// The default settings.
pub(crate) fn read() -> SettingsRecord {
    let text = document().get_element_by_id("defaults").and_then(|element| element.text_content());
    text.and_then(|text| super::store::read(&text)).unwrap_or_default()
}
