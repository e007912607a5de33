//! Iterative deepening: the position to think about, and how the answer grows.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{AnyMove, DrawClock, DrawRules, Key, Move, Position, Rules, movegen};

use crate::{
    endgame::{Endgames, TableProbe},
    history::FromTo,
    limits::{Limits, Monitor, Report},
    node::{MAX_PLY, Search, Window},
    table::Table,
    techniques::{Technique, Techniques},
    threads,
};

/// The position to think about, with what its past means for draws.
#[derive(Clone, Debug)]
pub struct Root<'k, R: Rules> {
    /// The rules.
    pub rules: R,
    /// The draw rules.
    pub draws: DrawRules,
    /// The position.
    pub position: Position<R::Board>,
    /// Keys of the positions since the last irreversible move, oldest first; the last is the position's own.
    /// May be empty when the past is unknown.
    pub keys: &'k [Key],
    /// The draw counters.
    pub clock: DrawClock,
    /// What the search may use.
    pub techniques: Techniques,
    /// How many threads think, at least 1. With one, the same question has the same answer always.
    pub threads: u16,
    /// Tables of perfect endgames for these rules.
    pub tables: Option<&'k dyn Endgames>,
}

/// A legal move of the root with what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct RootMove {
    /// The move.
    pub mv: AnyMove,
    /// Its exact score for the side to move.
    pub score: Score,
    /// The best line, this move first.
    pub line: Vec<AnyMove>,
}

/// Half-width of the first aspiration window, in hundredths of a man.
const ASPIRATION: i32 = 12;
/// From this depth on the previous score is trusted enough for an aspiration window.
const ASPIRATION_FROM: i32 = 5;

pub(crate) fn search<'a, R: Rules, E: Evaluator<R>>(
    root: &Root<'a, R>,
    evaluator: &'a E,
    limits: Limits,
    table: &'a Table,
    monitor: &'a mut dyn Monitor,
) -> Search<'a, R, E> {
    let own = [root.position.key()];
    let keys = if root.keys.is_empty() { &own } else { root.keys };
    let path = (root.draws, keys, root.clock);
    let limits = (limits, root.techniques);
    let search = Search::new((root.rules, evaluator), path, limits, table, monitor);
    Search { tables: TableProbe::new(root.tables, &root.position), ..search }
}

/// Thinks until a limit is reached or the monitor stops it, and reports every completed depth. The line of
/// the last report is empty only if there is no legal move.
pub fn think<R: Rules, E: Evaluator<R>>(
    root: &Root<'_, R>,
    evaluator: &E,
    limits: Limits,
    table: &mut Table,
    monitor: &mut dyn Monitor,
) -> Report {
    let report = Report { line: first_move(root).into_iter().collect(), ..Report::default() };
    if report.line.is_empty() {
        let wins = movegen::stuck_side_wins(root.rules, root.position.board());
        return Report { score: if wins { Score::win_in(0) } else { Score::loss_in(0) }, ..report };
    }
    table.next_age();
    threads::with_help(root, evaluator, table, limits.nodes.unwrap_or(u64::MAX), |pool| {
        let mut search = search(root, evaluator, limits, table, monitor);
        search.pool = pool;
        search.think(&root.position, report)
    })
}

/// The greatest depth that a search within the limits may reach.
pub(crate) fn last_depth(limits: Limits) -> i32 {
    limits.depth.map_or(MAX_PLY as i32 - 1, i32::from).clamp(1, MAX_PLY as i32 - 1)
}

fn first_move<R: Rules>(root: &Root<'_, R>) -> Option<AnyMove> {
    let mut list = Vec::new();
    movegen::legal_moves(root.rules, root.position.board(), &mut list);
    list.first().map(|&mv| AnyMove::from_move(mv))
}

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    fn think(&mut self, position: &Position<R::Board>, mut report: Report) -> Report {
        let limits = self.limits;
        let last = last_depth(limits);
        for depth in 1..=last {
            self.lead(depth, report.score);
            let score = self.deepen(position, depth, report.score);
            let line = &self.lines[0];
            if !line.is_empty() {
                report.line = line.iter().map(|&mv| AnyMove::from_move(mv)).collect();
                report.score = score;
            }
            report.nodes = self.all_nodes();
            report.time = self.monitor.elapsed();
            if self.stopped {
                break;
            }
            report.depth = depth as u8;
            self.monitor.report(&report);
            let decided = report.score.decided_in().is_some_and(|plies| plies.abs() <= depth);
            if decided || limits.nodes.is_some_and(|most| report.nodes >= most) {
                break;
            }
        }
        report
    }

    /// Searches the root to one depth, in a window around the score of the depth before.
    pub(crate) fn deepen(&mut self, position: &Position<R::Board>, depth: i32, before: Score) -> Score {
        let mut width = ASPIRATION;
        let (mut alpha, mut beta) = (-Score::INFINITE, Score::INFINITE);
        let aspires = self.techniques.has(Technique::Aspiration) && depth >= ASPIRATION_FROM;
        if aspires && before.decided_in().is_none() {
            (alpha, beta) = (before - width, before + width);
        }
        // A line that turned out better than the window, and how good it is at least.
        let mut better = (before, Vec::new());
        loop {
            let score = self.node(position, Window::new(alpha, beta, depth, 0));
            if self.stopped && self.lines[0].is_empty() {
                // It stays the best that is known if no move was looked at again in the time.
                core::mem::swap(&mut self.lines[0], &mut better.1);
                return better.0;
            }
            if self.stopped || (score > alpha && score < beta) {
                return score;
            }
            width *= 4;
            better = (score, if score <= alpha { Vec::new() } else { self.lines[0].clone() });
            if score <= alpha {
                alpha = if width > 400 { -Score::INFINITE } else { score - width };
            } else {
                beta = if width > 400 { Score::INFINITE } else { score + width };
            }
        }
    }
}

/// Every legal move with its exact score at a depth: a full window for each. Empty if there is no legal move;
/// moves that a limit or the monitor cut off are left out, but never all of them.
pub fn score_moves<R: Rules, E: Evaluator<R>>(
    root: &Root<'_, R>,
    evaluator: &E,
    limits: Limits,
    table: &mut Table,
    monitor: &mut dyn Monitor,
) -> (Vec<RootMove>, Report) {
    let mut list = Vec::new();
    movegen::legal_moves(root.rules, root.position.board(), &mut list);
    table.next_age();
    let mut search = search(root, evaluator, limits, table, monitor);
    let mut found: Vec<RootMove> = Vec::new();
    for mv in list {
        let (score, line) = search.score_move(&root.position, &mv, i32::from(limits.depth.unwrap_or(1)));
        if search.stopped && !found.is_empty() {
            break;
        }
        found.push(RootMove { mv: mv.into(), score, line });
    }
    let best = found.iter().max_by_key(|scored| scored.score);
    let report = Report {
        depth: limits.depth.unwrap_or(1),
        nodes: search.nodes,
        calls: 0,
        time: search.monitor.elapsed(),
        score: best.map_or(Score::loss_in(0), |best| best.score),
        line: best.map(|best| best.line.clone()).unwrap_or_default(),
    };
    (found, report)
}

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    fn score_move(
        &mut self,
        position: &Position<R::Board>,
        mv: &Move<R::Board>,
        depth: i32,
    ) -> (Score, Vec<AnyMove>) {
        let child = position.play(self.rules, mv);
        self.enter(FromTo::of(mv), mv.advance(), &child);
        let score = -self.node(&child, Window::full(depth - 1, 1));
        self.path.pop();
        let line = [AnyMove::from_move(*mv)]
            .into_iter()
            .chain(self.lines[1].iter().map(|&mv| AnyMove::from_move(mv)));
        (score, line.collect())
    }
}
