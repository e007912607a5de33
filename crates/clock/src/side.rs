//! The time of one side, and how a move uses it.
//!
//! Invariant: after a flag has fallen, the side stays at zero.

use crate::{Bonus, Control, Millis, Part, Periods};

/// The time of one side between two moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Side {
    /// The time of the parts.
    pub(crate) main: Millis,
    /// The periods left, the current one included.
    pub(crate) periods: u16,
    /// The time left in the current period.
    pub(crate) period: Millis,
    /// The current part.
    part: u16,
    /// Moves made in it.
    moves: u16,
    pub(crate) flag: bool,
}

/// What a search needs to know about the clock of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// The time that the move may take at most.
    pub left: Millis,
    /// Moves until more time is added; `None` for the rest of the game.
    pub moves: Option<u16>,
    /// The time added for each move.
    pub increment: Millis,
}

impl Control {
    fn parts(&self) -> &[Part] {
        match self {
            Control::Timed { parts, .. } => parts,
            Control::Untimed | Control::Hourglass(_) => &[],
        }
    }

    fn bonus(&self) -> Bonus {
        match self {
            Control::Timed { bonus, .. } => *bonus,
            Control::Untimed | Control::Hourglass(_) => Bonus::None,
        }
    }

    fn periods(&self) -> Periods {
        match self {
            Control::Timed { periods: Some(periods), .. } => *periods,
            _ => Periods { count: 0, length: 0 },
        }
    }

    /// A side at the start.
    pub(crate) fn fresh(&self) -> Side {
        let main = match self {
            Control::Untimed => 0,
            Control::Hourglass(time) => *time,
            Control::Timed { parts, .. } => parts.first().map_or(0, |part| part.time),
        };
        let Periods { count, length } = self.periods();
        Side { main, periods: count, period: length, part: 0, moves: 0, flag: false }
    }

    /// The part that a side is in.
    fn part(&self, side: &Side) -> Option<&Part> {
        self.parts().get(usize::from(side.part))
    }

    /// A side that has used some time on its move.
    pub(crate) fn used(&self, mut side: Side, time: Millis) -> Side {
        if side.flag || !self.is_timed() {
            return side;
        }
        let time = time.saturating_sub(self.delay());
        if time < side.main {
            side.main -= time;
            return side;
        }
        let over = time - side.main;
        let last = usize::from(side.part) + 1 >= self.parts().len();
        let Periods { length, .. } = self.periods();
        let gone = if last { over.checked_div(length) } else { None };
        side.main = 0;
        match gone {
            Some(gone) if gone < u64::from(side.periods) => {
                side.periods -= gone as u16;
                side.period = length - over % length;
            }
            _ => (side.periods, side.period, side.flag) = (0, 0, true),
        }
        side
    }

    /// A side that has completed a move in some time.
    pub(crate) fn moved(&self, side: Side, time: Millis) -> Side {
        let mut side = self.used(side, time);
        if side.flag || !self.is_timed() {
            return side;
        }
        side.period = self.periods().length;
        side.main += match self.bonus() {
            Bonus::None | Bonus::Delay(_) => 0,
            Bonus::Increment(bonus) => bonus,
            Bonus::Bronstein(most) => time.min(most),
        };
        side.moves = side.moves.saturating_add(1);
        if self.part(&side).is_some_and(|part| part.moves == Some(side.moves)) {
            side.moves = 0;
            side.part = (side.part + 1).min(self.parts().len() as u16 - 1);
            side.main += self.part(&side).map_or(0, |part| part.time);
        }
        side
    }

    /// The free time of each move.
    pub(crate) fn delay(&self) -> Millis {
        if let Bonus::Delay(free) = self.bonus() { free } else { 0 }
    }

    /// The time of all periods left.
    pub(crate) fn all_periods(&self, side: &Side) -> Millis {
        let last = usize::from(side.part) + 1 >= self.parts().len();
        if last { u64::from(side.periods) * self.periods().length } else { 0 }
    }

    /// What a search may use at the start of a move.
    pub(crate) fn allowance(&self, side: &Side) -> Allowance {
        let moves = self.part(side).and_then(|part| part.moves);
        let moves = moves.map(|moves| moves.saturating_sub(side.moves).max(1));
        let Periods { length, .. } = self.periods();
        match self.bonus() {
            _ if side.flag => Allowance { left: 0, moves, increment: 0 },
            // Only this period counts, and a move within it costs nothing.
            _ if side.main == 0 && side.periods > 0 => {
                Allowance { left: side.period, moves: Some(1), increment: 0 }
            }
            Bonus::Increment(increment) | Bonus::Bronstein(increment) => {
                Allowance { left: side.main, moves, increment }
            }
            Bonus::Delay(free) => Allowance { left: side.main + free, moves, increment: free },
            Bonus::None => Allowance { left: side.main, moves, increment: length },
        }
    }
}
