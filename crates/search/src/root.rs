//! Iterative deepening: the position to search, and one search for each depth.
//!
//! From depth 5 on, each depth begins with an aspiration window of 12 hundredths of a man on either side of the last
//! score. On a miss the window moves to the score and its half-width grows fourfold; beyond 400 it opens. Deepening
//! ends at a limit, at a stop, or once the search has seen the end of the game within its depth.
//!
//! Invariant: the line reported is the best of the last completed depth, or of the interrupted one if it found a line.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{AnyMove, DrawClock, DrawRules, Key, MoveList, Position, Rules, movegen};

use crate::{
    endgame::Endgames,
    limits::{Limits, Monitor, Report},
    node::NodeArgs,
    parameters::{Parameter, Parameters},
    path::Path,
    search::{MAX_PLY, Search},
    techniques::{Technique, Techniques},
    threads,
    transposition::Table,
};

/// The position to search, with what its past means for draws, and the means of the search.
#[derive(Clone, Debug)]
pub struct Root<'k, R: Rules> {
    /// The rules.
    pub rules: R,
    /// The draw rules.
    pub draws: DrawRules,
    /// The position.
    pub position: Position<R::Board>,
    /// Keys of the positions since the last irreversible move, oldest first; the last is the position's own. Empty if
    /// the past is unknown.
    pub keys: &'k [Key],
    /// The draw counters.
    pub clock: DrawClock,
    /// The techniques to use.
    pub techniques: Techniques,
    /// The numbers to use.
    pub parameters: Parameters,
    /// The number of threads, at least 1. Only a single thread always gives the same answer.
    pub threads: u16,
    /// Endgame tables for these rules.
    pub tables: Option<&'k dyn Endgames>,
}

impl<'k, R: Rules> Root<'k, R> {
    /// A position without a past, for one thread with every technique and without tables.
    pub fn new(rules: R, position: Position<R::Board>, draws: DrawRules) -> Root<'k, R> {
        Root {
            rules,
            draws,
            position,
            keys: &[],
            clock: DrawClock::default(),
            techniques: Techniques::ALL,
            parameters: Parameters::DEFAULT,
            threads: 1,
            tables: None,
        }
    }

    /// The path that ends at the root.
    pub(crate) fn path(&self) -> Path {
        let own = [self.position.key()];
        let keys = if self.keys.is_empty() { &own } else { self.keys };
        Path::new(self.draws, keys, self.clock)
    }

    /// The legal moves.
    pub(crate) fn moves(&self) -> MoveList<R::Board> {
        let mut moves = Vec::new();
        movegen::legal_moves(self.rules, self.position.board(), &mut moves);
        moves
    }

    /// The score if there is no legal move.
    pub(crate) fn score_without_moves(&self) -> Score {
        let wins = movegen::stuck_side_wins(self.rules, self.position.board());
        if wins { Score::win_in(0) } else { Score::loss_in(0) }
    }
}

/// The half-width grows by this factor on each miss.
const WIDENING: i32 = 4;
/// Beyond this half-width the window opens.
const MAX_ASPIRATION: i32 = 400;
/// From this depth on the last score is close enough for an aspiration window.
const MIN_ASPIRATION_DEPTH: i32 = 5;

/// Searches a root until a limit is reached or the monitor stops it, and reports every completed depth. The final
/// report's line is empty only if there is no legal move.
pub fn think<R: Rules, E: Evaluator<R>>(
    root: &Root<'_, R>,
    evaluator: &E,
    limits: Limits,
    table: &mut Table,
    monitor: &mut dyn Monitor,
) -> Report {
    let Some(&first) = root.moves().first() else {
        return Report { score: root.score_without_moves(), ..Report::default() };
    };
    let report = Report { line: vec![AnyMove::from_move(first)], ..Report::default() };
    table.next_age();
    threads::with_helpers(root, evaluator, table, limits.nodes.unwrap_or(u64::MAX), |pool| {
        let mut search = Search::new(root, evaluator, limits, table, monitor);
        search.progress.join(pool);
        search.think(&root.position, report)
    })
}

/// The greatest depth that the limits allow.
pub(crate) fn max_depth(limits: Limits) -> i32 {
    limits.depth.map_or(MAX_PLY as i32 - 1, i32::from).clamp(1, MAX_PLY as i32 - 1)
}

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    fn think(&mut self, position: &Position<R::Board>, mut report: Report) -> Report {
        for depth in 1..=max_depth(self.progress.limits) {
            self.progress.announce_depth(depth, report.score);
            let score = self.deepen(position, depth, report.score);
            if !self.stack.pv(0).is_empty() {
                report.line = self.stack.pv_moves(0).collect();
                report.score = score;
            }
            report.nodes = self.progress.all_nodes();
            report.time = self.progress.elapsed();
            if self.progress.stopped {
                break;
            }
            report.depth = depth as u8;
            self.progress.report(&report);
            if ends_within(report.score, depth) || self.progress.is_spent(report.nodes) {
                break;
            }
        }
        report
    }

    /// Searches the root to one depth, in an aspiration window around the score of the last depth.
    pub(crate) fn deepen(&mut self, position: &Position<R::Board>, depth: i32, last: Score) -> Score {
        let mut width = self.context.parameters.get(Parameter::AspirationWindow);
        let (mut alpha, mut beta) = (-Score::INFINITE, Score::INFINITE);
        let aspires = self.context.techniques.has(Technique::Aspiration) && depth >= MIN_ASPIRATION_DEPTH;
        if aspires && last.decided_in().is_none() {
            (alpha, beta) = (last - width, last + width);
        }
        // The last miss: its score, and its line if it failed high. A fail low has none.
        let mut missed = (last, Vec::new());
        loop {
            let score = self.node(position, NodeArgs::new(alpha, beta, depth, 0));
            if self.progress.stopped && self.stack.pv(0).is_empty() {
                // Stopped before the re-search had a line: that of the miss is still the best known.
                self.stack.set_root_pv(missed.1);
                return missed.0;
            }
            if self.progress.stopped || (score > alpha && score < beta) {
                return score;
            }
            width *= WIDENING;
            missed = (score, if score <= alpha { Vec::new() } else { self.stack.pv(0).to_vec() });
            if score <= alpha {
                alpha = if width > MAX_ASPIRATION { -Score::INFINITE } else { score - width };
            } else {
                beta = if width > MAX_ASPIRATION { Score::INFINITE } else { score + width };
            }
        }
    }
}

/// Whether a score is a win or loss that ends the game within the depth of the search.
pub(crate) fn ends_within(score: Score, depth: i32) -> bool {
    score.decided_in().is_some_and(|plies| plies.abs() <= depth)
}
