//! What draughts programs say to each other: bytes in, events out.
//!
//! | module | protocol |
//! |---|---|
//! | [`hub`] | Hub 2: an engine in a pipe, lines of text |
//! | [`dxp`] | `DamExchange` 01: two programs over a stream, messages ended by a zero byte |
//!
//! Not here: sockets, processes, clocks and engines. Invariant: whatever arrives, nothing panics and nothing grows
//! without bound; what is not understood is answered as the protocol says.
//!
#![doc = include_str!("../README.md")]

pub mod dxp;
pub mod hub;
