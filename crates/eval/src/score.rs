//! Scores in hundredths of a man, and the ranges that mark won games.
//!
//! | range of the absolute value | meaning |
//! |---|---|
//! | below 27,000 (`KNOWN`) | heuristic |
//! | 27,000 to 28,499 | a win that endgame tables know, without distance |
//! | 28,500 (`CONVERTED`) to 29,999 | a win behind a capture or crowning in a known number of plies |
//! | 30,000 (`DECIDED`) to 31,000 (`WIN`) | a win in a known number of plies |
//! | 32,000 (`INFINITE`) | beyond every score |
//!
//! Invariant: every score fits 16 bits, so tables store it as `i16`.

use core::fmt;
use core::ops::{Add, Neg, Sub};

/// The score of a position in hundredths of a man, for the side to move unless stated otherwise.
///
/// ```
/// use crownhead_eval::Score;
///
/// assert_eq!(Score(35).to_string(), "+0.35");
/// assert_eq!(Score::win_in(7).to_string(), "win in 7");
/// assert_eq!((-Score::win_in(7)).decided_in(), Some(-7));
/// assert!(Score(1200) < Score::converted_in(40) && Score::converted_in(40) < Score::win_in(300));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Score(pub i32);

impl Score {
    /// A draw, or an equal position.
    pub const DRAW: Score = Score(0);
    /// Beyond every score that can occur.
    pub const INFINITE: Score = Score(32_000);
    /// A win on the spot; a win in `n` plies scores `n` less.
    pub const WIN: Score = Score(31_000);
    /// From here on, scores are wins in a known number of plies.
    pub const DECIDED: Score = Score(30_000);
    /// From here up to [`Score::DECIDED`], scores are wins of unknown length behind a capture or crowning that endgame
    /// tables know; each ply until then costs one point.
    pub const CONVERTED: Score = Score(28_500);
    /// From here on, scores are known wins; heuristic scores stay below.
    pub const KNOWN: Score = Score(27_000);

    /// A win in `plies` plies.
    pub const fn win_in(plies: u32) -> Score {
        Score(Score::WIN.0 - plies as i32)
    }

    /// A loss in `plies` plies.
    pub const fn loss_in(plies: u32) -> Score {
        Score(plies as i32 - Score::WIN.0)
    }

    /// A win that endgame tables know, behind a capture or crowning in `plies` plies; the same from 1400 plies on.
    pub const fn converted_in(plies: u32) -> Score {
        let best = Score::DECIDED.0 - 100;
        let max = (best - Score::CONVERTED.0) as u32;
        Score(best - if plies < max { plies } else { max } as i32)
    }

    /// Plies to the end of a game decided in a known number of plies; positive for a win, negative for a loss.
    pub const fn decided_in(self) -> Option<i32> {
        if self.0 >= Score::DECIDED.0 {
            Some(Score::WIN.0 - self.0)
        } else if self.0 <= -Score::DECIDED.0 {
            Some(-(Score::WIN.0 + self.0))
        } else {
            None
        }
    }

    /// Whether the game is known to be won or lost, whether or not its length is.
    pub const fn is_known(self) -> bool {
        self.0.abs() >= Score::KNOWN.0
    }

    /// Whether each ply changes the score by a point.
    pub const fn counts_plies(self) -> bool {
        self.0.abs() >= Score::CONVERTED.0
    }

    /// Clamps a heuristic value below the known wins.
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
    /// Men with two decimals (`+0.35`), `win in 7` or `loss in 8` in plies, or `win` or `loss` of unknown length.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.decided_in() {
            Some(plies) if self.0 > 0 => write!(f, "win in {plies}"),
            Some(plies) => write!(f, "loss in {}", -plies),
            None if self.is_known() => f.write_str(if self.0 > 0 { "win" } else { "loss" }),
            None => write!(f, "{:+.2}", f64::from(self.0) / 100.0),
        }
    }
}
