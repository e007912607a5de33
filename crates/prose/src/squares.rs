//! What a screen reader says about a square.

use crownhead_notation::square_name;
use crownhead_rules::{AnyRules, Color, Role, Square};

use crate::{
    messages::say,
    names::{piece_name, side},
};

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
    /// It may be huffed.
    pub huffable: bool,
    /// Part of the last move.
    pub last_move: bool,
    /// Part of the suggested move.
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
