//! Building and checking tables: retrograde analysis, lists of tables, proofs. Programs that only probe leave all of
//! this out (feature `build`).
//!
//! Reading order: `unmoves`, `solved` and `retrograde` solve one slice; `table_file` turns it into a file; `manifest` lists the
//! files; `job` builds them all, `shared` in parts, `verify` checks them, `catalog` opens them, `pack` bundles them. `game_solver` solves whole
//! games on top of tables and `proof` checks the result.

mod catalog;
mod checkpoint;
mod count;
mod game_solver;
mod job;
mod manifest;
mod pack;
mod progress;
mod proof;
mod proof_file;
mod retrograde;
mod shared;
mod solved;
mod table_file;
mod unmoves;
mod verify;

pub use catalog::{TableInfo, contents};
pub use checkpoint::State;
pub use game_solver::{SolveMonitor, solve_game};
pub use job::{Estimate, Job};
pub use manifest::{Entry, Manifest};
pub use pack::{BundlePart, VirtualBundle, pack};
pub use progress::{Progress, Silent};
pub use proof::{Claim, Flaw, Member, Node, Proof, ProofSet, TablesFingerprint};
pub use shared::TableFile;
pub use verify::{Fault, verify};
