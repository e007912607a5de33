//! How a game can end.

use crownhead_rules::{AnyPosition, Color, DrawReason, Goal};

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One side has won.
    Win {
        /// The winner.
        winner: Color,
        /// The reason.
        reason: WinReason,
    },
    /// A draw.
    Draw(DrawReason),
}

/// Why a game is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WinReason {
    /// The loser has no pieces left on its turn, or has just lost the last one to a huff.
    NoPieces,
    /// The loser has pieces but no legal move on its turn.
    Blocked,
    /// Losing all pieces or all moves wins, and the winner has done so.
    RanOut,
    /// The first king wins, and the winner has it.
    FirstKing,
    /// The loser resigned.
    Resignation,
    /// The loser is a program that gave up because every move loses.
    Concession,
    /// The loser's time ran out.
    Timeout,
}

impl WinReason {
    /// Why that side has won by the position alone. Nobody has declared anything.
    pub fn of(position: &AnyPosition, winner: Color) -> WinReason {
        let material = position.material();
        let none_left = material.pieces(winner.other()) == 0;
        match position.rules().house_rules().goal {
            Goal::FirstKing if material.kings[winner.index()] > 0 => WinReason::FirstKing,
            Goal::RunOut => WinReason::RanOut,
            Goal::LeaveNoMove | Goal::FirstKing if none_left => WinReason::NoPieces,
            Goal::LeaveNoMove | Goal::FirstKing => WinReason::Blocked,
        }
    }

    /// Whether a legal move would save the loser. If it can still huff its way to one, the game goes on.
    pub(crate) const fn is_for_want_of_moves(self) -> bool {
        match self {
            WinReason::Blocked => true,
            WinReason::NoPieces
            | WinReason::RanOut
            | WinReason::FirstKing
            | WinReason::Resignation
            | WinReason::Concession
            | WinReason::Timeout => false,
        }
    }
}

impl Outcome {
    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw(_) => None,
        }
    }

    /// Whether the outcome follows from the moves alone. Players declare the others.
    pub const fn is_by_rule(self) -> bool {
        match self {
            Outcome::Win { reason, .. } => match reason {
                WinReason::NoPieces | WinReason::Blocked | WinReason::RanOut | WinReason::FirstKing => true,
                WinReason::Resignation | WinReason::Concession | WinReason::Timeout => false,
            },
            Outcome::Draw(reason) => match reason {
                DrawReason::Repetition | DrawReason::NoProgress | DrawReason::Ending(_) => true,
                DrawReason::Agreement | DrawReason::Timeout => false,
            },
        }
    }
}
