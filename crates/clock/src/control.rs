//! Time controls.
//!
//! Not here: their text form (`text`), and how they count (`side`).

use alloc::{vec, vec::Vec};

use crownhead_rules::Color;

use crate::Millis;

/// The longest part, increment or period: a week.
pub const LONGEST: Millis = 7 * 24 * 60 * 60 * 1000;

/// The time control of one side.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Control {
    /// No limit.
    Untimed,
    /// Each side starts with this time, and gains the time that the other uses.
    Hourglass(Millis),
    /// Time for a number of moves or for the whole game.
    Timed {
        /// The parts in order; never empty. The last one repeats if it has a number of moves.
        parts: Vec<Part>,
        /// Extra time for each move.
        bonus: Bonus,
        /// What follows when the time of the last part is used up.
        periods: Option<Periods>,
    },
}

/// Time for some moves, or for all that remain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Part {
    /// The number of moves; `None` for the rest of the game.
    pub moves: Option<u16>,
    /// The time.
    pub time: Millis,
}

/// Extra time for each move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Bonus {
    /// None.
    #[default]
    None,
    /// Added after each move (Fischer).
    Increment(Millis),
    /// The time of the move is given back, up to this much (Bronstein).
    Bronstein(Millis),
    /// The first part of each move is free (US delay, simple delay).
    Delay(Millis),
}

/// Byo-yomi: a move made within a period costs nothing; a whole period that passes is gone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Periods {
    /// The number of periods.
    pub count: u16,
    /// The length of each.
    pub length: Millis,
}

impl Control {
    /// A time for the whole game, with an increment after each move.
    pub fn fischer(time: Millis, increment: Millis) -> Control {
        let bonus = if increment > 0 { Bonus::Increment(increment) } else { Bonus::None };
        Control::Timed { parts: vec![Part { moves: None, time }], bonus, periods: None }
    }

    /// Whether there is a limit.
    pub fn is_timed(&self) -> bool {
        *self != Control::Untimed
    }
}

/// The time controls of both sides; they differ under time odds.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Controls {
    /// White's.
    pub white: Control,
    /// Black's.
    pub black: Control,
}

impl Controls {
    /// The same for both sides.
    pub fn same(control: Control) -> Controls {
        Controls { white: control.clone(), black: control }
    }

    /// The control of a side.
    pub fn of(&self, color: Color) -> &Control {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// Whether either side has a limit.
    pub fn is_timed(&self) -> bool {
        self.white.is_timed() || self.black.is_timed()
    }

    /// Whether the time one side uses goes to the other.
    pub(crate) fn is_hourglass(&self) -> bool {
        matches!((&self.white, &self.black), (Control::Hourglass(_), Control::Hourglass(_)))
    }
}
