//! Reads games from a text that arrives in pieces, in constant memory.

use std::ops::ControlFlow;

use super::{
    code::Code,
    encoding::Utf16,
    grammar::{self, Progress},
    problem::advance,
    sheet::{MARK, Sheet},
    token::{Braces, Flags, Kind, Token, Tokens},
};
use crate::Place;

/// Reads games from pieces of a text of any length.
///
/// It holds at most the text of one game ([`Reader::LONGEST_GAME`]), one more piece, and twelve bytes for each of 2^20
/// tokens. A longer game is cut there and marked with a problem.
///
/// ```
/// use crownhead_notation::pdn::Reader;
///
/// let mut reader = Reader::new();
/// let mut events = Vec::new();
/// let mut take = |reader: &mut Reader| {
///     while let Some(sheet) = reader.next() {
///         assert!(sheet.is_standard());
///         events.extend(sheet.tag("Event").map(|event| event.into_owned()));
///     }
/// };
/// for piece in ["[Event \"a\"]\n1. 32-28 1", "9-23 2. 28x19 14x23 *\n[Event ", "\"b\"] 1. 31-26 *"] {
///     reader.feed(piece.as_bytes());
///     take(&mut reader);
/// }
/// reader.finish();
/// take(&mut reader);
/// assert_eq!(events, ["a", "b"]);
/// ```
#[derive(Clone, Debug)]
pub struct Reader {
    buffer: Vec<u8>,
    /// The first byte not yet assigned to a game, and its place in the file.
    at: (usize, Place),
    braces: Braces,
    /// The next attempt is worthwhile once this many bytes are available.
    worth: usize,
    whole: bool,
    begun: bool,
    /// Whether the text is UTF-16, converted to UTF-8 as it arrives; places and offsets refer to the UTF-8.
    utf_16: Option<Utf16>,
    game: grammar::Game,
    number: u64,
    /// The offset of the buffer in the file.
    offset: u64,
}

impl Default for Reader {
    fn default() -> Self {
        Reader::new()
    }
}

impl Reader {
    /// Longer games are cut.
    pub const LONGEST_GAME: usize = 16 << 20;
    /// The number of bytes read before the first attempt.
    const FIRST_TRY: usize = 1 << 14;

    /// A reader at the beginning of a text.
    pub fn new() -> Reader {
        Reader {
            buffer: Vec::new(),
            at: (0, Place { line: 1, column: 1 }),
            braces: Braces::default(),
            worth: Reader::FIRST_TRY,
            whole: false,
            begun: false,
            utf_16: None,
            game: grammar::Game::default(),
            number: 0,
            offset: 0,
        }
    }

    /// Adds more of the text. Take all complete games before feeding more.
    pub fn feed(&mut self, piece: &[u8]) {
        self.forget();
        match &mut self.utf_16 {
            Some(utf_16) => utf_16.decode(piece, &mut self.buffer),
            None => self.buffer.extend_from_slice(piece),
        }
        if !self.begun && self.buffer.len() > MARK.len() {
            self.begun = true;
            if let Some((mut utf_16, mark)) = Utf16::of(&self.buffer) {
                let packed = std::mem::take(&mut self.buffer);
                utf_16.decode(&packed[mark..], &mut self.buffer);
                self.utf_16 = Some(utf_16);
            } else if self.buffer.starts_with(MARK) {
                self.buffer.drain(..MARK.len());
                self.offset += MARK.len() as u64;
            }
        }
    }

    /// Marks the end of the text.
    pub fn finish(&mut self) {
        self.feed(b"");
        self.whole = true;
    }

    /// The next complete game; `None` if more text is needed, or if there are no more games.
    #[expect(clippy::should_implement_trait, reason = "an iterator could not lend")]
    pub fn next(&mut self) -> Option<Sheet<'_>> {
        let (before, place) = self.at;
        let there = self.buffer.len() - before;
        let cut = there >= Reader::LONGEST_GAME;
        if there < self.worth && !self.whole {
            return None;
        }
        let mut tokens = Tokens::new(&self.buffer, before).with_braces(self.braces);
        match grammar::read(&mut tokens, &self.buffer, self.whole || cut, &mut self.game) {
            Progress::Game => {}
            Progress::Incomplete => {
                // Each attempt waits for as much new text as the last one has read, so all attempts together cost at
                // most twice the text.
                self.worth = (2 * there).clamp(Reader::FIRST_TRY, Reader::LONGEST_GAME);
                return None;
            }
            Progress::End => {
                self.at.0 = self.buffer.len();
                return None;
            }
        }
        let end = tokens.offset();
        self.braces = tokens.braces();
        if cut && !self.whole && end == self.buffer.len() {
            let here = end as u32;
            let last =
                Token { kind: Kind::Escape, flags: Flags::NONE, from: 0, to: 0, start: here, end: here };
            self.game.fault(Code::TooLong, &last);
        }
        if self.utf_16.is_some() && self.number == 0 {
            let start = self.game.start as u32;
            let first = Token { kind: Kind::Escape, flags: Flags::NONE, from: 0, to: 0, start, end: start };
            self.game.fault(Code::Utf16, &first);
        }
        self.at = (end, advance(place, &self.buffer[before..end]));
        self.worth = Reader::FIRST_TRY;
        self.number += 1;
        Some(Sheet::new(&self.buffer, &self.game, self.number, self.offset, (before, place)))
    }

    /// Drops everything already read.
    fn forget(&mut self) {
        let read = self.at.0;
        self.offset += read as u64;
        self.buffer.drain(..read);
        self.braces = self.braces.without(read);
        self.at.0 = 0;
    }
}

/// A receiver of games.
pub trait Visitor {
    /// Receives a game. Breaking ends the visit.
    fn game(&mut self, sheet: &Sheet<'_>) -> ControlFlow<()>;
}

impl<F: FnMut(&Sheet<'_>) -> ControlFlow<()>> Visitor for F {
    fn game(&mut self, sheet: &Sheet<'_>) -> ControlFlow<()> {
        self(sheet)
    }
}

/// Passes all games of a text that arrives in pieces to a visitor.
///
/// # Errors
/// An error from fetching the pieces.
pub fn visit<E>(
    pieces: impl IntoIterator<Item = Result<impl AsRef<[u8]>, E>>,
    visitor: &mut impl Visitor,
) -> Result<(), E> {
    let mut reader = Reader::new();
    for piece in pieces {
        reader.feed(piece?.as_ref());
        while let Some(sheet) = reader.next() {
            if visitor.game(&sheet).is_break() {
                return Ok(());
            }
        }
    }
    reader.finish();
    while let Some(sheet) = reader.next() {
        if visitor.game(&sheet).is_break() {
            return Ok(());
        }
    }
    Ok(())
}
