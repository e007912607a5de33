//! The data that ships with the program: trained weights and endgame tables.

use std::sync::{Arc, LazyLock};

use crownhead_engine::{Engine, Options, PackedWeights, Weights, nearest_weights};
use crownhead_rules::AnyRules;

// `WEIGHTS` and `BUNDLES`: the keys and bytes of the files in `data/weights`, `data/endgames` and `data/endgames/large`, from
// `build.rs`.
include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// The included weights, shared by all engines: each `init` of Hub and each connection of DXP makes a new one.
static SHIPPED: LazyLock<Arc<PackedWeights>> = LazyLock::new(|| Arc::new(PackedWeights::new(WEIGHTS)));

/// The default size of the transposition table, in bytes.
pub(crate) const TABLE_BYTES: usize = 16 << 20;

/// An engine with the included weights.
pub(crate) fn engine(seed: u64, table_bytes: usize) -> Engine {
    let mut engine = Engine::new(Options { table_bytes, seed });
    engine.set_library(SHIPPED.clone());
    engine
}

/// The included weights for these rules.
pub(crate) fn weights(rules: AnyRules) -> Option<Arc<Weights>> {
    nearest_weights(&**SHIPPED, rules)
}

#[cfg(test)]
mod tests {
    use crownhead_engine::Library as _;
    use crownhead_rules::Variant;

    use super::*;

    #[test]
    fn every_variant_has_weights_or_a_relative_with_weights() {
        let shipped = PackedWeights::new(WEIGHTS);
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
        let shipped = PackedWeights::new(WEIGHTS);
        for (key, _) in WEIGHTS {
            let variant = Variant::from_key(key).unwrap_or_else(|| panic!("{key}.weights is no variant's"));
            let weights = shipped.weights(variant).unwrap_or_else(|| panic!("{key}.weights is damaged"));
            assert_eq!(weights.board(), variant.house_rules().board, "{key}");
        }
        let bytes: usize = WEIGHTS.iter().map(|(_, bytes)| bytes.len()).sum();
        assert!(bytes < 12_000_000, "{bytes} bytes");
    }
}
