//! The page's address and the browser's back button.

use crownhead_notation::rules_key;
use crownhead_rules::AnyRules;
use leptos::prelude::window;
use web_sys::UrlSearchParams;

/// The fragment of the address for a game on the board.
const GAME: &str = "#game";
/// The state of an entry of the history for a list of the start page.
const LIST: &str = "list";

/// The query parameters.
pub(crate) fn pairs() -> Vec<(String, String)> {
    let text = window().location().search().unwrap_or_default();
    let Ok(params) = UrlSearchParams::new_with_str(&text) else { return Vec::new() };
    let names = params.keys().into_iter().flatten().filter_map(|name| name.as_string());
    names.map(|name| (name.clone(), params.get(&name).unwrap_or_default())).collect()
}

/// The value of a query parameter.
pub(crate) fn query(name: &str) -> Option<String> {
    pairs().into_iter().find_map(|(own, value)| (own == name).then_some(value))
}

/// Replaces the query, and removes what follows the `#`, without loading anything.
pub(crate) fn replace_query(query: &str) {
    let address = window().location().pathname().unwrap_or_default() + query;
    if let Ok(history) = window().history() {
        _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
    }
}

/// The page's own address, without query and fragment.
pub(crate) fn own() -> String {
    let location = window().location();
    location.origin().unwrap_or_default() + &location.pathname().unwrap_or_default()
}

/// Loads the page again.
pub(crate) fn reload() {
    _ = window().location().reload();
}

/// What follows the `#` in the address, with it.
pub(crate) fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// Removes what follows the `#`, so that it is not done again.
pub(crate) fn forget_fragment() {
    let location = window().location();
    let address = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
    if let Ok(history) = window().history() {
        _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
    }
}

/// A text as part of an address.
pub(crate) fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}

/// The address of the study page, relative to every other page.
pub(crate) const STUDY: &str = "./study.html";
/// The study page with its dialog for opening games, and with that for sharing them.
pub(crate) const STUDY_OPEN: &str = "./study.html#open";
pub(crate) const STUDY_SHARE: &str = "./study.html#share";

/// The study page at the last move of the game that is handed to it, and with a review of that game.
pub(crate) const STUDY_END: &str = "./study.html#end";
pub(crate) const STUDY_REVIEW: &str = "./study.html#review";

/// The study page with a fragment. A study without moves becomes one of these rules.
pub(crate) fn study_of(rules: AnyRules, fragment: &str) -> String {
    format!("{STUDY}?game={}{fragment}", rules_key(rules))
}

/// The address of the library page, relative to every other page.
pub(crate) const LIBRARY: &str = "./library.html";

/// The address of the club, relative to every other page.
pub(crate) const CLUB: &str = "./club.html";

/// The address of the puzzles of some rules, relative to every other page.
pub(crate) fn puzzles(rules: AnyRules) -> String {
    format!("./puzzles.html?variant={}", rules_key(rules))
}

/// The address of the search microscope for a position, relative to every other page.
pub(crate) fn microscope(rules: &str, fen: &str) -> String {
    format!("./microscope.html?variant={rules}&fen={}", encoded(fen))
}

/// The address of the lessons of some rules, relative to every other page.
pub(crate) fn lessons(rules: AnyRules) -> String {
    format!("./lessons.html?variant={}", rules_key(rules))
}

/// The address of a search in the library.
pub(crate) fn library(pairs: &[(&str, String)]) -> String {
    format!("{LIBRARY}#{}", joined(pairs))
}

fn joined(pairs: &[(&str, String)]) -> String {
    let pair = |(name, value): &(&str, String)| format!("{name}={}", encoded(value));
    pairs.iter().map(pair).collect::<Vec<_>>().join("&")
}

/// The pairs in the fragment of the address.
pub(crate) fn fragment_pairs() -> Vec<(String, String)> {
    let fragment = fragment();
    let Ok(params) = UrlSearchParams::new_with_str(fragment.trim_start_matches('#')) else {
        return Vec::new();
    };
    let names = params.keys().into_iter().flatten().filter_map(|name| name.as_string());
    names.map(|name| (name.clone(), params.get(&name).unwrap_or_default())).collect()
}

/// Puts pairs into the fragment, as a new entry of the history.
pub(crate) fn set_fragment_pairs(pairs: &[(&str, String)]) {
    _ = window().location().set_hash(&joined(pairs));
}

/// The whole address of the study page.
pub(crate) fn study() -> String {
    let own = own();
    let folder = own.rfind('/').map_or(&*own, |end| &own[..=end]);
    format!("{folder}study.html")
}

/// Leaves this page for another one.
pub(crate) fn go(to: &str) {
    _ = window().location().set_href(to);
}

/// Whether the address says that a game is on the board.
pub(crate) fn is_game() -> bool {
    window().location().hash().is_ok_and(|hash| hash == GAME)
}

/// Whether the entry of the history is one for a list of the start page.
pub(crate) fn is_list() -> bool {
    let state = window().history().and_then(|history| history.state());
    state.is_ok_and(|state| state.as_string().as_deref() == Some(LIST))
}

/// Adds an entry of the history for a list of the start page, so that the back button closes the list.
pub(crate) fn push_list() {
    if let Ok(history) = window().history() {
        _ = history.push_state(&LIST.into(), "");
    }
}

/// Goes back in the history.
pub(crate) fn back() {
    if let Ok(history) = window().history() {
        _ = history.back();
    }
}

/// Makes the address show whether a game is on the board, and removes its query. Only the step from the start page to a
/// game adds a history entry, so the back button leaves the game. `list` tells whether a list of the start page is open.
pub(crate) fn show(game: bool, list: bool) {
    let location = window().location();
    let path = location.pathname().unwrap_or_default();
    let asked = location.search().is_ok_and(|search| !search.is_empty());
    let address = if game { format!("{path}{GAME}") } else { path };
    let Ok(history) = window().history() else { return };
    let state = &if list && !game { LIST.into() } else { wasm_bindgen::JsValue::NULL };
    _ = if game && !is_game() && !asked {
        history.push_state_with_url(state, "", Some(&address))
    } else {
        history.replace_state_with_url(state, "", Some(&address))
    };
}
