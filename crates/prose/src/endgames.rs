//! Perfect endgames in words: the value of a position and of its moves, and endgame exercises.

use crownhead_engine::{Drill, DrillState, Ending, Length, MoveGrade, ProbeResult, Verdict, Wdl};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Role};

use crate::{
    Told, capitalized,
    messages::say,
    moves::{all_of, path_text},
    names::{counted, counted_against, side},
};

/// The value of a position: "White wins in 13 plies (7 moves).", with details.
pub fn known(position: &AnyPosition, known: &ProbeResult) -> Told {
    let us = position.turn();
    let (winner, length) = match known.verdict {
        Verdict::Win(length) => (us, length),
        Verdict::Loss(length) => (us.other(), length),
        Verdict::Draw => return Told { lead: say!("known-draw"), text: String::new() },
    };
    let side = side(position.rules(), winner);
    let (lead, more) = match length {
        Length::ToEnd(plies) => {
            (say!("known-win-in", side = &side, n = plies, moves = plies.div_ceil(2)), None)
        }
        Length::ToConversion(plies) => {
            (say!("known-win", side = &side), Some(say!("known-conversion", n = plies)))
        }
        Length::Unknown => (say!("known-win", side = &side), None),
    };
    let risk = known.at_risk.then(|| say!("known-at-risk"));
    Told { lead, text: more.into_iter().chain(risk).collect::<Vec<_>>().join(" ") }
}

/// The value of a move for the side that makes it: "wins in 13 plies", "draws", "loses".
pub fn verdict(verdict: Verdict) -> String {
    match verdict {
        Verdict::Draw => say!("verdict-draws"),
        Verdict::Win(Length::ToEnd(plies)) => say!("verdict-wins-in", n = plies),
        Verdict::Win(Length::ToConversion(plies)) => say!("verdict-wins-converting", n = plies),
        Verdict::Win(Length::Unknown) => say!("verdict-wins"),
        Verdict::Loss(Length::ToEnd(plies)) => say!("verdict-loses-in", n = plies),
        Verdict::Loss(Length::ToConversion(plies)) => say!("verdict-loses-converting", n = plies),
        Verdict::Loss(Length::Unknown) => say!("verdict-loses"),
    }
}

/// A move with its value: "22-18 wins in 13 plies".
pub fn known_move(position: &AnyPosition, mv: &AnyMove, worth: Verdict) -> String {
    say!("known-move", move = &path_text(position, mv), verdict = &verdict(worth))
}

/// The label of a square with a badge: "23, white king, can move, its best move wins in 13 plies".
pub fn known_square(square: &str, worth: Verdict, is_target: bool) -> String {
    let verdict = verdict(worth);
    if is_target {
        say!("known-target", square = square, verdict = &verdict)
    } else {
        say!("known-piece", square = square, verdict = &verdict)
    }
}

/// The name of an ending, the winner first: "Two kings against a king".
pub fn ending_name(rules: AnyRules, ending: Ending) -> String {
    let side = |side: usize, told: fn(AnyRules, Role, usize) -> String| {
        let part = |role, count: u8| (count > 0).then(|| told(rules, role, count.into()));
        let parts = [part(Role::King, ending.kings[side]), part(Role::Man, ending.men[side])];
        all_of(parts.into_iter().flatten().collect())
    };
    let (winner, loser) = (side(0, counted), side(1, counted_against));
    capitalized(&say!("ending-name", winner = &winner, loser = &loser))
}

/// The task of an exercise: "White to move and win. Two kings against a king. Fastest win: 7 moves."
pub fn drill_task(drill: &Drill) -> Told {
    let rules = drill.start.rules();
    let lead = say!("drill-task", side = &side(rules, drill.player()));
    let name = ending_name(rules, drill.ending);
    let text = match drill.shortest_moves() {
        Some(n) => say!("drill-ending-shortest", ending = &name, n = n),
        None => say!("drill-ending", ending = &name),
    };
    Told { lead, text }
}

/// What a player's move did to the win, given the position before it: "22-18 only draws." `None` if no move is better.
pub fn drill_judgment(before: &AnyPosition, mv: &AnyMove, judgment: MoveGrade) -> Option<Told> {
    let path = path_text(before, mv);
    let told = |lead, text| Some(Told { lead, text });
    match judgment {
        MoveGrade::Worse { has: Wdl::Loss, .. } => {
            told(say!("drill-gone"), say!("drill-loses", move = &path))
        }
        MoveGrade::Worse { .. } => told(say!("drill-gone"), say!("drill-draws", move = &path)),
        MoveGrade::Longer { plies } => told(say!("drill-won"), say!("drill-longer", n = plies.div_ceil(2))),
        MoveGrade::Best | MoveGrade::Kept | MoveGrade::Sooner { .. } => None,
    }
}

/// The state of an exercise: "Still winning."
pub fn drill_state(state: DrillState) -> Option<String> {
    match state {
        DrillState::Won => Some(say!("drill-won")),
        DrillState::AtRisk => Some(say!("drill-at-risk")),
        DrillState::Gone(Wdl::Loss) => Some(say!("drill-lost")),
        DrillState::Gone(_) => Some(say!("drill-gone")),
        DrillState::Failed => Some(say!("drill-failed")),
        DrillState::Open | DrillState::Solved { .. } => None,
    }
}

/// The result of an exercise: "Solved in 9 moves; the fastest win takes 7."
pub fn drill_result(drill: &Drill, state: DrillState) -> Option<String> {
    match (state, drill.shortest_moves()) {
        (DrillState::Solved { moves }, Some(shortest)) if moves > shortest => {
            Some(say!("drill-solved-in", n = moves, shortest = shortest))
        }
        (DrillState::Solved { moves }, Some(_)) => Some(say!("drill-solved-best", n = moves)),
        (DrillState::Solved { moves }, None) => Some(say!("drill-solved", n = moves)),
        _ => drill_state(state),
    }
}

/// The exercise in one line: "Endgame practice · Two kings against a king".
pub fn drill_line(rules: AnyRules, ending: Ending) -> String {
    say!("drill-line", ending = &ending_name(rules, ending))
}

/// The ending to win next.
pub fn next_rung(rules: AnyRules, ending: Ending) -> String {
    say!("ladder-next", ending = &ending_name(rules, ending))
}

/// How many endings are won.
pub fn climbed(won: usize, all: usize) -> String {
    say!("ladder-climbed", n = won, all = all)
}

/// An ending that is won.
pub fn won() -> String {
    say!("ladder-won")
}
