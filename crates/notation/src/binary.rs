//! Games in a compact binary form: a header with the version, then one block a game with its own checksum.
//!
//! A move of an ordinary game takes two bytes, its squares; where several captures have them, one byte more says
//! which. Tags, comments, annotations, variations and positions that are set up are kept as they are, and moves that
//! are not legal keep their text, so nothing is lost either way. `docs/formats/binary.md` has every byte.
//!
//! Reading checks every length and every checksum and plays every move; it never allocates more than the input is
//! long.

mod bytes;
mod decode;
mod encode;
mod format;

pub use decode::{Games, Line, read_line, read_one};
pub use encode::write;
pub use format::{BinaryError, MAGIC};
