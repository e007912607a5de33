//! Moves planned during the opponent's turn, in words.

use crownhead_rules::{AnyPosition, AnyRules, Attempt};

use crate::{Told, messages::say, moves::joined, refusals::explain_refusal};

fn text(rules: AnyRules, attempt: &Attempt) -> String {
    joined(rules, &[attempt.from, attempt.to], "-")
}

/// A move has been planned.
pub fn planned(rules: AnyRules, attempt: &Attempt) -> Told {
    Told { lead: say!("plan-made", move = &text(rules, attempt)), text: say!("plan-made-how-to-drop") }
}

/// A planned move was not legal when its turn came, and why.
pub fn plan_refused(position: &AnyPosition, attempt: &Attempt) -> Told {
    let lead = say!("plan-refused", move = &text(position.rules(), attempt));
    let refusal = position.find_move(attempt).err();
    let told = refusal.map(|refusal| explain_refusal(position, Some(attempt), false, &refusal));
    Told { lead, text: told.map(|told| told.text).unwrap_or_default() }
}
