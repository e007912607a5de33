//! Hub, version 2: the protocol of 10x10 engines, extended to every board. [`first`] is version 1, for playing against old
//! programs.
//!
//! A line is a command and arguments, each `name=value` or a bare name. Values that are empty or contain spaces or
//! equals signs are put in double quotes. Moves use the notation of [`crownhead_notation::hub`]; a position is the side
//! to move and a letter for each square. Scores are in men, for the side to move; times are in seconds. Unknown
//! commands are ignored.

pub mod client;
pub mod first;
mod line;
mod server;

pub use line::{Line, quoted};
pub use server::{Event, Info, Level, Purpose, Server, Setting, Task};
