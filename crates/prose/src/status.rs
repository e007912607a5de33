//! Short lines about the state of a game: turn, counts, counters, thinking.

use crownhead_game::Game;
use crownhead_rules::{
    AnyPosition, AnyRules, Color, DrawClock, DrawReason, DrawRules, Role, draw::EndingClass,
};

use crate::{
    messages::say,
    names::{pieces, side},
    numbers::in_tenths,
    outcomes::draw_reason,
};

/// A draw at most this many plies away is worth a line.
const NEAR_DRAW: u16 = 20;

/// The progress of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Plies searched in full.
    pub depth: u8,
    /// Positions searched.
    pub nodes: u64,
    /// Calls of the recursive search function; 0 if they are not counted.
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

/// "8 pieces, including 1 king", "2 kings".
pub fn pieces_left(position: &AnyPosition, color: Color) -> String {
    let material = position.material();
    let (all, kings) = (usize::from(material.pieces(color)), usize::from(material.kings[color.index()]));
    let all = say!("count-pieces", n = all);
    if kings == 0 {
        return all;
    }
    let king = pieces(position.rules(), Role::King, kings);
    if kings == usize::from(material.pieces(color)) {
        return say!("count-only-kings", n = kings, kings = &king);
    }
    say!("count-kings", pieces = &all, n = kings, kings = &king)
}

/// "Draw after 7 more moves each unless a piece is captured or a man moves", if the draw is near. An ending with its
/// own limit always has a line, which says what stops the count.
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

/// The draw news of this position: that a draw can be claimed, or that one is near.
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

/// Every draw counter of a game, one per line, however far away the draw is.
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

/// What is sure to stop the count of an ending.
fn what_stops(class: EndingClass) -> &'static str {
    match class {
        // With this many pieces, the count survives the capture of one of the others.
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
    say!("thinking", n = progress.nodes, depth = progress.depth, count = &count(progress.nodes))
}

/// A large number in short form: "950", "12.3 k", "2.1 M".
pub fn count(number: u64) -> String {
    let (unit, sign) = match number {
        0..10_000 => return number.to_string(),
        10_000..1_000_000 => (1_000, "k"),
        1_000_000..1_000_000_000 => (1_000_000, "M"),
        _ => (1_000_000_000, "G"),
    };
    let tenths = number / (unit / 10);
    if tenths >= 1000 { format!("{} {sign}", tenths / 10) } else { format!("{} {sign}", in_tenths(tenths)) }
}
