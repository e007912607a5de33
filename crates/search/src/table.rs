//! The transposition table: what earlier searches found out about a position.

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
    key: u64,
    pub(crate) mv: PackedMove,
    score: i16,
    pub(crate) depth: i8,
    bound_and_age: u8,
}

impl Entry {
    pub(crate) fn bound(&self) -> Bound {
        match self.bound_and_age & 3 {
            0 => Bound::Upper,
            1 => Bound::Lower,
            _ => Bound::Exact,
        }
    }

    /// Whether a move is known.
    pub(crate) fn is_move(&self) -> bool {
        self.mv != PackedMove::NONE
    }

    /// The score at a node `ply` plies from the root: wins and losses are stored as seen from the position.
    pub(crate) fn score(&self, ply: u32) -> Score {
        let score = i32::from(self.score);
        Score(match Score(score).decided_in() {
            Some(_) if score > 0 => score - ply as i32,
            Some(_) => score + ply as i32,
            None => score,
        })
    }
}

/// A table of fixed size. Four entries share a bucket; the shallowest of the oldest is replaced.
#[derive(Debug)]
pub struct Table {
    entries: Vec<Entry>,
    mask: usize,
    age: u8,
}

const BUCKET: usize = 4;

impl Table {
    /// A table of at most so many bytes, at least one bucket.
    pub fn new(bytes: usize) -> Table {
        let buckets = (bytes / (BUCKET * size_of::<Entry>())).max(1);
        let buckets = 1 << buckets.ilog2();
        Table { entries: vec![Entry::default(); buckets * BUCKET], mask: buckets - 1, age: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill(Entry::default());
        self.age = 0;
    }

    /// A new search begins: older entries may be replaced first.
    pub(crate) fn next_age(&mut self) {
        self.age = (self.age + 1) & 63;
    }

    fn bucket(&self, key: Key) -> usize {
        (key.0 as usize & self.mask) * BUCKET
    }

    pub(crate) fn probe(&self, key: Key) -> Option<Entry> {
        let start = self.bucket(key);
        self.entries[start..start + BUCKET].iter().find(|entry| entry.key == key.0 && entry.key != 0).copied()
    }

    pub(crate) fn store(
        &mut self,
        key: Key,
        mv: PackedMove,
        score: Score,
        ply: u32,
        depth: i32,
        bound: Bound,
    ) {
        let (start, age) = (self.bucket(key), self.age);
        let bucket = &mut self.entries[start..start + BUCKET];
        let same = bucket.iter().position(|entry| entry.key == key.0);
        let worth = |entry: &Entry| {
            let old = (age.wrapping_sub(entry.bound_and_age >> 2)) & 63;
            i32::from(entry.depth) - 4 * i32::from(old)
        };
        let place = same.unwrap_or_else(|| (0..BUCKET).min_by_key(|&i| worth(&bucket[i])).unwrap_or(0));
        let kept = if mv == PackedMove::NONE && same.is_some() { bucket[place].mv } else { mv };
        let score = match score.decided_in() {
            Some(_) if score.0 > 0 => score.0 + ply as i32,
            Some(_) => score.0 - ply as i32,
            None => score.0,
        };
        let bound = match bound {
            Bound::Upper => 0,
            Bound::Lower => 1,
            Bound::Exact => 2,
        };
        bucket[place] = Entry {
            key: key.0,
            mv: kept,
            score: score as i16,
            depth: depth as i8,
            bound_and_age: age << 2 | bound,
        };
    }
}
