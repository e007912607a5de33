//! The results of a match, entered in any order and counted in order.
//!
//! Invariant: the counts and the decision of a test do not depend on the order in which games end.

use std::collections::BTreeMap;

use crate::score::Tally;
use crate::sprt::{Sprt, Verdict};

/// Counts results pair by pair, in the order of the match.
#[derive(Clone, Debug)]
pub struct Ledger {
    test: Option<Sprt>,
    verdict: Verdict,
    tally: Tally,
    /// Results waiting for earlier games.
    waiting: BTreeMap<usize, u8>,
    /// The next game to count.
    next: usize,
    /// The first game of an incomplete pair.
    first: Option<u8>,
}

impl Ledger {
    /// An empty ledger. With a test, it stops counting once that is decided.
    pub fn new(test: Option<Sprt>) -> Ledger {
        Ledger {
            test,
            verdict: Verdict::Open,
            tally: Tally::default(),
            waiting: BTreeMap::new(),
            next: 0,
            first: None,
        }
    }

    /// Enters the half points (0 to 2) of a game. Returns the games that now count, in order.
    pub fn enter(&mut self, index: usize, half_points: u8) -> std::ops::Range<usize> {
        self.waiting.insert(index, half_points);
        let from = self.next;
        while self.verdict == Verdict::Open
            && let Some(half_points) = self.waiting.remove(&self.next)
        {
            self.next += 1;
            match self.first.take() {
                None => self.first = Some(half_points),
                Some(first) => {
                    self.tally.add(first, Some(half_points));
                    self.verdict = self.test.map_or(Verdict::Open, |test| test.verdict(&self.tally.pairs));
                }
            }
        }
        from..self.next
    }

    /// The tally of complete pairs.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The verdict of the test; open without one.
    pub fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// The tally including a last single game.
    pub fn close(&self) -> Tally {
        let mut tally = self.tally;
        if let Some(first) = self.first {
            tally.add(first, None);
        }
        tally
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_count_in_order() {
        let mut ledger = Ledger::new(None);
        assert_eq!(ledger.enter(1, 2), 0..0);
        assert_eq!(ledger.enter(2, 1), 0..0);
        assert_eq!(ledger.enter(0, 1), 0..3);
        assert_eq!((ledger.tally().pairs, ledger.tally().games()), ([0, 0, 0, 1, 0], 2));
        assert_eq!(ledger.close().games(), 3);
        assert_eq!(ledger.enter(3, 0), 3..4);
        assert_eq!(ledger.tally().pairs, [0, 1, 0, 1, 0]);
    }

    #[test]
    fn the_decision_does_not_depend_on_the_order_of_endings() {
        let test = Sprt { elo0: 0.0, elo1: 200.0, alpha: 0.05, beta: 0.05 };
        let results: Vec<u8> = (0..200).map(|index| [2, 1, 2, 2, 0, 2][index % 6]).collect();
        let play = |order: &[usize]| {
            let mut ledger = Ledger::new(Some(test));
            for &index in order {
                ledger.enter(index, results[index]);
            }
            (ledger.verdict(), ledger.close())
        };
        let straight: Vec<usize> = (0..200).collect();
        let swapped: Vec<usize> = (0..200).map(|index| index ^ 3).collect();
        assert_eq!(play(&straight), play(&swapped));
        let (verdict, tally) = play(&straight);
        assert!(verdict == Verdict::Passed && tally.games() < 200 && tally.games() % 2 == 0, "{tally:?}");
    }
}
