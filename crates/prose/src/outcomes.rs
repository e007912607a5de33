//! How a game ended, in words.

use crownhead_engine::Opponent;
use crownhead_game::{Outcome, WinReason};
use crownhead_rules::{AnyPosition, Color, DrawReason, Role, draw::EndingClass};

use crate::{
    messages::say,
    names::{piece_name, side},
    opponents::title,
    status::pieces_left,
};

/// The players.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    /// The players' names, White's first; an empty name stands for the side.
    pub players: [String; 2],
    /// The side of the reader, if exactly one person plays.
    pub you: Option<Color>,
}

impl Names {
    /// The names of these opponents, White's first; `None` is a person.
    pub fn of(opponents: [Option<Opponent>; 2]) -> Names {
        let people = Color::ALL.map(|color| opponents[color.index()].is_none());
        let you = match people {
            [true, false] => Some(Color::White),
            [false, true] => Some(Color::Black),
            _ => None,
        };
        Names { players: opponents.map(|opponent| opponent.map(title).unwrap_or_default()), you }
    }
}

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// "You win", "White wins", "Draw".
    pub headline: String,
    /// Why: "Black has no pieces left."
    pub reason: String,
    /// The pieces left: "White: 5 pieces, including 1 king. Black: no pieces."
    pub counts: String,
}

/// How a game ended. `position` is the final one.
pub fn outcome(position: &AnyPosition, outcome: &Outcome, names: &Names) -> Ending {
    let (headline, reason) = match *outcome {
        Outcome::Win { winner, reason } => {
            (won(position, winner, names), win_reason(position, winner, reason, names))
        }
        Outcome::Draw(reason) => (say!("outcome-draw"), draw_reason(position, reason)),
    };
    Ending { headline, reason, counts: final_counts(position) }
}

/// The pieces left: "White: 5 pieces, including 1 king. Black: no pieces."
pub fn final_counts(position: &AnyPosition) -> String {
    let count = |color: Color| {
        say!("outcome-count", side = &side(position.rules(), color), count = &pieces_left(position, color))
    };
    format!("{} {}", count(Color::White), count(Color::Black))
}

pub(crate) fn won(position: &AnyPosition, winner: Color, names: &Names) -> String {
    match names.you {
        Some(you) if you == winner => say!("outcome-you-win"),
        Some(_) => say!("outcome-you-lose"),
        None => {
            let name = &names.players[winner.index()];
            let side = side(position.rules(), winner);
            let shown = if name.is_empty() || *name == side {
                side
            } else {
                say!("outcome-player", name = name, side = &side)
            };
            say!("outcome-wins", name = &shown)
        }
    }
}

fn win_reason(position: &AnyPosition, winner: Color, reason: WinReason, names: &Names) -> String {
    let loser = side(position.rules(), winner.other());
    let you = names.you == Some(winner.other());
    match reason {
        WinReason::NoPieces => say!("outcome-no-pieces", side = &loser),
        WinReason::Blocked => say!("outcome-blocked", side = &loser),
        WinReason::RanOut if position.material().pieces(winner) == 0 => {
            say!("outcome-ran-out", side = &side(position.rules(), winner))
        }
        WinReason::RanOut => say!("outcome-stuck", side = &side(position.rules(), winner)),
        WinReason::FirstKing => {
            let king = piece_name(position.rules(), Role::King);
            say!("outcome-first-king", side = &side(position.rules(), winner), king = &king)
        }
        WinReason::Resignation if you => say!("outcome-you-resigned"),
        WinReason::Resignation => say!("outcome-resigned", side = &loser),
        WinReason::Concession => say!("outcome-conceded", side = &loser),
        WinReason::Timeout if you => say!("outcome-you-ran-out-of-time"),
        WinReason::Timeout => say!("outcome-ran-out-of-time", side = &loser),
    }
}

/// Why a game is drawn, as a sentence.
pub(crate) fn draw_reason(position: &AnyPosition, reason: DrawReason) -> String {
    let rules = position.rules().house_rules().draws;
    match reason {
        DrawReason::Repetition => say!("outcome-repetition", n = rules.repetition),
        DrawReason::NoProgress => say!("outcome-no-progress", n = rules.no_progress / 2),
        DrawReason::Ending(EndingClass::PieceEach) => say!("outcome-piece-each"),
        DrawReason::Ending(class) => say!("outcome-ending", n = class.limit() / 2, class = ending_key(class)),
        DrawReason::Agreement => say!("outcome-agreement"),
        DrawReason::Timeout => say!("outcome-drawn-on-time"),
    }
}

/// The selector key for an ending in messages.
fn ending_key(class: EndingClass) -> &'static str {
    match class {
        EndingClass::LoneKingAgainstThree => "lone-king-against-three",
        EndingClass::LoneKingAgainstTwo => "lone-king-against-two",
        EndingClass::LoneKingAgainstKings => "lone-king-against-kings",
        EndingClass::LoneKingOnLongDiagonal => "long-diagonal",
        EndingClass::FourOrFive => "four-or-five",
        EndingClass::SixOrSeven => "six-or-seven",
        EndingClass::ThreeKingsPool | EndingClass::ThreeKingsCanadian => "three-kings",
        EndingClass::TwoKings => "two-kings",
        EndingClass::KingEach | EndingClass::PieceEach => "king-each",
    }
}
