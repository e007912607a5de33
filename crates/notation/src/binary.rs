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

use crownhead_rules::AnyPosition;
use thiserror::Error;

use crate::{
    fen,
    json::key,
    pdn::{Cursor, Item, Tree},
};
use bytes::{put_number, put_text};

pub use decode::{Games, Line, read_line, read_one};

/// What every file begins with; the last byte is the version.
pub const MAGIC: [u8; 8] = *b"CHgames\x01";

/// What stands for things that are no moves. A move begins with a square's index, below 128.
mod mark {
    pub(super) const NAG: u8 = 0x80;
    pub(super) const COMMENT: u8 = 0x81;
    pub(super) const LINE: u8 = 0x82;
    pub(super) const SETUP: u8 = 0x83;
    pub(super) const OPEN: u8 = 0x84;
    pub(super) const CLOSE: u8 = 0x85;
    pub(super) const PLACEHOLDER: u8 = 0x86;
    pub(super) const UNCHECKED: u8 = 0x87;
    pub(super) const STRENGTH: u8 = 0x88;
    /// In the second byte of a move: a third one says which of several moves it is.
    pub(super) const CHOICE: u8 = 0x80;
}

/// Why bytes are no games.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum BinaryError {
    /// The file does not begin like one.
    #[error("this is no file of games: it does not begin with CHgames")]
    Magic,
    /// A version that is newer than this program.
    #[error("version {0} of the format is not known here")]
    Version(u8),
    /// The bytes of a game are not those that were written.
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
    /// Something in a game makes no sense, though its checksum is right.
    #[error("byte {offset}: {what}")]
    Content {
        /// Where its block begins.
        offset: u64,
        /// What is wrong.
        what: &'static str,
    },
}

/// A game as a block, to be written behind [`MAGIC`] and other blocks.
pub fn write(tree: &Tree) -> Vec<u8> {
    let mut body = Vec::with_capacity(256);
    put_text(&mut body, &key(tree.rules));
    let usual = AnyPosition::start(tree.rules) == tree.start;
    put_text(&mut body, &if usual { String::new() } else { fen::write(&tree.start) });
    put_number(&mut body, tree.tags.iter().count() as u64);
    for (name, value) in tree.tags.iter() {
        put_text(&mut body, name);
        put_text(&mut body, value);
    }
    match &tree.result {
        Some(result) => {
            body.push(1);
            put_text(&mut body, result);
        }
        None => body.push(0),
    }
    let mut cursor = Cursor::new(tree.start);
    for item in &tree.items {
        put_item(&mut body, item, &mut cursor);
        cursor.pass(item, tree.rules);
    }
    let mut block = Vec::with_capacity(body.len() + 8);
    put_number(&mut block, body.len() as u64);
    block.extend_from_slice(&body);
    block.extend_from_slice(&crc32fast::hash(&body).to_le_bytes());
    block
}

fn put_item(body: &mut Vec<u8>, item: &Item, cursor: &mut Cursor) {
    let mut text = |mark: u8, text: &str| {
        body.push(mark);
        put_text(body, text);
    };
    match item {
        Item::Nag(nag) => {
            body.push(mark::NAG);
            put_number(body, u64::from(*nag));
        }
        Item::Comment(comment) => text(mark::COMMENT, comment),
        Item::Line(line) => text(mark::LINE, line),
        Item::Setup(fen) => text(mark::SETUP, fen),
        Item::Open => body.push(mark::OPEN),
        Item::Close => body.push(mark::CLOSE),
        Item::Placeholder => body.push(mark::PLACEHOLDER),
        Item::Move { text: written, mv: None, strength } => {
            text(mark::UNCHECKED, written);
            put_strength(body, strength);
        }
        Item::Move { mv: Some(mv), strength, .. } => {
            let here: Vec<AnyPosition> = cursor.positions().collect();
            let alike = |position: &AnyPosition| {
                let mut alike = position.legal_moves();
                alike.retain(|other| (other.from, other.to) == (mv.from, mv.to));
                alike.sort_unstable();
                alike
            };
            let found = here.iter().enumerate().find_map(|(way, position)| {
                let choices = alike(position);
                let choice = choices.iter().position(|other| other == mv)?;
                Some((way, *position, choice, choices.len() > 1))
            });
            let Some((way, position, choice, several)) = found else { return };
            let extra = several || way > 0;
            body.push(mv.from.index() as u8);
            body.push(mv.to.index() as u8 | if extra { mark::CHOICE } else { 0 });
            if extra {
                put_number(body, (choice * decode::WAYS + way) as u64);
            }
            put_strength(body, strength);
            cursor.play(position, mv);
        }
    }
}

fn put_strength(body: &mut Vec<u8>, strength: &str) {
    if !strength.is_empty() {
        body.push(mark::STRENGTH);
        put_text(body, strength);
    }
}
