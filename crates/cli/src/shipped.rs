//! What comes with the program: learnt weights.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use crownhead_engine::{Engine, Library, Options, Weights, nearest_variant};
use crownhead_rules::{AnyRules, Variant};

macro_rules! weights {
    ($($key:literal)*) => {
        /// The weights of each variant, by its key.
        const WEIGHTS: &[(&str, &[u8])] =
            &[$(($key, include_bytes!(concat!("../../../data/weights/", $key, ".weights")))),*];
    };
}

weights! {
    "english"
    "international"
    "russian"
    "brazilian"
    "italian"
    "spanish"
    "portuguese"
    "czech"
    "pool"
    "german"
    "canadian"
    "srilankan"
    "thai"
    "turkish"
    "armenian"
    "gothic"
    "frisian"
    "frysk"
    "antidraughts"
    "giveaway"
    "breakthrough"
    "killer"
    "spantsireti"
    "mini6-english"
    "mini6-international"
}

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
    nearest_variant(rules).and_then(|variant| SHIPPED.weights(variant))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_weights_are_whole_and_on_the_board_of_their_variant() {
        let shipped = Shipped::default();
        for &variant in Variant::ALL {
            let weights = shipped.weights(variant).expect("it has weights, and they are whole");
            assert_eq!(weights.board(), variant.house_rules().board, "{}", variant.key());
        }
        let bytes: usize = WEIGHTS.iter().map(|(_, bytes)| bytes.len()).sum();
        assert!(bytes < 12_000_000, "{bytes} bytes");
    }
}
