//! Plain minimax and alpha-beta: fixed depth, no quiescence, nothing remembered. The opponents that
//! Crownhead began with think like this, and the lab measures what pruning saves.
//!
//! A search call is one entry into the recursive function, the root included.

use crownhead_rules::{AnyMove, AnyPosition, Board, Color, Move, Position, Rules, RulesVisitor, movegen};
use crownhead_search::{Monitor, Report};

use crate::plain::{
    eval::{DECIDED, PlainEval},
    ordering::Order,
};

/// What a plain search leaves out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pruning {
    /// Nothing: minimax.
    None,
    /// Branches that cannot matter, moves tried as they are generated: alpha-beta.
    AlphaBeta,
    /// The same with moves tried in the order of their promise.
    Ordered,
}

/// Calls between two questions to the monitor.
const CALLS_PER_QUESTION: u64 = 1024;
/// Calls between two reports, a few each second. Whole questions.
const CALLS_PER_REPORT: u64 = CALLS_PER_QUESTION * 128;

/// A plain search.
#[derive(Clone, Copy, Debug)]
pub struct TreeSearch {
    /// Depth in plies, at least 1.
    pub plies: u8,
    /// What is left out.
    pub pruning: Pruning,
    /// Whether each root move gets a full window, so that its score is exact and equals are equal.
    pub exact_root: bool,
    pub(crate) eval: PlainEval,
}

impl TreeSearch {
    /// A search by material.
    pub fn material(plies: u8, pruning: Pruning, exact_root: bool) -> TreeSearch {
        TreeSearch { plies, pruning, exact_root, eval: PlainEval::Material }
    }
}

/// What a plain search found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TreeReport {
    /// The legal moves in the order of generation with their scores for the side to move, in units of the
    /// evaluation. Without `exact_root` a move that is not better than an earlier one has that one's score or
    /// less.
    pub scores: Vec<(AnyMove, i32)>,
    /// Search calls.
    pub calls: u64,
}

impl TreeReport {
    /// The first of the best moves.
    pub fn best(&self) -> Option<(AnyMove, i32)> {
        let best = self.scores.iter().map(|&(_, score)| score).max()?;
        self.scores.iter().copied().find(|&(_, score)| score == best)
    }

    /// All moves that share the best score.
    pub fn equals(&self) -> Vec<AnyMove> {
        let best = self.scores.iter().map(|&(_, score)| score).max();
        self.scores.iter().filter(|&&(_, score)| Some(score) == best).map(|&(mv, _)| mv).collect()
    }

    /// Whether every move loses by force.
    pub fn is_lost(&self) -> bool {
        self.best().is_some_and(|(_, score)| score <= -DECIDED)
    }
}

/// Runs a plain search. A monitor that stops it leaves the moves that were scored until then, at least one.
pub fn search_tree(position: &AnyPosition, search: TreeSearch, monitor: &mut dyn Monitor) -> TreeReport {
    position.dispatch(Visit { search, monitor })
}

struct Visit<'m> {
    search: TreeSearch,
    monitor: &'m mut dyn Monitor,
}

impl RulesVisitor for Visit<'_> {
    type Output = TreeReport;

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> TreeReport {
        let board = position.board();
        let ordered = self.search.pruning == Pruning::Ordered;
        let mut tree = Tree {
            rules,
            search: self.search,
            order: ordered.then(Order::new),
            us: board.turn(),
            calls: 1,
            stopped: false,
            monitor: self.monitor,
        };
        let scores = tree.root(board);
        TreeReport { scores, calls: tree.calls }
    }
}

struct Tree<'m, R> {
    rules: R,
    search: TreeSearch,
    order: Option<Order>,
    us: Color,
    calls: u64,
    stopped: bool,
    monitor: &'m mut dyn Monitor,
}

/// Wider than every score.
const INFINITE: i32 = 2 * DECIDED;

impl<R: Rules> Tree<'_, R> {
    fn root(&mut self, board: &Board<R::Board>) -> Vec<(AnyMove, i32)> {
        let mut scores: Vec<(AnyMove, i32)> = Vec::new();
        let mut best = -INFINITE;
        for mv in self.moves(board, i32::from(self.search.plies)) {
            let floor = if self.search.exact_root { -INFINITE } else { best };
            let depth = i32::from(self.search.plies) - 1;
            let score = -self.value(&board.play(self.rules, &mv), depth, -INFINITE, -floor);
            if self.stopped && !scores.is_empty() {
                break;
            }
            best = best.max(score);
            scores.push((mv.into(), score));
            self.report();
        }
        scores
    }

    /// Tells how far the search is.
    fn report(&mut self) {
        let (calls, depth, time) = (self.calls, self.search.plies, self.monitor.elapsed());
        self.monitor.report(&Report { calls, depth, time, ..Report::default() });
    }

    /// One call more. Now and then the monitor hears of it and may end the search.
    fn count(&mut self) {
        self.calls += 1;
        if self.calls.is_multiple_of(CALLS_PER_QUESTION) {
            self.stopped |= self.monitor.should_stop();
            if self.calls.is_multiple_of(CALLS_PER_REPORT) {
                self.report();
            }
        }
    }

    fn value(&mut self, board: &Board<R::Board>, depth: i32, mut alpha: i32, beta: i32) -> i32 {
        self.count();
        if depth <= 0 {
            return self.judge(board);
        }
        let moves = self.moves(board, depth);
        if moves.is_empty() {
            return self.stuck(board);
        }
        let mut best = -INFINITE;
        for mv in moves {
            let score = -self.value(&board.play(self.rules, &mv), depth - 1, -beta, -alpha);
            if self.stopped {
                return best.max(score);
            }
            best = best.max(score);
            if self.search.pruning != Pruning::None {
                alpha = alpha.max(best);
                if alpha >= beta {
                    if let Some(order) = &mut self.order {
                        order.learn(&mv, depth);
                    }
                    break;
                }
            }
        }
        best
    }

    fn moves(&self, board: &Board<R::Board>, depth: i32) -> Vec<Move<R::Board>> {
        let mut moves = Vec::new();
        movegen::legal_moves(self.rules, board, &mut moves);
        if let Some(order) = &self.order {
            order.sort(self.rules, board, &mut moves, depth);
        }
        moves
    }

    /// The worth of a leaf to its side to move. A side that cannot move has lost.
    fn judge(&self, board: &Board<R::Board>) -> i32 {
        if !movegen::has_moves(self.rules, board) {
            return self.stuck(board);
        }
        let value = self.search.eval.value(self.rules, board, self.us);
        // Where the aim is to run out of pieces, pieces are a burden.
        let worth = if self.rules.goal().is_losing_game() { -value } else { value };
        if board.turn() == self.us { worth } else { -worth }
    }

    /// The worth of having no move.
    fn stuck(&self, board: &Board<R::Board>) -> i32 {
        if movegen::stuck_side_wins(self.rules, board) { DECIDED } else { -DECIDED }
    }
}
