//! Positions that no move leads to: setups and passed turns, as game records have them.

use crownhead_notation::fen;
use crownhead_rules::{AnyPosition, Color};

/// The position that the text of a setup means: a FEN, or `B::` and `W::` for the same pieces with that side to move.
pub(crate) fn set_up(text: &str, now: &AnyPosition) -> Option<AnyPosition> {
    match text.trim() {
        "B::" => Some(with_turn(now, Color::Black)),
        "W::" => Some(with_turn(now, Color::White)),
        _ => fen::parse(text, now.rules()).ok(),
    }
}

/// The same position with the other side to move.
pub(crate) fn with_turn_passed(position: &AnyPosition) -> AnyPosition {
    with_turn(position, position.turn().other())
}

fn with_turn(position: &AnyPosition, turn: Color) -> AnyPosition {
    let mut setup = position.setup();
    setup.turn = turn;
    setup.into_position(position.rules()).unwrap_or(*position)
}
