//! The last ply of perft: the number of legal moves without a list.
//!
//! If no king is on the move and no capture continues, the number is a few population counts, computed without branches
//! that depend on the position: half of all positions have captures, and no branch predictor guesses which.

use super::chains;
use crate::{
    Color, Rules,
    bits::Bits,
    board::Board,
    movegen::{
        BitsOf, CountMoves, Generator, is_decided, legs::FirstLegs, quiet_moves_are_legal, view::View,
    },
    moves::MoveList,
};

/// The number of legal moves.
#[inline]
pub(crate) fn count_moves<R: Rules>(rules: R, board: &Board<R::Board>) -> u64 {
    if is_decided(rules, board) {
        return 0;
    }
    let mut list = MoveList::<R::Board>::new();
    match board.turn() {
        Color::White => count_view(&View::<R, true>::new(rules, board), &mut list),
        Color::Black => count_view(&View::<R, false>::new(rules, board), &mut list),
    }
}

/// The number of legal moves: population counts in the usual case, `count_closely` in all others. `list` is scratch space
/// and unchanged on return.
#[inline(always)]
pub(super) fn count_view<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    list: &mut MoveList<R::Board>,
) -> u64 {
    let legs = FirstLegs::of(view);
    let (captures, quiet) = (legs.count(), view.count_man_steps());
    if view.our_kings().is_empty() && legs.none_continues(view) && chains::can_count(view) {
        u64::from(if quiet_moves_are_legal(view, captures > 0) { captures + quiet } else { captures })
    } else {
        count_closely(view, legs.all_jumpers(), legs.onward(view), list)
    }
}

#[inline(never)]
fn count_closely<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    jumpers: BitsOf<R>,
    onward: BitsOf<R>,
    list: &mut MoveList<R::Board>,
) -> u64 {
    let kings = view.king_can_capture();
    if jumpers.is_empty() && !kings {
        return view.count_quiet();
    }
    let men = !kings && chains::can_count(view);
    let chains = if men { chains::count(view, jumpers, onward, list) } else { None };
    let captures = chains.unwrap_or_else(|| count_captures(view));
    if quiet_moves_are_legal(view, true) { captures + view.count_quiet() } else { captures }
}

#[inline(never)]
fn count_captures<R: Rules, const WHITE: bool>(view: &View<R, WHITE>) -> u64 {
    let mut sink = CountMoves::default();
    let mut generator = Generator::new(*view, &mut sink, u64::MAX);
    generator.captures();
    sink.total()
}
