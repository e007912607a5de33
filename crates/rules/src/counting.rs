//! Counting leaves without visiting them.

mod batches;
mod chains;
mod footprint;
mod jumps;
mod last_two;
mod leaf;
mod tree;

pub(crate) use leaf::count_moves;
pub(crate) use tree::count_tree;
