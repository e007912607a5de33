//! Games that were left for another one, so that starting a game loses nothing.
//!
//! Not here: where the list is kept. Invariant: the newest game comes first, and the list is short.

use serde::{Deserialize, Serialize};

use super::saved::Saved;

/// The games, the newest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct LeftGames {
    pub(crate) games: Vec<Saved>,
}

impl LeftGames {
    /// The most games.
    pub(crate) const MOST: usize = 12;

    /// Adds a game. It replaces earlier states of the same game.
    pub(crate) fn add(&mut self, game: Saved) {
        self.games.retain(|old| !game.continues(old));
        self.games.insert(0, game);
        self.games.truncate(LeftGames::MOST);
    }

    /// Removes a game and returns it.
    pub(crate) fn take(&mut self, index: usize) -> Option<Saved> {
        (index < self.games.len()).then(|| self.games.remove(index))
    }
}

#[cfg(test)]
mod tests {
    use crownhead_game::Game;
    use crownhead_rules::{AnyRules, Variant};

    use super::*;
    use crate::model::seats::Seats;

    fn game(variant: Variant, plies: usize) -> Saved {
        let mut game = Game::new(AnyRules::Variant(variant));
        for _ in 0..plies {
            let mv = game.position().legal_moves()[0];
            game.play(mv).expect("a legal move");
        }
        Saved::of_game(&game, Seats::TWO_PLAYERS, false)
    }

    #[test]
    fn the_newest_game_comes_first_and_replaces_its_past() {
        let mut left = LeftGames::default();
        left.add(game(Variant::English, 2));
        left.add(game(Variant::Russian, 3));
        left.add(game(Variant::English, 4));
        assert_eq!(left.games, [game(Variant::English, 4), game(Variant::Russian, 3)]);
        assert_eq!(left.take(1), Some(game(Variant::Russian, 3)));
        assert_eq!(left.take(1), None);
        for plies in 0..30 {
            left.add(game(Variant::International, plies % 2));
            left.add(game(Variant::Thai, plies % 3));
        }
        assert!(left.games.len() <= LeftGames::MOST);
    }
}
