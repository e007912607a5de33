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

/// How the label of a square begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum SquareStyle {
    /// The square, then what stands there: "23, white man".
    #[default]
    SquareFirst,
    /// What stands there, then the square: "white man, 23".
    PieceFirst,
    /// As short as it can be: "white 23", "white king 23", and the square alone if it is empty.
    Brief,
}

impl SquareStyle {
    /// Every style.
    pub const ALL: [SquareStyle; 3] = [SquareStyle::SquareFirst, SquareStyle::PieceFirst, SquareStyle::Brief];

    /// The name in settings.
    pub const fn key(self) -> &'static str {
        match self {
            SquareStyle::SquareFirst => "square",
            SquareStyle::PieceFirst => "piece",
            SquareStyle::Brief => "brief",
        }
    }

    /// The style with that name.
    pub fn from_key(key: &str) -> Option<SquareStyle> {
        SquareStyle::ALL.into_iter().find(|style| style.key() == key)
    }
}

/// The square with what stands there.
fn contents(rules: AnyRules, square: Square, piece: Option<(Color, Role)>, style: SquareStyle) -> String {
    let name = square_name(rules, square);
    let Some((color, role)) = piece else {
        return if style == SquareStyle::Brief { name } else { format!("{name}, {}", say!("square-empty")) };
    };
    let (side, king) = (side(rules, color), piece_name(rules, role));
    let piece = say!("square-piece", side = &side, piece = &king);
    match (style, role) {
        (SquareStyle::SquareFirst, _) => format!("{name}, {piece}"),
        (SquareStyle::PieceFirst, _) => format!("{piece}, {name}"),
        (SquareStyle::Brief, Role::King) => format!("{piece} {name}"),
        (SquareStyle::Brief, Role::Man) => say!("square-brief-man", side = &side, square = &name),
    }
}

/// A king on a square, named in this style: "9, white king".
pub fn square_example(style: SquareStyle) -> String {
    let rules = AnyRules::Variant(crownhead_rules::Variant::English);
    let square = rules.board().square(9);
    square.map_or_else(String::new, |square| contents(rules, square, Some((Color::White, Role::King)), style))
}

/// "23, white man, must capture".
pub fn square(rules: AnyRules, facts: &SquareFacts, style: SquareStyle) -> String {
    let mut words = vec![contents(rules, facts.square, facts.piece, style)];
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
