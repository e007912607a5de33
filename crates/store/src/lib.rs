//! What a club keeps: people, games, ratings, tournaments, broadcasts, messages to devices.
//!
//! [`Store`] answers questions, [`Journal`] writes what happens in games. In one SQLite file, in write-ahead mode with full
//! synchronization, or in a database of a PostgreSQL server, which several nodes may share: what the journal has confirmed
//! survives a crash of the program and of the machine. Both get the same statements and the same files in `migrations`.
//!
//! Not here: what the texts in it mean. Rules, positions and events are text that `notation` and `room` write and read.
//!
//! Invariants: secrets are kept as hashes only; a game is rated once, in the transaction that ends it; the number of an event
//! is written once, so only one node can continue a game; a round of a tournament is
//! paired once; a challenge to a passkey is answered once.

mod broadcasts;
mod ceremonies;
mod challenges;
mod chat;
mod error;
mod finish;
mod games;
mod ids;
mod journal;
mod leases;
mod moderation;
mod open;
mod own;
mod passkeys;
mod people;
mod place;
mod pool;
mod push;
mod ratings;
mod rows;
mod rulings;
mod tournaments;

pub use broadcasts::{BroadcastGameRow, BroadcastRow, Push, RoundRow};
pub use challenges::ChallengeRow;
pub use chat::ChatRow;
pub use error::StoreError;
pub use finish::{Finish, Rated};
pub use games::{EventRow, GameRow, NewGame, Record};
pub use ids::{fresh_id, fresh_secret, hexadecimal};
pub use journal::{Entry, Journal, Written};
pub use leases::Free;
pub use moderation::{Measure, ReportRow};
pub use open::Store;
pub use passkeys::{NewPasskey, NotAdded, PasskeyRow, Removed};
pub use people::{Kind, NameTaken, Pass, Person, Role};
pub use place::{Place, percent_decoded};
pub use push::{DeviceRow, MessageRow, News, Subscription};
pub use ratings::RatingRow;
pub use rulings::{Act, ByeRow, Ruling, RulingRow};
pub use tournaments::{Attendance, EntrantRow, Entry as EntryRow, PairingRow, Stage, Step, TournamentRow};
