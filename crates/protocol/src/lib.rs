//! Protocols between draughts programs: bytes in, events out.
//!
//! | module | protocol |
//! |---|---|
//! | [`hub`] | Hub 2 (and 1 for old programs): an engine in a pipe, lines of text |
//! | [`dxp`] | `DamExchange` 01: two programs over a stream, messages ended by a zero byte |
//!
//! Not here: sockets, processes, clocks and engines. Invariant: no input causes a panic or unbounded memory use;
//! unknown input is answered as the protocol requires.
//!
#![doc = include_str!("../README.md")]

pub mod dxp;
pub mod hub;
