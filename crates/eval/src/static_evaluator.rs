//! The evaluator for play: learned patterns if there are weights, else material and squares.

use crownhead_rules::{Board, Rules};

use crate::{Evaluator, PatternEvaluator, PieceSquareEvaluator, Score, Weights};

/// Evaluates with learned weights if it has some. One type for both, so that a search is compiled once.
#[derive(Clone, Debug)]
pub struct StaticEvaluator<'w, R: Rules> {
    learned: Option<PatternEvaluator<'w, R>>,
    untrained: PieceSquareEvaluator<R>,
}

impl<'w, R: Rules> StaticEvaluator<'w, R> {
    /// An evaluator for these rules. It ignores weights of another board.
    pub fn new(rules: &R, weights: Option<&'w Weights>) -> StaticEvaluator<'w, R> {
        StaticEvaluator {
            learned: weights.and_then(PatternEvaluator::new),
            untrained: PieceSquareEvaluator::new(rules),
        }
    }
}

impl<R: Rules> Evaluator<R> for StaticEvaluator<'_, R> {
    #[inline]
    fn evaluate(&self, board: &Board<R::Board>) -> Score {
        match &self.learned {
            Some(patterns) => patterns.evaluate(board),
            None => self.untrained.evaluate(board),
        }
    }
}
