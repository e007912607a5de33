//! Errors of building, reading and using tables.

use std::io;

use crate::index::Slice;

/// Why a table cannot be built, read or used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// Reading or writing failed.
    #[error("{name}: {error}")]
    Storage {
        /// The file.
        name: String,
        /// The error of the storage.
        error: io::Error,
    },
    /// A file is missing.
    #[error("{0}: there is no such file")]
    Missing(String),
    /// A file is damaged or malformed.
    #[error("{name}: {what}")]
    Damaged {
        /// The file.
        name: String,
        /// What is wrong.
        what: String,
    },
    /// Tables for other rules or with another metric.
    #[error("{name}: {what}")]
    Foreign {
        /// The file.
        name: String,
        /// What is different.
        what: String,
    },
    /// A slice has too many positions for the solver to number.
    #[error("{slice} has {positions} positions; at most {} can be solved at once", u32::MAX)]
    TooLarge {
        /// The slice.
        slice: Slice,
        /// Its positions.
        positions: u128,
    },
    /// Whole games cannot be solved on a board this large.
    #[error("games on boards of more than 64 squares cannot be solved")]
    TooWide,
    /// Solving needs more memory than is allowed.
    #[error("{0} positions are not enough to solve this, and more exceed the memory limit")]
    TooManyPositions(usize),
    /// Rules with huffing have no tables.
    #[error("rules with huffing have no tables: the value of a position would depend on the move before it")]
    Huffing,
}

impl TableError {
    pub(crate) fn damaged(name: &str, what: impl Into<String>) -> TableError {
        TableError::Damaged { name: name.to_owned(), what: what.into() }
    }
}
