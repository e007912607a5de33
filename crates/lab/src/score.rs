//! The strength difference implied by the results of a match.
//!
//! Games come in pairs with the same opening and swapped colors. All error estimates use pairs: the counts of pairs by
//! half points (the pentanomial model). Not here: when to stop ([`crate::sprt`]).

/// The results of a match from the first player's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Pairs by half points, 0 to 4.
    pub pairs: [u64; 5],
}

/// A strength difference with its 95 % confidence interval. Infinite if all games were won or lost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The most likely difference.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The quantile of the normal distribution for a two-sided 95 % interval.
pub const QUANTILE: f64 = 1.959_964;
/// Twice the Elo per unit of the logarithm of the odds. Normalized Elo uses these units, where the deviation of a game
/// is one (as in fishtest and fastchess).
const NORMALIZED_UNIT: f64 = 800.0 / std::f64::consts::LN_10;

impl Tally {
    /// Adds a pair by the half points (0 to 2) of its games. The last game of a match of odd length has no partner.
    pub fn add(&mut self, first: u8, second: Option<u8>) {
        for half_points in [Some(first), second].into_iter().flatten() {
            match half_points {
                0 => self.losses += 1,
                1 => self.draws += 1,
                _ => self.wins += 1,
            }
        }
        // A single game counts like a pair of two such games.
        let sum = first + second.unwrap_or(first);
        self.pairs[usize::from(sum.min(4))] += 1;
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, 0 to 1; one half without games.
    pub fn score(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (self.wins as f64 + self.draws as f64 / 2.0) / games as f64,
        }
    }

    /// The share of the games that were drawn, 0 to 1.
    pub fn draw_rate(&self) -> f64 {
        match self.games() {
            0 => 0.0,
            games => self.draws as f64 / games as f64,
        }
    }

    /// The ratio of won to lost pairs; infinite without lost pairs, `None` if all pairs were even.
    pub fn pair_ratio(&self) -> Option<f64> {
        let [worst, worse, _, better, best] = self.pairs.map(|count| count as f64);
        let (for_a, for_b) = (better + best, worse + worst);
        (for_a + for_b > 0.0).then(|| for_a / for_b)
    }

    fn pair_count(&self) -> u64 {
        self.pairs.iter().sum()
    }

    /// The mean share of the points of a pair, and its variance.
    fn moments(&self) -> (f64, f64) {
        let count = self.pair_count() as f64;
        let value = |i: usize| i as f64 / 4.0;
        let sum = |term: &dyn Fn(usize) -> f64| (0..5).map(|i| self.pairs[i] as f64 * term(i)).sum::<f64>();
        let mean = sum(&value) / count;
        (mean, sum(&|i| (value(i) - mean).powi(2)) / (count - 1.0))
    }

    /// The standard error of the score, from the variance of the pairs: the two games of a pair share their opening, so
    /// they are not independent. Even if all pairs were alike, the next one might differ, so one more pair half a point
    /// away is added.
    pub fn standard_error(&self) -> f64 {
        let count = self.pair_count();
        match self.moments().1 {
            _ if count < 2 => 0.5,
            0.0 => 0.25 / (count + 1) as f64,
            variance => (variance / count as f64).sqrt(),
        }
    }

    /// The strength difference.
    pub fn elo(&self) -> Elo {
        let (score, margin) = (self.score(), QUANTILE * self.standard_error());
        Elo { value: elo(score), low: elo(score - margin), high: elo(score + margin) }
    }

    /// The strength difference in units of the deviation of a game. This makes matches with many and with few draws
    /// comparable, since the number of games needed to separate two players depends only on it.
    pub fn normalized_elo(&self) -> Elo {
        let count = self.pair_count();
        if count < 2 {
            return Elo { value: 0.0, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        let (mean, variance) = self.moments();
        // A game varies twice as much as the mean of a pair.
        let above = mean - 0.5;
        let per_game = above / (2.0 * variance).sqrt();
        let value = if above == 0.0 { 0.0 } else { NORMALIZED_UNIT * per_game };
        let margin = NORMALIZED_UNIT * QUANTILE / (2.0 * count as f64).sqrt();
        Elo { value, low: value - margin, high: value + margin }
    }

    /// The likelihood of superiority (LOS) of the first player, 0 to 1.
    pub fn superiority(&self) -> f64 {
        let (above, error) = (self.score() - 0.5, self.standard_error());
        if above == 0.0 { 0.5 } else { normal(above / error) }
    }
}

/// The strength difference for a share of the points.
fn elo(score: f64) -> f64 {
    match score {
        _ if score <= 0.0 => f64::NEG_INFINITY,
        _ if score >= 1.0 => f64::INFINITY,
        _ => -400.0 * (1.0 / score - 1.0).log10(),
    }
}

/// The expected share of the points for a strength difference.
pub(crate) fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The normal distribution function, with an error below 7.5e-8 (Abramowitz and Stegun, 26.2.17).
fn normal(x: f64) -> f64 {
    const TERMS: [f64; 5] = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let polynomial = TERMS.iter().rev().fold(0.0, |sum, term| (sum + term) * t);
    let tail = (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * polynomial;
    if x > 0.0 { 1.0 - tail } else { tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As many games as the half points of the pairs allow.
    fn of_pairs(pairs: [u64; 5]) -> Tally {
        let mut tally = Tally::default();
        for (points, count) in pairs.into_iter().enumerate() {
            for _ in 0..count {
                let first = points.div_ceil(2) as u8;
                tally.add(first, Some(points as u8 - first));
            }
        }
        tally
    }

    #[test]
    fn an_even_match_gives_no_difference() {
        let mut tally = Tally::default();
        for _ in 0..50 {
            tally.add(2, Some(0));
        }
        let elo = tally.elo();
        assert_eq!((tally.wins, tally.draws, tally.losses), (50, 0, 50));
        // Every pair is even, but the next one might not be.
        assert!(
            elo.value.abs() < 1e-9 && (elo.high - 6.68).abs() < 0.01 && (elo.low + elo.high).abs() < 1e-9
        );
        let mut short = Tally::default();
        (0..2).for_each(|_| short.add(1, Some(1)));
        assert!(short.elo().high > 50.0, "two pairs say little");
        assert_eq!((tally.pair_ratio(), tally.superiority()), (None, 0.5));
    }

    #[test]
    fn three_quarters_of_the_points_are_191_elo() {
        let tally = of_pairs([0, 0, 10, 0, 10]);
        let elo = tally.elo();
        assert!((tally.score() - 0.75).abs() < 1e-12);
        assert!((elo.value - 190.85).abs() < 0.01);
        assert!(elo.low > 0.0 && elo.low < elo.value && elo.high > elo.value && elo.high.is_finite());
    }

    #[test]
    fn winning_every_game_gives_infinite_elo() {
        let mut tally = Tally::default();
        tally.add(2, Some(2));
        tally.add(2, None);
        assert_eq!(tally.games(), 3);
        assert!(tally.elo().value.is_infinite() && tally.normalized_elo().value.is_infinite());
        assert_eq!(tally.pair_ratio(), Some(f64::INFINITY));
        assert!((tally.superiority() - 1.0).abs() < 1e-9);
    }

    /// Computed by hand: mean 0.525, variance of a pair 15.31 / 499.
    #[test]
    fn all_statistics_follow_from_the_five_counts() {
        let tally = of_pairs([5, 80, 280, 130, 5]);
        assert!((tally.score() - 0.525).abs() < 1e-12);
        let variance: f64 = (5.0 * 0.525f64.powi(2)
            + 80.0 * 0.275f64.powi(2)
            + 280.0 * 0.025f64.powi(2)
            + 130.0 * 0.225f64.powi(2)
            + 5.0 * 0.475f64.powi(2))
            / 499.0;
        assert!((tally.standard_error() - (variance / 500.0).sqrt()).abs() < 1e-12);
        let normalized = tally.normalized_elo();
        assert!((normalized.value - 347.4356 * 0.025 / (2.0 * variance).sqrt()).abs() < 1e-3);
        assert!((normalized.high - normalized.value - 347.4356 * 1.959_964 / 1000f64.sqrt()).abs() < 1e-3);
        assert_eq!(tally.pair_ratio(), Some(135.0 / 85.0));
        assert!(tally.superiority() > 0.999 && tally.draw_rate() > 0.0);
    }

    #[test]
    fn the_normal_distribution_matches_known_values() {
        for (x, share) in [(0.0, 0.5), (1.0, 0.841_344_746), (-1.0, 0.158_655_254), (1.959_964, 0.975)] {
            assert!((normal(x) - share).abs() < 2e-7, "{x}");
        }
    }
}
