//! The best move by tables with distances, without a search.

use crownhead_endgame::{AnyProber, Metric, Value};
use crownhead_eval::Score;
use crownhead_rules::{AnyMove, AnyPosition};
use crownhead_search::{Report, beats_draw_counters};

use crate::task::Task;

/// The longest line returned.
const LONGEST_LINE: usize = 250;

/// The best move, if its distance holds under the draw rules.
pub(super) fn answer(prober: &mut AnyProber, task: &Task) -> Option<Report> {
    let draws = task.position.rules().house_rules().draws;
    let mut best: Option<(AnyMove, Value)> = None;
    let legal = task.position.legal_moves();
    for mv in &legal {
        let value = value_in_game(prober, task, mv)?;
        if best.is_none_or(|(_, best)| value.merit() > best.merit()) {
            best = Some((*mv, value));
        }
    }
    let (mv, value) = best?;
    let plies = value.distance()?;
    let to_end = prober.metric() == Metric::Dtw;
    let in_time = if to_end {
        beats_draw_counters(&draws, task.clock, plies)
    } else {
        task.clock.plies_left(&draws).is_none_or(|left| plies <= left)
    };
    if !in_time {
        return None;
    }
    let score = if to_end { Score::win_in(plies.into()) } else { Score::converted_in(plies.into()) };
    let score = if matches!(value, Value::Win(_)) { score } else { -score };
    let nodes = legal.len() as u64;
    Some(Report { depth: 1, nodes, score, line: line(prober, &task.position, mv), ..Report::default() })
}

/// The value of a move for the side that makes it, including draws by rule that the move completes; `None` if a table
/// is missing.
pub(super) fn value_in_game(prober: &mut AnyProber, task: &Task, mv: &AnyMove) -> Option<Value> {
    let value = prober.value_of_move(&task.position, mv).ok()??;
    let after = task.position.play_unchecked(mv);
    if !after.has_moves() {
        return Some(value);
    }
    let draws = task.position.rules().house_rules().draws;
    let clock = task.clock.after(&draws, mv.advance(), after.material());
    let seen = task.keys.iter().filter(|&&key| key == after.key()).count();
    let repeats = draws.repetition > 0 && seen + 1 >= usize::from(draws.repetition);
    Some(if repeats || clock.verdict(&draws).is_some() { Value::Draw } else { value })
}

/// A move with the best line after it.
fn line(prober: &mut AnyProber, position: &AnyPosition, mv: AnyMove) -> Vec<AnyMove> {
    let (mut at, mut line) = (position.play_unchecked(&mv), vec![mv]);
    while line.len() < LONGEST_LINE {
        let mut best: Option<(AnyMove, Value)> = None;
        for mv in at.legal_moves() {
            let Ok(Some(value)) = prober.value_of_move(&at, &mv) else { return line };
            if best.is_none_or(|(_, best)| value.merit() > best.merit()) {
                best = Some((mv, value));
            }
        }
        let Some((mv, _)) = best else { break };
        line.push(mv);
        at = at.play_unchecked(&mv);
    }
    line
}
