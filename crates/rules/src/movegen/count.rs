//! Counting without listing: the last ply of perft, and plies of quiet moves above it.

use super::{
    BitsOf, CountMoves, Generator, ListMoves, View, each_fixed, is_decided, legs::FirstLegs, pairs::Answers,
};
use crate::{
    CaptureDuty, ChainDuty, Color, Direction, Goal, Precedence, Regicide, Role, Rules,
    bits::Bits,
    board::Board,
    geometry::Geometry,
    moves::{Move, MoveList},
};

/// The number of legal moves.
#[inline]
pub fn count_moves<R: Rules>(rules: R, board: &Board<R::Board>) -> u64 {
    if is_decided(rules, board) {
        return 0;
    }
    match board.turn() {
        Color::White => count_view(&View::<R, true>::new(rules, board)),
        Color::Black => count_view(&View::<R, false>::new(rules, board)),
    }
}

/// Counts whole sets of men at once as long as no king is about and no capture goes on; all else is looked at
/// more closely. This usual case is free of branches that depend on the position: half of all positions have
/// captures, and no processor guesses which.
#[inline(always)]
fn count_view<R: Rules, const WHITE: bool>(view: &View<R, WHITE>) -> u64 {
    let legs = FirstLegs::of(view);
    let (captures, quiet) = (legs.count(), view.count_man_steps());
    let regicides = view.rules.regicide() == Regicide::CrownAndGoOn;
    if view.our_kings().is_empty() && !regicides && legs.go_nowhere(view) && men_are_equals(view) {
        let both = view.rules.capture_duty() == CaptureDuty::Optional;
        u64::from(if captures == 0 || both { captures + quiet } else { captures })
    } else {
        count_closely(view)
    }
}

/// Whether it does not matter for precedence which of the pieces men take.
#[inline(always)]
pub(super) fn men_are_equals<R: Rules, const WHITE: bool>(view: &View<R, WHITE>) -> bool {
    match view.rules.precedence() {
        Precedence::Free | Precedence::MostPieces | Precedence::KingFirst => true,
        _ => !view.prey_of_men().meets(view.kings),
    }
}

#[inline(never)]
fn count_closely<R: Rules, const WHITE: bool>(view: &View<R, WHITE>) -> u64 {
    let plain = view.rules.capture_duty() == CaptureDuty::Mandatory
        && view.rules.chain_duty() == ChainDuty::Finish
        && view.rules.regicide() == Regicide::Off;
    if !plain {
        let optional = view.rules.capture_duty() == CaptureDuty::Optional;
        let captures = count_captures(view);
        return if captures == 0 || optional { captures + view.count_quiet() } else { captures };
    }
    if view.king_can_capture() {
        return count_captures(view);
    }
    // Once more, because handing them over would cost the usual case more.
    let legs = FirstLegs::of(view);
    if legs.count() == 0 {
        return view.count_quiet();
    }
    if men_are_equals(view) {
        if legs.go_nowhere(view) {
            return u64::from(legs.count());
        }
        if let Some(number) = legs.count_two(view) {
            return u64::from(number);
        }
    }
    count_captures(view)
}

#[inline(never)]
fn count_captures<R: Rules, const WHITE: bool>(view: &View<R, WHITE>) -> u64 {
    let mut sink = CountMoves::default();
    let mut generator = Generator::new(*view, &mut sink, u64::MAX);
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

fn tree<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    depth: u32,
    list: &mut MoveList<R::Board>,
) -> u64 {
    if depth == 1 {
        return count_view(view);
    }
    if view.rules.king_move_limit() > 0 && !view.kings.is_empty() {
        // From the first king on, counters decide too.
        return crate::perft::unique(view.rules, &view.board(), depth, list);
    }
    let legs = FirstLegs::of(view);
    let by_kings = view.king_can_capture();
    if legs.is_empty() && !by_kings {
        return tree_of_steps(view, depth, list);
    }
    let regicides = view.rules.regicide() != Regicide::Off;
    if by_kings || regicides || !legs.go_nowhere(view) || !men_are_equals(view) {
        return tree_of_captures(view, depth, list);
    }
    // Captures of one leg by men, and all of them legal: they need no list.
    let mut nodes = 0;
    each_fixed!(R, direction => {
        for bit in legs.jumpers(direction).iter() {
            let from = BitsOf::<R>::bit(bit);
            let over = R::Board::shift(from, direction);
            let land = R::Board::shift(over, direction);
            let becomes = if land.meets(View::<R, WHITE>::crowning_row()) { Role::King } else { Role::Man };
            nodes += below(view, (from, land), over, becomes, depth, list);
        }
    });
    nodes
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
    let nodes = match (depth, WHITE) {
        (2, true) => steps_and_answers::<R, WHITE, false>(view, list),
        (2, false) => steps_and_answers::<R, WHITE, true>(view, list),
        _ => None,
    };
    nodes.unwrap_or_else(|| {
        let mut nodes = 0;
        each_fixed!(R, direction => if view.rules.man_steps_in(View::<R, WHITE>::color(), direction) {
            nodes += steps_to(view, view.steps(direction), direction, depth, list);
        });
        nodes + king_steps(view, depth, list)
    })
}

/// The last two plies where nobody can capture and the other side has no kings.
#[inline(always)]
fn steps_and_answers<R: Rules, const WHITE: bool, const OTHER: bool>(
    view: &View<R, WHITE>,
    list: &mut MoveList<R::Board>,
) -> Option<u64> {
    let answers = Answers::<R, OTHER>::to(view)?;
    let mut nodes = 0;
    each_fixed!(R, direction => if view.rules.man_steps_in(View::<R, WHITE>::color(), direction) {
        let pairs = answers.after_steps::<WHITE>(view.steps(direction), direction);
        nodes += pairs.lines + steps_to(view, pairs.left, direction, 2, list);
    });
    Some(nodes + king_steps(view, 2, list))
}

/// What lies below steps of men in a direction to those squares.
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
        let becomes = if to.meets(View::<R, WHITE>::crowning_row()) { Role::King } else { Role::Man };
        nodes += below(view, (from, to), none, becomes, depth, list);
    }
    nodes
}

fn king_steps<R: Rules, const WHITE: bool>(
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
    let first = list.len();
    let mut sink = ListMoves::new(list);
    let mut generator = Generator::new(*view, &mut sink, u64::MAX);
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
