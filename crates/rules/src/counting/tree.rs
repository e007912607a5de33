//! The plies of perft above the leaves.
//!
//! Moves are played straight from the step and jump sets and no list is built, unless captures have several legs or kings
//! capture. Two plies above the leaves, `last_two` takes over where it applies.

use super::{batches, chains, last_two::Answers, leaf::count_view};
use crate::{
    Color, Direction, Role, Rules,
    bits::Bits,
    board::Board,
    geometry::Geometry,
    movegen::{BitsOf, Generator, ListMoves, each_fixed, legs::FirstLegs, view::View},
    moves::{Move, MoveList},
};

/// Whether a [`View`] is all that counting needs: the game goes on while a piece can move, and quiet moves are legal
/// exactly where there is no capture.
fn needs_only_a_view<R: Rules>(rules: R) -> bool {
    !rules.goal().ends_early() && rules.capture_duty().always_forbids_quiet_moves()
}

/// The number of positions `depth` plies away, or `None` if more than the pieces decides what is legal.
pub(crate) fn count_tree<R: Rules>(rules: R, board: &Board<R::Board>, depth: u32) -> Option<u64> {
    let mut list = MoveList::<R::Board>::new();
    let runs = Color::ALL.into_iter().any(|color| board.king_run(color).moves > 0);
    (needs_only_a_view(rules) && depth > 0 && !runs).then(|| match board.turn() {
        Color::White => count_from(&View::<R, true>::new(rules, board), depth, &mut list),
        Color::Black => count_from(&View::<R, false>::new(rules, board), depth, &mut list),
    })
}

fn count_from<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    depth: u32,
    list: &mut MoveList<R::Board>,
) -> u64 {
    if !batches::supports(view.rules) || !view.kings.is_empty() {
        return last_or_tree(view, depth, list);
    }
    batches::count(view, depth, &mut |crowned| {
        let board = crowned.board();
        crate::perft::unique(view.rules, &board, crowned.depth, list)
    })
}

fn tree<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    depth: u32,
    list: &mut MoveList<R::Board>,
) -> u64 {
    if view.rules.king_move_limit() > 0 && !view.kings.is_empty() {
        // Once there is a king, move counters decide too.
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
        last_or_tree(&view.after::<false>(ends, captured, becomes), depth - 1, list)
    } else {
        last_or_tree(&view.after::<true>(ends, captured, becomes), depth - 1, list)
    }
}

/// Splits off the last ply, so that most positions do not pay for the code of the tree.
#[inline(always)]
fn last_or_tree<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    depth: u32,
    list: &mut MoveList<R::Board>,
) -> u64 {
    if depth == 1 { last(view, list) } else { tree(view, depth, list) }
}

#[inline(never)]
fn last<R: Rules, const WHITE: bool>(view: &View<R, WHITE>, list: &mut MoveList<R::Board>) -> u64 {
    count_view(view, list)
}

fn tree_of_steps<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    depth: u32,
    list: &mut MoveList<R::Board>,
) -> u64 {
    // A constant test first, so that nothing below it is compiled for rules that are looked up, on each of the boards.
    if R::FIXED {
        let nodes = match (depth, WHITE) {
            (2, true) => steps_and_answers::<R, WHITE, false>(view, list),
            (2, false) => steps_and_answers::<R, WHITE, true>(view, list),
            _ => None,
        };
        if let Some(nodes) = nodes {
            return nodes;
        }
    }
    let mut nodes = 0;
    each_fixed!(R, direction => if view.rules.man_steps_in(view.color(), direction) {
        nodes += steps_to(view, view.steps(direction), direction, depth, list);
    });
    nodes + king_steps(view, depth, list)
}

/// The last two plies, if our side cannot capture and the other side has no kings.
#[inline(always)]
fn steps_and_answers<R: Rules, const WHITE: bool, const OTHER: bool>(
    view: &View<R, WHITE>,
    list: &mut MoveList<R::Board>,
) -> Option<u64> {
    let answers = Answers::<R, OTHER>::to(view, list)?;
    let mut nodes = 0;
    each_fixed!(R, direction => if view.rules.man_steps_in(view.color(), direction) {
        let pairs = answers.after_steps::<WHITE>(view.steps(direction), direction, list);
        nodes += pairs.lines + steps_to(view, pairs.left, direction, 2, list);
    });
    Some(nodes + king_steps(view, 2, list))
}

/// Counts below men's steps in a direction to `targets`.
#[inline(always)]
fn steps_to<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    targets: BitsOf<R>,
    direction: Direction,
    depth: u32,
    list: &mut MoveList<R::Board>,
) -> u64 {
    let (mut nodes, none) = (0, BitsOf::<R>::ZERO);
    for bit in targets.iter() {
        let to = BitsOf::<R>::bit(bit);
        let from = R::Board::shift(to, direction.opposite());
        let becomes = if to.meets(view.crowning_row()) { Role::King } else { Role::Man };
        nodes += below(view, (from, to), none, becomes, depth, list);
    }
    nodes
}

/// Counts below the quiet moves of kings.
#[inline(always)]
fn king_steps<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    depth: u32,
    list: &mut MoveList<R::Board>,
) -> u64 {
    if view.our_kings().is_empty() { 0 } else { some_king_steps(view, depth, list) }
}

#[inline(never)]
fn some_king_steps<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    depth: u32,
    list: &mut MoveList<R::Board>,
) -> u64 {
    let (mut nodes, none) = (0, BitsOf::<R>::ZERO);
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
    let legs = FirstLegs::of(view);
    let by_men = !view.king_can_capture() && chains::can_count(view);
    if !by_men || !legs.none_continues(view) {
        let first = list.len();
        if !by_men || !chains::list(view, legs.all_jumpers(), legs.onward(view), list) {
            list_captures(view, list);
        }
        return tree_of_listed(view, first, depth, list);
    }
    // All captures are single legs by men and all are legal: no list needed.
    let mut nodes = 0;
    each_fixed!(R, direction => {
        for bit in legs.jumpers(direction).iter() {
            let from = BitsOf::<R>::bit(bit);
            let over = R::Board::shift(from, direction);
            let land = R::Board::shift(over, direction);
            let becomes = if land.meets(view.crowning_row()) { Role::King } else { Role::Man };
            nodes += below(view, (from, land), over, becomes, depth, list);
        }
    });
    nodes
}

#[inline(never)]
fn list_captures<R: Rules, const WHITE: bool>(view: &View<R, WHITE>, list: &mut MoveList<R::Board>) {
    let mut sink = ListMoves::new(list);
    let mut generator = Generator::new(*view, &mut sink, u64::MAX);
    generator.captures();
}

/// Counts below the moves in the list from `first` on, and removes them.
fn tree_of_listed<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    first: usize,
    depth: u32,
    list: &mut MoveList<R::Board>,
) -> u64 {
    let mut nodes = 0;
    for at in first..list.len() {
        let Move { captured, from, to, becomes, .. } = list[at];
        let ends = (BitsOf::<R>::bit(u32::from(from)), BitsOf::<R>::bit(u32::from(to)));
        nodes += below(view, ends, captured, becomes, depth, list);
    }
    list.truncate(first);
    nodes
}
