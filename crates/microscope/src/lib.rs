//! The tree that a search visits, to be looked at: every node with its window and value, what was skipped and why.
//!
//! [`look`] searches a small position with one [`Method`] and records a [`Tree`]. [`count`] only counts. A search that
//! would visit more than [`BUDGET`] nodes is cut off and claims no value. [`picture`] draws a tree up to any step,
//! [`plot`] counts. The searches are models, written to be read: minimax, alpha-beta, alpha-beta with sorted moves,
//! and all of that with the techniques of the engine: iterative deepening, transposition table, null windows, late-move
//! reductions and quiescence. Not here: the engine itself, sentences, screens.
//!
//! Reading order: `tree` (what is recorded), `search` (the methods), `picture`, `plot`.
//!
//! Invariant: the counts of a tree are those of the whole search, recorded or not; minimax, alpha-beta
//! and sorted alpha-beta of the same depth give the same value.

pub mod picture;
pub mod plot;
mod search;
mod tree;

pub use search::{BUDGET, Method, bound, count, count_within, look, look_within, small};
pub use tree::{Event, Node, State, Tree};
