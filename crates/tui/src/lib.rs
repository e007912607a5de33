//! Crownhead in a terminal: the board in full screen, with cursor keys and mouse.
//!
//! Not here: rules, the behavior of a board (`boardview`), sentences about games (`prose`), files. What the
//! line-by-line game of the command line shares with it ([`table`], [`palette`]) is public.

pub mod palette;
pub mod table;
pub mod words;

mod options;

pub use options::{SquareSize, Theme};
