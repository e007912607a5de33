//! The laboratory: matches between opponents with statistics, and what pruning saves a search.
//!
//! Not here: files, flags, printing; those are the command line's. The invariant: without a time limit, the
//! same arguments and seed give the same games and numbers, on any number of threads.

pub mod adjudicate;
pub mod alphabeta;
pub mod ballots;
pub mod book;
pub mod contest;
pub mod conversion;
pub mod ledger;
pub mod openings;
pub mod plot;
pub mod score;
pub mod seat;
pub mod sprt;
pub mod train;
pub mod watch;
