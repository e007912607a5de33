//! Results as text: `1-0` and so on, or `2-0` where points are counted (International, Canadian).

use crownhead_game::{Game, Outcome, WinReason};
use crownhead_rules::{AnyRules, Color, DrawReason, ResultStyle};

use super::sheet::Sheet;

/// The termination of a game that ended on time.
const TIMEOUT: &str = "time forfeit";

/// Whether results under these rules are written as points.
pub(super) fn counts_points(rules: AnyRules) -> bool {
    match rules {
        AnyRules::Variant(variant) => match variant.facts().results {
            ResultStyle::Points => true,
            ResultStyle::Wins => false,
        },
        AnyRules::Preset(_) | AnyRules::House(_) => false,
    }
}

/// The result tag of a game.
pub(super) fn of(game: &Game) -> &'static str {
    match (game.outcome(), counts_points(game.rules())) {
        (None, _) => "*",
        (Some(Outcome::Win { winner: Color::White, .. }), false) => "1-0",
        (Some(Outcome::Win { winner: Color::Black, .. }), false) => "0-1",
        (Some(Outcome::Draw(_)), false) => "1/2-1/2",
        (Some(Outcome::Win { winner: Color::White, .. }), true) => "2-0",
        (Some(Outcome::Win { winner: Color::Black, .. }), true) => "0-2",
        (Some(Outcome::Draw(_)), true) => "1-1",
    }
}

/// The declared end of a game that its moves do not show.
pub(super) fn termination(game: &Game) -> Option<&'static str> {
    match game.outcome()? {
        Outcome::Win { reason: WinReason::Resignation, .. } => Some("resignation"),
        Outcome::Win { reason: WinReason::Concession, .. } => Some("concession"),
        Outcome::Draw(DrawReason::Agreement) => Some("agreement"),
        Outcome::Win { reason: WinReason::Timeout, .. } | Outcome::Draw(DrawReason::Timeout) => Some(TIMEOUT),
        Outcome::Win {
            reason: WinReason::NoPieces | WinReason::Blocked | WinReason::RanOut | WinReason::FirstKing,
            ..
        }
        | Outcome::Draw(DrawReason::Repetition | DrawReason::NoProgress | DrawReason::Ending(_)) => None,
    }
}

/// Ends a game as its file states, if its moves have not ended it.
pub(super) fn declare(game: &mut Game, result: &str, termination: Option<&str>) {
    let loser = match result {
        "1-0" | "2-0" => Color::Black,
        "0-1" | "0-2" => Color::White,
        "1/2-1/2" | "1-1" => {
            _ = if termination == Some(TIMEOUT) { game.draw_on_time() } else { game.agree_draw() };
            return;
        }
        _ => return,
    };
    _ = match termination {
        Some("concession") => game.concede(loser),
        Some(TIMEOUT) => game.lose_on_time(loser),
        _ => game.resign(loser),
    };
}

/// Whether the written result names a winner.
pub(super) fn is_one_sided(sheet: &Sheet<'_>) -> bool {
    let told = sheet.tag("Result").filter(|result| result != "*").or_else(|| sheet.result());
    told.is_some_and(|result| turned(&result) != result)
}

/// The result with the sides swapped.
pub(super) fn turned(result: &str) -> String {
    match result {
        "1-0" => "0-1",
        "0-1" => "1-0",
        "2-0" => "0-2",
        "0-2" => "2-0",
        other => other,
    }
    .to_owned()
}
