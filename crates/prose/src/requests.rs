//! Players' requests, and invalid input.

use crownhead_rules::{AnyRules, Color};

use crate::{messages::say, names::side};

/// "White resigns."
pub fn gives_up(rules: AnyRules, color: Color) -> String {
    say!("gives-up", side = &side(rules, color))
}

/// "White offers a draw."
pub fn offers_draw(rules: AnyRules, color: Color) -> String {
    say!("offers-draw", side = &side(rules, color))
}

/// "White claims a draw."
pub fn claims_draw(rules: AnyRules, color: Color) -> String {
    say!("claims-draw", side = &side(rules, color))
}

/// An unknown key of rules.
pub fn unknown_rules(key: &str) -> String {
    say!("unknown-rules", key = key)
}

/// An unknown key of an opponent.
pub fn unknown_opponent(key: &str) -> String {
    say!("unknown-opponent", key = key)
}

/// An unknown side.
pub fn unknown_side(key: &str) -> String {
    say!("unknown-side", key = key)
}

/// A position that cannot be read, and why.
pub fn bad_position(why: &str) -> String {
    say!("bad-position", why = why)
}

/// Rules that cannot be read, and why.
pub fn bad_rules(why: &str) -> String {
    say!("bad-rules", why = why)
}
