//! How strong a person is, from games against the levels.
//!
//! The strength is a number of points on the scale of the levels. Each result changes what is believed about it by Bayes's
//! rule; a draw is half a win. Not here: where results are kept.

use crownhead_game::Game;
use crownhead_rules::{AnyPosition, Color};

use crate::level;
use crate::opponent::Opponent;

/// Games after which a level is known well enough to be told.
pub const PLACEMENT_GAMES: usize = 5;

/// The most results that count under one rule set: people get better.
const MOST_RESULTS: usize = 20;

/// What is believed before the first game: most people play like levels 2 to 9.
const FIRST_POINTS: f64 = 600.0;
const FIRST_DEVIATION: f64 = 400.0;
/// The strengths that are considered, in points.
const STEP: usize = 10;
const MOST: usize = 2_800;
/// Elo's scale: this many points are ten to one.
const TEN_TO_ONE: f64 = 400.0;

/// What is believed about the strength of a person.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placement {
    /// The mean in points above random play.
    pub points: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// The level of about the same strength: the opponent for the next game.
    pub level: u8,
}

/// The result of a game that counts, its level and the half points of the person: only those of one person against a level
/// do, from the start position to the end, and under rules that have a key.
pub fn result_of(game: &Game, person: Color, opponent: Opponent) -> Option<(u8, u8)> {
    let (outcome, Opponent::Level(level)) = (game.outcome()?, opponent) else { return None };
    let counts = game.rules().key().is_some() && *game.start() == AnyPosition::start(game.rules());
    let half_points = match outcome.winner() {
        None => 1,
        Some(winner) => 2 * u8::from(winner == person),
    };
    counts.then_some((level, half_points))
}

/// Adds a result, and drops the oldest ones that no longer count.
pub fn note_result(results: &mut Vec<(u8, u8)>, result: (u8, u8)) {
    results.push(result);
    results.drain(..results.len().saturating_sub(MOST_RESULTS));
}

/// What the last 20 of these results say: the level of each game, and the half points of the person, 0 to 2.
///
/// ```
/// use crownhead_engine::place;
///
/// let first = place(&[]);
/// let won = place(&[(first.level, 2)]);
/// assert!(won.level > first.level && won.deviation < first.deviation);
/// ```
pub fn place(results: &[(u8, u8)]) -> Placement {
    let results = &results[results.len().saturating_sub(MOST_RESULTS)..];
    let (mut sum, mut mean, mut square) = (0.0, 0.0, 0.0);
    for points in (0..=MOST).step_by(STEP).map(|points| points as f64) {
        let off = (points - FIRST_POINTS) / FIRST_DEVIATION;
        let belief: f64 =
            results.iter().map(|&result| logarithm(points, result)).sum::<f64>() - off * off / 2.0;
        let weight = belief.exp();
        sum += weight;
        mean += weight * points;
        square += weight * points * points;
    }
    let points = mean / sum;
    let deviation = (square / sum - points * points).max(0.0).sqrt();
    let distance = |level: &u8| (f64::from(level::points(*level)) - points).abs();
    let level = (1..=Opponent::LEVELS).min_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or(1);
    Placement { points, deviation, level }
}

/// The logarithm of the chance of a result for a person of some points.
fn logarithm(points: f64, (level, half_points): (u8, u8)) -> f64 {
    let ahead = points - f64::from(level::points(level));
    let expected = 1.0 / (1.0 + 10_f64.powf(-ahead / TEN_TO_ONE));
    let share = f64::from(half_points.min(2)) / 2.0;
    share * expected.ln() + (1.0 - share) * (1.0 - expected).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays games against the level that is asked for, each won with the chance that the points give.
    fn played(points: f64, games: usize, seed: u64) -> Placement {
        let (mut state, mut results) = (seed, Vec::new());
        for _ in 0..games {
            let level = place(&results).level;
            let ahead = points - f64::from(level::points(level));
            let expected = 1.0 / (1.0 + 10_f64.powf(-ahead / TEN_TO_ONE));
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let chance = (state >> 40) as f64 / (1_u64 << 24) as f64;
            results.push((level, if chance < expected { 2 } else { 0 }));
        }
        place(&results)
    }

    #[test]
    fn five_games_find_a_persons_level_within_two() {
        for points in [200.0, 500.0, 800.0, 1_100.0] {
            let error = |games| {
                let off: f64 = (0..200).map(|seed| (played(points, games, seed).points - points).abs()).sum();
                off / 200.0
            };
            let (before, after) = (error(0), error(PLACEMENT_GAMES));
            assert!(after < 240.0, "{points}: off by {after:.0} after five games");
            assert!(before < 1.0 || after < before + 200.0, "{points}: {before:.0} before, {after:.0} after");
            assert!(error(40) < 120.0, "{points}: more games, less error");
        }
    }

    #[test]
    fn wins_raise_the_level_and_losses_lower_it() {
        let start = place(&[]);
        assert!((1..=Opponent::LEVELS).contains(&start.level));
        assert!(place(&[(start.level, 2); 5]).level > start.level + 1);
        assert!(place(&[(start.level, 0); 5]).level < start.level);
        let drawn = place(&[(8, 1); 20]);
        assert_eq!(drawn.level, 8);
        assert!(place(&[(1, 0); 50]).points >= 0.0 && place(&[(16, 2); 50]).level == 16);
    }
}
