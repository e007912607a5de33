//! The results of a match, entered in any order and counted in their own.
//!
//! The invariant: what is counted, and when a test is decided, does not depend on the order in which games end.

use std::collections::BTreeMap;

use crate::score::Tally;
use crate::sprt::{Sprt, Verdict};

/// Counts results pair by pair, in the order of the match.
#[derive(Clone, Debug)]
pub struct Ledger {
    test: Option<Sprt>,
    verdict: Verdict,
    tally: Tally,
    /// Results that wait for those before them.
    waiting: BTreeMap<usize, u8>,
    /// The game that comes next.
    next: usize,
    /// The first game of the pair that is not complete.
    first: Option<u8>,
}

impl Ledger {
    /// An empty ledger; with a test it counts nothing more once that is decided.
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

    /// Enters the half points (0 to 2) of a game and yields the games that count from now on, in their order.
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

    /// What the complete pairs so far add up to.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// What the test says; without one it stays open.
    pub fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// What everything adds up to, a last game without a second included.
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
    fn games_count_in_their_own_order() {
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
    fn a_test_is_decided_at_the_same_game_in_whatever_order_they_end() {
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
