//! Perfect endgames as the engine asks for them. Who has tables, and where they lie, is behind traits, so that a program
//! without tables carries nothing of them.

use std::fmt::Debug;
use std::sync::Arc;

use crownhead_rules::AnyRules;
use crownhead_search::{Endgames, Report};

use crate::task::Task;

/// The tables for one rule set.
pub trait Tables: Endgames + Send {
    /// The best move with the line behind it, where distances are known for every move and no draw rule can come between:
    /// the shortest win or the longest defense. `None` where it takes a search.
    fn answer(&self, task: &Task) -> Option<Report>;
}

/// Tables for many rule sets.
pub trait TableSource: Debug + Send + Sync {
    /// Those for these rules; `None` if there are none.
    fn tables(&self, rules: &AnyRules) -> Option<Arc<dyn Tables>>;
}
