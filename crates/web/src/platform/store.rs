//! Values kept between visits, as JSON. A browser that keeps nothing is no reason to fail.

use leptos::prelude::window;
use serde::{Serialize, de::DeserializeOwned};
use web_sys::Storage;

pub(crate) const GAME: &str = "crownhead.game";
pub(crate) const SETTINGS: &str = "crownhead.settings";
pub(crate) const CHOICE: &str = "crownhead.choice";

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

pub(crate) fn load<T: DeserializeOwned>(key: &str) -> Option<T> {
    let text = storage()?.get_item(key).ok().flatten()?;
    serde_json::from_str(&text).ok()
}

pub(crate) fn save<T: Serialize>(key: &str, value: &T) {
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(value)) {
        _ = storage.set_item(key, &text);
    }
}

pub(crate) fn forget(key: &str) {
    if let Some(storage) = storage() {
        _ = storage.remove_item(key);
    }
}
