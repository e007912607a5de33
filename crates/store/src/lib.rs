//! What a club keeps: people, games, ratings.
//!
//! [`Store`] answers questions, [`Journal`] writes what happens in games. One SQLite file, in write-ahead mode with full
//! synchronization: what the journal has confirmed survives a crash of the program and of the machine.
//!
//! Not here: what the texts in it mean. Rules, positions and events are text that `notation` and `room` write and read.
//!
//! Invariants: secrets are kept as hashes only; a game is rated once, in the transaction that ends it.

mod challenges;
mod chat;
mod games;
mod ids;
mod journal;
mod open;
mod people;
mod ratings;

pub use challenges::ChallengeRow;
pub use chat::ChatRow;
pub use games::{EventRow, GameRow, NewGame};
pub use ids::{fresh_id, fresh_secret};
pub use journal::{Entry, Finish, Journal, Rated, Written};
pub use open::{Store, StoreError};
pub use people::{Kind, NameTaken, Pass, Person, Role};
pub use ratings::RatingRow;
