//! The evaluation cache: static evaluations by position key.
//!
//! Leaves recur by transposition and in re-searches, and a lookup takes a fraction of an evaluation's time. Each thread
//! has a direct-mapped cache of 2^13 entries (64 KiB) that answers about a fifth of the requests; 256 KiB answer three
//! tenths, but the search is slower by as much as that saves.
//!
//! Invariant: a cached score equals the evaluator's, so no search result depends on the cache's content.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{Position, Rules};

const ENTRIES: usize = 1 << 13;
/// The bits of an entry that hold its score.
const SCORE: u64 = 0xffff;

/// An entry holds the score in its low 16 bits and the upper 48 bits of the key. The lowest 13 bits of the key select
/// the entry, so a hit compares 61 bits.
#[derive(Debug)]
pub(crate) struct EvalCache(Vec<u64>);

impl EvalCache {
    pub(crate) fn new() -> EvalCache {
        EvalCache(vec![0; ENTRIES])
    }

    /// The evaluator's score of a position, from the cache if it is there.
    #[inline]
    pub(crate) fn evaluate<R: Rules, E: Evaluator<R>>(
        &mut self,
        evaluator: &E,
        position: &Position<R::Board>,
    ) -> Score {
        let key = position.key().0;
        let entry = &mut self.0[key as usize % ENTRIES];
        if (*entry ^ key) <= SCORE {
            return Score(i32::from(*entry as i16));
        }
        let score = evaluator.evaluate(position.board());
        *entry = (key & !SCORE) | u64::from(score.0 as u16);
        score
    }
}
