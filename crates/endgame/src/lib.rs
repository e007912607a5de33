//! Perfect endgames, for any rules: tables that say of every position with few pieces whether it is won, drawn or lost.
//!
//! [`Job`] builds tables, [`Prober`] looks positions up, [`verify`] proves a folder right. Bytes come and go through a
//! [`Shelf`]; what is legal and who has won is asked of `rules`, so that any house rules come out right. Not here: search,
//! evaluation, where files lie. Draws by rule and limits on king moves in a row are unknown here: what nobody can force
//! is drawn.

mod binomial;
#[cfg(feature = "build")]
mod build;
mod bundle;
mod census;
mod codec;
mod crc;
mod file;
mod forward;
mod ground;
mod index;
mod kept;
mod key;
mod place;
mod probe;
mod problem;
mod shelf;
mod slice;
mod source;
mod value;

#[cfg(feature = "build")]
pub use build::{
    About, Claim, Entry, Estimate, Fault, Flaw, Job, Manifest, Member, Node, Packed, Pick, Progress, Proof,
    ProofSet, Silent, State, TablesMark, Watch, contents, pack, solve_game, verify,
};
pub use bundle::{Bundle, set_name};
pub use census::Census;
#[cfg(feature = "build")]
pub use file::MANIFEST;
pub use file::file_name;
pub use ground::Word;
pub use index::{Index, Reader, positions};
pub use key::RulesKey;
pub use place::{position_at, position_for, position_of, table_position};
pub use probe::{AnyProber, AnyTables, KEPT_BYTES, Prober, Tables};
pub use problem::Problem;
pub use shelf::{MemoryShelf, Shelf};
pub use slice::Slice;
pub use source::{PAGE, Paged, Source};
pub use value::{Metric, Value};
