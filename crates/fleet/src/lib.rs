//! Work for several machines: orders wait in a queue of NATS, workers take them, and results are kept under the hash of their
//! order.
//!
//! Reading order: [`Order`] (what is to be done) and `Hash`, `bus` (streams and buckets), [`Fleet`] (whoever needs results),
//! [`Worker`] (whoever computes them), [`Blobs`] (what orders need besides their settings).
//!
//! Not here: what an order means. Invariants: an order leaves the queue only when its outcome is kept; an outcome is entered
//! once, so a second worker with another result is noticed; results reach whoever asked in the order of the orders.

mod blobs;
mod bus;
mod error;
mod hash;
mod order;
mod submit;
mod worker;

pub use blobs::Blobs;
pub use bus::{Fleet, Settings};
pub use error::Error;
pub use hash::{Hash, NotAHash};
pub use order::Order;
pub use submit::Submitted;
pub use worker::{Ended, Leave, Perform, Report, Worker};
