//! Games in a compact binary format: a header with the version, then one block per game with its own checksum.
//!
//! A move takes two bytes, its squares; if several captures share them, a third byte tells which. Tags, comments,
//! annotations, variations and setups are kept as they are, and illegal moves keep their text, so nothing is lost
//! either way. `docs/formats/binary.md` describes every byte.
//!
//! Reading checks every length and checksum and plays every move; it never allocates more than the length of the input.

mod bytes;
mod decode;
mod encode;
mod format;

pub use decode::{Games, Line, read_line, read_one};
pub use encode::write;
pub use format::{BinaryError, MAGIC};
