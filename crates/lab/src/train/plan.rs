//! The plan of a training run: each generation plays with the weights of the previous one.

use serde::Serialize;

use super::fit::Losses;
use super::targets::Blend;
use crate::score::Tally;

/// The number of batches per generation, from 0: doubles each time until a generation takes hours.
pub fn batches(generation: u32) -> u32 {
    10 << generation.min(5)
}

/// The first generation whose games a generation learns from. Games with weaker weights stay useful
/// (`docs/training.md`), but the scores of generation 0 count only material.
pub fn first_learned(generation: u32) -> u32 {
    generation.min(1)
}

/// The share of the game result in a generation's targets. Scores that know more than material are more informative
/// than results (`docs/training.md`).
pub fn result_share(generation: u32) -> f32 {
    if generation == 0 { 1.0 } else { Blend::default().result_share }
}

/// The card of a generation, stored beside its weights.
#[derive(Clone, Debug, Serialize)]
pub struct Card {
    /// The key of the rules, or their code.
    pub rules: String,
    /// The generation.
    pub generation: u32,
    /// Training games.
    pub games: u64,
    /// Quiet positions of the training games.
    pub positions: u64,
    /// The loss on held-out games after the last epoch, in nats.
    pub held_out_loss: f64,
    /// Nodes per move of the games.
    pub nodes: u64,
    /// The seed of the openings.
    pub seed: u64,
    /// The date (UTC).
    pub date: String,
    /// The command.
    pub command: String,
    /// The test against material and squares, at the nodes of the games.
    pub test: Test,
}

/// A match against material and squares.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Test {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// The difference in Elo; none if all games were won or lost.
    pub elo: Option<f64>,
    /// The lower end of the 95 % confidence interval.
    pub low: Option<f64>,
    /// The upper end of the 95 % confidence interval.
    pub high: Option<f64>,
}

impl From<&Tally> for Test {
    fn from(tally: &Tally) -> Test {
        let elo = tally.elo();
        let finite = |value: f64| value.is_finite().then(|| value.round());
        let Tally { wins, draws, losses, .. } = *tally;
        Test { wins, draws, losses, elo: finite(elo.value), low: finite(elo.low), high: finite(elo.high) }
    }
}

/// The date of a Unix time, as `2026-11-22` (Hinnant's `civil_from_days`).
pub fn date(seconds: u64) -> String {
    let days = seconds / 86_400 + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// The loss curves of a run as SVG.
pub fn curves(rules: &str, losses: &[Losses]) -> String {
    use crate::plot::{Plot, Series, Vertical};

    let points = |of: fn(&Losses) -> f64| {
        losses.iter().enumerate().map(|(epoch, losses)| (epoch as f64 + 1.0, of(losses))).collect()
    };
    let series = vec![
        Series { name: "learned from".to_owned(), points: points(|losses| losses.train) },
        Series { name: "held out".to_owned(), points: points(|losses| losses.held_out) },
    ];
    Plot {
        title: format!("Learning {rules}"),
        subtitle: "Mean loss of the chance to win, in nats; a coin has 0.693".to_owned(),
        note: "One game in twenty is held out.".to_owned(),
        x_name: "epoch".to_owned(),
        y_name: "loss".to_owned(),
        vertical: Vertical::Even,
        series,
    }
    .to_svg()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_follow_the_calendar() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (951_782_399, "2000-02-28"),
            (951_782_400, "2000-02-29"),
            (1_795_305_600, "2026-11-22"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(date(seconds), day);
        }
    }

    #[test]
    fn generations_grow_and_all_but_the_first_are_reused() {
        assert_eq!([0, 1, 2, 5, 9].map(batches), [10, 20, 40, 320, 320]);
        assert_eq!([0, 1, 2, 9].map(first_learned), [0, 1, 1, 1]);
    }
}
