//! The transposition table: what earlier searches found out about a position.

use core::sync::atomic::{AtomicU64, Ordering};

use crownhead_eval::Score;
use crownhead_rules::{Key, Move, bits::Bits, geometry::Geometry};

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Bound {
    /// At most the score.
    #[default]
    Upper,
    /// At least the score.
    Lower,
    /// The score.
    Exact,
}

/// A move in 32 bits, enough to tell it from the other legal moves of its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct PackedMove(u32);

impl PackedMove {
    pub(crate) const NONE: PackedMove = PackedMove(0);

    pub(crate) fn of<G: Geometry>(mv: &Move<G>) -> PackedMove {
        let wide = mv.captured.to_u128();
        let folded = (wide as u64) ^ (wide >> 64) as u64;
        // A multiplicative hash of the captured set; two captures with the same ends differ there.
        let hash = folded.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 49;
        PackedMove(1 | u32::from(mv.from) << 1 | u32::from(mv.to) << 8 | (hash as u32) << 15)
    }
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Entry {
    pub(crate) mv: PackedMove,
    score: i16,
    pub(crate) depth: i8,
    bound_and_age: u8,
}

impl Entry {
    /// What a search of that depth found out at a node `ply` plies from the root.
    #[inline]
    pub(crate) fn new(mv: PackedMove, score: Score, bound: Bound, (depth, ply): (i32, u32)) -> Entry {
        let score = match score.counts_plies() {
            true if score.0 > 0 => score.0 + ply as i32,
            true => score.0 - ply as i32,
            false => score.0,
        };
        let bound_and_age = match bound {
            Bound::Upper => 0,
            Bound::Lower => 1,
            Bound::Exact => 2,
        };
        Entry { mv, score: score as i16, depth: depth as i8, bound_and_age }
    }

    #[inline]
    fn to_bits(self) -> u64 {
        u64::from(self.mv.0)
            | u64::from(self.score as u16) << 32
            | u64::from(self.depth as u8) << 48
            | u64::from(self.bound_and_age) << 56
    }

    #[inline]
    fn from_bits(bits: u64) -> Entry {
        Entry {
            mv: PackedMove(bits as u32),
            score: (bits >> 32) as i16,
            depth: (bits >> 48) as i8,
            bound_and_age: (bits >> 56) as u8,
        }
    }

    pub(crate) fn bound(self) -> Bound {
        match self.bound_and_age & 3 {
            0 => Bound::Upper,
            1 => Bound::Lower,
            _ => Bound::Exact,
        }
    }

    /// Whether a move is known.
    pub(crate) fn is_move(self) -> bool {
        self.mv != PackedMove::NONE
    }

    /// The score at a node `ply` plies from the root: wins and losses are stored as seen from the position.
    pub(crate) fn score(self, ply: u32) -> Score {
        let score = i32::from(self.score);
        Score(match Score(score).counts_plies() {
            true if score > 0 => score - ply as i32,
            true => score + ply as i32,
            false => score,
        })
    }
}

/// Where an entry is kept, so that threads can share it without locks: the key is mixed with the entry, so that an entry
/// of which one thread wrote one half and another the other belongs to no position (Hyatt and Mann, 2002).
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

/// Entries that may stand for each other: one line of a processor's cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET]);

const BUCKET: usize = 4;

/// A table of fixed size. Four entries share a bucket; the shallowest of the oldest is replaced.
#[derive(Debug)]
pub struct Table {
    buckets: Vec<Bucket>,
    mask: usize,
    age: u8,
}

impl Table {
    /// A table of at most so many bytes, at least one bucket.
    pub fn new(bytes: usize) -> Table {
        let mut count = 1 << (bytes / size_of::<Bucket>()).max(1).ilog2();
        let mut buckets = Vec::new();
        // Who asks for more than there is gets what there is.
        while count > 1 && buckets.try_reserve_exact(count).is_err() {
            count /= 2;
        }
        buckets.resize_with(count, Bucket::default);
        Table { buckets, mask: count - 1, age: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for bucket in &mut self.buckets {
            *bucket = Bucket::default();
        }
        self.age = 0;
    }

    /// A new search begins: older entries may be replaced first.
    pub(crate) fn next_age(&mut self) {
        self.age = (self.age + 1) & 63;
    }

    #[inline]
    fn bucket(&self, key: Key) -> &[Slot; BUCKET] {
        &self.buckets[key.0 as usize & self.mask].0
    }

    /// A position will be asked for soon: begins to fetch its bucket from memory, which takes as long as the rest of a node.
    /// What is read here is not used; an atomic load is made all the same.
    #[inline]
    pub(crate) fn expect(&self, key: Key) {
        let read = self.bucket(key)[0].mixed_key.load(Ordering::Relaxed);
        // A browser's code without threads has no atomic loads, and would leave this one out.
        #[cfg(target_arch = "wasm32")]
        core::hint::black_box(read);
        let _ = read;
    }

    #[inline]
    pub(crate) fn probe(&self, key: Key) -> Option<Entry> {
        let known = self.bucket(key).iter().map(Slot::load);
        known.filter(|(found, _)| *found == key.0 && key.0 != 0).map(|(_, entry)| entry).next()
    }

    #[inline]
    pub(crate) fn store(&self, key: Key, entry: Entry) {
        let (age, mv) = (self.age, entry.mv);
        let worth = |entry: &Entry| {
            let old = (age.wrapping_sub(entry.bound_and_age >> 2)) & 63;
            i32::from(entry.depth) - 4 * i32::from(old)
        };
        let bucket = self.bucket(key);
        let known: [(u64, Entry); BUCKET] = core::array::from_fn(|at| bucket[at].load());
        let same = known.iter().position(|(found, _)| *found == key.0);
        let place = same.unwrap_or_else(|| (0..BUCKET).min_by_key(|&at| worth(&known[at].1)).unwrap_or(0));
        let kept = if mv == PackedMove::NONE && same.is_some() { known[place].1.mv } else { mv };
        let entry = Entry { mv: kept, bound_and_age: age << 2 | entry.bound_and_age, ..entry };
        bucket[place].store(key.0, entry);
    }
}

/// A small table for the nodes of depth 1, more than half of all: one of each thread, so small that it stays near the
/// processor, while to wait for the memory of [`Table`] takes about as long as to search such a node.
#[derive(Debug)]
pub(crate) struct LeafTable(Vec<(Key, Entry)>);

/// Entries: 64 KiB of them. Fewer know too little, more take longer to read (measured in `docs/search.md`).
const NEAR: usize = 1 << 12;

impl LeafTable {
    pub(crate) fn new() -> LeafTable {
        LeafTable(vec![(Key(0), Entry::default()); NEAR])
    }

    fn place(key: Key) -> usize {
        key.0 as usize % NEAR
    }

    #[inline]
    pub(crate) fn probe(&self, key: Key) -> Option<Entry> {
        let (known, entry) = self.0[LeafTable::place(key)];
        (known == key && key.0 != 0).then_some(entry)
    }

    #[inline]
    pub(crate) fn store(&mut self, key: Key, entry: Entry) {
        self.0[LeafTable::place(key)] = (key, entry);
    }
}
