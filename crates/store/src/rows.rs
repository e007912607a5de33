//! Statements about many rows.
//!
//! Invariant: the number of rows of a statement is a power of two, so that few statements are prepared.

use std::iter;

/// The most rows of a statement.
const ROWS: usize = 128;

/// The most ids that a statement is about.
pub(crate) const LIST: usize = 512;

/// Cuts rows into pieces, one for each statement.
pub(crate) fn pieces<T>(rest: &[T]) -> impl Iterator<Item = &[T]> {
    pieces_of(rest, ROWS)
}

/// The same with a size of one's own, a power of two.
pub(crate) fn pieces_of<T>(mut rest: &[T], most: usize) -> impl Iterator<Item = &[T]> {
    iter::from_fn(move || {
        let size = 1 << rest.len().checked_ilog2()?;
        let (piece, after) = rest.split_at(size.min(most));
        rest = after;
        Some(piece)
    })
}

/// The places of so many values: `$3, $4, $5`.
pub(crate) fn places(first: usize, count: usize) -> String {
    (first..first + count).map(|number| format!("${number}")).collect::<Vec<_>>().join(", ")
}
