//! What a slow network costs is given back, within limits.
//!
//! A reserve per side pays for it, so that a player who delays on purpose gains little.

use crownhead_clock::Millis;

/// The most that is given back for one move: half a second covers a bad mobile network.
pub const MOST_LAG: Millis = 500;
/// The most that a side can have in reserve.
pub const MOST_RESERVE: Millis = 1_000;
/// What each move adds to the reserve.
const GAIN: Millis = 100;

/// What a side may still be given back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reserve(Millis);

impl Reserve {
    /// The reserve at the start of a game.
    pub(crate) const fn new() -> Reserve {
        Reserve(MOST_LAG)
    }

    /// What is given back for a move with this lag.
    pub(crate) fn credit(self, lag: Millis) -> Millis {
        lag.min(MOST_LAG).min(self.0)
    }

    /// The most that could be given back for the next move.
    pub(crate) fn most(self) -> Millis {
        self.0.min(MOST_LAG)
    }

    /// After a move for which this was given back.
    pub(crate) fn after(self, credit: Millis) -> Reserve {
        Reserve((self.0.saturating_sub(credit) + GAIN).min(MOST_RESERVE))
    }
}
