//! Why an input, or one game of it, cannot be read.

use crownhead_notation::{binary::BinaryError, fen::FenError, json::JsonError, pdn::Problem};
use thiserror::Error;

use crate::{address::AddressError, error::StudyError};

/// Why an input or one of its games cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum ImportError {
    /// There is nothing but blanks.
    #[error("there is no text: paste a game, a position or a link")]
    Empty,
    /// There is no game.
    #[error("this contains no game and no position")]
    NoGame,
    /// There is too much.
    #[error("this is longer than {} MiB", .0 >> 20)]
    TooLong(usize),
    /// The bytes are not UTF-8 where they have to be.
    #[error("this is not text in UTF-8")]
    NotText,
    /// A game in PDN.
    #[error("{}", .0.sentence())]
    Pdn(Box<Problem>),
    /// A line of JSON.
    #[error("this line is not a game: {0}")]
    Json(JsonError),
    /// A game in the binary form.
    #[error("{0}")]
    Binary(BinaryError),
    /// A position.
    #[error("this position cannot be read: {0}")]
    Fen(Box<FenError>),
    /// A move after a position.
    #[error("{0}")]
    Move(String),
    /// A link to a game of ours.
    #[error("{0}")]
    Address(AddressError),
    /// A link to rules that are not known.
    #[error("this link names the variant “{0}”, which is not known")]
    Variant(String),
    /// A link to another page.
    #[error("this is a link to another site: copy the game or the position from there and paste it")]
    Remote,
    /// The game does not fit in a study.
    #[error("{0}")]
    Study(#[from] StudyError),
}
