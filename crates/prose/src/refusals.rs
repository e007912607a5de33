//! Why a move is not possible, in words.

use crownhead_rules::{AnyPosition, AnyRules, Attempt, Refusal};

/// The whole explanation: "26-22 is not possible. The man on 23 can take: you must capture." Without an
/// attempt (a piece that could not even be selected) it begins with the reason.
pub fn refusal(position: &AnyPosition, attempt: Option<&Attempt>, refusal: &Refusal) -> String {
    let _ = (position, attempt, refusal);
    String::new()
}

/// A headline of a few words: "Your move: you must capture".
pub fn refusal_headline(position: &AnyPosition, refusal: &Refusal) -> String {
    let _ = (position, refusal);
    String::new()
}

/// The article that a refusal rests on: "Rule 1.19".
pub fn article(rules: AnyRules, refusal: &Refusal) -> Option<String> {
    let _ = (rules, refusal);
    None
}

/// What to do when several captures lead to the same square.
pub fn ambiguity_help() -> String {
    String::new()
}

/// What to say about typed text that is no move.
pub fn unreadable(position: &AnyPosition, text: &str) -> String {
    let _ = (position, text);
    String::new()
}
