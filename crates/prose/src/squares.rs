//! The screen-reader label of a square.

use crownhead_notation::square_name;
use crownhead_rules::{AnyRules, Color, Role, Square};

use crate::{
    messages::say,
    names::{piece_name, side},
};

/// The facts about a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts about a square")]
pub struct SquareFacts {
    /// The square.
    pub square: Square,
    /// The piece on it.
    pub piece: Option<(Color, Role)>,
    /// The piece is captured and leaves the board when the move ends.
    pub captured: bool,
    /// The piece is selected.
    pub selected: bool,
    /// The user can move the piece.
    pub movable: bool,
    /// The piece must capture.
    pub must_capture: bool,
    /// The selected piece can move here, and becomes this.
    pub target: Option<Role>,
    /// The piece may be huffed.
    pub huffable: bool,
    /// The square is part of the last move.
    pub last_move: bool,
    /// The square is part of the hint.
    pub hint: bool,
}

/// "23, white man, must capture".
pub fn square(rules: AnyRules, facts: &SquareFacts) -> String {
    let mut words = vec![square_name(rules, facts.square)];
    match facts.piece {
        Some((color, role)) => words.push(say!(
            "square-piece",
            side = &side(rules, color).to_ascii_lowercase(),
            piece = &piece_name(rules, role)
        )),
        None => words.push(say!("square-empty")),
    }
    let mut add = |fact: bool, text: String| {
        if fact {
            words.push(text);
        }
    };
    add(facts.captured, say!("square-captured"));
    add(facts.selected, say!("square-selected"));
    add(facts.must_capture, say!("square-must-capture"));
    add(facts.movable && !facts.selected && !facts.must_capture, say!("square-movable"));
    add(facts.target.is_some(), say!("square-target"));
    add(facts.huffable, say!("square-huffable"));
    add(facts.last_move, say!("square-last-move"));
    add(facts.hint, say!("square-hint"));
    words.join(", ")
}
