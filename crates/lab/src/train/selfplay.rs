//! Games of the engine against itself.

use std::sync::Arc;

use crownhead_engine::{Engine, Limits, Options, Silent, Task, Techniques};
use crownhead_eval::Weights;
use crownhead_game::Game;
use crownhead_rules::{AnyRules, Color};

use crate::openings::Numbers;

use super::samples::Sample;

/// How to play.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// The rules.
    pub rules: AnyRules,
    /// Nodes for each move.
    pub nodes: u64,
    /// Where openings come from.
    pub seed: u64,
    /// Judges by these; by material and squares without any.
    pub weights: Option<Arc<Weights>>,
    /// Searches by these techniques.
    pub techniques: Techniques,
}

/// Games of a batch.
pub const BATCH: u32 = 100;

/// Random plies at the beginning of a game, at least and at most.
const OPENING: (usize, usize) = (3, 12);
/// A game that lasts longer is a draw.
const LONGEST: usize = 240;
/// Bytes of the memory of a search of a few thousand nodes.
const TABLE_BYTES: usize = 1 << 20;

impl SelfPlay {
    /// The quiet positions of a batch of games, with their results.
    pub fn batch(&self, batch: u32) -> Vec<Sample> {
        let mut engine = Engine::new(Options { table_bytes: TABLE_BYTES, seed: 0 });
        engine.set_weights(self.weights.clone());
        engine.set_techniques(self.techniques);
        (0..BATCH).flat_map(|game| self.game(batch * BATCH + game, &mut engine)).collect()
    }

    fn game(&self, number: u32, engine: &mut Engine) -> Vec<Sample> {
        engine.clear();
        let mut numbers = Numbers::new(self.seed ^ (u64::from(number) << 24));
        let plies = OPENING.0 + numbers.below(OPENING.1 - OPENING.0 + 1);
        let mut game = opening(self.rules, plies, &mut numbers);
        let mut samples = Vec::new();
        let mut decided = None;
        while game.outcome().is_none() && game.ply() < LONGEST {
            let position = game.position();
            let report = engine.analyze(&Task::from_game(&game), &Limits::nodes(self.nodes), &mut Silent);
            let turn = position.turn();
            if report.score.decided_in().is_some() {
                decided = Some(if report.score.0 > 0 { turn } else { turn.other() });
                break;
            }
            if !position.has_capture(turn) && !position.has_capture(turn.other()) {
                let score = report.score.0.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16;
                samples.push(Sample::of(position, score, number));
            }
            let Some(&mv) = report.line.first() else { break };
            if game.play(mv).is_err() {
                break;
            }
        }
        let winner = decided.or_else(|| game.outcome().and_then(crownhead_game::Outcome::winner));
        let half_points = match winner {
            Some(Color::White) => 2,
            Some(Color::Black) => 0,
            None => 1,
        };
        for sample in &mut samples {
            sample.half_points = half_points;
        }
        samples
    }
}

/// A game of so many random plies that is not over.
fn opening(rules: AnyRules, plies: usize, numbers: &mut Numbers) -> Game {
    let mut game = Game::new(rules);
    for _ in 0..plies {
        let legal = game.position().legal_moves();
        let before = game.clone();
        if legal.is_empty() || game.play(legal[numbers.below(legal.len())]).is_err() {
            return before;
        }
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::Variant;

    fn play(seed: u64) -> SelfPlay {
        SelfPlay {
            rules: AnyRules::Variant(Variant::Mini6English),
            nodes: 60,
            seed,
            weights: None,
            techniques: Techniques::ALL,
        }
    }

    #[test]
    fn a_batch_follows_from_its_number_and_the_seed() {
        let samples = play(1).batch(3);
        assert_eq!(samples, play(1).batch(3));
        assert_ne!(samples, play(2).batch(3));
        let games = (samples[0].game, samples[samples.len() - 1].game);
        assert!(games.0 >= 300 && games.1 < 400, "{games:?}");
        assert!((0..3).all(|points| samples.iter().any(|sample| sample.half_points == points)));
    }
}
