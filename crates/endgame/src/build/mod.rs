//! What building and checking take, and probing does not: the solver, lists of tables, proofs. A program that only probes
//! leaves it out, with the feature `build`.

mod checkpoint;
mod count;
mod folder;
mod job;
mod manifest;
mod memory;
mod pack;
mod progress;
mod proof;
mod proof_file;
mod solution;
mod solve;
mod store;
mod unmoves;
mod verify;

pub use checkpoint::State;
pub use folder::{About, contents};
pub use job::{Estimate, Job};
pub use manifest::{Entry, Manifest};
pub use pack::{Packed, Pick, pack};
pub use progress::{Progress, Silent};
pub use proof::{Claim, Flaw, Member, Node, Proof, ProofSet, TablesMark};
pub use solution::{Watch, solve_game};
pub use verify::{Fault, verify};
