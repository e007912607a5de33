//! Counting without listing: the last ply of perft, and plies of quiet moves above it.

use super::{BitsOf, CountMoves, Generator, ListMoves, View, each_direction, generate, is_decided};
use crate::{
    CaptureDuty, Color, Goal, Precedence, Role, Rules,
    bits::Bits,
    board::Board,
    geometry::Geometry,
    moves::{Move, MoveList},
};

/// The number of legal moves.
#[inline]
pub fn count_moves<R: Rules>(rules: R, board: &Board<R::Board>) -> u64 {
    if rules.capture_duty() == CaptureDuty::Mandatory && !is_decided(rules, board) {
        match board.turn() {
            Color::White => count_view(&View::<R, true>::new(rules, board)),
            Color::Black => count_view(&View::<R, false>::new(rules, board)),
        }
    } else {
        let mut sink = CountMoves::default();
        let done = generate(rules, board, &mut sink, u64::MAX);
        debug_assert!(done.is_ok(), "there was no limit");
        sink.total()
    }
}

/// Counts without walking where that is possible: no captures, or men's captures of one leg each.
#[inline(always)]
fn count_view<R: Rules, const WHITE: bool>(view: &View<R, WHITE>) -> u64 {
    let jumpers = view.jumpers();
    if view.king_can_capture() {
        return count_captures(view);
    }
    if jumpers.is_empty() {
        return view.count_quiet();
    }
    // Captures of one leg by men are equals unless it matters what they take.
    let precedence = view.rules.precedence();
    let equals = matches!(precedence, Precedence::Free | Precedence::MostPieces | Precedence::KingFirst)
        || !view.them.meets(view.kings);
    match view.count_single_legs(jumpers) {
        Some(count) if equals => count,
        _ => count_captures(view),
    }
}

#[inline(never)]
fn count_captures<R: Rules, const WHITE: bool>(view: &View<R, WHITE>) -> u64 {
    let mut sink = CountMoves::default();
    let mut generator =
        Generator { view: *view, sink: &mut sink, best: 0, legs: 0, max_legs: u64::MAX, walked: None, plan: None };
    generator.captures();
    sink.total()
}

/// Whether the pieces alone decide what is legal, so that a [`View`] is all that counting needs.
fn is_plain<R: Rules>(rules: R) -> bool {
    rules.goal() != Goal::FirstKing && rules.capture_duty() == CaptureDuty::Mandatory
}

/// The number of positions `depth` plies away, each capture counted once for every different result; `None`
/// where more than the pieces decides what is legal.
pub(crate) fn count_tree<R: Rules>(rules: R, board: &Board<R::Board>, depth: u32) -> Option<u64> {
    let mut list = MoveList::<R::Board>::new();
    let runs = Color::ALL.into_iter().any(|color| board.king_run(color).moves > 0);
    (is_plain(rules) && depth > 0 && !runs).then(|| match board.turn() {
        Color::White => tree(&View::<R, true>::new(rules, board), depth, &mut list),
        Color::Black => tree(&View::<R, false>::new(rules, board), depth, &mut list),
    })
}

fn tree<R: Rules, const WHITE: bool>(view: &View<R, WHITE>, depth: u32, list: &mut MoveList<R::Board>) -> u64 {
    if depth == 1 {
        return count_view(view);
    }
    if view.rules.king_move_limit() > 0 && !view.kings.is_empty() {
        // From the first king on, counters decide too.
        return crate::perft::unique(view.rules, &view.board(), depth, list);
    }
    if view.can_capture() { tree_of_captures(view, depth, list) } else { tree_of_steps(view, depth, list) }
}

#[inline(always)]
fn below<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    ends: (BitsOf<R>, BitsOf<R>),
    captured: BitsOf<R>,
    becomes: Role,
    depth: u32,
    list: &mut MoveList<R::Board>,
) -> u64 {
    if WHITE {
        tree(&view.after::<false>(ends, captured, becomes), depth - 1, list)
    } else {
        tree(&view.after::<true>(ends, captured, becomes), depth - 1, list)
    }
}

fn tree_of_steps<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    depth: u32,
    list: &mut MoveList<R::Board>,
) -> u64 {
    let (mut nodes, none) = (0, BitsOf::<R>::ZERO);
    each_direction!(direction => if view.rules.man_steps_in(View::<R, WHITE>::color(), direction) {
        let targets = R::Board::shift(view.our_men(), direction) & view.free;
        for bit in targets.iter() {
            let to = BitsOf::<R>::bit(bit);
            let from = R::Board::shift(to, direction.opposite());
            let becomes = if to.meets(View::<R, WHITE>::crowning_row()) { Role::King } else { Role::Man };
            nodes += below(view, (from, to), none, becomes, depth, list);
        }
    });
    for king in view.stepping_kings().iter() {
        let from = BitsOf::<R>::bit(king);
        for bit in view.king_targets(from).iter() {
            nodes += below(view, (from, BitsOf::<R>::bit(bit)), none, Role::King, depth, list);
        }
    }
    nodes
}

fn tree_of_captures<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    depth: u32,
    list: &mut MoveList<R::Board>,
) -> u64 {
    let first = list.len();
    let mut sink = ListMoves::new(list);
    let mut generator =
        Generator { view: *view, sink: &mut sink, best: 0, legs: 0, max_legs: u64::MAX, walked: None, plan: None };
    generator.captures();
    let mut nodes = 0;
    for at in first..list.len() {
        let Move { captured, from, to, becomes, .. } = list[at];
        let ends = (BitsOf::<R>::bit(u32::from(from)), BitsOf::<R>::bit(u32::from(to)));
        nodes += below(view, ends, captured, becomes, depth, list);
    }
    list.truncate(first);
    nodes
}
