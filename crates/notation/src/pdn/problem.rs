//! One problem of a game: what it is, where it is, and what was expected.

use std::{borrow::Cow, fmt};

use super::code::Code;
pub(super) use super::encoding::decode;
use crate::Place;

/// The most characters shown of a text.
const LONGEST_SHOWN: usize = 40;

/// A problem of a game.
///
/// [`Display`](fmt::Display) is the form for scripts, which `crownhead validate` prints: place, code, what was found and
/// what was expected. [`Problem::sentence`] is for people.
///
/// ```
/// use crownhead_notation::pdn;
///
/// let problem = pdn::read("[GameType \"20\"]\n\n1. 32-28 19-20 *").unwrap_err();
/// assert_eq!(
///     problem.sentence(),
///     "Line 3, column 10: “19-20” is not a legal move. Expected an empty destination."
/// );
/// assert!(problem.to_string().starts_with("line 3, column 10: illegal-move: found \"19-20\", expected "));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// What it is.
    pub code: Code,
    /// Line and column, from 1.
    pub place: Place,
    /// The number of bytes before it.
    pub offset: u64,
    /// The text at that place, shortened if it is long.
    pub found: String,
    /// What was expected, or why the text is refused.
    pub expected: Cow<'static, str>,
}

/// Sorts problems by their place in the text. The sort is stable.
pub(super) fn sort_by_place(problems: &mut [Problem]) {
    // One function for all callers: each sort with a closure of its own adds 3 KB to the web app.
    problems.sort_by_key(|problem| problem.offset);
}

impl Problem {
    /// The problem as a sentence for people.
    pub fn sentence(&self) -> String {
        let Problem { code, place: Place { line, column }, found, expected, .. } = self;
        let what = match code {
            Code::IllegalMove if !found.is_empty() => {
                // The script form ends with the position; a person can see the board.
                let expected = expected.rsplit_once(", in ").map_or(&**expected, |(reason, _)| reason);
                format!("“{found}” is not a legal move. Expected {expected}")
            }
            Code::BadFen if *expected != code.expected() => {
                format!("this position cannot be read: {expected}")
            }
            Code::Text if *expected == code.expected() && !found.is_empty() => {
                format!("“{found}” is not a move")
            }
            _ if found.is_empty() => format!("expected {expected}"),
            _ => format!("found “{found}”, expected {expected}"),
        };
        format!("Line {line}, column {column}: {what}.")
    }
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

/// A text for a one-line message, shortened if it is long.
pub(super) fn shown(text: &str) -> String {
    let shown = match text.char_indices().nth(LONGEST_SHOWN) {
        Some((cut, _)) => format!("{}...", &text[..cut]),
        None => text.to_owned(),
    };
    shown.replace(char::is_control, " ")
}

/// Counts lines and columns of a text; fast if the offsets ascend.
#[derive(Clone, Debug)]
pub(super) struct Lines<'t> {
    text: &'t [u8],
    /// The place of `at`.
    place: Place,
    start: (usize, Place),
    at: usize,
}

impl<'t> Lines<'t> {
    /// Counts from `start`: an offset of the text and its place in the file.
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

/// The place after some more text. Columns count characters; a byte that is not UTF-8 counts as one.
#[expect(clippy::naive_bytecount, reason = "the compiler counts sixteen bytes at a time")]
pub(super) fn advance(place: Place, text: &[u8]) -> Place {
    let lines = text.iter().filter(|&&byte| byte == b'\n').count();
    let line = text.iter().rposition(|&byte| byte == b'\n').map_or(text, |newline| &text[newline + 1..]);
    let characters = decode(line).chars().count();
    let before = if lines > 0 { 1 } else { place.column };
    Place { line: place.line + lines, column: before + characters }
}
