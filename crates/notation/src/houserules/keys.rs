//! The names of the switches. Not here: the names of their values, which `crownhead-rules` defines.

/// The switches, in the order in which they are written.
pub(super) const SWITCHES: [&str; 24] = [
    "name",
    "board",
    "rows",
    "home_gap",
    "starts",
    "men_capture_back",
    "flying_kings",
    "huffing",
    "capture_duty",
    "chain_duty",
    "precedence",
    "crowning_in_capture",
    "regicide",
    "man_steps",
    "man_captures",
    "king_steps",
    "king_captures",
    "removal",
    "king_landing",
    "may_turn_back",
    "men_take_kings",
    "king_move_limit",
    "goal",
    "draws",
];

/// The switches inside `draws`.
pub(super) const DRAW_SWITCHES: [&str; 4] = ["repetition", "no_progress", "endings", "claims"];

/// The highest king-move limit: FEN has one digit for it.
pub(super) const MOST_KING_MOVES: u8 = 9;
