//! Setups between the moves of a game, and passed turns.

use crownhead_rules::{AnyPosition, AnyRules, Color};

use crate::fen::{self, FenError};

/// The position of a setup: a FEN, or `B::` or `W::` for the same pieces with that side to move.
pub(super) fn set_up(text: &str, now: &AnyPosition, rules: AnyRules) -> Result<AnyPosition, FenError> {
    match text.trim() {
        "B::" => Ok(with_turn(now, Color::Black)),
        "W::" => Ok(with_turn(now, Color::White)),
        _ => fen::parse(text, rules),
    }
}

/// The same position with the other side to move.
pub(super) fn turn_passed(position: &AnyPosition) -> AnyPosition {
    with_turn(position, position.turn().other())
}

fn with_turn(position: &AnyPosition, turn: Color) -> AnyPosition {
    let mut setup = position.setup();
    setup.turn = turn;
    setup.into_position(position.rules()).unwrap_or(*position)
}
