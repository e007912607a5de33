//! A game as written: tags and tokens, not yet checked against the rules.

use std::borrow::Cow;

use super::{
    code::Code,
    encoding::is_cyrillic,
    grammar::{self, Progress},
    problem::{Lines, Problem, advance, decode, shown, sort_by_place},
    tags::{Tags, tag_name},
    token::{Braces, Flags, Kind, Token, Tokens, name_and_value, plain_result},
};
use crate::Place;

/// A game as written. It borrows the text and copies nothing until asked.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'t> {
    text: &'t [u8],
    game: &'t grammar::Game,
    number: u64,
    /// Where the text starts in its file.
    offset: u64,
    /// An offset of the text before the game, and its place in the file.
    place: (usize, Place),
}

impl<'t> Sheet<'t> {
    pub(super) fn new(
        text: &'t [u8],
        game: &'t grammar::Game,
        number: u64,
        offset: u64,
        place: (usize, Place),
    ) -> Sheet<'t> {
        Sheet { text, game, number, offset, place }
    }

    /// Its number in the file, from 1.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The place of its first byte.
    pub fn place(&self) -> Place {
        self.place_of(self.game.start)
    }

    /// The bytes of the game, from its first to its last token.
    pub fn bytes(&self) -> &'t [u8] {
        self.text.get(self.game.start..self.game.end).unwrap_or_default()
    }

    /// The tags in order, with name and value decoded and unescaped.
    pub fn tags(&self) -> impl Iterator<Item = (Cow<'t, str>, Cow<'t, str>)> + use<'t> {
        let text = self.text;
        let tags = self.game.tags.iter();
        tags.filter_map(move |token| name_and_value(token, text))
            .map(|(name, value)| (tag_name(name), unescaped(value)))
    }

    /// The value of a tag; of repeated tags, the last one counts.
    pub fn tag(&self, name: &str) -> Option<Cow<'t, str>> {
        self.tag_token(name).and_then(|token| self.value_of(token))
    }

    pub(super) fn value_of(&self, token: &Token) -> Option<Cow<'t, str>> {
        name_and_value(token, self.text).map(|(_, value)| unescaped(value))
    }

    pub(super) fn tag_token(&self, name: &str) -> Option<&'t Token> {
        let tags = self.game.tags.iter();
        let named = |token: &&Token| {
            name_and_value(token, self.text).is_some_and(|(known, _)| {
                known == name.as_bytes() || (token.kind == Kind::BadTag && tag_name(known) == name)
            })
        };
        tags.rev().find(named)
    }

    /// The tags with their names, as bytes.
    pub(super) fn tag_tokens(&self) -> impl Iterator<Item = (&'t Token, &'t [u8])> + use<'t> {
        let text = self.text;
        self.game.tags.iter().filter_map(move |token| Some((token, name_and_value(token, text)?.0)))
    }

    /// All tags as a list.
    pub fn to_tags(&self) -> Tags {
        let mut tags = Tags::default();
        self.tags().for_each(|(name, value)| tags.push(name, value));
        tags
    }

    /// The tokens after the tags.
    pub fn tokens(&self) -> &'t [Token] {
        &self.game.tokens[..self.game.tokens.len().min(grammar::MOST_TOKENS)]
    }

    /// Whether there is nothing but moves, numbers, comments and annotations.
    pub(super) fn is_plain(&self) -> bool {
        self.game.is_plain
    }

    /// A token as text.
    pub fn text_of(&self, token: &Token) -> Cow<'t, str> {
        decode(token.bytes(self.text))
    }

    /// The origin of token offsets.
    pub(super) fn text(&self) -> &'t [u8] {
        self.text
    }

    pub(super) fn bytes_of(&self, token: &Token) -> &'t [u8] {
        token.bytes(self.text)
    }

    /// The result after the moves. A `*` that marks a forced move does not count.
    pub fn result(&self) -> Option<Cow<'t, str>> {
        let token = self.result_token()?;
        if !token.flags.has(Flags::ODD) {
            return Some(self.text_of(token));
        }
        let bare = || self.text_of(token).replace(' ', "").replace(':', "-");
        Some(Cow::Owned(plain_result(token.bytes(self.text)).unwrap_or_else(bare)))
    }

    /// The last result, or the last star if there is none.
    fn result_token(&self) -> Option<&'t Token> {
        let ends = |token: &&Token| matches!(token.kind, Kind::Result | Kind::Star);
        let last = self.tokens().iter().rev().find(ends)?;
        if last.kind == Kind::Result && self.is_plain() || self.game.faults.is_empty() {
            return Some(last);
        }
        // A star may follow the result. A star inside closed brackets belongs to a variation.
        let mut depth = 0u32;
        let mut star = None;
        for token in self.tokens().iter().rev() {
            match token.kind {
                Kind::Close => depth += 1,
                Kind::Open => depth = depth.saturating_sub(1),
                Kind::Result if depth == 0 => return Some(token),
                Kind::Star if depth == 0 => star = star.or(Some(token)),
                _ => {}
            }
        }
        star
    }

    /// All violations of the standard's grammar, in text order. [`Sheet::more_problems`] counts those not kept.
    pub fn problems(&self) -> Vec<Problem> {
        let mut lines = self.lines();
        let mut problems: Vec<Problem> = self.encoding_problem(&mut lines).into_iter().collect();
        problems.extend(self.game.faults.iter().map(|fault| {
            let bytes = self.text.get(fault.start as usize..fault.end as usize).unwrap_or_default();
            let found = shown(&decode(&bytes[..bytes.len().min(200)]));
            self.problem_at(fault.code, fault.start as usize, found, &mut lines)
        }));
        sort_by_place(&mut problems);
        problems
    }

    /// Whether the game follows the standard's grammar.
    pub fn is_standard(&self) -> bool {
        !self.game.faults.iter().any(|fault| fault.code.is_against_the_standard())
    }

    /// The number of problems not kept.
    pub fn more_problems(&self) -> usize {
        self.game.more_faults
    }

    fn encoding_problem(&self, lines: &mut Lines<'_>) -> Option<Problem> {
        let bytes = self.bytes();
        if bytes.is_ascii() {
            return None;
        }
        let wrong = std::str::from_utf8(bytes).err()?.valid_up_to() + self.game.start;
        let word = &self.text[wrong..];
        let word = &word[..word.iter().take(40).take_while(|byte| !byte.is_ascii()).count()];
        let code = if is_cyrillic(bytes) { Code::Windows1251 } else { Code::Latin1 };
        Some(self.problem_at(code, wrong, decode(word).into_owned(), lines))
    }

    fn problem_at(&self, code: Code, offset: usize, found: String, lines: &mut Lines<'_>) -> Problem {
        let place = lines.place(offset);
        Problem { code, place, offset: self.offset + offset as u64, found, expected: code.expected().into() }
    }

    /// Lines and columns of the text.
    pub(super) fn lines(&self) -> Lines<'t> {
        Lines::new(self.text, self.place)
    }

    /// A problem at a token.
    pub(super) fn problem(&self, code: Code, at: Option<&Token>, expected: Option<String>) -> Problem {
        self.problem_among(code, at, expected, &mut self.lines())
    }

    /// Like [`Sheet::problem`], for many problems whose places are counted in one pass.
    pub(super) fn problem_among(
        &self,
        code: Code,
        at: Option<&Token>,
        expected: Option<String>,
        lines: &mut Lines<'_>,
    ) -> Problem {
        let bytes = at.map_or(&[][..], |token| token.bytes(self.text));
        let found = shown(&decode(&bytes[..bytes.len().min(200)]));
        let start = at.map_or(self.game.start, |token| token.start as usize);
        let mut problem = self.problem_at(code, start, found, lines);
        if let Some(expected) = expected {
            // It may repeat a tag, and a tag may span several lines.
            problem.expected = expected.replace(char::is_control, " ").into();
        }
        problem
    }

    fn place_of(&self, offset: usize) -> Place {
        self.lines().place(offset)
    }
}

/// A sheet that owns its text and can be sent to another thread.
#[derive(Clone, Debug)]
pub struct SheetBuf {
    text: Vec<u8>,
    game: grammar::Game,
    number: u64,
    offset: u64,
    place: Place,
}

impl SheetBuf {
    /// The sheet.
    pub fn as_sheet(&self) -> Sheet<'_> {
        Sheet::new(&self.text, &self.game, self.number, self.offset, (0, self.place))
    }
}

impl Sheet<'_> {
    /// A copy that owns its text.
    pub fn to_buf(&self) -> SheetBuf {
        let mut game = self.game.clone();
        // Faults may lie after the last token.
        let end = self.text.len().min(self.game.end + 1);
        game.shift(self.game.start);
        SheetBuf {
            text: self.text.get(self.game.start..end).unwrap_or_default().to_vec(),
            game,
            number: self.number,
            offset: self.offset + self.game.start as u64,
            place: self.place(),
        }
    }
}

/// The value of a tag without escapes.
fn unescaped(value: &[u8]) -> Cow<'_, str> {
    let mut value = decode(value);
    if value.contains(char::is_control) {
        // A value may span several lines.
        value = value.replace("\r\n", " ").replace(char::is_control, " ").into();
    }
    if !value.contains('\\') {
        return value;
    }
    let mut plain = String::with_capacity(value.len());
    let mut characters = value.chars().peekable();
    while let Some(character) = characters.next() {
        match (character, characters.peek()) {
            ('\\', Some('"' | '\\')) => plain.extend(characters.next()),
            _ => plain.push(character),
        }
    }
    Cow::Owned(plain)
}

/// The games of a whole text, in order. [`super::Reader`] does the same for texts that arrive in pieces.
#[derive(Clone, Debug)]
pub struct Sheets<'t> {
    text: &'t [u8],
    game: grammar::Game,
    number: u64,
    /// The first byte not yet assigned to a game, and its place.
    at: (usize, Place),
    braces: Braces,
}

impl<'t> Sheets<'t> {
    /// The games of a text. Text beyond 4 GiB is ignored.
    pub fn new(text: &'t [u8]) -> Sheets<'t> {
        let at = if text.starts_with(MARK) { MARK.len() } else { 0 };
        let at = (at, Place { line: 1, column: 1 });
        Sheets { text, game: grammar::Game::default(), number: 0, at, braces: Braces::default() }
    }

    /// The next game. It borrows the list, so that nothing is allocated per game.
    #[expect(clippy::should_implement_trait, reason = "an iterator could not lend")]
    pub fn next(&mut self) -> Option<Sheet<'_>> {
        let before = self.at;
        let mut tokens = Tokens::new(self.text, before.0).with_braces(self.braces);
        if grammar::read(&mut tokens, self.text, true, &mut self.game) != Progress::Game {
            return None;
        }
        let end = tokens.offset();
        self.braces = tokens.braces();
        self.at = (end, advance(before.1, &self.text[before.0..end]));
        self.number += 1;
        Some(Sheet::new(self.text, &self.game, self.number, 0, before))
    }
}

/// The byte order mark that some editors write before UTF-8.
pub(super) const MARK: &[u8] = b"\xef\xbb\xbf";
