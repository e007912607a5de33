//! A search whose score does not follow the swings of a single depth.
//!
//! The score of a search swings from depth to depth, and one that is interrupted within a depth reports what it has seen so
//! far. The median of the last depths is closer to what a longer search says, at the same cost. Not here: what a score is
//! worth. Invariant: known results are never averaged away.

use std::time::Duration;

use crownhead_engine::Score;
use crownhead_engine::{Limits, Monitor, Report};

use crownhead_engine::Engine;
use crownhead_engine::Task;

/// The number of completed depths that the score is the median of.
const DEPTHS: usize = 3;

/// Searches a position like [`Engine::analyze`]. The score is the median of the last three completed depths, unless one of
/// them found a certain result. The monitor can stop the search but hears no reports.
pub fn analyze_steadily(
    engine: &mut Engine,
    task: &Task,
    limits: &Limits,
    monitor: &mut dyn Monitor,
) -> Report {
    let mut depths = Depths { monitor, scores: Vec::new() };
    let mut report = engine.analyze(task, limits, &mut depths);
    report.score = median(&depths.scores, report.score);
    report
}

fn median(scores: &[Score], last: Score) -> Score {
    let Some(seen) = scores.last_chunk::<DEPTHS>() else { return last };
    if last.is_known() || seen.iter().any(|score| score.is_known()) {
        return last;
    }
    let mut sorted = *seen;
    sorted.sort_unstable_by_key(|score| score.0);
    sorted[DEPTHS / 2]
}

/// Passes on stops and keeps the scores of completed depths.
struct Depths<'m> {
    monitor: &'m mut dyn Monitor,
    scores: Vec<Score>,
}

impl Monitor for Depths<'_> {
    fn elapsed(&mut self) -> Duration {
        self.monitor.elapsed()
    }
    fn should_stop(&mut self) -> bool {
        self.monitor.should_stop()
    }
    fn report(&mut self, report: &Report) {
        self.scores.push(report.score);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_single_swing_does_not_count_but_a_result_does() {
        let of = |scores: &[i32], last: i32| {
            let scores: Vec<Score> = scores.iter().map(|&score| Score(score)).collect();
            median(&scores, Score(last)).0
        };
        assert_eq!(of(&[5, 10, 90, 12], 80), 12);
        assert_eq!(of(&[5, 10], 80), 80);
        let win = Score::win_in(7).0;
        assert_eq!(of(&[5, 10, win], win), win);
        assert_eq!(of(&[5, 10, 12], win), win);
    }
}
