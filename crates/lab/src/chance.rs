//! What a score is worth: results of games of the engine against itself, and the curve of chances fitted to them.
//!
//! Not here: the curve itself, which the engine has ([`Curve`]). Invariant: the same settings and seed give the same curve.

use crownhead_engine::{Curve, Score};
use serde::Serialize;

use crate::train::selfplay::{BATCH, SelfPlay};

/// Scores are counted in steps of so many hundredths of a man.
const STEP: i32 = 5;
/// Scores beyond this are counted with the last step.
const MOST: i32 = 2_000;
const BINS: usize = (2 * MOST / STEP) as usize + 1;

/// How often each result followed a score, from the view of the side to move.
#[derive(Clone, Debug)]
pub struct Counts {
    /// Losses, draws and wins for each step of the score.
    bins: Vec<[u32; 3]>,
}

impl Default for Counts {
    fn default() -> Counts {
        Counts { bins: vec![[0; 3]; BINS] }
    }
}

/// A fitted curve with what it was fitted to.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Fit {
    /// Positions.
    pub positions: u64,
    /// The share of drawn games among them.
    pub drawn: f64,
    /// The margin in hundredths of a man.
    pub margin: f64,
    /// The scale in hundredths of a man.
    pub scale: f64,
    /// The mean loss in nats for each position; lower is better.
    pub loss: f64,
}

impl Counts {
    /// Counts the positions of so many games; `on_batch` hears of each hundred.
    pub fn play(selfplay: &SelfPlay, games: u32, on_batch: &mut dyn FnMut()) -> Counts {
        let mut counts = Counts::default();
        for batch in 0..games.div_ceil(BATCH) {
            for sample in selfplay.batch(batch) {
                let Some(white) = sample.half_points else { continue };
                let own = if sample.turn == crownhead_rules::Color::White { white } else { 2 - white };
                counts.add(i32::from(sample.score), usize::from(own));
            }
            on_batch();
        }
        counts
    }

    fn add(&mut self, score: i32, result: usize) {
        let bin = (score.clamp(-MOST, MOST) + MOST + STEP / 2) / STEP;
        self.bins[(bin as usize).min(BINS - 1)][result] += 1;
    }

    /// Adds other counts.
    pub fn merge(&mut self, other: &Counts) {
        for (own, other) in self.bins.iter_mut().zip(&other.bins) {
            own.iter_mut().zip(other).for_each(|(own, other)| *own += other);
        }
    }

    /// The most likely curve, to a tenth of a hundredth of a man.
    pub fn fit(&self) -> Fit {
        let (mut best, mut width): ((f64, f64), (f64, f64)) = ((100.0, 100.0), (100.0, 96.0));
        for _ in 0..60 {
            for (by_margin, by_scale) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
                let next =
                    (f64::max(best.0 + by_margin * width.0, 0.0), f64::max(best.1 + by_scale * width.1, 1.0));
                if self.loss(next) < self.loss(best) {
                    best = next;
                }
            }
            width = (f64::max(width.0 * 0.8, 0.1), f64::max(width.1 * 0.8, 0.1));
        }
        let all: u64 = self.bins.iter().flatten().map(|&count| u64::from(count)).sum();
        let drawn: u64 = self.bins.iter().map(|bin| u64::from(bin[1])).sum();
        Fit {
            positions: all,
            drawn: drawn as f64 / all.max(1) as f64,
            margin: best.0,
            scale: best.1,
            loss: self.loss(best),
        }
    }

    /// The mean of the negative logarithm of the chance of what happened.
    fn loss(&self, (margin, scale): (f64, f64)) -> f64 {
        /// No result is impossible.
        const LEAST: f64 = 1e-4;
        let curve = Curve { margin, scale };
        let (mut sum, mut all) = (0.0, 0.0);
        for (bin, counts) in self.bins.iter().enumerate() {
            if counts.iter().all(|&count| count == 0) {
                continue;
            }
            let chance = curve.chance(Score(bin as i32 * STEP - MOST));
            for (chance, &count) in [chance.loss, chance.draw, chance.win].into_iter().zip(counts) {
                sum -= f64::from(count) * chance.max(LEAST).ln();
                all += f64::from(count);
            }
        }
        sum / f64::max(all, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_is_found_again() {
        let curve = Curve { margin: 70.0, scale: 40.0 };
        let mut counts = Counts::default();
        for score in (-500..=500).step_by(5) {
            let chance = curve.chance(Score(score));
            for (result, share) in [chance.loss, chance.draw, chance.win].into_iter().enumerate() {
                (0..(share * 1000.0).round() as u32).for_each(|_| counts.add(score, result));
            }
        }
        let fit = counts.fit();
        assert!((fit.margin - 70.0).abs() < 1.0 && (fit.scale - 40.0).abs() < 1.0, "{fit:?}");
    }
}
