//! One item of a game after its tags: a move, a comment, a bracket and so on.
//!
//! Variations are not nested: an opening and a closing item stand in one flat list, as in the text. So nothing here is
//! recursive, and deep variations cost no more than long games.

use crownhead_rules::AnyMove;

/// An item after the tags.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Item {
    /// A move.
    Move {
        /// As it is written, without number and strength.
        text: String,
        /// What it means, if it is legal there.
        mv: Option<AnyMove>,
        /// `!`, `?` and their like.
        strength: String,
    },
    /// An unknown move.
    Placeholder,
    /// `$12`.
    Nag(u32),
    /// A comment, its blanks and line ends each as one blank. Where the rules know huffing, one that contains
    /// `[%huff 14]` takes that piece off before the move that follows.
    Comment(String),
    /// A line for programs, after `%`.
    Line(String),
    /// A position that is set up.
    Setup(String),
    /// A variation begins, which replaces the move before it.
    Open,
    /// A variation ends.
    Close,
}
