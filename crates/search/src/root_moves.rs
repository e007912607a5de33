//! Exact scores of all legal moves of the root: a full window for each, to one depth.
//!
//! This takes several times the work of a search for the best move. Hints and weak levels use it to compare moves.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{AnyMove, Move, Position, Rules};

use crate::{
    history::FromTo,
    limits::{Limits, Monitor, Report},
    node::NodeArgs,
    root::Root,
    search::Search,
    transposition::Table,
};

/// A legal move of the root with its score.
#[derive(Clone, PartialEq, Debug)]
pub struct RootMove {
    /// The move.
    pub mv: AnyMove,
    /// Its exact score for the side to move.
    pub score: Score,
    /// The best line, this move first.
    pub line: Vec<AnyMove>,
}

/// Scores every legal move exactly at the depth of the limits (1 without one). When a limit or the monitor stops the
/// search, the remaining moves are missing; the list is empty only if there is no legal move.
pub fn score_moves<R: Rules, E: Evaluator<R>>(
    root: &Root<'_, R>,
    evaluator: &E,
    limits: Limits,
    table: &mut Table,
    monitor: &mut dyn Monitor,
) -> (Vec<RootMove>, Report) {
    table.next_age();
    let mut search = Search::new(root, evaluator, limits, table, monitor);
    let depth = limits.depth.unwrap_or(1);
    let mut scored: Vec<RootMove> = Vec::new();
    for mv in root.moves() {
        let root_move = search.score_move(&root.position, &mv, i32::from(depth));
        if search.progress.stopped && !scored.is_empty() {
            break;
        }
        scored.push(root_move);
    }
    let best = scored.iter().max_by_key(|scored| scored.score);
    let report = Report {
        depth,
        nodes: search.progress.nodes,
        calls: 0,
        time: search.progress.elapsed(),
        score: best.map_or(Score::loss_in(0), |best| best.score),
        line: best.map(|best| best.line.clone()).unwrap_or_default(),
    };
    (scored, report)
}

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    fn score_move(&mut self, position: &Position<R::Board>, mv: &Move<R::Board>, depth: i32) -> RootMove {
        let child = position.play(self.context.rules, mv);
        self.enter(FromTo::of(mv), mv.advance(), &child);
        let score = -self.node(&child, NodeArgs::full_window(depth - 1, 1));
        self.stack.path.pop();
        let mv = AnyMove::from_move(*mv);
        RootMove { mv, score, line: core::iter::once(mv).chain(self.stack.pv_moves(1)).collect() }
    }
}
