//! Plain minimax and alpha-beta: fixed depth, no quiescence search, no transposition table. The reference opponents
//! search like this, and the lab measures what pruning saves.
//!
//! A search call is one entry into the recursive function, the root included.

use crownhead_rules::{AnyMove, AnyPosition, Board, Color, Move, Position, Rules, RulesVisitor, movegen};
use crownhead_search::{Monitor, Report};

use crate::plain::{
    eval::{DECIDED, PlainEval},
    ordering::Order,
};

/// How a plain search prunes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pruning {
    /// Not at all: minimax.
    None,
    /// Alpha-beta, with moves in the order of generation.
    AlphaBeta,
    /// Alpha-beta with move ordering.
    Ordered,
}

/// Search calls between two polls of the monitor.
const CALLS_PER_QUESTION: u64 = 1024;
/// Search calls between two reports, a few each second. A multiple of [`CALLS_PER_QUESTION`].
const CALLS_PER_REPORT: u64 = CALLS_PER_QUESTION * 128;

/// A plain search.
#[derive(Clone, Copy, Debug)]
pub struct TreeSearch {
    /// Depth in plies, at least 1.
    pub plies: u8,
    /// How the search prunes.
    pub pruning: Pruning,
    /// Whether each root move gets a full window, so that its score is exact.
    pub exact_root: bool,
    pub(crate) eval: PlainEval,
}

impl TreeSearch {
    /// A search by material.
    pub fn material(plies: u8, pruning: Pruning, exact_root: bool) -> TreeSearch {
        TreeSearch { plies, pruning, exact_root, eval: PlainEval::Material }
    }
}

/// The result of a plain search.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TreeReport {
    /// The legal moves in the order of generation with their scores for the side to move, in units of the evaluation.
    /// Without `exact_root`, the score of a move that does not beat an earlier one is only an upper bound.
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

/// Runs a plain search. If the monitor stops it, the result has the moves scored so far, at least one.
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

/// Larger than every score.
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

    /// Reports progress.
    fn report(&mut self) {
        let (calls, depth, time) = (self.calls, self.search.plies, self.monitor.elapsed());
        self.monitor.report(&Report { calls, depth, time, ..Report::default() });
    }

    /// Counts a search call and polls the monitor from time to time.
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

    /// The value of a leaf for its side to move. Without a move the game is over.
    fn judge(&self, board: &Board<R::Board>) -> i32 {
        if !movegen::has_moves(self.rules, board) {
            return self.stuck(board);
        }
        let value = self.search.eval.value(self.rules, board, self.us);
        // If the goal is to run out of pieces, material counts against its owner.
        let worth = if self.rules.goal().is_losing_game() { -value } else { value };
        if board.turn() == self.us { worth } else { -worth }
    }

    /// The value of having no move.
    fn stuck(&self, board: &Board<R::Board>) -> i32 {
        if movegen::stuck_side_wins(self.rules, board) { DECIDED } else { -DECIDED }
    }
}
