//! Zobrist keys of positions, updated move by move.
//!
//! The random words come from a fixed generator, so keys are the same on every machine and can be stored.

use crate::{Color, Role, board::KingRun};

/// A 64-bit Zobrist key: pieces, side to move and, where they matter, king-move counters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Key(pub u64);

/// `SplitMix64` (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
const fn split_mix(state: u64) -> u64 {
    let z = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn words() -> [[u64; 128]; 4] {
    let mut table = [[0; 128]; 4];
    let mut state = 0;
    let mut kind = 0;
    while kind < 4 {
        let mut bit = 0;
        while bit < 128 {
            state += 1;
            table[kind][bit] = split_mix(state << 17);
            bit += 1;
        }
        kind += 1;
    }
    table
}

static WORDS: [[u64; 128]; 4] = words();

/// The word for Black to move.
pub(crate) const BLACK_TO_MOVE: u64 = split_mix(0xb1ac_4000);

/// The word for a piece on a bit index.
#[inline(always)]
pub(crate) fn word(color: Color, role: Role, bit: u32) -> u64 {
    // Every bit index is below 128. The remainder removes the bounds check.
    WORDS[color.index() * 2 + role as usize][bit as usize % 128]
}

/// The word for a king-move counter.
pub(crate) fn run_word(color: Color, run: KingRun) -> u64 {
    split_mix(0x7e57 << 32 | (color.index() as u64) << 16 | u64::from(run.bit) << 8 | u64::from(run.moves))
}
