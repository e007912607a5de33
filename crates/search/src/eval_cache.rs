//! What positions were judged to be worth: many leaves are met again by another order of moves, or in the next search of their
//! node, and to look a score up takes a fraction of the time.
//!
//! Invariant: a score from here is the one that the evaluator would give, so that no search depends on what is remembered.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{Position, Rules};

use crate::node::Search;

/// In the lower 16 bits of an entry its score, above them the key of its position, whose lowest bits say where it stands: 61 bits
/// of the key are compared, so that no two positions are taken for each other.
#[derive(Debug)]
pub(crate) struct EvalCache(Vec<u64>);

/// Entries: 64 KiB of them, which know a fifth of what they are asked. 256 KiB know three tenths but take longer to read.
const ENTRIES: usize = 1 << 13;
/// The bits of an entry that hold its score.
const SCORE: u64 = 0xffff;

impl EvalCache {
    pub(crate) fn new() -> EvalCache {
        EvalCache(vec![0; ENTRIES])
    }
}

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// What the evaluator says about a position.
    #[inline]
    pub(crate) fn static_eval(&mut self, position: &Position<R::Board>) -> Score {
        let key = position.key().0;
        let place = &mut self.eval_cache.0[key as usize % ENTRIES];
        if (*place ^ key) <= SCORE {
            return Score(i32::from(*place as i16));
        }
        let score = self.evaluator.evaluate(position.board());
        *place = (key & !SCORE) | u64::from(score.0 as u16);
        score
    }
}
