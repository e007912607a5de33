//! Code shared by the tests of several crates. Only tests depend on this crate.
//!
//! - [`oracle`]: a second, deliberately naive generator of legal moves, written from the rule texts;
//! - [`corpus`]: published perft numbers;
//! - [`fen`]: a reader of plain FENs, sufficient for tests;
//! - [`random`]: random positions and house rules, reproducible from a seed;
//! - [`proof`]: long comparisons, piece by piece;
//! - [`fuzz`]: fuzz targets and input for them;
//! - [`network`]: a NATS server, and links that can be cut;
//! - [`strategies`]: the same for property tests, with shrinking;
//! - [`check_moves`] and [`agree`]: one line per example.
//!
//! Not here: anything that a program needs. Functions panic with a message, which is how a test fails.

pub mod corpus;
pub mod fen;
pub mod fuzz;
pub mod network;
pub mod oracle;
pub mod proof;
pub mod random;
pub mod strategies;

mod check;

pub use check::{agree, agree_on_start, check_moves, move_text};
