//! Probing: the value of a position, read from tables.
//!
//! [`Prober`] knows one word width at compile time; [`AnyProber`] takes rules chosen at run time.

mod any;
mod cache;
mod prober;
pub(crate) mod successors;

pub use any::{AnyProber, AnyTables};
#[cfg(feature = "build")]
pub(crate) use prober::read_header;
pub use prober::{KEPT_BYTES, Prober, Tables};
