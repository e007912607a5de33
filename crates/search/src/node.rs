//! One node of the main search: everything that may settle it before its moves are tried.
//!
//! In order: draw by repetition or counter, tablebase probe, greatest ply, quiescence at depth 0, transposition table,
//! [reverse futility pruning](crate::futility), [`ProbCut`](crate::probcut). A node that none of them settles generates
//! and orders its moves and hands them to the [move loop](crate::move_loop).
//!
//! Invariant: the score returned is exact if it lies within the window and a bound if it lies outside (fail-soft).

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{Advance, Position, Rules, movegen};

use crate::{
    entry::{Bound, Entry, PackedMove},
    history::FromTo,
    quiescence::Stage,
    search::{MAX_PLY, Search},
};

/// How to search a node: its alpha-beta window, its depth and ply, its static evaluation and two restrictions.
#[derive(Clone, Copy)]
pub(crate) struct NodeArgs {
    pub(crate) alpha: Score,
    pub(crate) beta: Score,
    /// Plies left to search.
    pub(crate) depth: i32,
    /// Plies from the root.
    pub(crate) ply: u32,
    /// The static evaluation where reductions ask for it, [`Score::INFINITE`] elsewhere.
    pub(crate) static_eval: Score,
    /// Whether `ProbCut` may settle the node.
    pub(crate) may_probcut: bool,
    /// The excluded move: it is not searched, which shows how good the others are. Such a node takes no score from the
    /// transposition table and stores none.
    pub(crate) excluded: PackedMove,
}

impl NodeArgs {
    pub(crate) fn new(alpha: Score, beta: Score, depth: i32, ply: u32) -> NodeArgs {
        let (static_eval, excluded) = (Score::INFINITE, PackedMove::NONE);
        NodeArgs { alpha, beta, depth, ply, static_eval, may_probcut: true, excluded }
    }

    /// A node with the window that holds every score.
    pub(crate) fn full_window(depth: i32, ply: u32) -> NodeArgs {
        NodeArgs::new(-Score::INFINITE, Score::INFINITE, depth, ply)
    }

    /// The arguments of a child, where the other side is to move.
    pub(crate) fn child(&self, alpha: Score, beta: Score, depth: i32) -> NodeArgs {
        NodeArgs::new(-beta, -alpha, depth, self.ply + 1)
    }

    /// Whether the node is on the principal variation: all others have a null window.
    pub(crate) fn is_pv(&self) -> bool {
        self.beta.0 - self.alpha.0 > 1
    }
}

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// The score of a position for the side to move.
    pub(crate) fn node(&mut self, position: &Position<R::Board>, args: NodeArgs) -> Score {
        self.stack.clear_pv(args.ply);
        if self.progress.stopped {
            return Score::DRAW;
        }
        if args.ply > 0 && self.stack.path.is_draw() {
            return self.draw_or_end(position, args.ply);
        }
        if let Some(score) = self.probe_tables(position, args.ply, || args) {
            return score;
        }
        if args.ply >= MAX_PLY {
            return self.static_eval(position);
        }
        if args.depth <= 0 {
            return self.quiescence(position, (args.alpha, args.beta), args.ply, Stage::HORIZON);
        }
        let entry = self.memory.probe(position.key(), args.depth);
        if let Some(score) = entry.and_then(|entry| cutoff(entry, &args)) {
            return score;
        }
        if let Some(score) = self.reverse_futility(position, &args) {
            return score;
        }
        if let Some(score) = self.probcut(position, &args) {
            return score;
        }
        if self.progress.stopped {
            return Score::DRAW;
        }
        self.expand(position, args, entry)
    }

    /// Generates the moves of a node, orders them and searches them.
    #[inline(always)]
    fn expand(&mut self, position: &Position<R::Board>, args: NodeArgs, entry: Option<Entry>) -> Score {
        let first = self.stack.moves.len();
        movegen::legal_moves(self.context.rules, position.board(), &mut self.stack.moves);
        let score = if self.stack.moves.len() == first {
            self.no_moves(position, args.ply)
        } else {
            self.order_moves(position, first, entry.map_or(PackedMove::NONE, |entry| entry.mv), args.ply);
            let singular = entry.filter(|entry| self.is_singular(position, &args, *entry));
            let args = NodeArgs { static_eval: self.eval_for_reductions(position, &args, first), ..args };
            self.search_moves(position, args, first, singular.map_or(PackedMove::NONE, |entry| entry.mv))
        };
        self.stack.truncate(first);
        score
    }

    /// The score of a position that is drawn by rule, unless the side to move has no move: then the game has ended
    /// otherwise.
    fn draw_or_end(&self, position: &Position<R::Board>, ply: u32) -> Score {
        let has_moves = movegen::has_moves(self.context.rules, position.board());
        if has_moves { Score::DRAW } else { self.no_moves(position, ply) }
    }

    /// The score of a position without legal moves.
    pub(crate) fn no_moves(&self, position: &Position<R::Board>, ply: u32) -> Score {
        let wins = movegen::stuck_side_wins(self.context.rules, position.board());
        if wins { Score::win_in(ply) } else { Score::loss_in(ply) }
    }

    /// Enters a child: counts the node, pushes it on the path and polls when due.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn enter(&mut self, mv: FromTo, advance: Advance, child: &Position<R::Board>) {
        let poll = self.progress.count_node();
        // Where men only step forward, no position from before a man's move can come back.
        let men_only_advance = !self.context.rules.man_steps().has_straight();
        let irreversible = advance == Advance::Material || (advance == Advance::Man && men_only_advance);
        self.stack.path.push(child, mv, advance, irreversible);
        if poll {
            self.progress.poll(child);
        }
    }
}

/// The score of a table entry that settles the node. On the principal variation no entry does, so that lines are whole.
#[inline]
fn cutoff(entry: Entry, args: &NodeArgs) -> Option<Score> {
    if args.is_pv() || i32::from(entry.depth) < args.depth || args.excluded != PackedMove::NONE {
        return None;
    }
    let score = entry.score(args.ply);
    match entry.bound() {
        Bound::Exact => Some(score),
        Bound::Lower if score >= args.beta => Some(score),
        Bound::Upper if score <= args.alpha => Some(score),
        _ => None,
    }
}
