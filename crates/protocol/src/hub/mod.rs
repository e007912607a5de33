//! Hub, version 2: the protocol of 10x10 engines, here for every board.
//!
//! A line is a command and arguments, `name=value` or a name alone; values with spaces, equals signs or nothing in them
//! stand in double quotes. Moves are those of [`crownhead_notation::hub`], positions are the side to move and a letter for
//! each square. Scores are in men, for the side to move; times in seconds. What is unknown is passed over.

pub mod client;
mod line;
mod server;

pub use line::{Line, quoted};
pub use server::{Event, Info, Level, Purpose, Server, Setting, Task};
