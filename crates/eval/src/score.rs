//! Scores: what a position is worth to the side to move.

use core::fmt;
use core::ops::{Add, Neg, Sub};

/// The worth of a position, in hundredths of a man, seen from the side to move unless stated otherwise.
/// Values beyond [`Score::DECIDED`] are wins and losses in a known number of plies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Score(pub i32);

impl Score {
    /// Neither side is better.
    pub const DRAW: Score = Score(0);
    /// Beyond every score that can occur.
    pub const INFINITE: Score = Score(32_000);
    /// A win on the spot; a win in `n` plies is worth `n` less.
    pub const WIN: Score = Score(31_000);
    /// Scores from here on are decided games whose length is known.
    pub const DECIDED: Score = Score(30_000);
    /// Scores from here up to [`Score::DECIDED`] are wins of unknown length behind a capture or crowning that endgame tables
    /// know of; each ply until then is worth one less.
    pub const CONVERTED: Score = Score(28_500);
    /// Scores from here on are won games, by endgame tables at least; heuristic scores stay below.
    pub const KNOWN: Score = Score(27_000);

    /// A win that is complete after so many plies.
    pub const fn win_in(plies: u32) -> Score {
        Score(Score::WIN.0 - plies as i32)
    }

    /// A loss that is complete after so many plies.
    pub const fn loss_in(plies: u32) -> Score {
        Score(plies as i32 - Score::WIN.0)
    }

    /// A win that endgame tables know of, behind a capture or crowning after so many plies; the same for all that take
    /// more than 1400.
    pub const fn converted_in(plies: u32) -> Score {
        let best = Score::DECIDED.0 - 100;
        let most = (best - Score::CONVERTED.0) as u32;
        Score(best - if plies < most { plies } else { most } as i32)
    }

    /// Plies to the end of a decided game; positive for a win, negative for a loss.
    pub const fn decided_in(self) -> Option<i32> {
        if self.0 >= Score::DECIDED.0 {
            Some(Score::WIN.0 - self.0)
        } else if self.0 <= -Score::DECIDED.0 {
            Some(-(Score::WIN.0 + self.0))
        } else {
            None
        }
    }

    /// Whether the game is won or lost for certain, be its length known or not.
    pub const fn is_known(self) -> bool {
        self.0.abs() >= Score::KNOWN.0
    }

    /// Whether a ply more or less changes the score by a point.
    pub const fn counts_plies(self) -> bool {
        self.0.abs() >= Score::CONVERTED.0
    }

    /// Limits a heuristic value so that it cannot be mistaken for a game known to be won or lost.
    #[must_use]
    pub fn heuristic(value: i32) -> Score {
        Score(value.clamp(1 - Score::KNOWN.0, Score::KNOWN.0 - 1))
    }
}

impl Neg for Score {
    type Output = Score;

    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl Add<i32> for Score {
    type Output = Score;

    #[inline]
    fn add(self, hundredths: i32) -> Score {
        Score(self.0 + hundredths)
    }
}

impl Sub<i32> for Score {
    type Output = Score;

    #[inline]
    fn sub(self, hundredths: i32) -> Score {
        Score(self.0 - hundredths)
    }
}

impl fmt::Display for Score {
    /// Men with two decimals (`+0.35`), or `win in 7` and `loss in 8`, in plies; `win` and `loss` if nobody knows when.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.decided_in() {
            Some(plies) if self.0 > 0 => write!(f, "win in {plies}"),
            Some(plies) => write!(f, "loss in {}", -plies),
            None if self.is_known() => f.write_str(if self.0 > 0 { "win" } else { "loss" }),
            None => write!(f, "{:+.2}", f64::from(self.0) / 100.0),
        }
    }
}
