//! Short lines about the state of a game: turn, counts, counters, thinking.

use crownhead_rules::{AnyPosition, AnyRules, Color, DrawClock, DrawRules};

/// How far a search has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Plies searched in full.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// Entries into the recursive function; 0 if it is not counted.
    pub calls: u64,
}

/// "White to move", in the names of the rules.
pub fn to_move(rules: AnyRules, turn: Color) -> String {
    let _ = (rules, turn);
    String::new()
}

/// "8 pieces, 1 king".
pub fn pieces_left(position: &AnyPosition, color: Color) -> String {
    let _ = (position, color);
    String::new()
}

/// "Draw in 7 moves unless a man moves or a piece is taken", when it is near enough to matter.
pub fn draw_counter(rules: &DrawRules, clock: &DrawClock) -> Option<String> {
    let _ = (rules, clock);
    None
}

/// "depth 17, 2.1 M positions", or search calls for the reference opponents.
pub fn thinking(progress: &Progress) -> String {
    let _ = progress;
    String::new()
}

/// A big number at a glance: "950", "2.1 M".
pub fn count(number: u64) -> String {
    let _ = number;
    String::new()
}

/// Move text with typographic dashes and crosses: "22–18", "22×15". Screens that cannot show them leave it.
pub fn typeset(text: &str) -> String {
    text.to_owned()
}
