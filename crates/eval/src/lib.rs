//! Static evaluation of draughts positions.
//!
//! Not here: search and files. Invariant: an evaluator is a pure function of the board; swapping the colors and turning
//! the board around leaves the score for the side to move unchanged.
//!
//! Reading order: `score`; `piece_square`, the untrained evaluator; `regions` and `patterns`, the learned one;
//! `weights`, what it learned and how that is stored; `static_evaluator`, which chooses between the two.
#![doc = include_str!("../README.md")]
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

/// Evaluates positions of one rule set. Threads share it.
pub trait Evaluator<R: Rules>: Sync {
    /// The score of the board for the side to move.
    fn evaluate(&self, board: &Board<R::Board>) -> Score;
}
