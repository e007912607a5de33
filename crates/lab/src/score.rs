//! What the results of a match say about strength.

/// The results of a match from the first player's side. Games come in pairs: the same opening with the
/// colors swapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Pairs by the half points they brought, 0 to 4.
    pub pairs: [u64; 5],
}

/// A strength difference with the interval that holds the true one in 95 of 100 matches. Infinite if
/// everything was won or lost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The most likely difference.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The quantile of the normal distribution that leaves 95 % between it and its opposite.
const QUANTILE: f64 = 1.959_964;

impl Tally {
    /// Adds a pair: the half points (0 to 2) that each of its games brought. A single game at the end of a
    /// match of odd length has no second.
    pub fn add(&mut self, first: u8, second: Option<u8>) {
        for half_points in [Some(first), second].into_iter().flatten() {
            match half_points {
                0 => self.losses += 1,
                1 => self.draws += 1,
                _ => self.wins += 1,
            }
        }
        // A lone game counts like a pair of two such games: it says as much about the mean.
        let sum = first + second.unwrap_or(first);
        self.pairs[usize::from(sum.min(4))] += 1;
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, 0 to 1; a half if no game was played.
    pub fn score(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (self.wins as f64 + self.draws as f64 / 2.0) / games as f64,
        }
    }

    /// The standard error of the score, by the variance of the pairs: the two games of a pair share their
    /// opening, so they are not independent.
    pub fn standard_error(&self) -> f64 {
        let count: u64 = self.pairs.iter().sum();
        if count < 2 {
            return 0.5;
        }
        let value = |i: usize| i as f64 / 4.0;
        let sum = |term: &dyn Fn(usize) -> f64| (0..5).map(|i| self.pairs[i] as f64 * term(i)).sum::<f64>();
        let mean = sum(&value) / count as f64;
        let variance = sum(&|i| (value(i) - mean).powi(2)) / (count - 1) as f64;
        (variance / count as f64).sqrt()
    }

    /// The strength difference.
    pub fn elo(&self) -> Elo {
        let (score, margin) = (self.score(), QUANTILE * self.standard_error());
        Elo { value: elo(score), low: elo(score - margin), high: elo(score + margin) }
    }
}

/// The strength difference behind a share of the points.
fn elo(score: f64) -> f64 {
    match score {
        _ if score <= 0.0 => f64::NEG_INFINITY,
        _ if score >= 1.0 => f64::INFINITY,
        _ => -400.0 * (1.0 / score - 1.0).log10(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_match_is_no_difference() {
        let mut tally = Tally::default();
        for _ in 0..50 {
            tally.add(2, Some(0));
        }
        let elo = tally.elo();
        assert_eq!((tally.wins, tally.draws, tally.losses), (50, 0, 50));
        // Every pair is even, so nothing varies.
        assert!(elo.value.abs() < 1e-9 && elo.low.abs() < 1e-9 && elo.high.abs() < 1e-9);
    }

    #[test]
    fn three_quarters_of_the_points_are_191() {
        let mut tally = Tally::default();
        for _ in 0..10 {
            tally.add(2, Some(2));
            tally.add(2, Some(0));
        }
        let elo = tally.elo();
        assert!((tally.score() - 0.75).abs() < 1e-12);
        assert!((elo.value - 190.85).abs() < 0.01);
        assert!(elo.low > 0.0 && elo.low < elo.value && elo.high > elo.value && elo.high.is_finite());
    }

    #[test]
    fn everything_won_is_beyond_measure() {
        let mut tally = Tally::default();
        tally.add(2, Some(2));
        tally.add(2, None);
        assert_eq!(tally.games(), 3);
        assert_eq!(tally.elo().value, f64::INFINITY);
    }
}
