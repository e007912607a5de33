//! Won endings as games reach them: positions with few pieces that a long search proves won.

use std::ops::RangeInclusive;

use crownhead_engine::{Engine, Limits, NullMonitor, Score, Task};
use crownhead_game::Game;
use crownhead_rules::{AnyPosition, AnyRules};

use crate::contest::played_out;
use crate::openings::{RANDOM_PLIES, Scout, Suite};
use crate::seat::Player;

/// Nodes of each move of the games. Short searches let the games become unequal.
const PLAYING: Limits = Limits::nodes(1_000);
/// A position gets the long search if a short one finds this much for the side to move, in hundredths of a man.
const PROMISING: i32 = 80;
/// The nodes of that short search.
const LOOK: Limits = Limits::nodes(2_000);

/// How endings are found.
#[derive(Clone, Debug)]
pub struct Search {
    /// The rules.
    pub rules: AnyRules,
    /// The player of the games and of the proofs.
    pub player: Player,
    /// Pieces on the board.
    pub pieces: RangeInclusive<usize>,
    /// Nodes of the search that has to prove the win.
    pub proving: u64,
    /// The seed of the games.
    pub seed: u64,
}

impl Search {
    /// So many endings that the side to move wins, at most one of each game. `on_found` is called after each.
    pub fn run(&self, count: usize, on_found: &dyn Fn()) -> Vec<AnyPosition> {
        let suite = Suite::random(self.rules, RANDOM_PLIES, self.seed);
        let (mut engine, mut scout) = (self.player.engine(), Scout::default());
        let mut starts = Vec::new();
        let mut number = 0;
        while starts.len() < count && number < count * 1_000 {
            let game = played_out(&mut engine, suite.opening(number, &mut scout), &PLAYING);
            number += 1;
            if let Some(start) = self.ending(&mut engine, &game) {
                starts.push(start);
                on_found();
            }
        }
        starts
    }

    /// The first position of a game with so many pieces whose side to move has a proven win.
    fn ending(&self, engine: &mut Engine, game: &Game) -> Option<AnyPosition> {
        let positions = (0..=game.ply()).filter_map(|ply| game.position_at(ply));
        let mut endings = positions.filter(|position| self.pieces.contains(&position.pieces().count()));
        endings
            .find(|position| {
                let Score(look) = score(engine, position, &LOOK);
                // A win that is seen at a glance tests nothing.
                (PROMISING..Score::KNOWN.0).contains(&look) && {
                    let proof = score(engine, position, &Limits::nodes(self.proving));
                    proof.is_known() && proof.0 > 0
                }
            })
            .copied()
    }
}

fn score(engine: &mut Engine, position: &AnyPosition, limits: &Limits) -> Score {
    engine.clear();
    engine.analyze(&Task::from_position(*position), limits, &mut NullMonitor).score
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conversion::Conversion;
    use crownhead_engine::Opponent;
    use crownhead_rules::Variant;

    #[test]
    fn endings_of_games_are_found_and_won() {
        let rules = AnyRules::Variant(Variant::English);
        let player = Player::of(Opponent::Level(Opponent::LEVELS));
        let search = Search { rules, player: player.clone(), pieces: 3..=6, proving: 50_000, seed: 1 };
        let starts = search.run(4, &|| ());
        assert_eq!(starts.len(), 4);
        for start in &starts {
            assert!((3..=6).contains(&start.pieces().count()));
        }
        assert_eq!(starts, search.run(4, &|| ()));
        let limits = Limits::nodes(20_000);
        let conversion = Conversion {
            starts,
            attacker: player.clone(),
            defender: player,
            limits,
            resisting: limits,
            threads: 1,
        };
        assert!(conversion.run(&|| ()).won >= 3);
    }
}
