//! Accuracy: how close moves come to the best ones, in percent.
//!
//! The curve is the one that lichess publishes for chess, from the loss of expected points in percent:
//! `103.1668 * exp(-0.04354 * loss) - 3.1669`. A side's accuracy is the mean of the arithmetic and the harmonic mean over its
//! moves that were not forced: the harmonic mean makes a single blunder weigh.

use crownhead_rules::Color;

use crate::review::judged::JudgedMove;

/// The accuracy of a move that costs this many expected points, in percent.
pub fn accuracy_of_move(loss: f64) -> f64 {
    (103.1668 * (-4.354 * loss).exp() - 3.1669).clamp(0.0, 100.0)
}

/// The accuracy of a side in percent; `None` if it had no choice at any move.
pub fn accuracy_of_side<'m>(moves: impl IntoIterator<Item = &'m JudgedMove>, side: Color) -> Option<f64> {
    /// A worthless move must not make the harmonic mean zero.
    const LEAST: f64 = 5.0;
    let own = moves.into_iter().filter(|judged| judged.side() == side && !judged.forced);
    let (mut count, mut sum, mut inverse) = (0.0, 0.0, 0.0);
    for judged in own {
        let accuracy = accuracy_of_move(judged.loss);
        count += 1.0;
        sum += accuracy;
        inverse += 1.0 / accuracy.max(LEAST);
    }
    (count > 0.0).then(|| f64::midpoint(sum / count, count / inverse))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_without_loss_is_perfect_and_a_lost_game_is_worth_nothing() {
        assert!((accuracy_of_move(0.0) - 100.0).abs() < 0.01);
        assert!(accuracy_of_move(1.0) < 0.01);
        assert!(
            (0..100)
                .all(|at| accuracy_of_move(f64::from(at) / 100.0)
                    >= accuracy_of_move(f64::from(at + 1) / 100.0))
        );
    }
}
