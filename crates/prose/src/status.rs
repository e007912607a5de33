//! Short lines about the state of a game: turn, counts, counters, thinking.

use crownhead_game::Game;
use crownhead_rules::{
    AnyPosition, AnyRules, Color, DrawClock, DrawReason, DrawRules, Role, draw::EndingClass,
};

use crate::{
    messages::say,
    names::{pieces, side},
    outcomes::draw_reason,
};

/// From so many plies on, a coming draw is worth a line.
const NEAR_DRAW: u16 = 20;

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
    say!("to-move", side = &side(rules, turn))
}

/// "You must capture", if every legal move is a capture.
pub fn must_capture(position: &AnyPosition) -> Option<String> {
    let legal = position.legal_moves();
    (!legal.is_empty() && legal.iter().all(crownhead_rules::AnyMove::is_capture))
        .then(|| say!("must-capture"))
}

/// "8 pieces, 1 king".
pub fn pieces_left(position: &AnyPosition, color: Color) -> String {
    let material = position.material();
    let (all, kings) = (usize::from(material.pieces(color)), usize::from(material.kings[color.index()]));
    let all = say!("count-pieces", n = all);
    if kings == 0 {
        return all;
    }
    let king = pieces(position.rules(), Role::King, kings);
    say!("count-kings", pieces = &all, n = kings, kings = &king)
}

/// "Draw in 7 moves each unless a piece is taken or a man moves", when it is near enough to matter; in an
/// ending with a limit of its own always, with what would stop the count.
pub fn draw_counter(rules: &DrawRules, clock: &DrawClock) -> Option<String> {
    let left = clock.plies_left(rules)?;
    let moves = left.div_ceil(2);
    let ending = clock.nearest_ending().filter(|(class, plies)| class.limit().saturating_sub(*plies) == left);
    match ending {
        Some((class, _)) => Some(ending_counter(class, moves)),
        None => (left <= NEAR_DRAW).then(|| no_progress_counter(*rules, moves)),
    }
}

fn ending_counter(class: EndingClass, moves: u16) -> String {
    match class {
        EndingClass::PieceEach => say!("draw-next"),
        EndingClass::LoneKingAgainstThree
        | EndingClass::LoneKingAgainstTwo
        | EndingClass::LoneKingAgainstKings
        | EndingClass::LoneKingOnLongDiagonal
        | EndingClass::FourOrFive
        | EndingClass::SixOrSeven
        | EndingClass::ThreeKingsPool
        | EndingClass::ThreeKingsCanadian
        | EndingClass::TwoKings
        | EndingClass::KingEach => say!("draw-ending", n = moves, unless = what_stops(class)),
    }
}

fn no_progress_counter(rules: DrawRules, moves: u16) -> String {
    if rules.must_be_claimed(DrawReason::NoProgress) {
        say!("draw-no-progress-claimed", n = moves)
    } else {
        say!("draw-no-progress", n = moves)
    }
}

/// What there is to say about draws at this moment without being asked: that one can be claimed, or that one is near.
pub fn draw_news(game: &Game) -> Option<String> {
    let claim = game.claimable_draw().map(|reason| claim(game, reason));
    claim.or_else(|| draw_counter(&game.draw_rules(), &game.draw_clock()))
}

/// Why a draw can be claimed, if one can: "The same position occurred 3 times."
pub fn claimable_draw(game: &Game) -> Option<String> {
    game.claimable_draw().map(|reason| draw_reason(game.position(), reason))
}

fn claim(game: &Game, reason: DrawReason) -> String {
    say!("draw-may-be-claimed", why = &draw_reason(game.position(), reason))
}

/// Every draw counter of a game, one a line, however far away the draw is.
pub fn draw_counters(game: &Game) -> Vec<String> {
    let (rules, clock) = (game.draw_rules(), game.draw_clock());
    let mut lines: Vec<String> =
        game.claimable_draw().map(|reason| claim(game, reason)).into_iter().collect();
    if rules.repetition > 0 {
        let claimed = if rules.must_be_claimed(DrawReason::Repetition) { "yes" } else { "no" };
        lines.push(say!(
            "draw-repetitions",
            n = game.repetitions(),
            limit = rules.repetition,
            claimed = claimed
        ));
    }
    if let Some((class, plies)) = clock.nearest_ending() {
        lines.push(ending_counter(class, class.limit().saturating_sub(plies).div_ceil(2)));
    }
    if rules.no_progress > 0 {
        let left = rules.no_progress.saturating_sub(clock.quiet);
        lines.push(no_progress_counter(rules, left.div_ceil(2)));
    }
    if lines.is_empty() {
        lines.push(say!("draw-none"));
    }
    lines
}

/// What ends the count of an ending for certain.
fn what_stops(class: EndingClass) -> &'static str {
    match class {
        // Of more than two or three pieces one may be taken, and the count goes on.
        EndingClass::LoneKingAgainstTwo | EndingClass::LoneKingAgainstKings => "lone-king-taken",
        EndingClass::LoneKingOnLongDiagonal => "diagonal-left",
        EndingClass::FourOrFive | EndingClass::SixOrSeven => "taken-or-crowned",
        EndingClass::LoneKingAgainstThree
        | EndingClass::ThreeKingsPool
        | EndingClass::ThreeKingsCanadian
        | EndingClass::TwoKings
        | EndingClass::KingEach
        | EndingClass::PieceEach => "taken",
    }
}

/// "depth 17, 2.1 M positions", or search calls where those are counted.
pub fn thinking(progress: &Progress) -> String {
    if progress.calls > 0 {
        return say!("thinking-calls", n = progress.calls, count = &count(progress.calls));
    }
    say!("thinking", depth = progress.depth, count = &count(progress.nodes))
}

/// A big number at a glance: "950", "12.3 k", "2.1 M".
pub fn count(number: u64) -> String {
    let (unit, sign) = match number {
        0..10_000 => return number.to_string(),
        10_000..1_000_000 => (1_000, "k"),
        1_000_000..1_000_000_000 => (1_000_000, "M"),
        _ => (1_000_000_000, "G"),
    };
    let tenths = number / (unit / 10);
    if tenths >= 1000 {
        format!("{} {sign}", tenths / 10)
    } else {
        format!("{}.{} {sign}", tenths / 10, tenths % 10)
    }
}
