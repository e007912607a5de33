//! The results of a match as data.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Collector;
use crate::score::Tally;
use crate::sprt::Sprt;

/// The results of a match. Infinite numbers are absent.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// All games.
    pub games: u64,
    /// Games that side A won.
    pub wins: u64,
    /// Drawn games.
    pub draws: u64,
    /// Games that side A lost.
    pub losses: u64,
    /// Points of side A, as a share of all games.
    pub score: f64,
    /// Drawn games, as a share of all games.
    pub draw_rate: f64,
    /// The difference in Elo, and the bounds of its 95 % confidence interval.
    pub elo: Option<f64>,
    /// The lower bound.
    pub elo_low: Option<f64>,
    /// The upper bound.
    pub elo_high: Option<f64>,
    /// The difference in normalized Elo, and the bounds of its 95 % confidence interval.
    pub normalized_elo: Option<f64>,
    /// The lower bound.
    pub normalized_elo_low: Option<f64>,
    /// The upper bound.
    pub normalized_elo_high: Option<f64>,
    /// Pairs of games by the half points of side A, from 0 to 4.
    pub pairs: [u64; 5],
    /// Pairs won for each pair lost.
    pub pair_ratio: Option<f64>,
    /// The likelihood of superiority of side A.
    pub los: f64,
    /// Games by what ended them.
    pub endings: BTreeMap<String, u32>,
    /// The sequential test, if there was one.
    pub sprt: Option<TestSummary>,
}

/// A sequential test and its state.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct TestSummary {
    /// The smaller difference in Elo.
    pub elo0: f64,
    /// The larger difference in Elo.
    pub elo1: f64,
    /// The risk of accepting the larger one wrongly.
    pub alpha: f64,
    /// The risk of accepting the smaller one wrongly.
    pub beta: f64,
    /// The log likelihood ratio.
    pub ratio: f64,
    /// The ratio at which the test fails.
    pub low: f64,
    /// The ratio at which it passes.
    pub high: f64,
    /// The verdict.
    pub verdict: &'static str,
}

impl Collector {
    /// The results so far.
    pub fn summary(&self, test: Option<&Sprt>) -> Summary {
        let tally = self.ledger.close();
        let (elo, normalized) = (tally.elo(), tally.normalized_elo());
        let finite = |value: f64| value.is_finite().then_some(value);
        Summary {
            games: tally.games(),
            wins: tally.wins,
            draws: tally.draws,
            losses: tally.losses,
            score: tally.score(),
            draw_rate: tally.draw_rate(),
            elo: finite(elo.value),
            elo_low: finite(elo.low),
            elo_high: finite(elo.high),
            normalized_elo: finite(normalized.value),
            normalized_elo_low: finite(normalized.low),
            normalized_elo_high: finite(normalized.high),
            pairs: tally.pairs,
            pair_ratio: tally.pair_ratio().and_then(finite),
            los: tally.superiority(),
            endings: self.endings.clone(),
            sprt: test.map(|test| summary_of(test, self.ledger.tally())),
        }
    }
}

fn summary_of(test: &Sprt, tally: &Tally) -> TestSummary {
    let Sprt { elo0, elo1, alpha, beta } = *test;
    let (low, high) = test.bounds();
    let (ratio, verdict) = (test.ratio(&tally.pairs), test.verdict(&tally.pairs).word());
    TestSummary { elo0, elo1, alpha, beta, ratio, low, high, verdict }
}
