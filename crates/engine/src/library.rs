//! Which learned weights evaluate a set of rules. Not here: files.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use crownhead_eval::Weights;
use crownhead_rules::{AnyRules, HouseRules, Variant};

/// A source of learned weights.
pub trait Library: Send + Sync {
    /// The weights of a variant; `None` if there are none, or they cannot be read.
    fn weights(&self, variant: Variant) -> Option<Arc<Weights>>;
}

/// Weights as bytes in memory. Each is read when it is first asked for, and once.
#[derive(Debug)]
pub struct PackedWeights {
    files: &'static [(&'static str, &'static [u8])],
    read: Mutex<BTreeMap<Variant, Arc<Weights>>>,
}

impl PackedWeights {
    /// Weight files by the keys of their variants.
    pub const fn new(files: &'static [(&'static str, &'static [u8])]) -> PackedWeights {
        PackedWeights { files, read: Mutex::new(BTreeMap::new()) }
    }
}

impl Library for PackedWeights {
    fn weights(&self, variant: Variant) -> Option<Arc<Weights>> {
        let mut read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(weights) = read.get(&variant) {
            return Some(Arc::clone(weights));
        }
        let (_, bytes) = self.files.iter().find(|(key, _)| *key == variant.key())?;
        let weights = Arc::new(Weights::parse(bytes).ok()?);
        read.insert(variant, Arc::clone(&weights));
        Some(weights)
    }
}

/// The variants whose weights suit these rules, the best first: the rules' own if they are a variant, then the relative
/// that its page names, then the nearest one with the same board, men, kings and goal.
pub(crate) fn variants_for(rules: AnyRules) -> Vec<Variant> {
    let (own, relative) = match rules {
        AnyRules::Variant(variant) => (Some(variant), variant.facts().relative),
        AnyRules::Preset(_) | AnyRules::House(_) => (None, None),
    };
    let house = rules.house_rules();
    let mut all: Vec<Variant> = own.into_iter().chain(relative).collect();
    let others = Variant::ALL.iter().filter(|variant| !all.contains(variant));
    let distance = |&variant: &Variant| Some((differences(&house, &variant.house_rules())?, variant));
    let nearest = others.filter_map(distance).min_by_key(|&(differences, _)| differences);
    all.extend(nearest.map(|(_, variant)| variant));
    all
}

/// The variant whose weights suit these rules best.
pub fn nearest_variant(rules: AnyRules) -> Option<Variant> {
    variants_for(rules).first().copied()
}

/// The weights that suit these rules best, among those that a library has.
pub fn nearest_weights(library: &dyn Library, rules: AnyRules) -> Option<Arc<Weights>> {
    variants_for(rules).into_iter().find_map(|variant| library.weights(variant))
}

/// The number of minor switches that differ; `None` if pieces have clearly different values under the two rules.
fn differences(a: &HouseRules, b: &HouseRules) -> Option<usize> {
    // Exhaustive, so that a new switch must be classified: it changes the value of pieces, it is minor, or it does not
    // affect their value.
    let HouseRules {
        board,
        goal,
        flying_kings,
        men_capture_back,
        man_steps,
        man_captures,
        king_steps,
        king_captures,
        capture_duty,
        // Minor switches.
        rows,
        precedence,
        crowning_in_capture,
        chain_duty,
        regicide,
        removal,
        king_landing,
        men_take_kings,
        king_move_limit,
        // Switches that do not affect the value of pieces.
        home_gap: _,
        starts: _,
        huffing: _,
        may_turn_back: _,
        draws: _,
    } = *b;
    let is_kin = a.board == board
        && a.goal == goal
        && a.flying_kings == flying_kings
        && a.men_capture_back == men_capture_back
        && (a.man_steps, a.man_captures) == (man_steps, man_captures)
        && (a.king_steps, a.king_captures) == (king_steps, king_captures)
        && a.capture_duty == capture_duty;
    let smaller = [
        a.rows != rows,
        a.precedence != precedence,
        a.crowning_in_capture != crowning_in_capture,
        a.chain_duty != chain_duty,
        a.regicide != regicide,
        a.removal != removal,
        a.king_landing != king_landing,
        a.men_take_kings != men_take_kings,
        a.king_move_limit != king_move_limit,
    ];
    is_kin.then(|| smaller.into_iter().filter(|&differs| differs).count())
}

/// The source of the evaluation.
#[derive(Clone, Default)]
pub(crate) enum Judging {
    #[default]
    Material,
    /// These weights, on every board that they fit.
    Weights(Arc<Weights>),
    /// A library's weights for the rules, looked up when the rules change.
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
                    let found = nearest_weights(&**library, rules);
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
    fn variants_use_their_own_weights_and_house_rules_those_of_a_relative() {
        assert_eq!(nearest_variant(AnyRules::Variant(Variant::Frysk)), Some(Variant::Frysk));
        let english = HouseRules::plain(BoardKind::Dark8);
        assert_eq!(nearest_variant(AnyRules::House(english)), Some(Variant::English));
        let losing = HouseRules { goal: Goal::RunOut, ..english };
        assert_ne!(nearest_variant(AnyRules::House(losing)), Some(Variant::English));
        let flying = HouseRules { flying_kings: true, ..english };
        assert_ne!(nearest_variant(AnyRules::House(flying)), Some(Variant::English), "kings are worth more");
        assert_eq!(nearest_variant(AnyRules::Preset(Preset::Text)), None, "capturing is optional there");
    }

    #[test]
    fn prepared_weights_are_not_looked_up_again() {
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
