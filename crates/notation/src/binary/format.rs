//! The constants of the binary format, shared by writer and reader, and the reader's errors.

use thiserror::Error;

/// The first bytes of every file; the last one is the version.
pub const MAGIC: [u8; 8] = *b"CHgames\x01";

/// First bytes of items other than moves. A move begins with the index of a square, below 128.
pub(super) mod mark {
    pub(in crate::binary) const NAG: u8 = 0x80;
    pub(in crate::binary) const COMMENT: u8 = 0x81;
    pub(in crate::binary) const LINE: u8 = 0x82;
    pub(in crate::binary) const SETUP: u8 = 0x83;
    pub(in crate::binary) const OPEN: u8 = 0x84;
    pub(in crate::binary) const CLOSE: u8 = 0x85;
    pub(in crate::binary) const PLACEHOLDER: u8 = 0x86;
    pub(in crate::binary) const UNCHECKED: u8 = 0x87;
    pub(in crate::binary) const STRENGTH: u8 = 0x88;
    /// In the second byte of a move: a third byte tells which of several moves it is.
    pub(in crate::binary) const CHOICE: u8 = 0x80;
}

/// Why bytes are not games.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum BinaryError {
    /// The file has another format.
    #[error("not a binary game file: it does not start with CHgames")]
    Magic,
    /// A version that is newer than this program.
    #[error("unknown format version {0}: this program reads version 1")]
    Version(u8),
    /// The checksum of a game is wrong.
    #[error("byte {offset}: the checksum of this game is wrong")]
    Checksum {
        /// Where its block begins.
        offset: u64,
    },
    /// The file ends in the middle of a game.
    #[error("byte {offset}: the file ends in the middle of a game")]
    Truncated {
        /// Where its block begins.
        offset: u64,
    },
    /// A game is malformed although its checksum is right.
    #[error("byte {offset}: {what}")]
    Content {
        /// Where its block begins.
        offset: u64,
        /// What is wrong.
        what: &'static str,
    },
}

/// The most positions a move may be played from: see `pdn::Cursor::positions`.
pub(super) const WAYS: usize = 4;
