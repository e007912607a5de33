//! One item of a game after its tags: a move, a comment, a bracket and so on.
//!
//! Variations are not nested: an opening and a closing item stand in one flat list, as in the text. Nothing here is
//! recursive, and deep variations cost no more than long games.

use crownhead_rules::AnyMove;

/// An item after the tags.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Item {
    /// A move.
    Move {
        /// Its text, without number and strength mark.
        text: String,
        /// The move, if legal there.
        mv: Option<AnyMove>,
        /// A strength mark such as `!` or `?`.
        strength: String,
    },
    /// An unknown move.
    Placeholder,
    /// `$12`.
    Nag(u32),
    /// A comment, with blanks and line ends collapsed to single blanks. Under rules with huffing, a comment with
    /// `[%huff 14]` removes that piece before the next move.
    Comment(String),
    /// A line for programs, after `%`.
    Line(String),
    /// A setup.
    Setup(String),
    /// The start of a variation, which replaces the move before it.
    Open,
    /// The end of a variation.
    Close,
}
