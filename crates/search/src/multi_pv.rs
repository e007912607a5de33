//! Multi-PV: iterative deepening over the root's moves that keeps exact scores for the best `count` of them.
//!
//! The candidates stay sorted. A move gets a null window at the score of the last that is kept, and a full search only
//! if it beats that.
//!
//! Not here: the search of a node, which is the same as for one line. Invariant: all returned lines come from the same
//! completed depth, unless even depth 1 was interrupted.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{AnyMove, Move, Position, Rules};

use crate::{
    history::FromTo,
    limits::{Limits, Monitor, Report},
    node::NodeArgs,
    root::{Root, ends_within, max_depth, think},
    root_moves::RootMove,
    search::Search,
    threads,
    transposition::Table,
};

/// A root move with its line and score at the depth searched last.
struct Candidate<R: Rules> {
    mv: Move<R::Board>,
    score: Score,
    line: Vec<AnyMove>,
}

/// Finds the `count` best lines, best first, each with a different first move, and a report about the best. There are
/// fewer lines only if there are fewer legal moves. Reports every completed depth and drops an interrupted one. With a
/// `count` of 1 or less, the result is that of [`think`].
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
    let candidate =
        |mv: Move<R::Board>| Candidate::<R> { mv, score: Score::DRAW, line: vec![AnyMove::from_move(mv)] };
    let candidates: Vec<_> = root.moves().into_iter().map(candidate).collect();
    if candidates.is_empty() {
        return (Vec::new(), Report { score: root.score_without_moves(), ..Report::default() });
    }
    table.next_age();
    threads::with_helpers(root, evaluator, table, limits.nodes.unwrap_or(u64::MAX), |pool| {
        let mut search = Search::new(root, evaluator, limits, table, monitor);
        search.progress.join(pool);
        search.think_multi_pv(&root.position, candidates, count)
    })
}

fn best_lines<R: Rules>(candidates: &[Candidate<R>], count: usize) -> Vec<RootMove> {
    let line = |candidate: &Candidate<R>| RootMove {
        mv: AnyMove::from_move(candidate.mv),
        score: candidate.score,
        line: candidate.line.clone(),
    };
    candidates.iter().take(count).map(line).collect()
}

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    fn think_multi_pv(
        &mut self,
        position: &Position<R::Board>,
        mut candidates: Vec<Candidate<R>>,
        count: usize,
    ) -> (Vec<RootMove>, Report) {
        let mut report = Report::default();
        let mut best = best_lines(&candidates, count);
        for depth in 1..=max_depth(self.progress.limits) {
            self.progress.announce_depth(depth, report.score);
            let complete = self.deepen_multi_pv(position, &mut candidates, count, depth);
            if complete || depth == 1 {
                best = best_lines(&candidates, count);
                (report.score, report.line) = (best[0].score, best[0].line.clone());
            }
            (report.nodes, report.time) = (self.progress.all_nodes(), self.progress.elapsed());
            if !complete {
                break;
            }
            report.depth = depth as u8;
            self.progress.report(&report);
            self.progress.report_lines(&best);
            let decided = best.iter().all(|line| ends_within(line.score, depth));
            if decided || self.progress.is_spent(report.nodes) {
                break;
            }
        }
        (best, report)
    }

    /// Searches the root's moves to one depth and sorts the best to the front; whether all were searched.
    fn deepen_multi_pv(
        &mut self,
        position: &Position<R::Board>,
        candidates: &mut [Candidate<R>],
        count: usize,
        depth: i32,
    ) -> bool {
        for at in 0..candidates.len() {
            // The candidates before this one are sorted.
            let full = at < count;
            let alpha = if full { -Score::INFINITE } else { candidates[count - 1].score };
            let mv = candidates[at].mv;
            let score = self.candidate_score(position, &mv, (alpha, full), depth);
            if self.progress.stopped {
                return false;
            }
            candidates[at].score = score;
            if score > alpha {
                candidates[at].line =
                    core::iter::once(AnyMove::from_move(mv)).chain(self.stack.pv_moves(1)).collect();
                let place = candidates[..at].iter().position(|before| before.score < score).unwrap_or(at);
                candidates[place..=at].rotate_right(1);
            }
        }
        true
    }

    /// The score of a root move: exact if it beats alpha, else a bound. Without `full`, a null window comes first.
    fn candidate_score(
        &mut self,
        position: &Position<R::Board>,
        mv: &Move<R::Board>,
        (alpha, full): (Score, bool),
        depth: i32,
    ) -> Score {
        let child = position.play(self.context.rules, mv);
        self.enter(FromTo::of(mv), mv.advance(), &child);
        let work = self.begin_work(&child, depth - 1);
        let mut score = if full {
            Score::INFINITE
        } else {
            -self.node(&child, NodeArgs::new(-alpha - 1, -alpha, depth - 1, 1))
        };
        if score > alpha && !self.progress.stopped {
            score = -self.node(&child, NodeArgs::new(-Score::INFINITE, -alpha, depth - 1, 1));
        }
        self.end_work(work);
        self.stack.path.pop();
        score
    }
}
