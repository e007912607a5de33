//! Defaults from the server: the user's settings file, embedded in the page. A static host embeds none.

use crownhead_api::SettingsRecord;
use leptos::prelude::document;

/// The default settings.
pub(crate) fn read() -> SettingsRecord {
    let text = document().get_element_by_id("defaults").and_then(|element| element.text_content());
    text.and_then(|text| super::store::read(&text)).unwrap_or_default()
}
