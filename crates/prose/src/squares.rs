//! What a screen reader says about a square.

use crownhead_rules::{AnyRules, Color, Role, Square};

/// What there is to say about a square; the board view knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts about a square")]
pub struct SquareFacts {
    /// The square.
    pub square: Square,
    /// The piece on it.
    pub piece: Option<(Color, Role)>,
    /// It is captured and leaves the board when the move ends.
    pub captured: bool,
    /// It is selected.
    pub selected: bool,
    /// The user may move it.
    pub movable: bool,
    /// It must capture.
    pub must_capture: bool,
    /// The selected piece can go here, and what it would be.
    pub target: Option<Role>,
    /// Part of the last move.
    pub last_move: bool,
    /// Part of the suggested move.
    pub hint: bool,
}

/// "23, white man, must capture".
pub fn square(rules: AnyRules, facts: &SquareFacts) -> String {
    let _ = (rules, facts);
    String::new()
}
