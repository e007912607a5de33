//! What is to be done.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Hash;

/// A piece of work. Its result depends on nothing else, so the hash of the order is the name of the result.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Order {
    /// The program that may do it: another version may have other results.
    pub program: String,
    /// The kind of work.
    pub kind: String,
    /// Everything that decides the result, such as nodes, seed and the number of the batch.
    pub settings: Value,
    /// The blobs that it needs, such as weights.
    pub inputs: Vec<Hash>,
}

impl Order {
    /// The name of the result.
    pub fn hash(&self) -> Hash {
        Hash::of(&self.to_bytes())
    }

    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        // Plain data always has a JSON form.
        serde_json::to_vec(self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn everything_that_decides_the_result_changes_the_hash() {
        let order = |program: &str, kind: &str, seed: u64, input: &[u8]| {
            let settings = json!({ "seed": seed, "nodes": 500 });
            Order { program: program.into(), kind: kind.into(), settings, inputs: vec![Hash::of(input)] }
        };
        let first = order("1", "mine", 7, b"weights");
        let others = [
            order("2", "mine", 7, b"weights"),
            order("1", "play", 7, b"weights"),
            order("1", "mine", 8, b"weights"),
            order("1", "mine", 7, b"others"),
        ];
        assert!(others.iter().all(|other| other.hash() != first.hash()));
        let sent: Order = serde_json::from_slice(&first.to_bytes()).expect("it is JSON");
        assert_eq!(sent.hash(), first.hash(), "a worker finds the same name");
    }
}
