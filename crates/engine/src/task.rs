//! The input of an engine: a position with its history.

use crownhead_game::Game;
use crownhead_rules::{AnyPosition, DrawClock, Key};

/// A position to analyze.
#[derive(Clone, Debug)]
pub struct Task {
    /// The position.
    pub position: AnyPosition,
    /// Keys of the positions since the last irreversible move, oldest first, this position last. May be empty if the
    /// history is unknown.
    pub keys: Vec<Key>,
    /// The draw counters.
    pub clock: DrawClock,
}

impl Task {
    /// The current position of a game.
    pub fn from_game(game: &Game) -> Task {
        Task { position: *game.position(), keys: game.keys(), clock: game.draw_clock() }
    }

    /// A position without history.
    pub fn from_position(position: AnyPosition) -> Task {
        Task { position, keys: vec![position.key()], clock: DrawClock::default() }
    }
}
