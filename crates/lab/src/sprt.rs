//! When a match may stop: the sequential probability ratio test.
//!
//! After each pair of games, the test compares two hypotheses about the strength difference; the match is decided once
//! one is likely enough. The likelihoods use the five counts of pairs, with everything but the mean estimated from the
//! games themselves (the generalized test, as in fishtest). Invariant: the verdict depends only on the counts.

use crate::score::score_of;

/// A sequential test of the strength of the first player against two bounds, in Elo.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The null hypothesis: the first player is not better.
    pub elo0: f64,
    /// The alternative: a larger difference.
    pub elo1: f64,
    /// The probability that a difference of `elo0` passes, 0 to 0.5.
    pub alpha: f64,
    /// The probability that a difference of `elo1` fails, 0 to 0.5.
    pub beta: f64,
}

/// The verdict of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The difference is `elo1` rather than `elo0`.
    Passed,
    /// The difference is `elo0` rather than `elo1`.
    Failed,
    /// More games are needed.
    Open,
}

impl Verdict {
    /// The verdict as a word.
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::Passed => "passed",
            Verdict::Failed => "failed",
            Verdict::Open => "open",
        }
    }
}

/// The count of an outcome that has not occurred, so that none is considered impossible.
const NOT_YET: f64 = 1e-3;
/// Bisection steps, more than the precision of `f64` needs.
const HALVINGS: u32 = 56;

impl Sprt {
    /// The log likelihood ratios at which a match fails and passes.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log likelihood ratio of `elo1` to `elo0` for these pairs.
    pub fn ratio(&self, pairs: &[u64; 5]) -> f64 {
        let counts = pairs.map(|count| if count == 0 { NOT_YET } else { count as f64 });
        let (s0, s1) = (score_of(self.elo0), score_of(self.elo1));
        let (t0, t1) = (tilt(&counts, s0), tilt(&counts, s1));
        let odds = |i: usize| {
            let value = i as f64 / 4.0;
            ((1.0 + t0 * (value - s0)) / (1.0 + t1 * (value - s1))).ln()
        };
        (0..5).map(|i| counts[i] * odds(i)).sum()
    }

    /// The verdict on these pairs.
    pub fn verdict(&self, pairs: &[u64; 5]) -> Verdict {
        let ((low, high), ratio) = (self.bounds(), self.ratio(pairs));
        match ratio {
            _ if ratio >= high => Verdict::Passed,
            _ if ratio <= low => Verdict::Failed,
            _ => Verdict::Open,
        }
    }
}

/// Computes the most likely distribution with this mean: each share is divided by `1 + tilt * (value - mean)`. The mean
/// of the result falls as the tilt rises.
fn tilt(counts: &[f64; 5], mean: f64) -> f64 {
    let excess = |tilt: f64| -> f64 {
        let term = |i: usize| {
            let from_mean = i as f64 / 4.0 - mean;
            counts[i] * from_mean / (1.0 + tilt * from_mean)
        };
        (0..5).map(term).sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::Numbers;

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 5.0, alpha: 0.05, beta: 0.05 };

    /// Computed independently, by climbing step by step to the most likely distribution with either mean.
    #[test]
    fn the_ratio_compares_the_most_likely_distributions() {
        let known = [
            ([5, 80, 280, 130, 5], 2.431_328_532_9),
            ([20, 300, 1000, 310, 25], -0.229_555_557_6),
            ([3, 30, 900, 40, 2], -1.809_558_280_0),
        ];
        for (pairs, ratio) in known {
            assert!((TEST.ratio(&pairs) - ratio).abs() < 1e-8, "{pairs:?}: {}", TEST.ratio(&pairs));
        }
    }

    #[test]
    fn bounds_and_verdicts() {
        let (low, high) = TEST.bounds();
        assert!((high - 2.944).abs() < 1e-3 && (low + 2.944).abs() < 1e-3);
        assert_eq!(TEST.verdict(&[0; 5]), Verdict::Open);
        assert_eq!(TEST.verdict(&[0, 0, 1, 0, 0]), Verdict::Open);
        assert_eq!(TEST.verdict(&[0, 100, 900, 220, 0]), Verdict::Passed);
        assert_eq!(TEST.verdict(&[0, 220, 900, 100, 0]), Verdict::Failed);
        // Only losses or only wins: no division by zero.
        assert!(TEST.ratio(&[100, 0, 0, 0, 0]) < 0.0 && TEST.ratio(&[0, 0, 0, 0, 100]) > 0.0);
    }

    /// Of a hundred matches at each bound, about one in twenty is misjudged.
    #[test]
    fn error_rates_stay_within_the_chosen_risks() {
        let test = Sprt { elo0: 0.0, elo1: 60.0, alpha: 0.05, beta: 0.05 };
        let mut numbers = Numbers::new(11);
        let mut wrong = |share: f64, right: Verdict| -> u32 {
            let mut half_points = || {
                // Half of all games are drawn.
                let chance = numbers.below(1 << 20) as f64 / f64::from(1 << 20);
                if chance < share - 0.25 { 2 } else { usize::from(chance < share + 0.25) }
            };
            (0..100)
                .map(|_| {
                    let mut pairs = [0; 5];
                    let mut verdict = Verdict::Open;
                    while verdict == Verdict::Open {
                        (0..16).for_each(|_| pairs[half_points() + half_points()] += 1);
                        verdict = test.verdict(&pairs);
                    }
                    u32::from(verdict != right)
                })
                .sum()
        };
        let (passed, failed) =
            (wrong(score_of(0.0), Verdict::Failed), wrong(score_of(60.0), Verdict::Passed));
        assert!((1..=12).contains(&passed) && (1..=12).contains(&failed), "{passed} {failed}");
    }
}
