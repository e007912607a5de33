//! How a whole run learns: generation after generation, each playing by what the ones before it taught.

use serde::Serialize;

use super::fit::Losses;
use super::targets::Blend;
use crate::score::Tally;

/// Batches of games of a generation, from 0: twice as many each time, until the games of one take hours.
pub fn batches(generation: u32) -> u32 {
    10 << generation.min(5)
}

/// The first generation whose games the weights of one are learnt from. Games of weaker weights stay useful (`docs/training.md`), but
/// scores of the very first are by material and teach nothing more.
pub fn first_learnt(generation: u32) -> u32 {
    generation.min(1)
}

/// The share of the result in what a generation learns. Scores tell far more of every position than who won in the end
/// (`docs/training.md`), as soon as they know more than material.
pub fn result_share(generation: u32) -> f32 {
    if generation == 0 { 1.0 } else { Blend::default().result_share }
}

/// What is written down beside weights.
#[derive(Clone, Debug, Serialize)]
pub struct Card {
    /// The key of the rules, or their code.
    pub rules: String,
    /// The last generation whose games were learnt from.
    pub generation: u32,
    /// Games that were learnt from.
    pub games: u64,
    /// Quiet positions of these games.
    pub positions: u64,
    /// The loss on games that were held out, after the last epoch, in nats.
    pub held_out_loss: f64,
    /// Nodes for each move of the games.
    pub nodes: u64,
    /// Where openings came from.
    pub seed: u64,
    /// The day on which it was done, as year, month and day (UTC).
    pub date: String,
    /// What was run.
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
    /// The difference in Elo; none if everything was won or lost.
    pub elo: Option<f64>,
    /// The lower end of the interval of 95 %.
    pub low: Option<f64>,
    /// The upper end of the interval of 95 %.
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

/// The day so many seconds after the beginning of 1970, as `2026-11-22` (Hinnant's `civil_from_days`).
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

/// The loss curves of a run, epoch by epoch, as a picture.
pub fn curves(rules: &str, losses: &[Losses]) -> String {
    use crate::plot::{Plot, Series, Vertical};

    let points = |of: fn(&Losses) -> f64| {
        losses.iter().enumerate().map(|(epoch, losses)| (epoch as f64 + 1.0, of(losses))).collect()
    };
    let series = vec![
        Series { name: "learnt from".to_owned(), points: points(|losses| losses.train) },
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
    fn days_are_counted_like_a_calendar_does() {
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
    fn generations_grow_and_are_learnt_from_for_a_while() {
        assert_eq!([0, 1, 2, 5, 9].map(batches), [10, 20, 40, 320, 320]);
        assert_eq!([0, 1, 2, 9].map(first_learnt), [0, 1, 1, 1]);
    }
}
