//! The data that ships with the program: trained weights and endgame tables.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use crownhead_engine::{Engine, Library, Options, Weights, nearest_weights};
use crownhead_rules::{AnyRules, Variant};

// `WEIGHTS` and `BUNDLES`: the keys and bytes of the files in `data/weights` and `data/endgames`, from `build.rs`.
include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// The included weights; each file is unpacked once, on first use.
#[derive(Debug, Default)]
pub(crate) struct Shipped {
    unpacked: Mutex<BTreeMap<Variant, Arc<Weights>>>,
}

impl Library for Shipped {
    fn weights(&self, variant: Variant) -> Option<Arc<Weights>> {
        let mut unpacked = self.unpacked.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(weights) = unpacked.get(&variant) {
            return Some(Arc::clone(weights));
        }
        let (_, bytes) = WEIGHTS.iter().find(|(key, _)| *key == variant.key())?;
        let weights = Arc::new(Weights::parse(bytes).ok()?);
        unpacked.insert(variant, Arc::clone(&weights));
        Some(weights)
    }
}

/// Shared by the whole program: each Hub `init` and each DXP connection creates a new engine.
static SHIPPED: LazyLock<Arc<Shipped>> = LazyLock::new(Arc::default);

/// The default size of the transposition table in bytes.
pub(crate) const TABLE_BYTES: usize = 16 << 20;

/// An engine with everything included in the program.
pub(crate) fn engine(seed: u64, table_bytes: usize) -> Engine {
    let mut engine = Engine::new(Options { table_bytes, seed });
    engine.set_library(SHIPPED.clone());
    engine
}

/// The evaluation that an engine of this program uses for these rules.
pub(crate) fn weights(rules: AnyRules) -> Option<Arc<Weights>> {
    nearest_weights(&**SHIPPED, rules)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_has_weights_or_a_relative_with_weights() {
        let shipped = Shipped::default();
        for &variant in Variant::ALL {
            let key = variant.key();
            let weights = nearest_weights(&shipped, AnyRules::Variant(variant));
            let weights = weights.unwrap_or_else(|| {
                panic!("data/weights/{key}.weights is missing: train it, or name a `relative` on the page")
            });
            assert_eq!(weights.board(), variant.house_rules().board, "{key}");
        }
    }

    #[test]
    fn all_weights_are_whole_and_belong_to_a_variant() {
        let shipped = Shipped::default();
        for (key, _) in WEIGHTS {
            let variant = Variant::from_key(key).unwrap_or_else(|| panic!("{key}.weights is no variant's"));
            let weights = shipped.weights(variant).unwrap_or_else(|| panic!("{key}.weights is damaged"));
            assert_eq!(weights.board(), variant.house_rules().board, "{key}");
        }
        let bytes: usize = WEIGHTS.iter().map(|(_, bytes)| bytes.len()).sum();
        assert!(bytes < 12_000_000, "{bytes} bytes");
    }
}
