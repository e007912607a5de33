//! Converts positions of `rules` to table positions, which have White to move, and back.

use crownhead_rules::{AnyPosition, AnyRules, Color, Piece, Role, Setup, table_position::TablePosition};

use crate::board::{Word, is_wide};
use crate::index::Index;
use crate::index::Slice;

/// The table position of a position: turned by 180 degrees with colors swapped if Black is to move.
pub fn table_position<W: Word>(position: &AnyPosition) -> TablePosition<W> {
    let layout = position.board().layout();
    let mut board = TablePosition::default();
    for (square, piece) in position.pieces() {
        let bit = W::bit(u32::from(layout.bit_of[square.index()]));
        match piece.color {
            Color::White => board.white |= bit,
            Color::Black => board.black |= bit,
        }
        if piece.role == Role::King {
            board.kings |= bit;
        }
    }
    if position.turn() == Color::White { board } else { board.turned(layout.half_turn) }
}

/// The position with this number, White to move; `None` if no position has it.
pub fn position_of(rules: AnyRules, slice: Slice, number: u64) -> Option<AnyPosition> {
    position_for(rules, slice, number, Color::White)
}

/// The position with this number and this side to move; `None` if no position has it.
pub fn position_for(rules: AnyRules, slice: Slice, number: u64, turn: Color) -> Option<AnyPosition> {
    fn setup<W: Word>(rules: AnyRules, slice: Slice, number: u64, turn: Color) -> Option<Setup> {
        let index = Index::<W>::new(rules.board(), slice).filter(|index| number < index.size())?;
        Some(Setup { turn, ..pieces(&seen_by(turn, &index.unrank(number), rules), rules) })
    }
    let setup = if is_wide(rules.board()) {
        setup::<u128>(rules, slice, number, turn)
    } else {
        setup::<u64>(rules, slice, number, turn)
    };
    setup?.into_position(rules).ok()
}

/// Turns a table position so that `turn` is to move.
fn seen_by<W: Word>(turn: Color, board: &TablePosition<W>, rules: AnyRules) -> TablePosition<W> {
    if turn == Color::White { *board } else { board.turned(rules.board().layout().half_turn) }
}

/// The position of a table position with this side to move; `None` if it is not legal.
pub fn position_at(rules: AnyRules, board: &TablePosition<u64>, turn: Color) -> Option<AnyPosition> {
    Setup { turn, ..pieces(&seen_by(turn, board, rules), rules) }.into_position(rules).ok()
}

fn pieces<W: Word>(board: &TablePosition<W>, rules: AnyRules) -> Setup {
    let layout = rules.board().layout();
    let mut pieces = Vec::new();
    for square in rules.board().all() {
        let bit = W::bit(u32::from(layout.bit_of[square.index()]));
        let color = match (board.white.meets(bit), board.black.meets(bit)) {
            (true, _) => Color::White,
            (_, true) => Color::Black,
            _ => continue,
        };
        let piece = if board.kings.meets(bit) { Piece::king(color) } else { Piece::man(color) };
        pieces.push((square.number(), piece));
    }
    Setup { pieces, turn: Color::White, king_runs: [None; 2] }
}
