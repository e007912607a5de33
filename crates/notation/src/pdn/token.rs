//! Cuts the bytes of a PDN text into tokens, without knowing which moves are legal.
//!
//! A token is its kind and its bytes; nothing is copied, decoded or allocated. Everything in the standard's reading
//! grammar has its own kind; everything else is cut so that a reader can continue after it. The time is linear for any
//! input: no byte is examined more than a few times.

mod clutter;
mod marks;
mod results;
mod squares;

pub(super) use marks::{name_and_value, setup_text};
pub(super) use results::plain as plain_result;
use squares::Word;

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Kind {
    /// `[Name "value"]`.
    Tag,
    /// Other text in a square bracket, up to its end or the end of the line.
    BadTag,
    /// `12.` or `12...`.
    Number,
    /// Digits that are neither a move number nor a move.
    BareNumber,
    /// A move, judging by its characters.
    Move,
    /// `...` in place of a move: an unknown move.
    Placeholder,
    /// A strength mark such as `!` or `?`, in brackets or not.
    Strength,
    /// `$12`.
    Nag,
    /// `{ ... }`.
    Comment,
    /// A comment without its closing brace, as far as it seems to extend.
    OpenComment,
    /// `; ...` up to the end of the line.
    LineComment,
    /// `% ...` up to the end of the line.
    Escape,
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// `/FEN "..."/`: a setup.
    Setup,
    /// A result such as `1-0`, which ends a game.
    Result,
    /// `*`, which ends a game.
    Star,
    /// `<29,14>`: the captured pieces of the move before it.
    Captured,
    /// Text without meaning for a game: control characters, remains of web pages, commas between moves.
    Clutter,
    /// Anything else, up to the next blank.
    Word,
}

/// Additional properties of a token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Flags(u8);

impl Flags {
    /// None of them.
    pub const NONE: Flags = Flags(0);
    /// The move uses `x`, `:` or another capture mark.
    pub const CAPTURE: Flags = Flags(1);
    /// The move names more than two squares.
    pub const VIA: Flags = Flags(2);
    /// The squares of the move have letters.
    pub const LETTERS: Flags = Flags(4);
    /// Not in the standard's grammar: other separators, capital letters, squares without a separator.
    pub const ODD: Flags = Flags(8);
    /// A square has a leading zero.
    pub const ZERO: Flags = Flags(16);
    /// There are blanks inside the move.
    pub const SPACED: Flags = Flags(32);
    /// The token follows the previous one without a blank.
    pub const GLUED: Flags = Flags(64);
    /// Squares run together: the board decides which ones they are.
    pub const JOINED: Flags = Flags(128);

    /// Whether all of those flags are set.
    #[inline]
    pub const fn has(self, flags: Flags) -> bool {
        self.0 & flags.0 == flags.0
    }

    /// Whether the spelling follows the standard.
    #[inline]
    pub(super) const fn is_regular(self) -> bool {
        self.0 & (Flags::ODD.0 | Flags::ZERO.0 | Flags::SPACED.0) == 0
    }

    /// The union of the flags.
    #[inline]
    #[must_use]
    pub const fn and(self, flags: Flags) -> Flags {
        Flags(self.0 | flags.0)
    }
}

/// A piece of a PDN text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Token {
    /// Its kind.
    pub kind: Kind,
    /// Its flags.
    pub flags: Flags,
    /// The first square of a move: its number, or its column (from 0) times 16 plus its row (from 1).
    pub from: u8,
    /// The last square of a move, encoded in the same way.
    pub to: u8,
    /// The offset of its first byte.
    pub start: u32,
    /// The offset after its last byte.
    pub end: u32,
}

impl Token {
    /// The bytes of the token in the text it was cut from.
    #[inline]
    pub fn bytes<'t>(&self, text: &'t [u8]) -> &'t [u8] {
        text.get(self.start as usize..self.end as usize).unwrap_or_default()
    }

    const fn new(kind: Kind, start: usize, end: usize) -> Token {
        Token { kind, flags: Flags(0), from: 0, to: 0, start: start as u32, end: end as u32 }
    }

    pub(super) const fn with(mut self, flags: Flags) -> Token {
        self.flags = self.flags.and(flags);
        self
    }
}

/// A stretch without a closing brace, remembered so that it is searched only once.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Braces {
    from: usize,
    to: usize,
}

impl Braces {
    /// The first closing brace from `start` to `limit`.
    fn find(&mut self, text: &[u8], start: usize, limit: usize) -> Option<usize> {
        if !(self.from..=self.to).contains(&start) {
            (self.from, self.to) = (start, start);
        }
        if self.to < limit {
            let rest = &text[self.to..limit];
            self.to += rest.iter().position(|&byte| byte == b'}').unwrap_or(rest.len());
        }
        (self.to < limit).then_some(self.to)
    }

    /// Adapts it to a text whose first bytes were dropped.
    pub(super) fn without(self, dropped: usize) -> Braces {
        Braces { from: self.from.saturating_sub(dropped), to: self.to.saturating_sub(dropped) }
    }
}

/// What a byte can begin.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Class {
    Other,
    Blank,
    Digit,
    Letter,
    Mark,
}

const CLASSES: [Class; 256] = {
    let mut classes = [Class::Other; 256];
    let mut i = 0;
    while i < 256 {
        classes[i] = match i as u8 {
            b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c => Class::Blank,
            b'0'..=b'9' => Class::Digit,
            b'a'..=b'l' | b'A'..=b'L' => Class::Letter,
            b'[' | b'{' | b'(' | b')' | b'$' | b'/' | b'!' | b'?' | b'*' | b'.' | b'%' | b';' | b'<' => {
                Class::Mark
            }
            _ => Class::Other,
        };
        i += 1;
    }
    classes
};

/// Cuts a text, token by token.
#[derive(Clone, Debug)]
pub struct Tokens<'t> {
    text: &'t [u8],
    at: usize,
    /// Where the last token ended.
    last: usize,
    braces: Braces,
    /// Whether a token might have been longer if the text continued.
    ran_out: bool,
    /// The next token, if it was peeked at.
    next: Option<Token>,
}

impl<'t> Tokens<'t> {
    /// The longest text: offsets are 32 bits wide.
    pub const LONGEST: usize = u32::MAX as usize;

    /// The tokens of a text from an offset on. Text beyond the limit is ignored.
    pub fn new(text: &'t [u8], at: usize) -> Tokens<'t> {
        let text = text.get(..Tokens::LONGEST).unwrap_or(text);
        Tokens { text, at, last: usize::MAX, braces: Braces::default(), ran_out: false, next: None }
    }

    /// The end of the tokens returned so far.
    pub fn offset(&self) -> usize {
        self.next.map_or(self.at, |token| token.start as usize)
    }

    /// Adds what an earlier run has learned about this text.
    pub(super) fn with_braces(mut self, braces: Braces) -> Tokens<'t> {
        self.braces = braces;
        self
    }

    pub(super) fn braces(&self) -> Braces {
        self.braces
    }

    /// Whether a token so far might have been longer if the text continued.
    pub(super) fn ran_out(&self) -> bool {
        self.ran_out
    }

    /// Peeks at the next token.
    pub fn peek(&mut self) -> Option<Token> {
        if self.next.is_none() {
            self.next = self.cut();
        }
        self.next
    }

    #[inline]
    fn byte(&self, at: usize) -> u8 {
        self.text.get(at).copied().unwrap_or(0)
    }

    #[inline]
    fn cut(&mut self) -> Option<Token> {
        loop {
            let first = *self.text.get(self.at)?;
            if CLASSES[first as usize] != Class::Blank {
                let token = self.token(first);
                let glued = token.start as usize == self.last;
                self.at = token.end as usize;
                self.last = self.at;
                return Some(if glued { token.with(Flags::GLUED) } else { token });
            }
            self.at += 1;
        }
    }

    #[inline]
    fn token(&mut self, first: u8) -> Token {
        match CLASSES[first as usize] {
            Class::Digit => self.digits(),
            Class::Letter => self.letters(),
            Class::Mark => self.mark(first),
            _ => self.word(),
        }
    }

    /// A token that begins with a digit: a move, a move number or a result.
    #[inline]
    fn digits(&self) -> Token {
        let start = self.at;
        if let Some(token) = self.plain_move() {
            return token;
        }
        let end = self.end_of_digits(start);
        match self.byte(end) {
            // `0.5-0.5` is no move number.
            b'.' if matches!(self.byte(end + 1), b' ' | b'1'..=b'4' | b'6'..=b'9') => {
                Token::new(Kind::Number, start, end + 1)
            }
            b'.' if !self.is_score(start, end) => {
                let dots = self.text[end..].iter().take(3).take_while(|&&byte| byte == b'.').count();
                match self.ellipsis(end + dots) {
                    0 => Token::new(Kind::Number, start, end + dots),
                    more => Token::new(Kind::Number, start, end + dots + more).with(Flags::ODD),
                }
            }
            _ => self.odd_digits(start, end),
        }
    }

    /// Whether digits and a dot are points such as `0.5-0.5` rather than a move number.
    #[inline]
    fn is_score(&self, start: usize, end: usize) -> bool {
        matches!(self.byte(end + 1), b'0' | b'5') && results::result(self.text, start).is_some()
    }

    /// The bytes of an ellipsis, in UTF-8 or as Windows writes it.
    #[inline]
    fn ellipsis(&self, at: usize) -> usize {
        if self.byte(at) < 0x80 {
            return 0;
        }
        match self.text.get(at..).unwrap_or_default() {
            [0xe2, 0x80, 0xa6, ..] => 3,
            [0x85, ..] => 1,
            _ => 0,
        }
    }

    fn end_of_digits(&self, at: usize) -> usize {
        at + self.text[at..].iter().take_while(|byte| byte.is_ascii_digit()).count()
    }

    /// `32-28` or `32x23`: two numbers of one or two digits, followed by nothing that could belong to the second one.
    #[inline]
    fn plain_move(&self) -> Option<Token> {
        let bytes = self.text.get(self.at..)?.first_chunk::<6>()?;
        let digit = |at: usize| bytes[at].wrapping_sub(b'0');
        let one = digit(1) >= 10;
        // The separator follows one or two digits; then the same again.
        let at = if one { 1 } else { 2 };
        let second = at + 1;
        if digit(second) >= 10 {
            return None;
        }
        let two = digit(second + 1) < 10;
        let from = if one { digit(0) } else { digit(0) * 10 + digit(1) };
        let (tens, units) = if two { (digit(second), digit(second + 1)) } else { (0, digit(second)) };
        let length = second + 1 + usize::from(two);
        let separator = bytes[at];
        let capture = matches!(separator, b'x' | b':');
        let ends = !matches!(bytes[length], b'0'..=b'9' | b'x' | b':' | b'-' | b'X' | b'/' | b'.' | b'*');
        // Leading zeros and results take the slower path.
        let plain = bytes[0] != b'0' && digit(second) != 0;
        let draw = length == 3 && from == 1 && units == 1;
        if !(ends && plain && !draw && (capture || separator == b'-')) {
            return None;
        }
        let mut token = Token::new(Kind::Move, self.at, self.at + length);
        (token.from, token.to) = (from, tens * 10 + units);
        Some(if capture { token.with(Flags::CAPTURE) } else { token })
    }

    /// A token that begins with a letter from `a` to `l`: a move, or a word.
    fn letters(&self) -> Token {
        if let Some(token) = self.plain_letters() {
            return token;
        }
        match squares::read(self.text, self.at) {
            Word::Move(token) => token,
            _ => squares::short(self.text, self.at).unwrap_or_else(|| self.word()),
        }
    }

    /// `c3-d4` or `c3:e5`: two squares of a letter and a digit, followed by nothing that could belong to the second
    /// one.
    fn plain_letters(&self) -> Option<Token> {
        let &[column, row, mark, to_column, to_row, after] = self.text.get(self.at..)?.first_chunk::<6>()?;
        let square = |column: u8, row: u8| {
            let known = matches!((column, row), (b'a'..=b'l', b'1'..=b'9'));
            known.then(|| column.wrapping_sub(b'a') << 4 | row.wrapping_sub(b'0'))
        };
        let (from, to) = (square(column, row)?, square(to_column, to_row)?);
        let flags = match mark {
            b'-' => Flags::LETTERS,
            b'x' | b':' => Flags::LETTERS.and(Flags::CAPTURE),
            _ => return None,
        };
        if matches!(after, b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b':' | b'-' | b'*' | 0x80..) {
            return None;
        }
        Some(Token { from, to, ..Token::new(Kind::Move, self.at, self.at + 5).with(flags) })
    }

    /// A token that starts with digits and is not a plain move: results, routes, blanks and zeros.
    #[cold]
    fn odd_digits(&self, start: usize, end: usize) -> Token {
        if let Some(token) = results::result(self.text, start) {
            return token;
        }
        let mark = match self.ellipsis(end) {
            0 => usize::from(self.byte(end) == b':' && squares::is_number_with_colon(self.text, end + 1)),
            dots => dots,
        };
        if mark > 0 {
            return Token::new(Kind::Number, start, end + mark).with(Flags::ODD);
        }
        match squares::read(self.text, start) {
            Word::Move(token) => token,
            Word::Number => Token::new(Kind::BareNumber, start, end),
            Word::Neither => self.word(),
        }
    }

    /// Anything else, up to the next blank or mark.
    #[cold]
    fn word(&self) -> Token {
        if let Some(token) = results::result(self.text, self.at) {
            return token;
        }
        match (self.clutter(self.at), self.ellipsis(self.at)) {
            (0, 0) => {}
            (0, dots) => return Token::new(Kind::Placeholder, self.at, self.at + dots).with(Flags::ODD),
            (length, _) => return Token::new(Kind::Clutter, self.at, self.at + length),
        }
        let ends = |byte: &u8| {
            CLASSES[*byte as usize] == Class::Blank || matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b'$')
        };
        let rest = &self.text[self.at + 1..];
        let length = rest.iter().position(ends).unwrap_or(rest.len());
        Token::new(Kind::Word, self.at, self.at + 1 + length)
    }
}

impl Iterator for Tokens<'_> {
    type Item = Token;

    #[inline]
    fn next(&mut self) -> Option<Token> {
        match self.next.take() {
            Some(token) => Some(token),
            None => self.cut(),
        }
    }
}
