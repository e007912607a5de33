//! Matches: two opponents, paired openings, as many games at a time as there are threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use crownhead_engine::{Engine, Limits, Opponent, Options, Task, Techniques, choose_huff};
use crownhead_eval::Weights;
use crownhead_game::{Game, Outcome};
use crownhead_rules::Color;

use crate::openings::Numbers;
use crate::score::Tally;
use crate::watch::Clock;

/// A game that has not ended after so many plies is called a draw. Only rules without draws get here.
const MOST_PLIES: usize = 1000;

/// Bytes of each player's memory.
const TABLE_BYTES: usize = 16 << 20;

/// A player and what it plays with.
#[derive(Clone, Debug)]
pub struct Player {
    /// How it plays.
    pub opponent: Opponent,
    /// What it judges by: learnt weights, or material and squares.
    pub weights: Option<Arc<Weights>>,
    /// How it searches.
    pub techniques: Techniques,
}

impl From<Opponent> for Player {
    /// Without weights, with all techniques.
    fn from(opponent: Opponent) -> Player {
        Player { opponent, weights: None, techniques: Techniques::ALL }
    }
}

/// A match to be played.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The player whose results are told.
    pub a: Player,
    /// The other player.
    pub b: Player,
    /// Where games begin; each opening is used twice in a row, with the colors swapped. Not empty.
    pub openings: Vec<Game>,
    /// The number of games.
    pub games: usize,
    /// The limits of each move. They tighten those of a level; plain opponents heed the time only.
    pub limits: Limits,
    /// Where random choices come from.
    pub seed: u64,
    /// Games at a time.
    pub threads: usize,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its place in the match, from 0.
    pub index: usize,
    /// The side that player A had.
    pub a_side: Color,
    /// The game.
    pub game: Game,
    /// Half points for A, 0 to 2.
    pub half_points: u8,
}

impl Contest {
    /// Plays all games and calls `on_game` after each, in the order in which they end. The games come back
    /// in their own order.
    pub fn run(&self, on_game: &(dyn Fn(&Played) + Sync)) -> Vec<Played> {
        let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::with_capacity(self.games)));
        let work = || {
            let mut players = Players::new(self);
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= self.games {
                    break;
                }
                let played = self.game(index, &mut players);
                on_game(&played);
                done.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(played);
            }
        };
        thread::scope(|scope| {
            for _ in 0..self.threads.clamp(1, self.games.max(1)) {
                scope.spawn(work);
            }
        });
        let mut games = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        games.sort_by_key(|played| played.index);
        games
    }

    /// Plays one game.
    fn game(&self, index: usize, players: &mut Players) -> Played {
        let mut game = self.openings[index / 2 % self.openings.len()].clone();
        // A has the side to move in the first game of a pair, and the other side in the second.
        let first = game.position().turn();
        let a_side = if index.is_multiple_of(2) { first } else { first.other() };
        let mut seeds = Numbers::new(self.seed ^ ((index as u64) << 32));
        players.begin(seeds.draw(), seeds.draw());
        while game.outcome().is_none() && game.ply() < MOST_PLIES {
            let turn = game.position().turn();
            let (engine, opponent) = if turn == a_side {
                (&mut players.a, &self.a.opponent)
            } else {
                (&mut players.b, &self.b.opponent)
            };
            if let Some(square) = choose_huff(&game)
                && game.huff(square).is_ok()
                && game.outcome().is_some()
            {
                break;
            }
            let mut clock = Clock::start(self.limits.time);
            let choice = engine.choose(opponent, &Task::from_game(&game), &self.limits, &mut clock);
            let conceded = choice.concedes && game.concede(turn);
            let played = !conceded && choice.mv.is_some_and(|mv| game.play(mv).is_ok());
            if !conceded && !played {
                break;
            }
        }
        let half_points = half_points(game.outcome(), a_side);
        Played { index, a_side, game, half_points }
    }
}

/// The two players of one thread.
struct Players {
    a: Engine,
    b: Engine,
}

impl Players {
    fn new(contest: &Contest) -> Players {
        let engine = |player: &Player| {
            let mut engine = Engine::new(Options { table_bytes: TABLE_BYTES, seed: 0 });
            engine.set_weights(player.weights.clone());
            engine.set_techniques(player.techniques);
            engine
        };
        Players { a: engine(&contest.a), b: engine(&contest.b) }
    }

    /// Makes them forget all earlier games.
    fn begin(&mut self, seed_a: u64, seed_b: u64) {
        for (engine, seed) in [(&mut self.a, seed_a), (&mut self.b, seed_b)] {
            engine.clear();
            engine.set_seed(seed);
        }
    }
}

fn half_points(outcome: Option<Outcome>, side: Color) -> u8 {
    match outcome.map(Outcome::winner) {
        Some(Some(winner)) if winner == side => 2,
        Some(Some(_)) => 0,
        Some(None) | None => 1,
    }
}

/// The results of games that are in their order.
pub fn tally(games: &[Played]) -> Tally {
    let mut tally = Tally::default();
    for pair in games.chunks(2) {
        tally.add(pair[0].half_points, pair.get(1).map(|second| second.half_points));
    }
    tally
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::openings;
    use crownhead_rules::{AnyRules, Preset, Variant};

    fn contest(a: Opponent, b: Opponent, rules: AnyRules, threads: usize) -> Contest {
        let openings = openings::random(rules, 4, 3, 1);
        Contest { a: a.into(), b: b.into(), openings, games: 6, limits: Limits::nodes(300), seed: 5, threads }
    }

    #[test]
    fn the_games_do_not_depend_on_the_threads() {
        let rules = AnyRules::Preset(Preset::Text);
        let moves = |threads| {
            let games = contest(Opponent::Level(2), Opponent::Random, rules, threads).run(&|_| {});
            games.into_iter().map(|played| played.game).collect::<Vec<_>>()
        };
        assert_eq!(moves(1), moves(3));
    }

    #[test]
    fn openings_are_played_with_both_colors_and_counted_for_a() {
        let rules = AnyRules::Variant(Variant::English);
        let games = contest(Opponent::AlphaBeta(3), Opponent::Random, rules, 2).run(&|_| {});
        assert_eq!(games.len(), 6);
        for pair in games.chunks(2) {
            assert_eq!(pair[0].a_side, pair[1].a_side.other());
            assert_eq!(pair[0].game.moves()[..4], pair[1].game.moves()[..4]);
        }
        let tally = tally(&games);
        assert_eq!(tally.games(), 6);
        assert!(tally.wins >= 5, "a search beats chance: {tally:?}");
    }
}
