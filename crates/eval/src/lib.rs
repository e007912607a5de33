//! What a position is worth, without looking ahead.
//!
//! Knows nothing of search and of files. Invariant: an evaluator is a pure function of the board, and a
//! position with colors swapped and the board turned has the same score for the side to move.
#![no_std]

extern crate alloc;

mod patterns;
mod piece_square;
pub mod regions;
mod score;
mod static_evaluator;
pub mod weights;

pub use patterns::PatternEvaluator;
pub use piece_square::PieceSquareEvaluator;
pub use score::Score;
pub use static_evaluator::StaticEvaluator;
pub use weights::{Weights, WeightsError};

use crownhead_rules::{Board, Rules};

/// Judges positions of one rule set; threads share it.
pub trait Evaluator<R: Rules>: Sync {
    /// The worth of the board to the side to move.
    fn evaluate(&self, board: &Board<R::Board>) -> Score;
}
