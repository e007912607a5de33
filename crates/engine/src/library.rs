//! Which learnt weights a set of rules is judged by. Not here: where weights are kept.

use std::fmt;
use std::sync::Arc;

use crownhead_eval::Weights;
use crownhead_rules::{AnyRules, HouseRules, Variant};

/// A place that keeps learnt weights.
pub trait Library: Send + Sync {
    /// The weights of a variant; `None` if there are none, or they cannot be read.
    fn weights(&self, variant: Variant) -> Option<Arc<Weights>>;
}

/// The variant whose weights suit these rules: the rules' own if they are a variant, and otherwise the nearest one with the
/// same board, the same men, the same kings and the same goal.
pub fn nearest_variant(rules: AnyRules) -> Option<Variant> {
    let house = rules.house_rules();
    let exact = Variant::ALL.iter().copied().find(|variant| rules == AnyRules::Variant(*variant));
    let kin = Variant::ALL.iter().copied().filter(|variant| is_kin(&house, &variant.house_rules()));
    exact.or_else(|| kin.min_by_key(|variant| differences(&house, &variant.house_rules())))
}

/// Whether pieces are worth about the same under both rules.
fn is_kin(a: &HouseRules, b: &HouseRules) -> bool {
    a.board == b.board
        && a.goal == b.goal
        && a.flying_kings == b.flying_kings
        && a.men_capture_back == b.men_capture_back
        && (a.man_steps, a.man_captures) == (b.man_steps, b.man_captures)
        && (a.king_steps, a.king_captures) == (b.king_steps, b.king_captures)
        && a.capture_duty == b.capture_duty
}

/// How many of the smaller switches differ.
fn differences(a: &HouseRules, b: &HouseRules) -> usize {
    [
        a.rows != b.rows,
        a.precedence != b.precedence,
        a.crowning_in_capture != b.crowning_in_capture,
        a.chain_duty != b.chain_duty,
        a.regicide != b.regicide,
        a.removal != b.removal,
        a.king_landing != b.king_landing,
        a.men_take_kings != b.men_take_kings,
        a.king_move_limit != b.king_move_limit,
    ]
    .into_iter()
    .filter(|&differs| differs)
    .count()
}

/// What positions are judged by.
#[derive(Clone, Default)]
pub(crate) enum Judging {
    #[default]
    Material,
    /// These weights, wherever the board is theirs.
    Weights(Arc<Weights>),
    /// What a library has for the rules, looked up when the rules change.
    Library(Arc<dyn Library>, Option<(AnyRules, Option<Arc<Weights>>)>),
}

impl fmt::Debug for Judging {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Judging::Material => "Material",
            Judging::Weights(_) => "Weights",
            Judging::Library(..) => "Library",
        })
    }
}

impl Judging {
    pub(crate) fn weights(&mut self, rules: AnyRules) -> Option<Arc<Weights>> {
        match self {
            Judging::Material => None,
            Judging::Weights(weights) => Some(Arc::clone(weights)),
            Judging::Library(library, kept) => {
                if kept.as_ref().is_none_or(|(known, _)| *known != rules) {
                    let found = nearest_variant(rules).and_then(|variant| library.weights(variant));
                    *kept = Some((rules, found));
                }
                kept.as_ref().and_then(|(_, weights)| weights.clone())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::{Engine, Limits, NullMonitor, Options, Task};
    use crownhead_game::Game;
    use crownhead_rules::{BoardKind, Goal, Preset};

    #[test]
    fn a_variant_has_its_own_weights_and_house_rules_those_of_their_kin() {
        assert_eq!(nearest_variant(AnyRules::Variant(Variant::Frysk)), Some(Variant::Frysk));
        let english = HouseRules::plain(BoardKind::Dark8);
        assert_eq!(nearest_variant(AnyRules::House(english)), Some(Variant::English));
        let losing = HouseRules { goal: Goal::RunOut, ..english };
        assert_ne!(nearest_variant(AnyRules::House(losing)), Some(Variant::English));
        let flying = HouseRules { flying_kings: true, ..english };
        assert_ne!(nearest_variant(AnyRules::House(flying)), Some(Variant::English), "kings are worth more");
        assert_eq!(nearest_variant(AnyRules::Preset(Preset::Text)), None, "nobody has to capture there");
    }

    #[test]
    fn what_is_prepared_is_not_looked_up_again() {
        #[derive(Default)]
        struct Asked(AtomicUsize);
        impl Library for Asked {
            fn weights(&self, _: Variant) -> Option<Arc<Weights>> {
                self.0.fetch_add(1, Ordering::Relaxed);
                None
            }
        }
        let (library, rules) = (Arc::new(Asked::default()), AnyRules::Variant(Variant::English));
        let mut engine = Engine::new(Options { table_bytes: 1 << 16, seed: 0 });
        engine.set_library(library.clone());
        let asked = || library.0.load(Ordering::Relaxed);
        assert_eq!(asked(), 0);
        engine.prepare(rules);
        assert_eq!(asked(), 1);
        engine.analyze(&Task::from_game(&Game::new(rules)), &Limits::nodes(100), &mut NullMonitor);
        assert_eq!(asked(), 1, "the first move does not wait for it");
    }
}
