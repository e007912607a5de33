//! What the position editor says about a position in the making.

use crownhead_notation::square_name;
use crownhead_rules::{AnyRules, Color, SetupProblem};

use crate::{messages::say, names::side};

/// Why a position is not legal: "Two pieces stand on 18."
pub fn setup_problem(rules: AnyRules, problem: &SetupProblem) -> String {
    let name = |number: u16| {
        let square = rules.board().square(number);
        square.map_or_else(|| number.to_string(), |square| square_name(rules, square))
    };
    let color = |color: Color| side(rules, color);
    match *problem {
        SetupProblem::OffBoard { number, .. } => say!("editor-off-board", number = number),
        SetupProblem::TwoPieces { number } => say!("editor-two-pieces", square = &name(number)),
        SetupProblem::ManOnCrowningRow { number, color: whose } => {
            say!("editor-crowning-row", side = &color(whose), square = &name(number))
        }
        SetupProblem::KingRun { number, color: whose } => {
            say!("editor-king-run", side = &color(whose), square = &name(number))
        }
        ref other => other.to_string(),
    }
}

/// A side without pieces.
pub fn setup_no_pieces(rules: AnyRules, color: Color) -> String {
    say!("editor-no-pieces", side = &side(rules, color))
}

/// A side with more pieces than at the start of a game.
pub fn setup_too_many(rules: AnyRules, color: Color, count: usize, most: usize) -> String {
    say!("editor-too-many", side = &side(rules, color), count = count, most = most)
}

/// A position in which the side to move has no move.
pub fn setup_over(rules: AnyRules, winner: Color) -> String {
    say!("editor-over", side = &side(rules, winner))
}
