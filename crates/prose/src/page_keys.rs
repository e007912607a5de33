//! The keys of the game page.

use crate::messages::words;

/// The messages about keys, in the order of the page.
const KEYS: [&str; 16] = [
    "page-key-arrows",
    "page-key-numbers",
    "page-key-back",
    "page-key-typed",
    "page-key-undo",
    "page-key-own",
    "page-key-other",
    "page-key-captures",
    "page-key-last",
    "page-key-counts",
    "page-key-status",
    "page-key-clocks",
    "page-key-best",
    "page-key-draw",
    "page-key-zen",
    "page-key-help",
];

/// Each key, or several, with what it does.
pub fn page_keys() -> Vec<(String, String)> {
    let line = |key: &str| {
        let text = words(key, &[]);
        let (key, effect) = text.split_once('|').unwrap_or((&text, ""));
        (key.trim().to_owned(), effect.trim().to_owned())
    };
    KEYS.into_iter().map(line).collect()
}
