//! One evaluator for all: learnt weights where there are some, material and square values where there are none.

use crownhead_rules::{Board, Rules};

use crate::{Evaluator, Patterns, Score, SquareValues, Weights};

/// Judges by learnt weights if it has them. A single type, so that search is compiled once for both.
#[derive(Clone, Debug)]
pub struct Judge<'w, R: Rules> {
    learnt: Option<Patterns<'w, R>>,
    plain: SquareValues<R>,
}

impl<'w, R: Rules> Judge<'w, R> {
    /// For those rules. Weights for another board are not used.
    pub fn new(rules: &R, weights: Option<&'w Weights>) -> Judge<'w, R> {
        Judge { learnt: weights.and_then(Patterns::new), plain: SquareValues::new(rules) }
    }
}

impl<R: Rules> Evaluator<R> for Judge<'_, R> {
    #[inline]
    fn evaluate(&self, board: &Board<R::Board>) -> Score {
        match &self.learnt {
            Some(patterns) => patterns.evaluate(board),
            None => self.plain.evaluate(board),
        }
    }
}
