//! What may go wrong.

use thiserror::Error;

use crate::Hash;

/// Why work could not be given, taken or collected.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Error {
    /// The bus cannot be reached, or has no `JetStream`.
    #[error("cannot use the bus {servers}: {why}")]
    Connect {
        /// The addresses.
        servers: String,
        /// What is wrong with them.
        why: String,
    },
    /// The bus failed again and again.
    #[error("the bus does not answer any more: cannot {doing}: {why}")]
    Lost {
        /// What was tried.
        doing: String,
        /// The last failure.
        why: String,
    },
    /// An order failed as often as it may.
    #[error("{kind} {} failed: {why} (on {worker})", .hash.short())]
    Failed {
        /// The kind of the order.
        kind: String,
        /// Its hash.
        hash: Hash,
        /// Why it failed the last time.
        why: String,
        /// The worker that gave it up.
        worker: String,
    },
    /// Two workers have different results for an order.
    #[error("{kind} {}: {one} and {other} have different results, so neither can be trusted", .hash.short())]
    Disputed {
        /// The kind of the order.
        kind: String,
        /// Its hash.
        hash: Hash,
        /// The worker that was first.
        one: String,
        /// The worker that differs.
        other: String,
    },
    /// A blob is not on the bus.
    #[error("input {} is not on the bus any more", .0.short())]
    Missing(Hash),
    /// Threads or the runtime cannot be started.
    #[error("cannot start threads: {0}")]
    Threads(String),
}
