//! Announcements during a game, for people who do not see the board.

use crownhead_notation::{movetext, square_name};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Role, Square, SquareSet, Walk};

use crate::{
    messages::say,
    moves::any_of,
    names::{piece_name, side},
};

/// "White plays 22-18", "Red takes a piece, 6x1, and gets a queen". `before` is the position before the move.
pub fn played(before: &AnyPosition, mv: &AnyMove) -> String {
    let rules = before.rules();
    let (side, text) = (side(rules, before.turn()), movetext::write(before, mv));
    let (n, king) = (mv.captured().len(), piece_name(rules, Role::King));
    match (mv.is_capture(), mv.is_crowning()) {
        (false, false) => say!("played-quiet", side = &side, move = &text),
        (false, true) => say!("played-quiet-crowned", side = &side, move = &text, king = &king),
        (true, false) => say!("played-capture", side = &side, move = &text, n = n),
        (true, true) => say!("played-capture-crowned", side = &side, move = &text, n = n, king = &king),
    }
}

/// "Man on 9 selected. It can move to 13 or 14."
pub fn selected(position: &AnyPosition, from: Square) -> String {
    let rules = position.rules();
    let role = position.piece_at(from).map_or(Role::Man, |piece| piece.role);
    let stops = Walk::start(position, from).map(|walk| goals(&walk)).unwrap_or_default();
    let stops = any_of(stops.into_iter().map(|square| square_name(rules, square)).collect());
    let piece = crate::capitalized(&piece_name(rules, role));
    say!("selected", piece = &piece, square = &square_name(rules, from), squares = &stops)
}

/// The next stops, and every square, however far, where exactly one open move ends.
fn goals(walk: &Walk) -> Vec<Square> {
    let ends: Vec<Square> = walk.open().iter().map(crownhead_rules::AnyMove::to).collect();
    let alone = ends.iter().copied().filter(|to| ends.iter().filter(|other| *other == to).count() == 1);
    let goals: SquareSet = walk.next_stops().into_iter().chain(alone).collect();
    goals.iter().collect()
}

/// "On 14. Continue the capture.", or how to end it where that is allowed.
pub fn stepped(rules: AnyRules, at: Square, may_end: bool) -> String {
    let square = square_name(rules, at);
    if may_end {
        say!("stepped-may-end", square = &square)
    } else {
        say!("stepped-goes-on", square = &square)
    }
}
