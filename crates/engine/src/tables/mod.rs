//! Endgame tables behind traits, so that a program without tables carries no code for them.

#[cfg(feature = "tables")]
mod answer;
#[cfg(feature = "tables")]
mod exercises;
#[cfg(feature = "tables")]
mod sets;

use std::fmt::Debug;
use std::sync::Arc;

use crownhead_rules::{AnyPosition, AnyRules};
use crownhead_search::{Endgames, Report};

use crate::ending::Ending;
use crate::probe::ProbeResult;
use crate::task::Task;

#[cfg(feature = "tables")]
pub use sets::TableSets;

/// The tables for one rule set.
pub trait Tables: Endgames + Send {
    /// The shortest win or longest defense with its line, if every move has a distance and no draw rule can
    /// intervene. `None` if a search is needed.
    fn answer(&self, task: &Task) -> Option<Report>;

    /// Probes every legal move; `None` if one is not covered or there is no move.
    fn probe(&self, task: &Task) -> Option<ProbeResult>;

    /// The endings worth practicing, fewer pieces first.
    fn endings(&self) -> Vec<Ending>;

    /// A position of an ending that the side to move wins, though not at once. The same seed gives the same position.
    /// `None` if none was found.
    fn set_up(&self, rules: AnyRules, ending: Ending, seed: u64) -> Option<AnyPosition>;
}

/// Tables for many rule sets.
pub trait TableSource: Debug + Send + Sync {
    /// The tables for these rules; `None` if there are none.
    fn tables(&self, rules: &AnyRules) -> Option<Arc<dyn Tables>>;
}
