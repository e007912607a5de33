#![cfg_attr(feature = "build", doc = include_str!("../README.md"))]
//! # Reading order
//!
//! Facts first: [`value`](Value), [`RulesKey`], [`Slice`]. Then the layers, each on top of the one before:
//!
//! 1. `index` numbers the positions of a slice without gaps ([`Index`]).
//! 2. `codec` compresses a column of values into blocks that decode on their own.
//! 3. `store` handles bytes: the file of a table, [`Bundle`], and the traits [`Storage`] and [`Source`] for access to
//!    them.
//! 4. `probe` reads the value of a position ([`AnyProber`], [`Prober`]).
//! 5. `build` (feature `build`) solves slices by retrograde analysis, checks tables, and solves whole games ([`Job`], [`verify`],
//!    [`solve_game`]).
//!
//! Not here: search, evaluation, and where files are kept. `crownhead-rules` decides what is legal and who has won, so
//! house rules work as well. Tables ignore draws by rule and limits on king moves in a row: a position that neither
//! side can force is drawn.

mod board;
#[cfg(feature = "build")]
mod build;
mod codec;
mod error;
mod index;
mod probe;
mod rules_key;
mod store;
mod value;

pub use board::Word;
#[cfg(feature = "build")]
pub use build::{
    BundlePart, Claim, Entry, Estimate, Fault, Flaw, Job, Manifest, Member, Node, Progress, Proof, ProofSet,
    Silent, SolveMonitor, State, TableFile, TableInfo, TablesFingerprint, VirtualBundle, contents, pack,
    solve_game, verify,
};
pub use error::TableError;
pub use index::{Index, Reader, Slice, position_at, position_for, position_of, positions, table_position};
pub use probe::{AnyProber, AnyTables, KEPT_BYTES, Prober, Tables};
pub use rules_key::RulesKey;
#[cfg(feature = "build")]
pub use store::MANIFEST;
pub use store::{Bundle, Census, MemoryStorage, PAGE, Paged, Source, Storage, file_name, set_name};
pub use value::{Metric, Value};
