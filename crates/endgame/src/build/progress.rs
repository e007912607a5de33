//! How far a long job is, told to whoever shows it; and the wish to stop it.

use crate::index::Slice;

/// Receives progress, from several threads.
pub trait Progress: Sync {
    /// Work on a slice and its reverse begins.
    fn begin(&self, _: Slice) {}
    /// So many more positions have been looked at; each position of a job counts once.
    fn advance(&self, _: u64) {}
}

/// Nobody is interested.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl Progress for Silent {}
