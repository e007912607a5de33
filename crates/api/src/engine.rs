//! Messages from the study page to the engine of its server. Replies are the same as those of the worker.

use serde::{Deserialize, Serialize};

use crate::study::Request;

/// What a server's engine may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EngineOffer {
    /// The most threads.
    pub threads: u16,
    /// The most memory in MiB.
    pub memory: u32,
}

/// What an engine uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EngineSetup {
    /// The number of threads.
    pub threads: u16,
    /// The memory of the search in MiB.
    pub memory: u32,
}

impl EngineSetup {
    /// The least memory in MiB.
    pub const LEAST_MEMORY: u32 = 16;

    /// The same within the limits of a server.
    #[must_use]
    pub fn within(self, offer: EngineOffer) -> EngineSetup {
        EngineSetup {
            threads: self.threads.clamp(1, offer.threads.max(1)),
            memory: self.memory.clamp(EngineSetup::LEAST_MEMORY, offer.memory.max(EngineSetup::LEAST_MEMORY)),
        }
    }
}

impl Default for EngineSetup {
    fn default() -> EngineSetup {
        EngineSetup { threads: 1, memory: 64 }
    }
}

/// A message to a server's engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Call {
    /// A request. It stops all earlier ones, unless it is [`Job::Known`](crate::study::Job::Known), which waits for them.
    Ask(Request),
    /// Stops a request and all earlier ones. They are still answered, with what has been found.
    Stop(u32),
    /// Stops everything and changes what the engine uses.
    Adjust(EngineSetup),
}
