//! What tests over a network need: a NATS server, and ways to servers that can be cut, held up and slowed down.
//!
//! Not here: PostgreSQL, which the tests of the crate `store` start; networks of the system, which only root makes.

mod broker;
mod link;

pub use broker::Broker;
pub use link::Link;
