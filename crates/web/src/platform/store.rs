//! Values saved between visits as JSON. Missing storage is not an error.

use js_sys::JSON;
use leptos::prelude::window;
use serde::{Serialize, de::DeserializeOwned};
use serde_wasm_bindgen::Serializer;
use web_sys::Storage;

pub(crate) const GAME: &str = "crownhead.game";
/// A game on its way to the study page, as PDN.
pub(crate) const HANDOFF: &str = "crownhead.handoff";
/// The study, as PDN.
pub(crate) const STUDY: &str = "crownhead.study";
/// The number of its open chapter.
pub(crate) const CHAPTER: &str = "crownhead.chapter";
/// Studies that were left.
pub(crate) const RECENT: &str = "crownhead.recent";
/// What the server's engine uses.
pub(crate) const ENGINE: &str = "crownhead.engine";
pub(crate) const SETTINGS: &str = "crownhead.settings";
/// Games that were left.
pub(crate) const LEFT: &str = "crownhead.games";
/// The keys of the favorite games.
pub(crate) const FAVORITES: &str = "crownhead.favorites";
/// The time control of the next game.
pub(crate) const CLOCK: &str = "crownhead.clock";
/// Results against levels.
pub(crate) const RESULTS: &str = "crownhead.results";
/// What was solved on the page of puzzles.
pub(crate) const PUZZLES: &str = "crownhead.puzzles";
/// Mistakes of the person's own games.
pub(crate) const OWN_PUZZLES: &str = "crownhead.own-puzzles";
/// The key of the rules of the last visit to it.
pub(crate) const PUZZLE_RULES: &str = "crownhead.puzzle-rules";
/// The endings won, by the key of the rules.
pub(crate) const ENDINGS: &str = "crownhead.endings";
/// The steps done of each course, by the key of its rules.
pub(crate) const LESSONS: &str = "crownhead.lessons";
/// The key of the rules of the last visit to the lessons.
pub(crate) const LESSON_RULES: &str = "crownhead.lesson-rules";
/// The most squares found in a run, by the key of the rules.
pub(crate) const SQUARES: &str = "crownhead.squares";
/// The last offer in the club.
pub(crate) const CLUB_OFFER: &str = "crownhead.club-offer";
/// The last level of the computer there.
pub(crate) const CLUB_LEVEL: &str = "crownhead.club-level";
/// Under which id the club knows this device, and for whom.
pub(crate) const CLUB_DEVICE: &str = "crownhead.club-device";
pub(crate) const CHOICE: &str = "crownhead.choice";

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// Whether the browser stores anything for this page.
pub(crate) fn is_there() -> bool {
    storage().is_some()
}

pub(crate) fn load<T: DeserializeOwned>(key: &str) -> Option<T> {
    read(&storage()?.get_item(key).ok().flatten()?)
}

/// Leaves this page for an address of the study, with a game.
pub(crate) fn hand_to_study(pdn: &str, address: &str) {
    save(HANDOFF, &pdn);
    super::address::go(address);
}

pub(crate) fn remove(key: &str) {
    if let Some(storage) = storage() {
        _ = storage.remove_item(key);
    }
}

/// Returns whether there was room for it.
pub(crate) fn save<T: Serialize>(key: &str, value: &T) -> bool {
    match (storage(), written(value)) {
        (Some(storage), Some(text)) => storage.set_item(key, &text).is_ok(),
        _ => false,
    }
}

/// Parses JSON into a browser value. The browser reads and writes the JSON: a parser of our own would be larger.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_wasm_bindgen::from_value(JSON::parse(text).ok()?).ok()
}

/// A value as JSON.
pub(crate) fn written<T: Serialize>(value: &T) -> Option<String> {
    let value = value.serialize(&Serializer::json_compatible()).ok()?;
    JSON::stringify(&value).ok()?.as_string()
}
