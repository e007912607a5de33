//! The tags before a game.

use std::borrow::Cow;

use super::encoding::decode;

/// Tags that are recognized in any case and with any separators between their words.
const KNOWN: [&str; 24] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "GameType",
    "FEN",
    "SetUp",
    "PlyCount",
    "Termination",
    "TimeControl",
    "Annotator",
    "WhiteTime",
    "BlackTime",
    "WhiteRating",
    "BlackRating",
    "WhiteTitle",
    "BlackTitle",
    "WhiteElo",
    "BlackElo",
    "EventDate",
    "ResultFormat",
];

/// The known tag that a name refers to.
pub(super) fn known_name(name: &[u8]) -> Option<&'static str> {
    let letters = |name: &[u8]| -> Vec<u8> {
        name.iter().filter(|byte| byte.is_ascii_alphanumeric()).map(u8::to_ascii_lowercase).collect()
    };
    let meant = letters(name);
    KNOWN.into_iter().find(|known| letters(known.as_bytes()) == meant)
}

/// A name in standard form: a capital letter, then letters, digits and underscores.
pub(super) fn tag_name(written: &[u8]) -> Cow<'_, str> {
    let part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    if written.first().is_some_and(u8::is_ascii_uppercase) && written.iter().all(part) {
        return decode(written);
    }
    if let Some(known) = known_name(written) {
        return known.into();
    }
    let plain: String = decode(written).chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
    let bare = plain.trim_start_matches(|c: char| !c.is_ascii_alphabetic());
    let first = bare.chars().next().map_or('X', |first| first.to_ascii_uppercase());
    Cow::Owned(std::iter::once(first).chain(bare.chars().skip(1)).collect())
}

/// Names and values in the order written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag; of repeated tags, the last one counts.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag, in its old place if it exists.
    pub fn set(&mut self, name: impl Into<String>, value: impl Into<String>) {
        let (name, value) = (name.into(), value.into());
        match self.0.iter_mut().rev().find(|(known, _)| *known == name) {
            Some(tag) => tag.1 = value,
            None => self.0.push((name, value)),
        }
    }

    /// Appends a tag, even if it exists already.
    pub fn push(&mut self, name: impl Into<String>, value: impl Into<String>) {
        self.0.push((name.into(), value.into()));
    }

    /// Removes a tag.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(known, _)| known != name);
    }

    /// Returns the tags with one tag set.
    #[must_use]
    pub fn with(mut self, name: impl Into<String>, value: impl Into<String>) -> Tags {
        self.set(name, value);
        self
    }

    /// All names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}
