//! One evaluator for all: learnt weights where there are some, material and square values where there are none.

use crownhead_rules::{Board, Rules};

use crate::{Evaluator, PatternEvaluator, PieceSquareEvaluator, Score, Weights};

/// Judges by learnt weights if it has them. A single type, so that search is compiled once for both.
#[derive(Clone, Debug)]
pub struct StaticEvaluator<'w, R: Rules> {
    learnt: Option<PatternEvaluator<'w, R>>,
    plain: PieceSquareEvaluator<R>,
}

impl<'w, R: Rules> StaticEvaluator<'w, R> {
    /// For those rules. Weights for another board are not used.
    pub fn new(rules: &R, weights: Option<&'w Weights>) -> StaticEvaluator<'w, R> {
        StaticEvaluator {
            learnt: weights.and_then(PatternEvaluator::new),
            plain: PieceSquareEvaluator::new(rules),
        }
    }
}

impl<R: Rules> Evaluator<R> for StaticEvaluator<'_, R> {
    #[inline]
    fn evaluate(&self, board: &Board<R::Board>) -> Score {
        match &self.learnt {
            Some(patterns) => patterns.evaluate(board),
            None => self.plain.evaluate(board),
        }
    }
}
