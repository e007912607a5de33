#![doc = include_str!("../README.md")]
//!
//! [`Game`] keeps every position and counter of the line of play, so undo and redo restore exactly what was there. It
//! decides when a game is over and why.
//!
//! Not here: text formats, engines, clocks that measure time.

mod game;
mod outcome;

pub use game::{Deed, Game, HuffError, PlayError};
pub use outcome::{Outcome, WinReason};
