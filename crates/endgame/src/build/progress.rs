//! Progress of a long job.

use crate::index::Slice;

/// Receives progress from several threads.
pub trait Progress: Sync {
    /// Work on a slice and its reverse begins.
    fn begin(&self, _: Slice) {}
    /// This many more positions are done; each position of a job counts once.
    fn advance(&self, _: u64) {}
}

/// Ignores progress.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl Progress for Silent {}
