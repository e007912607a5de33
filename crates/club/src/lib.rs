//! A site to play each other: lobby, games, people.
//!
//! [`Club::open`] reads the data file and takes up every game that goes on; [`Club::router`] has everything below `/club/`,
//! and below `/api/` the interface for programs that play.
//! Each page has one WebSocket, over which it asks ([`crownhead_api::club::Ask`]) and is told
//! ([`crownhead_api::club::Tell`]) what happens; orders that change accounts go over HTTP.
//!
//! Not here: how a game goes (`room`), how it is kept (`store`), how files are served (`server`), pages (`web`).
//!
//! Invariants: nobody is told of an event before it is on the disk; only players act in a game; no secret is logged.

mod asked;
mod bots;
mod broadcasts;
pub mod care;
mod chat;
mod club;
mod cluster;
mod computers;
mod files;
mod games;
mod guard;
mod http;
mod https;
mod line;
mod live;
mod lobby;
mod meters;
mod moderation;
mod names;
mod outgoing;
mod own;
mod passkeys;
mod pdn;
mod people;
mod profiles;
mod push;
mod rooms;
mod scribe;
mod seated;
mod socket;
mod terms;
mod tournaments;
mod trouble;
mod ways_in;

pub use axum::Router;
pub use chat::{ChatRules, NotTalkers, Talkers};
pub use club::{Club, OpenError, Options};
pub use computers::Computer;
pub use crownhead_store::Place;
pub use files::allow_many_connections;
pub use outgoing::{Address, Fetching, Outgoing, OutgoingError};
pub use push::{Haste, Push, Reach, Wording};
pub use tournaments::Tempo;
