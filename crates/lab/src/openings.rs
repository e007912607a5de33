//! The opening of each pair of games.
//!
//! Invariant: an opening depends only on the suite, its seed and the number of the pair, so a match can be resumed at
//! any point.

use crownhead_engine::{Engine, Limits, NullMonitor, Options, Task};
use crownhead_game::Game;
use crownhead_rules::AnyRules;

use crate::ballots;
use crate::numbers::Numbers;

mod list;

pub use list::{OpeningError, after_moves, parse};

/// The largest score of an acceptable random opening, by a short search, in hundredths of a man.
const EVEN: i32 = 33;
/// The limits of that search.
const LOOK: Limits = Limits { nodes: Some(3000), depth: Some(8), time: None };
/// Attempts to find an even opening. After that, the most even one is used.
const ATTEMPTS: u32 = 40;
/// The plies of random openings.
pub const RANDOM_PLIES: u32 = 6;
/// The most random plies after a reused opening.
const MOST_PLIES: u32 = 8;

/// Openings for a match of any length. Once all have been used, each is reused with more and more random plies, since
/// deterministic players would otherwise repeat their games.
#[derive(Clone, Debug)]
pub struct Suite {
    starts: Vec<Game>,
    /// Random plies after a start when it is first used.
    plies: u32,
    seed: u64,
}

/// A short search that looks for even openings. Each thread has its own.
#[derive(Debug)]
pub struct Scout(Engine);

impl Default for Scout {
    fn default() -> Scout {
        Scout(Engine::new(Options { table_bytes: 1 << 20, seed: 0 }))
    }
}

impl Scout {
    /// The lead of either side, in hundredths of a man.
    fn difference(&mut self, game: &Game) -> i32 {
        self.0.clear();
        self.0.analyze(&Task::from_game(game), &LOOK, &mut NullMonitor).score.0.abs()
    }
}

impl Suite {
    /// Random openings of this many plies.
    pub fn random(rules: AnyRules, plies: u32, seed: u64) -> Suite {
        Suite { starts: vec![Game::new(rules)], plies, seed }
    }

    /// Three-move ballots, shuffled; `None` where they are not legal.
    pub fn ballots(rules: AnyRules, barred_too: bool, seed: u64) -> Option<Suite> {
        ballots::games(rules, barred_too).map(|starts| Suite::shuffled(starts, seed))
    }

    /// All sound openings of two plies, shuffled; `None` if there are none.
    pub fn two_move(rules: AnyRules, seed: u64) -> Option<Suite> {
        let starts = ballots::two_move(rules);
        (!starts.is_empty()).then(|| Suite::shuffled(starts, seed))
    }

    /// These openings in their order. The list must not be empty.
    pub fn list(starts: Vec<Game>, seed: u64) -> Suite {
        Suite { starts, plies: 0, seed }
    }

    fn shuffled(mut starts: Vec<Game>, seed: u64) -> Suite {
        let mut numbers = Numbers::new(seed);
        for last in (1..starts.len()).rev() {
            starts.swap(last, numbers.below(last + 1));
        }
        Suite::list(starts, seed)
    }

    /// The starts, the random plies after them and the seed, from which [`Suite::of_parts`] makes the same suite.
    pub(crate) fn parts(&self) -> (&[Game], u32, u64) {
        (&self.starts, self.plies, self.seed)
    }

    pub(crate) fn of_parts(starts: Vec<Game>, plies: u32, seed: u64) -> Suite {
        Suite { starts, plies, seed }
    }

    /// The number of different openings; `None` if all are random.
    pub fn distinct(&self) -> Option<usize> {
        (self.plies == 0).then_some(self.starts.len())
    }

    /// The opening of a pair, from 0.
    pub fn opening(&self, pair: usize, scout: &mut Scout) -> Game {
        let (round, start) = (pair / self.starts.len(), &self.starts[pair % self.starts.len()]);
        let plies = match (self.plies, round) {
            (0, 0) => return start.clone(),
            (0, round) => (round as u32 + 1).min(MOST_PLIES),
            (plies, _) => plies,
        };
        let mut numbers = Numbers::of_task(self.seed, pair as u64);
        let mut most_even = (i32::MAX, start.clone());
        for _ in 0..ATTEMPTS {
            let game = walk(start, plies, &mut numbers);
            if game.outcome().is_some() {
                continue;
            }
            let difference = scout.difference(&game);
            if difference < most_even.0 {
                most_even = (difference, game);
            }
            if difference < EVEN {
                break;
            }
        }
        most_even.1
    }
}

fn walk(start: &Game, plies: u32, numbers: &mut Numbers) -> Game {
    let mut game = start.clone();
    for _ in 0..plies {
        let legal = game.position().legal_moves();
        // The game may end early on small boards.
        if legal.is_empty() || game.play(legal[numbers.below(legal.len())]).is_err() {
            break;
        }
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::Variant;
    use std::collections::BTreeSet;

    const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

    fn keys(suite: &Suite, pairs: std::ops::Range<usize>) -> BTreeSet<crownhead_rules::Key> {
        let mut scout = Scout::default();
        pairs.map(|pair| suite.opening(pair, &mut scout).position().key()).collect()
    }

    #[test]
    fn random_openings_depend_on_the_seed_and_are_different_and_even() {
        let (suite, mut scout) = (Suite::random(ENGLISH, 6, 7), Scout::default());
        for pair in [0, 1, 12] {
            let opening = suite.opening(pair, &mut scout);
            assert_eq!(opening, suite.clone().opening(pair, &mut Scout::default()));
            assert!(opening.ply() == 6 && opening.outcome().is_none());
            assert!(scout.difference(&opening) < EVEN);
        }
        assert!(keys(&suite, 0..20).len() > 18);
        assert_ne!(keys(&suite, 0..4), keys(&Suite::random(ENGLISH, 6, 8), 0..4));
    }

    #[test]
    fn openings_hardly_repeat_whatever_the_seed() {
        // Moves in another order lead to the same position, so a few do.
        for seed in [1, 2, 7] {
            assert!(keys(&Suite::random(ENGLISH, 6, seed), 0..200).len() > 180, "seed {seed}");
        }
    }

    #[test]
    fn every_ballot_is_used_before_any_is_reused_with_more_plies() {
        let suite = Suite::ballots(ENGLISH, false, 3).expect("they are legal");
        let mut scout = Scout::default();
        let first: Vec<Game> = (0..156).map(|pair| suite.opening(pair, &mut scout)).collect();
        assert!(first.iter().all(|game| game.ply() == 3));
        let again = suite.opening(156, &mut scout);
        assert_eq!((again.ply(), &again.moves()[..3]), (5, first[0].moves()));
        assert_eq!(suite.opening(156 * 2, &mut scout).ply(), 6);
        let other = Suite::ballots(ENGLISH, false, 4).expect("they are legal");
        assert_ne!(other.opening(0, &mut scout), first[0], "the seed decides on the order");
    }
}
