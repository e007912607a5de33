//! How a game can end.

use crownhead_rules::{Color, DrawReason};

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One side has won.
    Win {
        /// The side that won.
        winner: Color,
        /// Why.
        reason: WinReason,
    },
    /// Nobody has won.
    Draw(DrawReason),
}

/// Why a game is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WinReason {
    /// The loser, to move, has no pieces left; or it has just lost the last one to a huff.
    NoPieces,
    /// The loser, to move, has pieces but none of them can move.
    Blocked,
    /// The winner, to move, has no pieces left or cannot move, and that was the aim; or it has just lost the last one
    /// to a huff.
    RanOut,
    /// The winner has the first king, and that was the aim.
    FirstKing,
    /// The loser resigned.
    Resignation,
    /// The loser, a program, saw that every move loses and gave up.
    Concession,
}

impl Outcome {
    /// The side that won, if one did.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw(_) => None,
        }
    }

    /// Whether the outcome follows from the moves alone; the others were declared by a player.
    pub const fn is_by_rule(self) -> bool {
        !matches!(
            self,
            Outcome::Draw(DrawReason::Agreement)
                | Outcome::Win { reason: WinReason::Resignation | WinReason::Concession, .. }
        )
    }
}
