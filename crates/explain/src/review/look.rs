//! One search of a position, with what endgame tables know about it.
//!
//! Invariant: a stopped search leaves nothing behind.

use crownhead_engine::Score;
use crownhead_engine::{Length, Limits, Monitor, Report, Verdict};
use crownhead_rules::{AnyMove, AnyRules};

use crate::review::fault::reversed;
use crate::review::spots::Spot;
use crate::review::steady::analyze_steadily;
use crownhead_engine::Chance;
use crownhead_engine::Engine;
use crownhead_engine::{ProbeResult, Wdl};

/// What a search found, for the side to move.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Look {
    pub(super) score: Score,
    /// The result, if tables or the rules know it.
    pub(super) known: Option<Wdl>,
    /// The best line.
    pub(super) line: Vec<AnyMove>,
}

impl Look {
    pub(super) fn chance(&self, rules: AnyRules) -> Chance {
        self.known.map_or_else(|| Chance::of(self.score, rules), Chance::certain)
    }

    /// The same for the position before a forced move.
    pub(super) fn before(self, mv: AnyMove) -> Look {
        let known = self.known.map(reversed);
        let line = std::iter::once(mv).chain(self.line).collect();
        Look { score: one_ply_earlier(self.score), known, line }
    }
}

/// The score of a position whose best move leads to this one.
pub(super) fn one_ply_earlier(score: Score) -> Score {
    let own = -score;
    if own.counts_plies() { Score(own.0 - own.0.signum()) } else { own }
}

/// Looks at a position; `None` if the monitor stopped the search.
pub(super) fn look(spot: &Spot, nodes: u64, engine: &mut Engine, monitor: &mut dyn Monitor) -> Option<Look> {
    if let Some(known) = spot.ended {
        return Some(Look { score: score_of(known), known: Some(known), line: Vec::new() });
    }
    let report = analyze_steadily(engine, &spot.task, &Limits::nodes(nodes), monitor);
    if monitor.should_stop() {
        return None;
    }
    let known = engine.probe(&spot.task).filter(|known| !known.at_risk);
    Some(match known {
        Some(known) => Look::probed(&known, report),
        None => Look { score: report.score, known: None, line: report.line },
    })
}

impl Look {
    /// What tables know; the search adds a line.
    fn probed(known: &ProbeResult, report: Report) -> Look {
        let result = Wdl::of(known.verdict);
        let keeps = |mv: &AnyMove| known.verdict_of(mv).is_some_and(|verdict| Wdl::of(verdict) == result);
        let line = if report.line.first().is_some_and(keeps) {
            report.line
        } else {
            known.moves.first().map(|&(mv, _)| mv).into_iter().collect()
        };
        Look { score: score_of_verdict(known.verdict), known: Some(result), line }
    }
}

fn score_of(known: Wdl) -> Score {
    match known {
        Wdl::Win => Score::win_in(0),
        Wdl::Draw => Score::DRAW,
        Wdl::Loss => Score::loss_in(0),
    }
}

fn score_of_verdict(verdict: Verdict) -> Score {
    let win = |length: Length| match length {
        Length::ToEnd(plies) => Score::win_in(plies.into()),
        Length::ToConversion(plies) => Score::converted_in(plies.into()),
        Length::Unknown => Score::KNOWN,
    };
    match verdict {
        Verdict::Win(length) => win(length),
        Verdict::Draw => Score::DRAW,
        Verdict::Loss(length) => -win(length),
    }
}

/// Passes on stops, not reports: a review reports moves.
pub(super) struct Silent<'m>(pub(super) &'m mut dyn Monitor);

impl Monitor for Silent<'_> {
    fn elapsed(&mut self) -> std::time::Duration {
        self.0.elapsed()
    }
    fn should_stop(&mut self) -> bool {
        self.0.should_stop()
    }
    fn report(&mut self, _: &Report) {}
}
