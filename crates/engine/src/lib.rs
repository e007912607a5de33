//! Players: the real engine at its levels, the plain minimax and alpha-beta opponents, and hints.
//!
//! The only crate in which search is compiled for each family of rules; callers choose rules at run time.
//! Knows no text, no protocol, no screen. Invariant: every choice depends only on the task, the limits and
//! the seed, so a game can be replayed.

mod bench;
mod drill;
mod engine;
mod evals;
mod hint;
mod huff;
mod known;
mod level;
mod library;
mod opponent;
#[cfg(feature = "tables")]
mod table_shelves;
mod tables;
mod task;
mod timing;
mod tree;
mod tree_order;

pub use bench::{BenchResult, bench, bench_positions};
pub use drill::{Drill, DrillState, Ending};
pub use engine::{Choice, Engine, Options};
pub use hint::{Fact, Hint};
pub use huff::{choose_huff, wants_huff};
pub use known::{Judgment, Known, Worth, verdict_code, verdict_from_code};
pub use library::{Library, nearest_variant};
pub use opponent::{Opponent, Reference};
#[cfg(feature = "tables")]
pub use table_shelves::TableShelves;
pub use tables::{TableSource, Tables};
pub use task::Task;
pub use timing::{Budget, TimeLeft};
pub use tree::{Pruning, TreeReport, TreeSearch, search_tree};

pub use crownhead_eval::{Score, Weights};
pub use crownhead_search::{
    Endgames, Length, Limits, Monitor, NullMonitor, Pieces, Prober, Report, RootMove, Technique, Techniques,
    UnknownTechnique, Verdict,
};
