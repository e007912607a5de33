//! Perft: the number of positions exactly so many plies away, the yardstick of move generators.
//!
//! Games that end earlier add nothing; draws by rule are ignored. "Unique" counts captures with the same
//! start, end, captured set and resulting piece once; "paths" counts every order and route of captures.
//! The last ply is counted without being played.

use alloc::vec::Vec;

use crate::{
    AnyMove, AnyPosition, Color, Direction, Position, Rules, RulesVisitor,
    bits::Bits,
    board::Board,
    geometry::Geometry,
    movegen::{self, BitsOf, CountPaths, Sink},
    moves::{Move, MoveList},
};

/// Which captures count as different.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Convention {
    /// Same start, end, captured set and resulting piece: the same move.
    Unique,
    /// Another order or route of captures: another move.
    Paths,
}

/// The number of positions `depth` plies away.
pub fn perft(position: &AnyPosition, depth: u32, convention: Convention) -> u64 {
    position.dispatch(Perft { depth, convention })
}

/// Each legal move with its share of [`perft`]; `depth` counts the move itself and is at least 1. Under
/// [`Convention::Paths`] a move that can be walked in several ways carries all of them.
pub fn divide(position: &AnyPosition, depth: u32, convention: Convention) -> Vec<(AnyMove, u64)> {
    let ways = |mv: &AnyMove| match convention {
        Convention::Unique => 1,
        Convention::Paths => crate::route::count_routes(position, mv),
    };
    let share =
        |mv: AnyMove| (mv, ways(&mv) * perft(&position.play(&mv), depth.saturating_sub(1), convention));
    position.legal_moves().into_iter().map(share).collect()
}

struct Perft {
    depth: u32,
    convention: Convention,
}

impl RulesVisitor for Perft {
    type Output = u64;

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> u64 {
        match (self.depth, self.convention) {
            (0, _) => 1,
            (depth, Convention::Unique) if position.turn() == Color::White => {
                unique::<R, true>(rules, position.board(), depth, &mut Vec::new())
            }
            (depth, Convention::Unique) => {
                unique::<R, false>(rules, position.board(), depth, &mut Vec::new())
            }
            (depth, Convention::Paths) => paths(rules, position.board(), depth, &mut Vec::new()),
        }
    }
}

/// Counts below a board. Quiet moves are played as they are generated; only captures are listed.
fn unique<R: Rules, const WHITE: bool>(
    rules: R,
    board: &Board<R::Board>,
    depth: u32,
    list: &mut MoveList<R::Board>,
) -> u64 {
    if depth == 1 {
        return movegen::count_moves_for::<R, WHITE>(rules, board);
    }
    let first = list.len();
    let mut below = Below::<R, WHITE> { rules, board, depth: depth - 1, nodes: 0, list, first };
    let done = movegen::generate_for::<R, _, WHITE>(rules, board, &mut below, u64::MAX);
    debug_assert!(done.is_ok(), "there was no limit");
    let end = below.list.len();
    for i in first..end {
        let child = board.play_as::<WHITE>(&below.list[i]);
        below.count(&child);
    }
    below.list.truncate(first);
    below.nodes
}

/// Plays every quiet move it receives and counts what comes after.
struct Below<'a, R: Rules, const WHITE: bool> {
    rules: R,
    board: &'a Board<R::Board>,
    depth: u32,
    nodes: u64,
    list: &'a mut MoveList<R::Board>,
    first: usize,
}

impl<R: Rules, const WHITE: bool> Below<'_, R, WHITE> {
    #[inline(always)]
    fn count(&mut self, child: &Board<R::Board>) {
        self.nodes += match (self.depth, WHITE) {
            (1, true) => movegen::count_moves_for::<R, false>(self.rules, child),
            (1, false) => movegen::count_moves_for::<R, true>(self.rules, child),
            (_, true) => unique::<R, false>(self.rules, child, self.depth, self.list),
            (_, false) => unique::<R, true>(self.rules, child, self.depth, self.list),
        };
    }
}

impl<R: Rules, const WHITE: bool> Sink<R::Board> for Below<'_, R, WHITE> {
    #[inline(always)]
    fn men_steps(&mut self, targets: BitsOf<R>, direction: Direction, crowning_row: BitsOf<R>) {
        for to in targets.singles() {
            let from = R::Board::shift(to, direction.opposite());
            self.count(&self.board.moved::<WHITE>(from, to, BitsOf::<R>::ZERO, to.meets(crowning_row)));
        }
    }

    #[inline(always)]
    fn king_steps(&mut self, from: BitsOf<R>, targets: BitsOf<R>) {
        for to in targets.singles() {
            self.count(&self.board.moved::<WHITE>(from, to, BitsOf::<R>::ZERO, true));
        }
    }

    #[inline(always)]
    fn capture(&mut self, mv: Move<R::Board>) {
        movegen::push_once(self.list, self.first, mv);
    }

    #[inline(always)]
    fn forget_captures(&mut self) {
        self.list.truncate(self.first);
    }
}

fn paths<R: Rules>(rules: R, board: &Board<R::Board>, depth: u32, list: &mut MoveList<R::Board>) -> u64 {
    if depth == 1 {
        let mut sink = CountPaths::default();
        let done = movegen::generate(rules, board, &mut sink, u64::MAX);
        debug_assert!(done.is_ok(), "there was no limit");
        return sink.total();
    }
    let first = list.len();
    movegen::every_route(rules, board, list);
    let mut nodes = 0;
    for i in first..list.len() {
        let child = board.play(&list[i]);
        nodes += paths(rules, &child, depth - 1, list);
    }
    list.truncate(first);
    nodes
}
