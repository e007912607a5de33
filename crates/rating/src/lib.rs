//! Playing strength as a number: Glicko-2.
//!
//! A rating is an estimate, a deviation and a volatility. The method is that of Mark E. Glickman, *Example of the Glicko-2
//! system* (2013), with each game as a rating period of its own, so that a player sees the effect at once.
//!
//! Not here: who plays, and where ratings are kept.
//!
//! ```
//! use crownhead_rating::{Rating, Score};
//!
//! let (winner, loser) = (Rating::NEW, Rating::NEW);
//! assert!(winner.after(&loser, Score::Win).points > 1600.0);
//! assert!(loser.after(&winner, Score::Loss).points < 1400.0);
//! ```

use std::f64::consts::PI;

/// Points per unit of the method's internal scale.
const SCALE: f64 = 173.7178;
/// How much volatility may change; the paper suggests 0.3 to 1.2.
const TAU: f64 = 0.5;
/// Where the search for the volatility ends.
const PRECISION: f64 = 0.000_001;
/// The deviation of an unknown player, which is never exceeded.
const MOST_DEVIATION: f64 = 350.0;
/// Below this a rating would hardly move; lichess has the same limit.
const LEAST_DEVIATION: f64 = 45.0;
/// Days without a game that count as one period of the method: with the usual volatility of 0.06, a deviation of 60 grows
/// to 110 in a year, as on lichess.
const PERIOD: f64 = 4.665;

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// A win.
    Win,
    /// A draw.
    Draw,
    /// A loss.
    Loss,
}

impl Score {
    /// The result seen from the other side.
    #[must_use]
    pub const fn reversed(self) -> Score {
        match self {
            Score::Win => Score::Loss,
            Score::Draw => Score::Draw,
            Score::Loss => Score::Win,
        }
    }

    const fn points(self) -> f64 {
        match self {
            Score::Win => 1.0,
            Score::Draw => 0.5,
            Score::Loss => 0.0,
        }
    }
}

/// What is believed about a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The estimate. 400 points more expect 91 % of the points.
    pub points: f64,
    /// Its standard deviation, 45 to 350.
    pub deviation: f64,
    /// How erratic the results are; about 0.06.
    pub volatility: f64,
}

impl Rating {
    /// An unknown player.
    pub const NEW: Rating = Rating { points: 1500.0, deviation: MOST_DEVIATION, volatility: 0.06 };

    /// The estimate as people see it.
    pub fn rounded(&self) -> u16 {
        self.points.round().clamp(0.0, 9_999.0) as u16
    }

    /// Whether the estimate is still rough: a deviation above 110, as on lichess.
    pub fn is_provisional(&self) -> bool {
        self.deviation > 110.0
    }

    /// After so many days without a game.
    #[must_use]
    pub fn after_pause(&self, days: f64) -> Rating {
        let (phi, drift) = (self.deviation / SCALE, self.volatility * self.volatility);
        let deviation = (phi * phi + drift * days.max(0.0) / PERIOD).sqrt() * SCALE;
        Rating { deviation: deviation.min(MOST_DEVIATION), ..*self }
    }

    /// After a game. Bring both players up to date with [`Rating::after_pause`] first.
    #[must_use]
    pub fn after(&self, opponent: &Rating, score: Score) -> Rating {
        let rated = self.after_period(&[(*opponent, score)]);
        Rating { deviation: rated.deviation.clamp(LEAST_DEVIATION, MOST_DEVIATION), ..rated }
    }

    /// After a rating period with these games, by the paper alone.
    #[must_use]
    pub fn after_period(&self, games: &[(Rating, Score)]) -> Rating {
        let (mu, phi) = (self.mu(), self.deviation / SCALE);
        let (mut information, mut surplus) = (0.0, 0.0);
        for (opponent, score) in games {
            let weight = weight(opponent.deviation / SCALE);
            let expected = 1.0 / (1.0 + (-weight * (mu - opponent.mu())).exp());
            information += weight * weight * expected * (1.0 - expected);
            surplus += weight * (score.points() - expected);
        }
        if information == 0.0 {
            let deviation = phi.hypot(self.volatility) * SCALE;
            return Rating { deviation, ..*self };
        }
        let variance = 1.0 / information;
        let volatility = volatility(self.volatility, phi, variance, variance * surplus);
        let before = phi.hypot(volatility);
        let after = 1.0 / (1.0 / (before * before) + information).sqrt();
        Rating {
            points: 1500.0 + SCALE * (mu + after * after * surplus),
            deviation: after * SCALE,
            volatility,
        }
    }

    /// The expected score against an opponent, 0 to 1.
    pub fn expected(&self, opponent: &Rating) -> f64 {
        let weight = weight(self.deviation.hypot(opponent.deviation) / SCALE);
        1.0 / (1.0 + (-weight * (self.mu() - opponent.mu())).exp())
    }

    fn mu(&self) -> f64 {
        (self.points - 1500.0) / SCALE
    }
}

/// How much a result counts against an opponent with this deviation: g in the paper.
fn weight(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

/// Step 5 of the paper: the new volatility, by the Illinois method.
fn volatility(before: f64, phi: f64, variance: f64, change: f64) -> f64 {
    let start = (before * before).ln();
    let gap = |x: f64| {
        let grown = x.exp();
        let whole = phi * phi + variance + grown;
        grown * (change * change - whole) / (2.0 * whole * whole) - (x - start) / (TAU * TAU)
    };
    let mut low = start;
    let excess = change * change - phi * phi - variance;
    let mut high = if excess > 0.0 {
        excess.ln()
    } else {
        let steps = (1..100).map(|step| start - f64::from(step) * TAU);
        steps.into_iter().find(|&x| gap(x) >= 0.0).unwrap_or(start - TAU)
    };
    let (mut at_low, mut at_high) = (gap(low), gap(high));
    for _ in 0..200 {
        if (high - low).abs() <= PRECISION {
            break;
        }
        let middle = low + (low - high) * at_low / (at_high - at_low);
        let at_middle = gap(middle);
        if at_middle * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (middle, at_middle);
    }
    (low / 2.0).exp()
}
