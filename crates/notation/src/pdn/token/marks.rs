//! Tokens that start with a mark: tags, comments, brackets, annotations.

use super::{Flags, Kind, Token, Tokens, results};
use crate::pdn::{encoding::decode, tags::known_name};

/// The most bytes of a position between slashes, or of a list of captured pieces.
const LONGEST_INSET: usize = 4096;
/// Longer comments count as unclosed.
const LONGEST_COMMENT: usize = 1 << 20;
/// The most bytes of a malformed tag.
const LONGEST_BAD_TAG: usize = 1024;

impl Tokens<'_> {
    /// A token that starts with that mark.
    pub(super) fn mark(&mut self, first: u8) -> Token {
        let start = self.at;
        let one = |kind| Token::new(kind, start, start + 1);
        match first {
            b'{' => self.comment(),
            b'[' => self.tag(),
            b'(' => match self.strength(start + 1) {
                end if end > start + 1 && self.byte(end) == b')' => {
                    Token::new(Kind::Strength, start, end + 1)
                }
                _ => results::in_brackets(self.text, start).unwrap_or_else(|| one(Kind::Open)),
            },
            b')' => one(Kind::Close),
            b'!' | b'?' => Token::new(Kind::Strength, start, self.strength(start)),
            b'$' => match self.end_of_digits(start + 1) {
                end if end > start + 1 => Token::new(Kind::Nag, start, end),
                _ => one(Kind::Word),
            },
            b'*' => one(Kind::Star),
            b'.' => self.dots(),
            b'%' => Token::new(Kind::Escape, start, self.end_of_line(start)),
            b';' => Token::new(Kind::LineComment, start, self.end_of_line(start)),
            b'/' => self.setup(),
            _ => self.captured(),
        }
    }

    fn strength(&self, at: usize) -> usize {
        at + self.text[at..].iter().take_while(|byte| matches!(byte, b'!' | b'?')).count()
    }

    fn end_of_line(&self, at: usize) -> usize {
        let rest = &self.text[at..];
        at + rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len())
    }

    fn dots(&self) -> Token {
        let dots = self.text[self.at..].iter().take_while(|&&byte| byte == b'.').count();
        match dots {
            1 => Token::new(Kind::Clutter, self.at, self.at + 1),
            3 => Token::new(Kind::Placeholder, self.at, self.at + 3),
            _ => Token::new(Kind::Placeholder, self.at, self.at + dots).with(Flags::ODD),
        }
    }

    /// `/FEN "..."/`.
    fn setup(&self) -> Token {
        let start = self.at;
        let inside = &self.text[start + 1..];
        let inside = &inside[..inside.len().min(LONGEST_INSET)];
        let end = inside.iter().position(|&byte| byte == b'/');
        match end.filter(|&end| inside[..end].trim_ascii().starts_with(b"FEN")) {
            Some(end) => Token::new(Kind::Setup, start, start + end + 2),
            None => self.word(),
        }
    }

    /// `<29,14>`.
    fn captured(&self) -> Token {
        let start = self.at;
        let inside = &self.text[start + 1..];
        let part = |byte: &&u8| byte.is_ascii_alphanumeric() || matches!(byte, b',' | b' ');
        let length = inside.iter().take(LONGEST_INSET).take_while(part).count();
        if length > 0 && inside.get(length) == Some(&b'>') && self.clutter(start) == 0 {
            return Token::new(Kind::Captured, start, start + length + 2).with(Flags::ODD);
        }
        self.word()
    }

    /// A comment. If it runs into the tags of another game and a new comment opens before it is closed, it counts as
    /// unclosed.
    fn comment(&mut self) -> Token {
        let start = self.at;
        let limit = self.text.len().min(start + LONGEST_COMMENT);
        let Some(end) = self.braces.find(self.text, start, limit) else {
            self.ran_out |= limit < start + LONGEST_COMMENT;
            return self.open_comment(start);
        };
        let mut tags_at = None;
        for at in start + 1..end {
            match self.text[at] {
                b'{' => {
                    if let Some(tags_at) = tags_at {
                        return Token::new(Kind::OpenComment, start, self.without_blanks(start, tags_at));
                    }
                }
                b'[' if tags_at.is_none() && self.begins_line(at) && self.is_tag(at) => tags_at = Some(at),
                _ => {}
            }
        }
        Token::new(Kind::Comment, start, end + 1)
    }

    /// An unclosed comment extends to the next tag or empty line.
    fn open_comment(&self, start: usize) -> Token {
        let mut at = start + 1;
        while let Some(&byte) = self.text.get(at) {
            let blank_line = byte == b'\n' && matches!(self.text.get(at + 1), Some(b'\n' | b'\r'));
            if blank_line || (byte == b'[' && self.begins_line(at) && self.is_tag(at)) {
                break;
            }
            at += 1;
        }
        Token::new(Kind::OpenComment, start, self.without_blanks(start, at))
    }

    fn without_blanks(&self, start: usize, end: usize) -> usize {
        let inside = &self.text[start + 1..end];
        start + 1 + inside.trim_ascii_end().len()
    }

    fn begins_line(&self, at: usize) -> bool {
        at == 0 || matches!(self.text[at - 1], b'\n' | b'\r')
    }

    /// Whether a tag starts there: `[Name "`.
    fn is_tag(&self, at: usize) -> bool {
        self.name(at).is_some()
    }

    /// The offset of the opening quote of a tag with a standard name.
    fn name(&self, at: usize) -> Option<usize> {
        let blanks =
            |at: usize| at + self.text[at..].iter().take(64).take_while(|b| b.is_ascii_whitespace()).count();
        let name = blanks(at + 1);
        let part = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
        let length = self.text[name..].iter().take(256).take_while(part).count();
        let quote = blanks(name + length);
        let is_name = self.byte(name).is_ascii_uppercase() && length > 0;
        (is_name && self.byte(quote) == b'"').then_some(quote)
    }

    /// A tag, or other text in square brackets.
    fn tag(&mut self) -> Token {
        let start = self.at;
        self.good_tag(start).unwrap_or_else(|| {
            // At most one line, and at most as much as a tag can have.
            let rest = &self.text[start..self.text.len().min(start + LONGEST_BAD_TAG)];
            let line_end = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len());
            let line = &rest[..line_end];
            // The last bracket of the line, unless another tag begins before it.
            let next =
                line.windows(2).skip(1).position(|pair| pair[0] == b'[' && pair[1].is_ascii_uppercase());
            let line = &line[..next.map_or(line.len(), |next| next + 1)];
            let length = line.iter().rposition(|&byte| byte == b']').map_or(line.len(), |at| at + 1);
            Token::new(Kind::BadTag, start, start + line[..length].trim_ascii_end().len().max(1))
        })
    }

    fn good_tag(&mut self, start: usize) -> Option<Token> {
        let mut at = self.name(start)? + 1;
        loop {
            match self.text.get(at) {
                None => {
                    self.ran_out = true;
                    return None;
                }
                Some(b'"') => break,
                Some(b'\\') if matches!(self.byte(at + 1), b'"' | b'\\') => at += 2,
                _ => at += 1,
            }
        }
        let after = &self.text[at + 1..];
        let blanks = after.iter().take(256).take_while(|byte| byte.is_ascii_whitespace()).count();
        (after.get(blanks) == Some(&b']')).then(|| Token::new(Kind::Tag, start, at + 2 + blanks))
    }
}

/// The name of a tag and the text between its quotes, escapes included. For a malformed tag, what a person would take
/// for them.
pub(in crate::pdn) fn name_and_value<'t>(token: &Token, text: &'t [u8]) -> Option<(&'t [u8], &'t [u8])> {
    let inside = token.bytes(text).strip_prefix(b"[")?;
    let inside = inside.strip_suffix(b"]").unwrap_or(inside).trim_ascii();
    if token.kind != Kind::Tag {
        return odd_name_and_value(inside);
    }
    let part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let length = inside.iter().position(|byte| !part(byte)).unwrap_or(inside.len());
    let (name, value) = inside.split_at(length);
    let value = value.trim_ascii().strip_prefix(b"\"")?.strip_suffix(b"\"")?;
    Some((name, value))
}

/// The name and value of a malformed tag.
fn odd_name_and_value(inside: &[u8]) -> Option<(&[u8], &[u8])> {
    let quoted = inside.iter().any(|byte| matches!(byte, b'"' | 0x80..));
    let part = |byte: &u8| {
        byte.is_ascii_alphanumeric() || *byte == b'_' || (quoted && (*byte == b'-' || *byte >= 0x80))
    };
    let length = inside.iter().position(|byte| !part(byte)).unwrap_or(inside.len());
    let (mut name, mut rest) = inside.split_at(length);
    if let Some(quote) = inside.iter().position(|byte| *byte == b'"')
        && known_name(&inside[..quote]).is_some()
    {
        (name, rest) = inside.split_at(quote);
    }
    rest = rest.trim_ascii();
    if let [b':' | b'=', more @ ..] = rest {
        rest = more.trim_ascii();
    }
    let value = QUOTES.iter().find_map(|quote| rest.strip_prefix(*quote)).unwrap_or(rest);
    let value = QUOTES.iter().find_map(|quote| value.strip_suffix(*quote)).unwrap_or(value);
    (!name.is_empty() && !name[0].is_ascii_digit()).then_some((name.trim_ascii(), value))
}

/// The quotes around values: the standard's, and those of word processors and web pages.
const QUOTES: [&[u8]; 10] = [
    b"\"",
    b"'",
    b"\xe2\x80\x9c",
    b"\xe2\x80\x9d",
    b"\xe2\x80\x9e",
    b"\xc2\xab",
    b"\xc2\xbb",
    b"\x93",
    b"\x94",
    b"&quot;",
];

/// The text between the quotes of `/FEN "..."/`.
pub(in crate::pdn) fn setup_text<'t>(token: &Token, text: &'t [u8]) -> std::borrow::Cow<'t, str> {
    debug_assert_eq!(token.kind, Kind::Setup);
    let inside =
        text.strip_prefix(b"/").and_then(|text| text.strip_suffix(b"/")).unwrap_or(text).trim_ascii();
    let value = inside.strip_prefix(b"FEN").unwrap_or(inside).trim_ascii();
    let value = value.strip_prefix(b"\"").unwrap_or(value);
    decode(value.strip_suffix(b"\"").unwrap_or(value))
}
