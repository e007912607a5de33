//! Perfect endgames as the engine asks for them. Who has tables, and where they lie, is behind traits, so that a program
//! without tables carries nothing of them.

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
    /// The best move with the line behind it, where distances are known for every move and no draw rule can come between:
    /// the shortest win or the longest defense. `None` where it takes a search.
    fn answer(&self, task: &Task) -> Option<Report>;

    /// What every legal move is worth; `None` if that of one is not known, or there is none.
    fn probe(&self, task: &Task) -> Option<ProbeResult>;

    /// The endings worth practicing, fewer pieces first.
    fn endings(&self) -> Vec<Ending>;

    /// A position of an ending, under rules that the tables are for, in which the side to move wins, though not at once; the same for the
    /// same seed. `None` if none was found.
    fn set_up(&self, rules: AnyRules, ending: Ending, seed: u64) -> Option<AnyPosition>;
}

/// Tables for many rule sets.
pub trait TableSource: Debug + Send + Sync {
    /// Those for these rules; `None` if there are none.
    fn tables(&self, rules: &AnyRules) -> Option<Arc<dyn Tables>>;
}
