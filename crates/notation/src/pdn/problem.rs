//! What is wrong with a game, told so that a person finds it: what, where, what should have been there.

use std::{borrow::Cow, fmt};

use super::code::Code;
pub(super) use super::encoding::decode;
use crate::Place;

/// The longest piece of a text that is shown.
const LONGEST_SHOWN: usize = 40;

/// Something that is wrong with a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// What it is.
    pub code: Code,
    /// Where: line and column, from 1.
    pub place: Place,
    /// Where: bytes before it.
    pub offset: u64,
    /// What stands there, shortened if it is long.
    pub found: String,
    /// What should have been there, or why it cannot be.
    pub expected: Cow<'static, str>,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Problem { code, place, found, expected, .. } = self;
        if found.is_empty() {
            write!(f, "{place}: {code}: expected {expected}")
        } else {
            write!(f, "{place}: {code}: found \"{found}\", expected {expected}")
        }
    }
}

impl std::error::Error for Problem {}

/// A text for a message of one line.
pub(super) fn shown(text: &str) -> String {
    let shown = match text.char_indices().nth(LONGEST_SHOWN) {
        Some((cut, _)) => format!("{}...", &text[..cut]),
        None => text.to_owned(),
    };
    shown.replace(char::is_control, " ")
}

/// Counts lines and columns of a text, quickly if the offsets come in order.
#[derive(Clone, Debug)]
pub(super) struct Lines<'t> {
    text: &'t [u8],
    /// The place of `at`.
    place: Place,
    start: (usize, Place),
    at: usize,
}

impl<'t> Lines<'t> {
    /// The lines of a text from an offset on, which is at that place of its file.
    pub(super) fn new(text: &'t [u8], start: (usize, Place)) -> Lines<'t> {
        Lines { text, place: start.1, start, at: start.0 }
    }

    /// The place of an offset.
    pub(super) fn place(&mut self, offset: usize) -> Place {
        let offset = offset.clamp(self.start.0, self.text.len());
        if offset < self.at {
            (self.at, self.place) = self.start;
        }
        self.place = advance(self.place, &self.text[self.at..offset]);
        self.at = offset;
        self.place
    }
}

/// The place behind some more text. Columns count characters; in bytes that are not UTF-8, each byte is one.
#[expect(clippy::naive_bytecount, reason = "the compiler counts sixteen bytes at a time")]
pub(super) fn advance(place: Place, text: &[u8]) -> Place {
    let lines = text.iter().filter(|&&byte| byte == b'\n').count();
    let line = text.iter().rposition(|&byte| byte == b'\n').map_or(text, |newline| &text[newline + 1..]);
    let characters = decode(line).chars().count();
    let before = if lines > 0 { 1 } else { place.column };
    Place { line: place.line + lines, column: before + characters }
}
