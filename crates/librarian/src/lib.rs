//! Answers requests about a collection of games: in a page's worker, or in a server for its own page.
//!
//! [`Shelf`] is what a library, in memory or in a file, is asked; [`query`] reads the conditions of a request; a [`Librarian`]
//! answers; an [`Intake`] takes files in pieces.
//!
//! Not here: where games are kept (`library`), browsers, sockets. The invariant: the same requests get the same answers,
//! wherever the games are kept.
//!
#![doc = include_str!("../README.md")]

mod answer;
mod intake;
mod query;
mod shelf;

pub use answer::{Librarian, summary};
pub use intake::Intake;
pub use query::query;
pub use shelf::Shelf;
