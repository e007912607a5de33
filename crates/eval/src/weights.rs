//! Learned weights: what an evaluator knows about one board and one rule set.
//!
//! Every weight is a pair: one for a full board, one for an empty one; an evaluator interpolates by the number of
//! pieces. Training writes the flat list of [`Weights::values`] ([layout](place)); play uses tables prepared from it.
//!
//! Invariant: the prepared tables depend on the values alone, so weights evaluate the same after being stored and read.

mod file;
mod layout;
mod prepared;

pub use file::WeightsError;
pub use layout::{
    MAX_PAIRED_KINGS, Pairing, WindowPlace, bit_of, oriented_squares, pair_index, patterns_from, place,
    windows,
};

use alloc::vec::Vec;

use crownhead_rules::BoardKind;

use crate::regions::{self, MAX_PATTERNS, Numbering};
use prepared::{Pairs, tables};

/// Weights count in this fraction of a hundredth of a man.
pub const UNIT: i32 = 4;

/// A weight on a full board and on an empty one; between them it changes evenly.
pub type Pair = [i16; 2];

/// What a learned evaluator knows about one board and one rule set.
///
/// ```
/// use crownhead_eval::{Weights, weights::place};
/// use crownhead_rules::BoardKind;
///
/// let mut values = vec![[0, 0]; Weights::count(BoardKind::Dark8)];
/// values[place::MAN] = [400, 420];
/// let weights = Weights::new(BoardKind::Dark8, 24, values)?;
/// let read = Weights::parse(&weights.to_bytes())?;
/// assert_eq!(read.values(), weights.values());
/// # Ok::<(), crownhead_eval::WeightsError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Weights {
    pub(crate) board: BoardKind,
    /// The number of pieces on a full board.
    pub(crate) full: u8,
    values: Vec<Pair>,
    /// The number of patterns that were learned.
    learned: usize,
    /// The weights of a man, kings, the move and the squares of kings.
    pub(crate) single: Vec<Pair>,
    /// The weights of pairs of a king and another piece.
    pub(crate) pairs: Pairs,
    /// Each pattern's table, its windows added up.
    pub(crate) tables: [Vec<Pair>; MAX_PATTERNS],
    pub(crate) numbering: Numbering,
    /// By bit: the square from White's side, and from Black's.
    pub(crate) oriented: Vec<[u8; 2]>,
}

impl Weights {
    /// The number of weights for a board.
    pub fn count(board: BoardKind) -> usize {
        layout::count(board, regions::patterns(board))
    }

    /// The number of learned values; patterns added to the board later are zeros at the end.
    pub fn learned(&self) -> usize {
        layout::count(self.board, self.learned)
    }

    /// Weights from values in their order: see [`place`]; the [`windows`] of the patterns come last.
    ///
    /// # Errors
    /// [`WeightsError::Length`] if there are not [`Weights::count`] values, or `full` is 0.
    pub fn new(board: BoardKind, full: u8, values: Vec<Pair>) -> Result<Weights, WeightsError> {
        if values.len() != Weights::count(board) || full == 0 {
            return Err(WeightsError::Length);
        }
        let single = values[..place::KING_SQUARES + usize::from(board.squares())].to_vec();
        let oriented = oriented_squares(board);
        Ok(Weights {
            board,
            full,
            learned: regions::patterns(board),
            single,
            pairs: Pairs::new(board, &oriented, &values),
            tables: tables(board, &values),
            numbering: Numbering::new(board, oriented.len() / 8, |square| bit_of(board, square)),
            oriented,
            values,
        })
    }

    /// The board that the weights are for.
    pub fn board(&self) -> BoardKind {
        self.board
    }

    /// The values in their order.
    pub fn values(&self) -> &[Pair] {
        &self.values
    }
}
