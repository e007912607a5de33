//! What can go wrong with tables.

use std::io;

use crate::index::Slice;

/// Why a table cannot be built, read or used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// The storage failed.
    #[error("{name}: {error}")]
    Storage {
        /// The file.
        name: String,
        /// What the storage said.
        error: io::Error,
    },
    /// A file that should be there is not.
    #[error("{0}: there is no such file")]
    Missing(String),
    /// The bytes of a file are not those that were written, or make no sense.
    #[error("{name}: {what}")]
    Damaged {
        /// The file.
        name: String,
        /// What is wrong.
        what: String,
    },
    /// Tables of other rules or of another kind.
    #[error("{name}: {what}")]
    Foreign {
        /// The file.
        name: String,
        /// What is different.
        what: String,
    },
    /// A slice has more positions than can be solved in memory.
    #[error("{slice} has {positions} positions; at most {} can be solved at once", u32::MAX)]
    TooLarge {
        /// The slice.
        slice: Slice,
        /// Its positions.
        positions: u128,
    },
    /// A board that whole games cannot be solved on.
    #[error("games on boards of more than 64 squares cannot be solved")]
    TooWide,
    /// Solving takes more memory than there is.
    #[error(
        "{0} positions are not enough to solve this, and more do not fit into the memory that may be used"
    )]
    TooManyPositions(usize),
    /// Tables do not know huffs.
    #[error(
        "there can be no tables for rules with huffing: what a position is worth depends on the move before it"
    )]
    Huffing,
}

impl TableError {
    pub(crate) fn damaged(name: &str, what: impl Into<String>) -> TableError {
        TableError::Damaged { name: name.to_owned(), what: what.into() }
    }
}
