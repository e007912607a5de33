//! The data that ships with the program: trained weights and endgame tables.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use crownhead_engine::{Engine, Library, Options, Weights, nearest_weights};
use crownhead_rules::{AnyRules, Variant};

// `WEIGHTS` and `BUNDLES`: the keys and bytes of the files in `data/weights` and `data/endgames`, from `build.rs`.
include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// The weights that come with the program; each is unpacked once, when it is first asked for.
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

/// For the whole program: engines come and go, with each `init` of Hub and each connection of DXP.
static SHIPPED: LazyLock<Arc<Shipped>> = LazyLock::new(Arc::default);

/// Bytes of the transposition table where nobody says anything else.
pub(crate) const TABLE_BYTES: usize = 16 << 20;

/// An engine that knows all that comes with the program.
pub(crate) fn engine(seed: u64, table_bytes: usize) -> Engine {
    let mut engine = Engine::new(Options { table_bytes, seed });
    engine.set_library(SHIPPED.clone());
    engine
}

/// What an engine of this program judges positions of these rules by.
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
