//! Static evaluations of the plain opponents, as integers so that equal scores compare equal.

use crownhead_rules::{Board, Color, Rules, bits::Bits, geometry::Geometry, movegen};

/// The static evaluation of a plain opponent, seen from its own side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PlainEval {
    /// Man 2, king 3, in halves of a man; a flying king 6. For `greedy`, `minimax:N` and `alphabeta:N`.
    Material,
    /// Pieces, and queens again.
    Panel,
    /// In hundredths: back row and side columns 10 a piece, queens 15, pieces 50, being able to move 50.
    PanelWeighted,
    /// In tenths: man 10, king 20, a piece on the left or right wall 2 more.
    Menu,
    /// In halves: a piece 2, a king 1 more.
    ChooseEachLeg,
    /// Man 1, king 7.
    FlyingTutorial,
    /// In halves: man 2, king 3.
    Text,
}

/// The value of a position without moves, positive for the side that won.
pub(crate) const DECIDED: i32 = 1_000_000;

impl PlainEval {
    /// The value of the board for `side`.
    pub(crate) fn value<R: Rules>(self, rules: R, board: &Board<R::Board>, side: Color) -> i32 {
        let men = balance(board.men(side), board.men(side.other()));
        let kings = balance(board.kings(side), board.kings(side.other()));
        match self {
            PlainEval::Material => 2 * men + if rules.flying_kings() { 6 } else { 3 } * kings,
            PlainEval::Panel => men + 2 * kings,
            PlainEval::FlyingTutorial => men + 7 * kings,
            PlainEval::PanelWeighted => panel_weighted(rules, board, side, men, kings),
            PlainEval::Menu => {
                let walls = walls::<R>();
                let on_walls = balance(board.pieces(side) & walls, board.pieces(side.other()) & walls);
                10 * men + 20 * kings + 2 * on_walls
            }
            PlainEval::ChooseEachLeg | PlainEval::Text => 2 * men + 3 * kings,
        }
    }
}

fn panel_weighted<R: Rules>(rules: R, board: &Board<R::Board>, side: Color, men: i32, kings: i32) -> i32 {
    let back_row = if side == Color::White { R::Board::BOTTOM_ROW } else { R::Board::TOP_ROW };
    let own = board.pieces(side);
    let placed = (own & back_row).count() + (own & walls::<R>()).count();
    let mobile = i32::from(movegen::has_moves(rules, &board.with_turn(side)));
    10 * placed as i32 + 15 * kings + 50 * (men + kings) + 50 * mobile
}

fn balance<B: Bits>(ours: B, theirs: B) -> i32 {
    ours.count() as i32 - theirs.count() as i32
}

/// The squares of the leftmost and rightmost column.
fn walls<R: Rules>() -> <R::Board as Geometry>::Bits {
    type BitsOf<R> = <<R as Rules>::Board as Geometry>::Bits;
    let board = R::Board::KIND;
    board
        .all()
        .filter(|&square| [0, board.width() - 1].contains(&board.place(square).0))
        .fold(BitsOf::<R>::ZERO, |set, square| set | BitsOf::<R>::bit(R::Board::bit_of(square)))
}

#[cfg(test)]
#[path = "eval_tests.rs"]
mod tests;
