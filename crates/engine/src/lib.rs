#![doc = include_str!("../README.md")]
//! # Reading order
//!
//! Each layer uses only the layers before it:
//!
//! 1. Facts: [`Opponent`] lists the opponents, `level` defines the levels,
//!    [`Style`] their tastes, [`Task`] is the input of a search,
//!    [`TimeLeft`] turns a clock into a budget, [`ProbeResult`] holds endgame-table values, [`Ending`] names an ending.
//! 2. Knowledge: [`Library`] provides learned weights, [`TableSource`] endgame tables, [`OpeningBook`] first moves.
//! 3. `plain`: the minimax and alpha-beta opponents ([`search_tree`]).
//! 4. [`Engine`]: runs the search and chooses the move of any opponent.
//! 5. On top of it: [`Drill`], [`choose_huff`], [`bench`](bench()); [`Chance`] turns scores into expected results.
//!
//! This is the only crate that compiles the search for each family of rules; callers choose rules at run time. Not here: text,
//! protocols, screens. Invariant: a choice depends only on the task, the limits and the seed, so a game can be replayed.

mod bench;
mod chance;
mod drill;
mod ending;
mod engine;
mod huff;
mod human;
mod level;
mod library;
mod opening_book;
mod opponent;
mod placement;
mod plain;
mod probe;
mod style;
mod tables;
mod task;
mod timing;

pub use bench::{BenchResult, bench, bench_positions};
pub use chance::{Chance, Curve, curve};
pub use drill::{Drill, DrillState};
pub use ending::Ending;
pub use engine::{Choice, Engine, Options};
pub use huff::{choose_huff, wants_huff};
pub use human::line_rating;
pub use library::{Library, PackedWeights, nearest_variant, nearest_weights};
pub use opening_book::{BookMove, OpeningBook};
pub use opponent::{Opponent, Reference};
pub use placement::{PLACEMENT_GAMES, Placement, note_result, place, result_of};
pub use plain::{Pruning, TreeReport, TreeSearch, search_tree};
pub use probe::{MoveGrade, ProbeResult, Wdl, verdict_code, verdict_from_code};
pub use style::{Style, contacts};
#[cfg(feature = "tables")]
pub use tables::TableSets;
pub use tables::{TableSource, Tables};
pub use task::Task;
pub use timing::{Budget, TimeLeft};

pub use crownhead_eval::{Score, Weights};
pub use crownhead_search::{
    Endgames, Length, Limits, Monitor, NullMonitor, Parameter, Parameters, Pieces, Prober, Report, RootMove,
    Technique, Techniques, UnknownTechnique, Verdict,
};
