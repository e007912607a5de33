//! Expected results: the chances of a win, a draw and a loss that a score stands for.
//!
//! The model is an ordered logistic one with two constants per variant, fitted to games of the engine against itself:
//! `P(win) = f(score - margin)`, `P(loss) = f(-score - margin)` with `f(x) = 1 / (1 + exp(-x / scale))`.
//! `crownhead lab chance` reproduces the constants; `docs/review.md` gives the figures. Not here: words.
//!
//! Invariant: the three chances add up to 1, and a greater score never has a smaller expectation.

use crownhead_eval::Score;
use crownhead_rules::{AnyRules, Variant};

use crate::library::variants_for;
use crate::probe::Wdl;

/// The chances of the three results for one side, from 0 to 1.
///
/// ```
/// use crownhead_engine::{Chance, Score};
/// use crownhead_rules::{AnyRules, Variant};
///
/// let rules = AnyRules::Variant(Variant::English);
/// let even = Chance::of(Score::DRAW, rules);
/// assert!((even.expected() - 0.5).abs() < 1e-9);
/// assert!(Chance::of(Score(100), rules).expected() > 0.6);
/// assert_eq!(Chance::of(Score::win_in(9), rules).win, 1.0);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chance {
    /// The chance of a win.
    pub win: f64,
    /// The chance of a draw.
    pub draw: f64,
    /// The chance of a loss.
    pub loss: f64,
}

impl Chance {
    /// The chances of a side whose position has this score.
    pub fn of(score: Score, rules: AnyRules) -> Chance {
        if score.is_known() {
            return Chance::certain(if score.0 > 0 { Wdl::Win } else { Wdl::Loss });
        }
        curve(rules).chance(score)
    }

    /// A result that is certain.
    pub const fn certain(result: Wdl) -> Chance {
        let (win, draw, loss) = match result {
            Wdl::Win => (1.0, 0.0, 0.0),
            Wdl::Draw => (0.0, 1.0, 0.0),
            Wdl::Loss => (0.0, 0.0, 1.0),
        };
        Chance { win, draw, loss }
    }

    /// The expected points: 1 for a win, one half for a draw.
    pub fn expected(self) -> f64 {
        self.win + self.draw / 2.0
    }

    /// The same chances for the other side.
    #[must_use]
    pub const fn reversed(self) -> Chance {
        Chance { win: self.loss, draw: self.draw, loss: self.win }
    }
}

/// The constants of a variant, in hundredths of a man.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve {
    /// The score at which a win is as likely as not.
    pub margin: f64,
    /// How far the score must rise for the odds to grow by a factor of e.
    pub scale: f64,
}

impl Curve {
    /// The chances of a heuristic score.
    pub fn chance(self, score: Score) -> Chance {
        let logistic = |x: f64| 1.0 / (1.0 + (-x / self.scale).exp());
        let score = f64::from(score.0);
        let (win, loss) = (logistic(score - self.margin), logistic(-score - self.margin));
        Chance { win, draw: (1.0 - win - loss).max(0.0), loss }
    }
}

/// The constants where no variant has its own: the fit over these variants together.
const MIXED: Curve = Curve { margin: 63.0, scale: 46.0 };

/// The fitted constants.
const FITTED: &[(Variant, Curve)] = &[
    (Variant::English, Curve { margin: 50.0, scale: 20.0 }),
    (Variant::International, Curve { margin: 66.0, scale: 50.0 }),
    (Variant::Russian, Curve { margin: 41.0, scale: 20.0 }),
    (Variant::Frisian, Curve { margin: 28.0, scale: 36.0 }),
    (Variant::Brazilian, Curve { margin: 58.0, scale: 23.0 }),
    (Variant::Giveaway, Curve { margin: 249.0, scale: 443.0 }),
    (Variant::Italian, Curve { margin: 59.0, scale: 23.0 }),
    (Variant::Turkish, Curve { margin: 56.0, scale: 51.0 }),
];

/// The constants of some rules: their own, those of their nearest relative that has some, or the mixed ones.
pub fn curve(rules: AnyRules) -> Curve {
    let fitted = |variant: Variant| FITTED.iter().find(|(fitted, _)| *fitted == variant);
    variants_for(rules).into_iter().find_map(fitted).map_or(MIXED, |&(_, curve)| curve)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_and_grow_with_the_score() {
        for rules in AnyRules::all_named() {
            let mut last = 0.0;
            for score in (-3000..=3000).step_by(50) {
                let chance = Chance::of(Score(score), rules);
                let all = [chance.win, chance.draw, chance.loss];
                assert!((all.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{rules:?} {score}");
                assert!(all.iter().all(|part| (0.0..=1.0).contains(part)), "{rules:?} {score}");
                assert!(chance.expected() >= last, "{rules:?} {score}");
                last = chance.expected();
                let other = Chance::of(Score(-score), rules).reversed();
                assert!((other.win - chance.win).abs() < 1e-9, "{rules:?} {score}");
            }
        }
    }
}
