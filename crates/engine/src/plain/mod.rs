//! The plain opponents: minimax and alpha-beta to a fixed depth, without quiescence search or transposition table.

mod eval;
mod ordering;
mod tree;

pub(crate) use eval::PlainEval;
pub use tree::{Pruning, TreeReport, TreeSearch, search_tree};
