//! Moves planned during the opponent's turn, in words.

use crownhead_rules::{AnyRules, Attempt};

use crate::{Told, messages::say, moves::joined};

fn text(rules: AnyRules, attempt: &Attempt) -> String {
    joined(rules, &[attempt.from, attempt.to], "-")
}

/// A move has been planned.
pub fn planned(rules: AnyRules, attempt: &Attempt) -> Told {
    Told { lead: say!("plan-made", move = &text(rules, attempt)), text: say!("plan-made-how-to-drop") }
}

/// A planned move was not legal when its turn came.
pub fn plan_refused(rules: AnyRules, attempt: &Attempt) -> String {
    say!("plan-refused", move = &text(rules, attempt))
}
