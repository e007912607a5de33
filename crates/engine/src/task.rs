//! What an engine is asked about: a position with its past.

use crownhead_game::Game;
use crownhead_rules::{AnyPosition, DrawClock, Key};

/// A position to think about.
#[derive(Clone, Debug)]
pub struct Task {
    /// The position.
    pub position: AnyPosition,
    /// Keys of the positions since the last irreversible move, oldest first, the position's own last. May be
    /// empty when the past is unknown.
    pub keys: Vec<Key>,
    /// The draw counters.
    pub clock: DrawClock,
}

impl Task {
    /// The present position of a game.
    pub fn from_game(game: &Game) -> Task {
        Task { position: *game.position(), keys: game.keys(), clock: game.draw_clock() }
    }

    /// A position without a past.
    pub fn from_position(position: AnyPosition) -> Task {
        Task { position, keys: vec![position.key()], clock: DrawClock::default() }
    }
}
