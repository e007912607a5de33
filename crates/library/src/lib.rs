//! Collections of games: what a player searches, explores and keeps.
//!
//! In reading order:
//!
//! - [`Entry`]: a game in packed form, with its [`Facts`] and its identity;
//! - [`Board`] and [`Symmetry`]: positions of a stored line, replayed without move generation;
//! - [`Query`], [`Pattern`], [`Material`]: questions, as pure functions of an entry;
//! - [`Explorer`]: what was played in a position;
//! - [`MemoryLibrary`]: all of it in memory, also in the browser;
//! - `db` (feature `sqlite`): all of it in a file of any size.
//!
//! Not here: reading game files (`archive`), formats (`notation`), engines, command-line options, printing. The invariant:
//! every library answers a query like the pure functions of this crate would, game by game. `docs/library.md` explains the
//! file format.

mod board;
mod book;
mod bytes;
mod entry;
mod explore;
mod facts;
mod incoming;
mod line;
mod material;
mod memory;
mod names;
mod pattern;
mod query;

#[cfg(feature = "sqlite")]
pub mod db;

pub use board::{Board, Symmetry};
pub use book::{Book, BookLine};
pub use entry::Entry;
pub use explore::{Choice, Explorer, Ranking, Tally};
pub use facts::{Date, Facts, GameResult};
pub use incoming::Incoming;
pub use material::{Counts, Material, MaterialError};
pub use memory::{Added, BadGame, Counted, MAGIC, MemoryLibrary, Put};
pub use names::folded;
pub use pattern::{Pattern, PatternError, What};
pub use query::{LineQuery, Query, Wanted};
