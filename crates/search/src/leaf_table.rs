//! The leaf table: a small transposition table for nodes of depth 1, one for each thread.
//!
//! More than half of all main-search nodes have depth 1, and waiting for the memory of the big table takes about as
//! long as searching one. 2^12 entries are 64 KiB, small enough for a core's own caches; fewer entries know too little,
//! more take longer to read (`docs/search-measurements.md`).
//!
//! Replacement: always. Invariant: entries are found by the whole key.

use crownhead_rules::Key;

use crate::entry::Entry;

const ENTRIES: usize = 1 << 12;

/// A direct-mapped table.
#[derive(Debug)]
pub(crate) struct LeafTable(Vec<(Key, Entry)>);

impl LeafTable {
    pub(crate) fn new() -> LeafTable {
        LeafTable(vec![(Key(0), Entry::default()); ENTRIES])
    }

    fn place(key: Key) -> usize {
        key.0 as usize % ENTRIES
    }

    #[inline]
    pub(crate) fn probe(&self, key: Key) -> Option<Entry> {
        let (found, entry) = self.0[LeafTable::place(key)];
        (found == key && key.0 != 0).then_some(entry)
    }

    #[inline]
    pub(crate) fn store(&mut self, key: Key, entry: Entry) {
        self.0[LeafTable::place(key)] = (key, entry);
    }
}
