//! Bulk counting: perft counts the moves at the leaves as sets of bits and does not play them (chessprogramming.org,
//! "Perft", bulk counting).
//!
//! In four steps, each of which falls back to the one before:
//! 1. `leaf`: the last ply is a population count of step and jump sets, if no capture continues.
//! 2. `chains` with `jumps`: men's captures of several legs are followed without building moves.
//! 3. `last_two` with `footprint`: the last *two* plies at once. Quiet moves that touch no square on which the other
//!    side's captures depend all have the same number of replies.
//! 4. `batches`: Frisian and its kin only. Positions are processed in batches, structure-of-arrays style.
//!
//! `tree` plays the plies above and picks the method. Rules that are looked up at run time stop at step 2, so that the rest
//! is not compiled once per board.
//!
//! Reading order: `leaf`, `tree`, `chains`, `footprint`, `last_two`, then `jumps` and `batches`.
//!
//! Not here: move generation (`movegen`), which knows nothing of this module. Search and play never call it.
//!
//! Invariant: every method gives the number that playing all moves gives. Rules for which the pieces alone do not decide
//! what is legal (move counters, optional captures, first king wins) take the plain way in `perft`.

mod batches;
mod chains;
mod footprint;
mod jumps;
mod last_two;
mod leaf;
mod tree;

pub(crate) use leaf::count_moves;
pub(crate) use tree::count_tree;
