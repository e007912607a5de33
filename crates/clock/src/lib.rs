#![doc = include_str!("../README.md")]
//!
//! Not here: reading the time, sounds, and the game that the clock belongs to. Invariant: a clock is its two controls and
//! the times of the moves; everything else is computed from them, so taking back moves restores both sides exactly.

#![no_std]

extern crate alloc;

mod clock;
mod control;
mod flag;
mod keeper;
mod record;
mod side;
mod text;

pub use clock::{Clock, Reading};
pub use control::{Bonus, Control, Controls, LONGEST, Part, Periods};
pub use flag::{FlagFall, can_win, judge};
pub use keeper::{COMMON, LOW, Timekeeper, face};
pub use record::RecordError;
pub use side::Allowance;
pub use text::ControlError;

/// Milliseconds: a length of time, or the current time from any fixed origin.
pub type Millis = u64;
