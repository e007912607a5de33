//! What the tests of several crates share. Only tests depend on this crate.
//!
//! - [`oracle`]: a second, deliberately naive generator of legal moves, written from the words of the rules;
//! - [`corpus`]: published perft numbers;
//! - [`fen`]: a reader of plain FENs, enough for tests;
//! - [`random`]: positions and house rules by chance, replayed from a seed;
//! - [`proof`]: the comparisons that take long, piece by piece;
//! - [`fuzz`]: what is done with hostile input, and input to do it with;
//! - [`strategies`]: the same for property tests that shrink;
//! - [`check_moves`] and [`agree`]: one line per example.
//!
//! Not here: anything a program of ours needs. Functions panic with a message: that is how a test fails.

pub mod corpus;
pub mod fen;
pub mod fuzz;
pub mod oracle;
pub mod proof;
pub mod random;
pub mod strategies;

mod check;

pub use check::{agree, agree_on_start, check_moves, move_text};
