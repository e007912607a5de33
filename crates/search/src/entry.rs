//! What a transposition table holds for a position: best move, score, bound, depth and age, in 8 bytes.
//!
//! Bits of an entry, from the lowest: 32 for the packed move, 16 for the score, 8 for the depth, 2 for the bound, 6 for
//! the age. Decided scores count plies from the position, not from the root, so that an entry means the same at every
//! ply.
//!
//! Invariant: packed moves of a position's legal moves differ, except for hash collisions of captured sets. They serve
//! to order and exclude moves and are never played.

use crownhead_eval::Score;
use crownhead_rules::{Move, bits::Bits, geometry::Geometry};

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Bound {
    /// At most the score.
    #[default]
    Upper,
    /// At least the score.
    Lower,
    /// The score itself.
    Exact,
}

/// A move in 32 bits: 1, then 7 bits for each end, then 17 bits of a hash of the captured set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct PackedMove(u32);

impl PackedMove {
    pub(crate) const NONE: PackedMove = PackedMove(0);

    pub(crate) fn of<G: Geometry>(mv: &Move<G>) -> PackedMove {
        let wide = mv.captured.to_u128();
        let folded = (wide as u64) ^ (wide >> 64) as u64;
        // A multiplicative hash: captures between the same squares differ only there.
        let hash = folded.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 49;
        PackedMove(1 | u32::from(mv.from) << 1 | u32::from(mv.to) << 8 | (hash as u32) << 15)
    }
}

/// The result of a search of a position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Entry {
    pub(crate) mv: PackedMove,
    score: i16,
    pub(crate) depth: i8,
    bound_and_age: u8,
}

impl Entry {
    /// The result of a search to that depth at a node `ply` plies from the root.
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
    pub(crate) fn to_bits(self) -> u64 {
        u64::from(self.mv.0)
            | u64::from(self.score as u16) << 32
            | u64::from(self.depth as u8) << 48
            | u64::from(self.bound_and_age) << 56
    }

    #[inline]
    pub(crate) fn from_bits(bits: u64) -> Entry {
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

    /// The number of the search that stored the entry, modulo 64.
    pub(crate) fn age(self) -> u8 {
        self.bound_and_age >> 2
    }

    /// This entry with an age and a move.
    pub(crate) fn with(self, age: u8, mv: PackedMove) -> Entry {
        Entry { mv, bound_and_age: age << 2 | self.bound_and_age, ..self }
    }

    /// Whether the entry has a move.
    pub(crate) fn is_move(self) -> bool {
        self.mv != PackedMove::NONE
    }

    /// The score at a node `ply` plies from the root.
    pub(crate) fn score(self, ply: u32) -> Score {
        let score = i32::from(self.score);
        Score(match Score(score).counts_plies() {
            true if score > 0 => score - ply as i32,
            true => score + ply as i32,
            false => score,
        })
    }
}
