//! One scale for all rungs: the Bradley-Terry model, fitted by Newton's method.
//!
//! A rung that is 400 points above another one is expected to score ten times as much (Elo's scale). Draws count as half a
//! win for each side. Random play has 0 points.

use super::Meeting;
use crate::score::QUANTILE;

/// The rating of a rung.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Points above random play.
    pub points: f64,
    /// Half the width of the 95 % confidence interval.
    pub margin: f64,
}

/// Points per unit of the logarithm of the odds.
const UNIT: f64 = 400.0 / std::f64::consts::LN_10;
/// Draws added to each meeting, so that a rung that won every game gets a finite rating.
const PRIOR: f64 = 1.0;
/// The steps of Newton's method; it converges in about ten.
const STEPS: usize = 60;
/// The longest step, in units of the logarithm of the odds.
const LONGEST: f64 = 1.0;

/// The ratings of rungs 0 to `top`. A rung that nobody met keeps the points of the one below, with an infinite margin.
pub fn ratings(meetings: &[Meeting], top: u8) -> Vec<Rating> {
    let size = usize::from(top);
    let mut strengths = vec![0.0; size + 1];
    let used: Vec<&Meeting> = meetings.iter().filter(|meeting| meeting.above <= top).collect();
    let mut covariance = vec![vec![0.0; size]; size];
    for _ in 0..STEPS {
        let (slope, information) = derivatives(&used, &strengths, size);
        let Some(inverse) = invert(information) else { break };
        let steps: Vec<f64> = inverse.iter().map(|row| dot(row, &slope)).collect();
        for (strength, step) in strengths[1..].iter_mut().zip(&steps) {
            *strength += step.clamp(-LONGEST, LONGEST);
        }
        covariance = inverse;
        if steps.iter().all(|step| step.abs() < 1e-9) {
            break;
        }
    }
    let met = |rung: u8| used.iter().any(|meeting| meeting.above == rung || meeting.below == rung);
    let mut all = vec![Rating { points: 0.0, margin: 0.0 }];
    for rung in 1..=top {
        let at = usize::from(rung);
        let below = all[at - 1].points;
        all.push(if met(rung) {
            let margin = UNIT * QUANTILE * covariance[at - 1][at - 1].max(0.0).sqrt();
            Rating { points: UNIT * strengths[at], margin }
        } else {
            Rating { points: below, margin: f64::INFINITY }
        });
    }
    all
}

/// The slope of the logarithm of the likelihood, and the information: minus its second derivatives. Rung 0 is fixed.
fn derivatives(meetings: &[&Meeting], strengths: &[f64], size: usize) -> (Vec<f64>, Vec<Vec<f64>>) {
    let (mut slope, mut information) = (vec![0.0; size], vec![vec![0.0; size]; size]);
    for (at, row) in information.iter_mut().enumerate() {
        // Keeps a rung without games where it is.
        row[at] = 1e-9;
    }
    for meeting in meetings {
        let tally = meeting.tally();
        let games = tally.games() as f64 + PRIOR;
        let points = tally.score() * tally.games() as f64 + PRIOR / 2.0;
        let (above, below) = (usize::from(meeting.above), usize::from(meeting.below));
        let expected = 1.0 / (1.0 + (strengths[below] - strengths[above]).exp());
        let (pull, weight) = (points - games * expected, games * expected * (1.0 - expected));
        for (rung, sign) in [(above, 1.0), (below, -1.0)] {
            if rung == 0 {
                continue;
            }
            slope[rung - 1] += sign * pull;
            information[rung - 1][rung - 1] += weight;
            let other = above + below - rung;
            if other > 0 {
                information[rung - 1][other - 1] -= weight;
            }
        }
    }
    (slope, information)
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

/// The inverse of a positive definite matrix, by Gauss-Jordan elimination.
fn invert(mut left: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let size = left.len();
    let mut right: Vec<Vec<f64>> =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 0..size {
        let value = left[pivot][pivot];
        if value.abs() < f64::MIN_POSITIVE {
            return None;
        }
        for column in 0..size {
            left[pivot][column] /= value;
            right[pivot][column] /= value;
        }
        for row in (0..size).filter(|&row| row != pivot) {
            let factor = left[row][pivot];
            for column in 0..size {
                left[row][column] -= factor * left[pivot][column];
                right[row][column] -= factor * right[pivot][column];
            }
        }
    }
    Some(right)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meeting(above: u8, below: u8, wins: u64, losses: u64) -> Meeting {
        Meeting { above, below, conditions: String::new(), pairs: [0; 5], wins, draws: 0, losses }
    }

    #[test]
    fn three_of_four_games_are_191_points() {
        let all = ratings(&[meeting(1, 0, 7500, 2500), meeting(2, 1, 7500, 2500)], 2);
        assert!((all[1].points - 190.8).abs() < 0.1, "{all:?}");
        assert!((all[2].points - 381.7).abs() < 0.2, "{all:?}");
        assert!(all[2].margin > all[1].margin, "errors add up");
        // Of a binomial with 10,000 games: 1.96 * 174 / sqrt(10000 * 0.75 * 0.25).
        assert!((all[1].margin - 7.9).abs() < 0.1, "{all:?}");
    }

    #[test]
    fn meetings_across_a_rung_count() {
        let chain = [meeting(1, 0, 75, 25), meeting(2, 1, 75, 25)];
        let crossed = [chain[0].clone(), chain[1].clone(), meeting(2, 0, 99, 1)];
        assert!(ratings(&crossed, 2)[2].points > ratings(&chain, 2)[2].points);
        assert!(ratings(&crossed, 2)[2].margin < ratings(&chain, 2)[2].margin);
    }

    #[test]
    fn winning_every_game_gives_a_finite_rating_and_no_games_none() {
        let all = ratings(&[meeting(1, 0, 100, 0)], 2);
        assert!(all[1].points > 600.0 && all[1].points.is_finite(), "{all:?}");
        assert_eq!((all[2].points, all[2].margin), (all[1].points, f64::INFINITY));
    }
}
