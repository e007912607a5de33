//! Sentences that are put together from `prose`.

use crownhead_engine::{Fact, Hint};
use crownhead_game::{Outcome, WinReason};
use crownhead_notation::movetext;
use crownhead_rules::{AnyPosition, AnyRules};

/// How a game ended.
pub fn outcome(rules: AnyRules, outcome: &Outcome) -> String {
    let name = |color| crownhead_prose::sides(rules, color).name;
    match outcome {
        Outcome::Win { winner, reason } => {
            let why = match reason {
                WinReason::NoPieces => "the other side has no pieces left",
                WinReason::Blocked => "the other side cannot move",
                WinReason::Resignation => "the other side resigned",
                WinReason::Concession => "the other side concedes",
                _ => "the game is over",
            };
            format!("{} wins: {why}.", name(*winner))
        }
        Outcome::Draw(reason) => format!("Draw: {reason:?}."),
    }
}

/// A hint with its reason.
pub fn hint(position: &AnyPosition, hint: &Hint) -> String {
    let mut text = format!("Hint: {}", movetext::write(position, &hint.mv));
    let mut at = *position;
    let mut line = String::new();
    for mv in &hint.proof {
        line += &format!(" {}", movetext::write(&at, mv));
        at = at.play(mv);
    }
    if let Some(Fact::OnlyMove) = hint.facts.first() {
        text += ", the only move";
    }
    format!("{text} ({})", line.trim())
}
