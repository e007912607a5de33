//! Perfect endgames, for any rules: tables that say of every position with few pieces whether it is won, drawn or lost.
//!
//! [`Job`] builds tables, [`Prober`] looks positions up, [`verify`] proves a folder right. Bytes come and go through a
//! [`Shelf`]; what is legal and who has won is asked of `rules`, so that any house rules come out right. Not here: search,
//! evaluation, where files lie. Draws by rule and limits on king moves in a row are unknown here: what nobody can force
//! is drawn.

mod binomial;
mod build;
mod bundle;
mod census;
mod codec;
mod file;
mod forward;
mod ground;
mod index;
mod kept;
mod key;
mod manifest;
mod memory;
mod probe;
mod problem;
mod progress;
mod proof;
mod proof_file;
mod shelf;
mod slice;
mod solution;
mod solve;
mod store;
mod value;
mod verify;

pub use build::{Estimate, Job};
pub use bundle::{Bundle, pack, set_name};
pub use census::Census;
pub use file::{MANIFEST, file_name};
pub use ground::Word;
pub use index::{Index, Reader, positions};
pub use key::RulesKey;
pub use manifest::{Entry, Manifest};
pub use probe::{About, AnyProber, AnyTables, KEPT_BYTES, Prober, Tables, bare, contents};
pub use problem::Problem;
pub use progress::{Progress, Silent};
pub use proof::{Claim, Flaw, Member, Node, Proof, ProofSet, TablesMark};
pub use shelf::{MemoryShelf, Shelf};
pub use slice::Slice;
pub use solution::{Watch, solve_game};
pub use value::{Metric, Value};
pub use verify::{Fault, position_at, position_of, verify};
