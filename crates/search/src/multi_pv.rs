//! Several best lines at once: deepening over the moves of the root, of which so many keep exact scores.
//!
//! A move is searched in full only if it beats the worst of those that are kept. Not here: what a node does; that is the
//! same as for one line.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{AnyMove, Move, Position, Rules, movegen};

use crate::{
    history::FromTo,
    limits::{Limits, Monitor, Report},
    node::{Search, Window},
    root::{Root, RootMove, last_depth, search, think},
    table::Table,
    threads,
};

/// A move of the root with its line and the score of the depth that was searched last.
struct Candidate<R: Rules> {
    mv: Move<R::Board>,
    score: Score,
    line: Vec<AnyMove>,
}

/// The best lines, at most `count` of them and the best first, and a report about the first of them. Each begins with another
/// move; there are fewer only if there are fewer legal moves. Every completed depth is reported. If a limit or the monitor ends
/// a depth before it is complete, the lines are those of the depth before; a single line is what [`think`] finds.
pub fn think_multi_pv<R: Rules, E: Evaluator<R>>(
    root: &Root<'_, R>,
    evaluator: &E,
    (limits, count): (Limits, usize),
    table: &mut Table,
    monitor: &mut dyn Monitor,
) -> (Vec<RootMove>, Report) {
    if count <= 1 {
        let report = think(root, evaluator, limits, table, monitor);
        let best = report.line.first();
        let best = best.map(|&mv| RootMove { mv, score: report.score, line: report.line.clone() });
        return (best.into_iter().collect(), report);
    }
    let mut moves = Vec::new();
    movegen::legal_moves(root.rules, root.position.board(), &mut moves);
    let candidate = |mv: Move<R::Board>| Candidate::<R> { mv, score: Score::DRAW, line: vec![mv.into()] };
    let candidates: Vec<_> = moves.into_iter().map(candidate).collect();
    let mut report = Report::default();
    if candidates.is_empty() {
        let wins = movegen::stuck_side_wins(root.rules, root.position.board());
        report.score = if wins { Score::win_in(0) } else { Score::loss_in(0) };
        return (Vec::new(), report);
    }
    table.next_age();
    threads::with_help(root, evaluator, table, limits.nodes.unwrap_or(u64::MAX), |pool| {
        let mut search = search(root, evaluator, limits, table, monitor);
        search.pool = pool;
        search.think_multi_pv(&root.position, (candidates, count), report)
    })
}

fn kept<R: Rules>(candidates: &[Candidate<R>], count: usize) -> Vec<RootMove> {
    let line = |candidate: &Candidate<R>| RootMove {
        mv: candidate.mv.into(),
        score: candidate.score,
        line: candidate.line.clone(),
    };
    candidates.iter().take(count).map(line).collect()
}

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    fn think_multi_pv(
        &mut self,
        position: &Position<R::Board>,
        (mut candidates, count): (Vec<Candidate<R>>, usize),
        mut report: Report,
    ) -> (Vec<RootMove>, Report) {
        let mut best = kept(&candidates, count);
        for depth in 1..=last_depth(self.limits) {
            self.lead(depth, report.score);
            let complete = self.deepen_lines(position, &mut candidates, count, depth);
            if complete || depth == 1 {
                best = kept(&candidates, count);
                (report.score, report.line) = (best[0].score, best[0].line.clone());
            }
            (report.nodes, report.time) = (self.all_nodes(), self.monitor.elapsed());
            if !complete {
                break;
            }
            report.depth = depth as u8;
            self.monitor.report(&report);
            let is_decided =
                |line: &RootMove| line.score.decided_in().is_some_and(|plies| plies.abs() <= depth);
            if best.iter().all(is_decided) || self.limits.nodes.is_some_and(|most| report.nodes >= most) {
                break;
            }
        }
        (best, report)
    }

    /// Searches the root to one depth and puts the best moves first; whether it came to the end.
    fn deepen_lines(
        &mut self,
        position: &Position<R::Board>,
        candidates: &mut [Candidate<R>],
        count: usize,
        depth: i32,
    ) -> bool {
        for at in 0..candidates.len() {
            // The moves before this one are in order; what does not beat the last that is kept is not looked at closely.
            let alpha = match at.checked_sub(count) {
                Some(_) => candidates[count - 1].score,
                None => -Score::INFINITE,
            };
            let candidate = &mut candidates[at];
            let child = position.play(self.rules, &candidate.mv);
            let (mv, is_pv) = (candidate.mv, alpha == -Score::INFINITE);
            self.enter(FromTo::of(&mv), mv.advance(), &child);
            let work = self.begin_work(&child, depth - 1);
            let mut score = if is_pv {
                Score::INFINITE
            } else {
                -self.node(&child, Window::new(-alpha - 1, -alpha, depth - 1, 1))
            };
            if score > alpha && !self.stopped {
                score = -self.node(&child, Window::new(-Score::INFINITE, -alpha, depth - 1, 1));
            }
            self.end_work(work);
            self.path.pop();
            if self.stopped {
                return false;
            }
            candidate.score = score;
            if score > alpha {
                candidate.line = std::iter::once(mv)
                    .chain(self.lines[1].iter().copied())
                    .map(AnyMove::from_move)
                    .collect();
                let place = candidates[..at].iter().position(|before| before.score < score).unwrap_or(at);
                candidates[place..=at].rotate_right(1);
            }
        }
        true
    }
}
