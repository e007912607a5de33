//! Learned weights: what an evaluator knows about one board and one rule set.
//!
//! Every weight has a value for each phase of the game, from the full board to the empty one; an evaluator interpolates
//! between two phases by the number of pieces. Training writes the flat list of [`Phase::values`] ([layout](place));
//! play uses tables prepared from it.
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

use crate::regions::{self, Numbering};
pub(crate) use prepared::Stage;

/// Weights count in this fraction of a hundredth of a man.
pub const UNIT: i32 = 4;

/// The most phases of weights.
pub const MAX_PHASES: usize = 4;

/// The values of all weights in one phase of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phase {
    /// The number of pieces with which these values count alone.
    pub pieces: u8,
    /// The values in their order: see [`place`]; the [`windows`] of the patterns come last.
    pub values: Vec<i16>,
}

/// Checks the numbers of pieces of phases: two to [`MAX_PHASES`], decreasing to 0.
///
/// # Errors
/// [`WeightsError::Phases`] if they are not.
pub fn in_order(phases: &[u8]) -> Result<(), WeightsError> {
    let fit = (2..=MAX_PHASES).contains(&phases.len()) && phases.last() == Some(&0);
    let decreasing = phases.is_sorted_by(|earlier, later| earlier > later);
    if fit && decreasing { Ok(()) } else { Err(WeightsError::Phases) }
}

/// A weight in an earlier phase and in the next one; between them it changes evenly.
pub(crate) type Pair = [i16; 2];

/// What a learned evaluator knows about one board and one rule set.
///
/// ```
/// use crownhead_eval::{Weights, weights::{Phase, place}};
/// use crownhead_rules::BoardKind;
///
/// let phase = |pieces, man| {
///     let mut values = vec![0; Weights::count(BoardKind::Dark8)];
///     values[place::MAN] = man;
///     Phase { pieces, values }
/// };
/// let weights = Weights::new(BoardKind::Dark8, vec![phase(24, 400), phase(0, 420)])?;
/// let read = Weights::parse(&weights.to_bytes())?;
/// assert_eq!(read.phases(), weights.phases());
/// # Ok::<(), crownhead_eval::WeightsError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Weights {
    pub(crate) board: BoardKind,
    phases: Vec<Phase>,
    /// The number of patterns that were learned.
    learned: usize,
    /// Between each phase and the next one.
    stages: Vec<Stage>,
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

    /// Weights from their values in two to [`MAX_PHASES`] phases, from the full board to the empty one.
    ///
    /// # Errors
    /// [`WeightsError::Length`] if a phase has not [`Weights::count`] values; [`WeightsError::Phases`] if there are too
    /// few or too many, their pieces do not decrease, or the last has any.
    pub fn new(board: BoardKind, phases: Vec<Phase>) -> Result<Weights, WeightsError> {
        if phases.iter().any(|phase| phase.values.len() != Weights::count(board)) {
            return Err(WeightsError::Length);
        }
        in_order(&phases.iter().map(|phase| phase.pieces).collect::<Vec<_>>())?;
        let oriented = oriented_squares(board);
        Ok(Weights {
            board,
            learned: regions::patterns(board),
            stages: phases
                .iter()
                .zip(&phases[1..])
                .map(|(earlier, later)| Stage::new(board, &oriented, earlier, later))
                .collect(),
            numbering: Numbering::new(board, oriented.len() / 8, |square| bit_of(board, square)),
            oriented,
            phases,
        })
    }

    /// The board that the weights are for.
    pub fn board(&self) -> BoardKind {
        self.board
    }

    /// The phases, from the full board to the empty one.
    pub fn phases(&self) -> &[Phase] {
        &self.phases
    }

    /// The weights for this number of pieces.
    #[inline]
    pub(crate) fn stage(&self, pieces: i32) -> &Stage {
        // All but the last stage end at a phase with pieces.
        let [earlier @ .., last] = self.stages.as_slice() else { unreachable!("there are two phases") };
        earlier.iter().find(|stage| pieces > stage.later).unwrap_or(last)
    }
}
