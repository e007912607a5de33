//! Tables for play, prepared from the flat list of weights.
//!
//! Invariant: a look-up gives the same sum as adding up the list's weights one by one.

use alloc::{vec, vec::Vec};

use crownhead_rules::{BoardKind, Color};

use super::{
    Pair, Phase,
    layout::{Pairing, WindowPlace, bit_of, pair_index, place, windows},
};
use crate::regions::{self, MAX_PATTERNS};

/// The weights between two phases.
#[derive(Clone, Debug)]
pub(crate) struct Stage {
    /// The number of pieces of the earlier phase.
    pub(crate) earlier: i32,
    /// The number of pieces of the later phase.
    pub(crate) later: i32,
    /// The weights of a man, kings, the move and the squares of kings.
    pub(crate) single: Vec<Pair>,
    /// The weights of pairs of a king and another piece.
    pub(crate) pairs: Pairs,
    /// Each pattern's table, its windows added up.
    pub(crate) tables: [Vec<Pair>; MAX_PATTERNS],
}

impl Stage {
    pub(super) fn new(board: BoardKind, oriented: &[[u8; 2]], earlier: &Phase, later: &Phase) -> Stage {
        let value = |place: usize| [earlier.values[place], later.values[place]];
        Stage {
            earlier: i32::from(earlier.pieces),
            later: i32::from(later.pieces),
            single: (0..place::KING_SQUARES + usize::from(board.squares())).map(value).collect(),
            pairs: Pairs::new(board, oriented, value),
            tables: tables(board, value),
        }
    }
}

/// The weights of pairs by bits of the board's words, so that an evaluator need not turn the board around.
#[derive(Clone, Debug)]
pub(crate) struct Pairs {
    weights: Vec<Pair>,
    bits: usize,
}

impl Pairs {
    fn new(board: BoardKind, oriented: &[[u8; 2]], value: impl Fn(usize) -> Pair) -> Pairs {
        let (bits, squares) = (oriented.len(), usize::from(board.squares()));
        let real: Vec<usize> = board.all().map(|square| bit_of(board, square)).collect();
        let mut weights = vec![[0; 2]; 2 * bits * 4 * bits];
        for color in 0..2 {
            // A king is no pair with itself.
            let couples = real.iter().flat_map(|king| real.iter().map(move |other| (king, other)));
            for (&king, &other) in couples.filter(|(king, other)| king != other) {
                for pairing in [Pairing::OwnMan, Pairing::TheirMan, Pairing::OwnKing, Pairing::TheirKing] {
                    let [king_square, other_square] = [king, other].map(|bit| oriented[bit][color]);
                    let from = pair_index(squares, pairing, king_square, other_square);
                    weights[((color * bits + king) * 4 + pairing as usize) * bits + other] = value(from);
                }
            }
        }
        Pairs { weights, bits }
    }

    /// The weights of a king's pairs for each [`Pairing`], by the bit of the other piece.
    #[inline]
    pub(crate) fn rows(&self, color: Color, king: u32) -> [&[Pair]; 4] {
        let from = (color.index() * self.bits + king as usize) * 4 * self.bits;
        let (men, kings) = self.weights[from..from + 4 * self.bits].split_at(2 * self.bits);
        let ((a, b), (c, d)) = (men.split_at(self.bits), kings.split_at(self.bits));
        [a, b, c, d]
    }
}

/// Each pattern's table: for each arrangement the sum of all its windows' weights.
fn tables(board: BoardKind, value: impl Fn(usize) -> Pair) -> [Vec<Pair>; MAX_PATTERNS] {
    let mut tables: [Vec<Pair>; MAX_PATTERNS] = Default::default();
    for (table, size) in tables.iter_mut().zip(regions::sizes(board)) {
        table.resize(size, [0; 2]);
    }
    for WindowPlace { pattern, window: (first, _), from, size } in windows(board) {
        // Arrangements whose window is the same follow each other, so that no index has to be taken apart.
        let same = 3_usize.pow(first as u32);
        for run in tables[pattern].chunks_exact_mut(same * size) {
            for (sums, [earlier, later]) in run.chunks_exact_mut(same).zip((from..from + size).map(&value)) {
                for sum in sums {
                    *sum = [sum[0].saturating_add(earlier), sum[1].saturating_add(later)];
                }
            }
        }
    }
    tables
}
