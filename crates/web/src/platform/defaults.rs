//! Defaults from the server: the user's settings file, embedded in the page. A static host embeds none.

use crownhead_api::SettingsRecord;
use leptos::prelude::document;

use super::store;
use crate::model::settings::Settings;

/// The default settings.
pub(crate) fn read() -> SettingsRecord {
    let text = document().get_element_by_id("defaults").and_then(|element| element.text_content());
    text.and_then(|text| store::read(&text)).unwrap_or_default()
}

/// The settings of this browser, on top of the server's.
pub(crate) fn settings() -> Settings {
    Settings::default().with(&read()).with(&store::load(store::SETTINGS).unwrap_or_default())
}
