//! The transposition table: results of earlier searches by position key, shared by all threads without locks.
//!
//! A bucket of four entries fills a cache line of 64 bytes; the low bits of the key select it. An entry for the same
//! position is overwritten; otherwise the one with the lowest `depth - 4 * age` goes, where `age` counts searches since
//! it was stored.
//!
//! Invariant: a slot stores `key XOR entry` beside the entry, so a slot whose halves come from two threads matches no
//! position (lockless hashing, Hyatt and Mann 2002).

use core::sync::atomic::{AtomicU64, Ordering};

use crownhead_rules::Key;

use crate::entry::{Entry, PackedMove};

/// Room for one entry.
#[derive(Debug, Default)]
struct Slot {
    mixed_key: AtomicU64,
    entry: AtomicU64,
}

impl Slot {
    #[inline]
    fn load(&self) -> (u64, Entry) {
        let bits = self.entry.load(Ordering::Relaxed);
        (self.mixed_key.load(Ordering::Relaxed) ^ bits, Entry::from_bits(bits))
    }

    #[inline]
    fn store(&self, key: u64, entry: Entry) {
        let bits = entry.to_bits();
        self.mixed_key.store(key ^ bits, Ordering::Relaxed);
        self.entry.store(bits, Ordering::Relaxed);
    }
}

/// The slots among which a key may choose.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET]);

const BUCKET: usize = 4;
/// In replacement, an entry loses this many plies of depth for each search since it was stored.
const DEPTH_PER_AGE: i32 = 4;
/// Ages are counted modulo this.
const AGES: u8 = 64;

/// A transposition table of fixed size.
///
/// ```
/// use crownhead_search::Table;
///
/// let mut table = Table::new(16 << 20);
/// table.clear();
/// ```
#[derive(Debug)]
pub struct Table {
    buckets: Vec<Bucket>,
    mask: usize,
    age: u8,
}

impl Table {
    /// A table of at most `bytes`, rounded down to a power of two, and at least one bucket. The table is smaller if
    /// memory is short.
    pub fn new(bytes: usize) -> Table {
        let mut count = 1 << (bytes / size_of::<Bucket>()).max(1).ilog2();
        let mut buckets = Vec::new();
        while count > 1 && buckets.try_reserve_exact(count).is_err() {
            count /= 2;
        }
        buckets.resize_with(count, Bucket::default);
        Table { buckets, mask: count - 1, age: 0 }
    }

    /// Drops all entries.
    pub fn clear(&mut self) {
        for bucket in &mut self.buckets {
            *bucket = Bucket::default();
        }
        self.age = 0;
    }

    /// Begins a new search: entries of earlier ones are replaced first.
    pub(crate) fn next_age(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    #[inline]
    fn bucket(&self, key: Key) -> &[Slot; BUCKET] {
        &self.buckets[key.0 as usize & self.mask].0
    }

    /// Prefetches the bucket of a position, since waiting for memory takes as long as the rest of a node. An atomic
    /// load is not optimized away, although its value is unused.
    #[inline]
    pub(crate) fn prefetch(&self, key: Key) {
        let read = self.bucket(key)[0].mixed_key.load(Ordering::Relaxed);
        // WebAssembly without threads makes it a plain load, which would be optimized away.
        #[cfg(target_arch = "wasm32")]
        core::hint::black_box(read);
        let _ = read;
    }

    #[inline]
    pub(crate) fn probe(&self, key: Key) -> Option<Entry> {
        let entries = self.bucket(key).iter().map(Slot::load);
        entries.filter(|(found, _)| *found == key.0 && key.0 != 0).map(|(_, entry)| entry).next()
    }

    /// Stores an entry. An entry without a move keeps the stored move of the same position.
    #[inline]
    pub(crate) fn store(&self, key: Key, entry: Entry) {
        let age = self.age;
        let worth = |entry: &Entry| {
            let searches = age.wrapping_sub(entry.age()) % AGES;
            i32::from(entry.depth) - DEPTH_PER_AGE * i32::from(searches)
        };
        let bucket = self.bucket(key);
        let old: [(u64, Entry); BUCKET] = core::array::from_fn(|at| bucket[at].load());
        let same = old.iter().position(|(found, _)| *found == key.0);
        let place = same.unwrap_or_else(|| (0..BUCKET).min_by_key(|&at| worth(&old[at].1)).unwrap_or(0));
        let keep = entry.mv == PackedMove::NONE && same.is_some();
        let mv = if keep { old[place].1.mv } else { entry.mv };
        bucket[place].store(key.0, entry.with(age, mv));
    }
}
