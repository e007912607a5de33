#![doc = include_str!("../README.md")]
//! # Reading order
//!
//! - [`error`]: what can go wrong, as one line for a person.
//! - [`lines`]: lines of bounded length from any input.
//! - [`store`]: files that are written whole or not at all.
//! - [`source`]: one open game file, unpacked.
//! - [`sink`]: where games are written, packed by file name.
//! - [`reading`]: every game of many files, mapped on all cores, delivered in order.
//! - [`validate`], [`convert`], [`stats`]: operations on the games.
//!
//! Not here: the formats themselves (`notation`), engines, flags, printing. Invariant: memory stays bounded by the
//! longest game, however long a file is.

pub mod convert;
pub mod error;
pub mod lines;
pub mod reading;
pub mod sink;
pub mod source;
pub mod stats;
pub mod store;
pub mod validate;

pub use error::Error;
