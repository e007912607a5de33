//! Results of a person's games against levels, from which the page finds the person's level.
//!
//! Not here: where they are kept, and what they say (`crownhead_engine::place`).

use std::collections::BTreeMap;

use crownhead_engine::{Placement, note_result, place, result_of};
use crownhead_rules::AnyRules;
use serde::{Deserialize, Serialize};

use super::session::Session;

/// The results of all rules, each with the newest last.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Results {
    /// The level and the person's half points of each game, by the key of the rules.
    #[serde(default)]
    games: BTreeMap<String, Vec<(u8, u8)>>,
    /// Whether the person plays the level that fits, game after game.
    #[serde(default)]
    pub(crate) follows: bool,
}

impl Results {
    fn of(&self, rules: AnyRules) -> &[(u8, u8)] {
        rules.key().and_then(|key| self.games.get(key)).map_or(&[], Vec::as_slice)
    }

    /// Notes the end of a game. Only games of one person against a level count, from the start to the end.
    pub(crate) fn note(&mut self, session: &Session) -> bool {
        let Some((key, result)) = counted(session) else { return false };
        note_result(self.games.entry(key.to_owned()).or_default(), result);
        true
    }

    /// What is believed about the person under these rules, and after how many games.
    pub(crate) fn placement(&self, rules: AnyRules) -> (Placement, usize) {
        let games = self.of(rules);
        (place(games), games.len())
    }
}

/// The key of the rules, and the result of a game that counts.
fn counted(session: &Session) -> Option<(&'static str, (u8, u8))> {
    let person = session.seats().lone_person().filter(|_| session.drill().is_none())?;
    let result = result_of(session.game(), person, session.seats().opponent()?)?;
    Some((session.rules().key()?, result))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::seats::Seats;
    use crownhead_engine::Opponent;
    use crownhead_game::Game;
    use crownhead_rules::{Color, Variant};

    fn ended(opponent: Opponent, winner: Option<Color>) -> Session {
        let mut game = Game::new(AnyRules::Variant(Variant::English));
        match winner {
            Some(winner) => assert!(game.resign(winner.other())),
            None => assert!(game.agree_draw()),
        }
        Session::new(game, Seats::against(opponent, Color::White))
    }

    #[test]
    fn games_against_levels_count_and_others_do_not() {
        let rules = AnyRules::Variant(Variant::English);
        let mut results = Results::default();
        let (before, none) = results.placement(rules);
        assert_eq!(none, 0);
        assert!(results.note(&ended(Opponent::Level(before.level), Some(Color::White))));
        let (after, one) = results.placement(rules);
        assert_eq!(one, 1);
        assert!(after.points > before.points, "a win raises the rating");
        assert!(
            results.note(&ended(Opponent::Level(3), Some(Color::Black)))
                && results.note(&ended(Opponent::Level(3), None))
        );
        assert!(results.placement(rules).0.points < after.points);
        assert!(!results.note(&ended(Opponent::Random, Some(Color::White))), "no level");
        let running = Session::new(Game::new(rules), Seats::against(Opponent::Level(3), Color::White));
        assert!(!results.note(&running), "not at its end");
        assert_eq!(
            results.placement(AnyRules::Variant(Variant::Russian)).1,
            0,
            "each game has its own level"
        );
        for _ in 0..50 {
            results.note(&ended(Opponent::Level(3), None));
        }
        assert_eq!(results.placement(rules).1, 20);
    }
}
