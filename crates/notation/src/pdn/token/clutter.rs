//! Text without meaning for a game: unusual blanks, control characters, marks between moves, remains of web pages and
//! mail.

use super::Tokens;

/// The longest web page tag that is recognized.
const LONGEST_TAG: usize = 512;

impl Tokens<'_> {
    /// The number of clutter bytes at this point.
    pub(super) fn clutter(&self, at: usize) -> usize {
        let rest = &self.text[at..];
        match rest {
            [0..=8 | 0x0e..=0x1f | 0x7f, ..] => {
                rest.iter().take_while(|byte| matches!(byte, 0..=8 | 0x0e..=0x1f | 0x7f)).count()
            }
            // Nonbreaking spaces, spaces of other widths, and byte order marks of UTF-8.
            [0xe2, 0x80, 0x80..=0x8f | 0xa8 | 0xa9 | 0xaf, ..]
            | [0xe2, 0x81, 0xa0, ..]
            | [0xe3, 0x80, 0x80, ..]
            | [0xef, 0xbb, 0xbf, ..] => 3,
            [0xc2, 0x85 | 0xa0, ..] => 2,
            // 0x85 is a line end in Latin-1.
            [0x85 | 0xa0 | b',' | b'|' | b'}', ..] | [b'/'] => 1,
            [b'/', after, ..] if after.is_ascii_whitespace() => 1,
            [b'>', ..] if self.is_quoted(at) => 1,
            [b'`', b'`', b'`', ..] => rest.iter().take_while(|byte| !matches!(byte, b'\n' | b'\r')).count(),
            [b'&', ..] => entity(rest),
            [b'<', ..] => web_tag(rest),
            _ => 0,
        }
    }

    /// Whether only `>` precedes it in its line, as in quoted mail.
    fn is_quoted(&self, at: usize) -> bool {
        let before = self.text[..at].iter().rev().take(16);
        let mut before = before.skip_while(|byte| matches!(byte, b'>' | b' '));
        before.next().is_none_or(|byte| matches!(byte, b'\n' | b'\r'))
    }
}

/// `&nbsp;` or `&#160;`.
fn entity(text: &[u8]) -> usize {
    let name =
        text[1..].iter().take(8).take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'#').count();
    if name > 1 && text.get(1 + name) == Some(&b';') { name + 2 } else { 0 }
}

/// `<br>`, `</p>`, `<a href="...">`.
fn web_tag(text: &[u8]) -> usize {
    let name = if text.get(1) == Some(&b'/') { 2 } else { 1 };
    let begins = text.get(name).is_some_and(|byte| byte.is_ascii_alphabetic() || *byte == b'!');
    // `<c3,e5>` are captured pieces.
    let is_square = text.get(name + 1).is_some_and(u8::is_ascii_digit) && text.get(name) != Some(&b'h');
    let inside = text[1..].iter().take(LONGEST_TAG).take_while(|byte| !matches!(byte, b'<' | b'>')).count();
    let closed = text.get(1 + inside) == Some(&b'>');
    if begins && !is_square && closed { inside + 2 } else { 0 }
}
