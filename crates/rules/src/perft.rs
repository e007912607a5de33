//! Perft: the number of positions exactly `depth` plies away, the standard test of a move generator.
//!
//! Games that end earlier add nothing; draws by rule are ignored. Leaves are counted in bulk (`counting`), not played.
//!
//! ```
//! use crownhead_rules::perft::{Convention, divide, perft};
//! use crownhead_rules::{AnyPosition, Variant};
//!
//! let start = AnyPosition::start(Variant::International);
//! assert_eq!(perft(&start, 4, Convention::Unique), 4_265);
//!
//! let shares = divide(&start, 4, Convention::Unique);
//! assert_eq!(shares.len(), 9);
//! assert_eq!(shares.iter().map(|(_, nodes)| nodes).sum::<u64>(), 4_265);
//! ```

use alloc::vec::Vec;

use crate::{
    AnyMove, AnyPosition, Position, Rules, RulesVisitor,
    board::Board,
    counting,
    movegen::{self, CountMoves},
    moves::MoveList,
};

/// Which captures count as different.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Convention {
    /// Captures with the same start, end, captured set and resulting piece are one move.
    Unique,
    /// Every order and route of captures is a separate move.
    Paths,
}

/// The number of positions `depth` plies away.
pub fn perft(position: &AnyPosition, depth: u32, convention: Convention) -> u64 {
    position.dispatch_each(Perft { depth, convention })
}

/// Each legal move with its share of [`perft`]. `depth` includes the move itself and is at least 1. Under
/// [`Convention::Paths`] a move counts once per route.
pub fn divide(position: &AnyPosition, depth: u32, convention: Convention) -> Vec<(AnyMove, u64)> {
    let ways = |mv: &AnyMove| match convention {
        Convention::Unique => 1,
        Convention::Paths => crate::route::count_routes(position, mv),
    };
    let share = |mv: AnyMove| {
        (mv, ways(&mv) * perft(&position.play_unchecked(&mv), depth.saturating_sub(1), convention))
    };
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
            (depth, Convention::Unique) => counting::count_tree(rules, position.board(), depth)
                .unwrap_or_else(|| unique(rules, position.board(), depth, &mut Vec::new())),
            (depth, Convention::Paths) => paths(rules, position.board(), depth, &mut Vec::new()),
        }
    }
}

pub(crate) fn unique<R: Rules>(
    rules: R,
    board: &Board<R::Board>,
    depth: u32,
    list: &mut MoveList<R::Board>,
) -> u64 {
    if depth == 1 {
        return counting::count_moves(rules, board);
    }
    let first = list.len();
    movegen::legal_moves(rules, board, list);
    let mut nodes = 0;
    for i in first..list.len() {
        let child = board.play(rules, &list[i]);
        nodes += unique(rules, &child, depth - 1, list);
    }
    list.truncate(first);
    nodes
}

fn paths<R: Rules>(rules: R, board: &Board<R::Board>, depth: u32, list: &mut MoveList<R::Board>) -> u64 {
    if depth == 1 {
        let mut sink = CountMoves::of_routes();
        let done = movegen::generate(rules, board, &mut sink, u64::MAX);
        debug_assert!(done.is_ok(), "there is no limit");
        return sink.total();
    }
    let first = list.len();
    movegen::every_route(rules, board, list);
    let mut nodes = 0;
    for i in first..list.len() {
        let child = board.play(rules, &list[i]);
        nodes += paths(rules, &child, depth - 1, list);
    }
    list.truncate(first);
    nodes
}
