//! The training targets: White's expected score in each position, from search scores and results.

use crownhead_rules::Color;

use super::samples::Sample;

/// How to blend scores and results.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Blend {
    /// The share of the result in the target; the rest is the search score.
    pub result_share: f32,
    /// The share of the next position's target in that score, and so on up to the result: 0 uses the position's own
    /// score alone, 1 the result (Sutton, 1988: the lambda of temporal differences).
    pub ahead: f32,
    /// Hundredths of a man in a score that correspond to one nat of the odds; by default estimated from the results of
    /// these games.
    pub nat: Option<f32>,
}

impl Default for Blend {
    /// Found by experiment; see `docs/training.md`.
    fn default() -> Blend {
        Blend { result_share: 0.1, ahead: 0.6, nat: None }
    }
}

/// The target probability for White in each position. Positions of a game are adjacent and in order; `full` is the
/// number of pieces at the start. A position outside its game uses only its own score and does not affect the others.
pub fn targets(samples: &[Sample], worth: Worth, blend: Blend, full: u8) -> Vec<f32> {
    let mut next: Option<(u32, f32)> = None;
    let mut targets: Vec<f32> = Vec::with_capacity(samples.len());
    for sample in samples.iter().rev() {
        let own = chance(worth.nats(sample, full));
        let Some(result) = result(sample) else {
            targets.push(own);
            continue;
        };
        let later = next.filter(|(game, _)| *game == sample.game).map_or(result, |(_, later)| later);
        let seen = own + blend.ahead * (later - own);
        targets.push(seen + blend.result_share * (result - seen));
        next = Some((sample.game, seen));
    }
    targets.reverse();
    targets
}

/// The value of a man in a search score, in nats of the odds: with all pieces on the board, and with none left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth(pub [f32; 2]);

impl Worth {
    /// Larger scores are practically decided and carry no information about small leads.
    const FARTHEST: u16 = 300;
    /// The prior value of a man, weighted like [`Self::BEFORE`] positions.
    const GUESS: f64 = 1.0;
    const BEFORE: f64 = 20.0;
    /// The limit on what a few games can make of it.
    const LIMITS: [f32; 2] = [0.2, 5.0];

    /// The given scale of a blend, or else the scale estimated from the results of these games.
    pub fn of(samples: &[Sample], blend: Blend, full: u8) -> Worth {
        blend.nat.map_or_else(|| Worth::of_results(samples, full), |nat| Worth([100.0 / nat; 2]))
    }

    /// The values that make the results of the games most likely, given the scores of their positions (Newton's
    /// method). Held-out games are ignored.
    pub fn of_results(samples: &[Sample], full: u8) -> Worth {
        let telling =
            |sample: &&Sample| !is_held_out(sample) && sample.score.unsigned_abs() <= Self::FARTHEST;
        let told = samples.iter().filter(telling).filter_map(|sample| Some((sample, result(sample)?)));
        let mut worth = [Self::GUESS; 2];
        for _ in 0..8 {
            // Gradient and curvature of the likelihood, including the prior.
            let mut slope = worth.map(|nats| Self::BEFORE * (Self::GUESS - nats));
            let (mut curve, mut cross) = ([Self::BEFORE; 2], 0.0);
            for (sample, result) in told.clone() {
                let [lead, middle] = [lead(sample), middle(sample, full)].map(f64::from);
                let parts = [lead * middle, lead * (1.0 - middle)];
                let guess = 1.0 / (1.0 + (-(worth[0] * parts[0] + worth[1] * parts[1])).exp());
                let error = f64::from(result) - guess;
                for (index, part) in parts.into_iter().enumerate() {
                    slope[index] += error * part;
                    curve[index] += guess * (1.0 - guess) * part * part;
                }
                cross += guess * (1.0 - guess) * parts[0] * parts[1];
            }
            let area = curve[0] * curve[1] - cross * cross;
            worth[0] += (curve[1] * slope[0] - cross * slope[1]) / area;
            worth[1] += (curve[0] * slope[1] - cross * slope[0]) / area;
        }
        Worth(worth.map(|nats| (nats as f32).clamp(Self::LIMITS[0], Self::LIMITS[1])))
    }

    /// The mean of both phases, for the whole game: training that continues from known weights keeps the ratio of its
    /// phases (`docs/training.md` gives the cost of changing that).
    #[must_use]
    pub fn even(self) -> Worth {
        Worth([f32::midpoint(self.0[0], self.0[1]); 2])
    }

    /// White's odds in nats, from the score of a position.
    fn nats(self, sample: &Sample, full: u8) -> f32 {
        lead(sample) * self.at(middle(sample, full))
    }

    /// The value of a man with this many pieces, of `full` at the start.
    pub fn with(self, pieces: u8, full: u8) -> f32 {
        self.at((f32::from(pieces) / f32::from(full)).min(1.0))
    }

    /// The value of a man with this share of the pieces left.
    fn at(self, share: f32) -> f32 {
        self.0[0] * share + self.0[1] * (1.0 - share)
    }
}

/// White's lead according to the search, in men.
fn lead(sample: &Sample) -> f32 {
    let sign = if sample.turn == Color::White { 1.0 } else { -1.0 };
    sign * f32::from(sample.score) / 100.0
}

/// The number of pieces on the board.
pub fn pieces(sample: &Sample) -> u32 {
    let [white, black] = sample.pieces;
    (white | black).count_ones()
}

/// The share of the pieces still on the board, of those at the start.
fn middle(sample: &Sample, full: u8) -> f32 {
    (pieces(sample) as f32 / f32::from(full)).min(1.0)
}

/// White's points in the game, 0 to 1; `None` for a position outside it.
pub fn result(sample: &Sample) -> Option<f32> {
    sample.half_points.map(|points| f32::from(points) / 2.0)
}

/// One in this many games is held out.
pub const HELD_OUT: u32 = 20;

/// Whether the game of a position is held out.
pub fn is_held_out(sample: &Sample) -> bool {
    sample.game.is_multiple_of(HELD_OUT)
}

/// The probability for these odds in nats.
pub fn chance(nats: f32) -> f32 {
    1.0 / (1.0 + (-nats).exp())
}

/// The negative logarithm of the probability given to the actual result, in nats.
pub fn loss(guess: f32, result: f32) -> f32 {
    let guess = guess.clamp(1e-6, 1.0 - 1e-6);
    -(result * guess.ln() + (1.0 - result) * (1.0 - guess).ln())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::Numbers;
    use crownhead_rules::{AnyPosition, AnyRules, Variant};

    const FULL: u8 = 12;

    fn sample(score: i16, game: u32, half_points: u8) -> Sample {
        let start = AnyPosition::start(AnyRules::Variant(Variant::Mini6English));
        Sample {
            half_points: Some(half_points),
            turn: Color::White,
            ..Sample::of(&start, crownhead_eval::Score(score.into()), game)
        }
    }

    /// Two positions of a game that White won, a man down in the first, and one position of the next game, a draw.
    fn two_games(result_share: f32, ahead: f32) -> Vec<f32> {
        let samples = [sample(-100, 1, 2), sample(0, 1, 2), sample(0, 2, 1)];
        targets(&samples, Worth([1.0; 2]), Blend { result_share, ahead, nat: None }, FULL)
    }

    fn near(a: f32, b: f32) -> bool {
        (a - b).abs() < 1e-4
    }

    #[test]
    fn scores_and_results_are_blended() {
        assert!(near(two_games(1.0, 0.0)[0], 1.0));
        let behind = 1.0 / (1.0 + 1.0_f32.exp());
        assert!(near(two_games(0.5, 0.0)[0], 0.5 + behind / 2.0));
    }

    #[test]
    fn a_position_learns_from_later_positions_of_its_game() {
        let behind = 1.0 / (1.0 + 1.0_f32.exp());
        let seen = two_games(0.0, 0.5);
        assert!(near(seen[1], 0.75), "half of its even score, half of the result: {seen:?}");
        assert!(
            near(seen[0], f32::midpoint(behind, 0.75)),
            "half of its own, half of what the next one learns: {seen:?}"
        );
        assert!(near(seen[2], 0.5), "another game is no part of it: {seen:?}");
        assert!(near(two_games(0.0, 1.0)[0], 1.0), "all ahead is the result");
    }

    #[test]
    fn results_determine_the_value_of_a_man() {
        let mut numbers = Numbers::new(5);
        let worth = Worth([1.4, 0.6]);
        let samples: Vec<Sample> = (0..40_000)
            .map(|number| {
                let mut drawn = sample(numbers.below(500) as i16 - 250, number, 0);
                // Some positions have half of their pieces.
                if numbers.below(2) == 0 {
                    drawn.pieces = drawn.pieces.map(|side| side & 0x5555_5555_5555_5555);
                }
                let won = numbers.below(1_000_000) as f32 / 1e6 < chance(worth.nats(&drawn, FULL));
                Sample { half_points: Some(2 * u8::from(won)), ..drawn }
            })
            .collect();
        let Worth([full, empty]) = Worth::of_results(&samples, FULL);
        assert!((full - 1.4).abs() < 0.1 && (empty - 0.6).abs() < 0.15, "{full} and {empty}");
        let draws: Vec<Sample> = (1..10).map(|number| sample(0, number, 1)).collect();
        assert_eq!(Worth::of_results(&draws, FULL), Worth([1.0; 2]), "even scores say nothing");
    }
}
