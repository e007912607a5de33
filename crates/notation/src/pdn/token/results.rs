//! Results: those of the standard, and common alternatives.

use super::{Flags, Kind, Token};

/// The results of the standard.
pub(super) const STANDARD: [&[u8]; 7] = [b"1/2-1/2", b"1-0", b"0-1", b"2-0", b"0-2", b"1-1", b"0-0"];

/// The result that starts there.
pub(super) fn result(text: &[u8], at: usize) -> Option<Token> {
    let rest = &text[at..];
    let standard = STANDARD.iter().find(|written| rest.starts_with(written) && ends(&rest[written.len()..]));
    if let Some(written) = standard {
        return Some(Token::new(Kind::Result, at, at + written.len()));
    }
    let (_, length) = odd(rest)?;
    Some(Token::new(Kind::Result, at, at + length).with(Flags::ODD))
}

/// A result in brackets, from its opening bracket.
pub(super) fn in_brackets(text: &[u8], at: usize) -> Option<Token> {
    let inside = result(text, at + 1)?;
    let end = inside.end as usize;
    (text.get(end) == Some(&b')')).then(|| Token::new(Kind::Result, at, end + 1).with(Flags::ODD))
}

/// The standard form of a result, if it has one.
pub(in crate::pdn) fn plain(written: &[u8]) -> Option<String> {
    let written = written.strip_prefix(b"(").unwrap_or(written);
    let written = written.strip_suffix(b")").unwrap_or(written);
    odd(written).filter(|(_, length)| *length == written.len()).map(|(plain, _)| plain)
}

/// Whether the score ends there.
fn ends(rest: &[u8]) -> bool {
    !matches!(rest.first(), Some(b'0'..=b'9' | b'x' | b':' | b'/'))
}

/// The points of one side.
struct Score {
    /// Counted in halves.
    halves: u16,
    /// Whether it has a half or a decimal point, which no square has.
    broken: bool,
    length: usize,
}

/// A nonstandard result, and its bytes.
fn odd(text: &[u8]) -> Option<(String, usize)> {
    let first = score(text)?;
    let after = &text[first.length..];
    let Some((colon, spaced, mark)) = dash(after) else {
        // A half alone is a draw.
        let alone = first.broken && first.halves == 1 && !is_decimal(&text[..first.length]);
        let ends = after.first().is_none_or(|byte| byte.is_ascii_whitespace() || *byte == b')');
        return (alone && ends).then(|| ("1/2-1/2".to_owned(), first.length));
    };
    let second = score(&after[mark..])?;
    let length = first.length + mark + second.length;
    let nothing = first.halves == 0 || second.halves == 0;
    let broken = first.broken && second.broken;
    // Text that could be a move, the name of a tournament or a time is not a result.
    let fits = match (colon, spaced) {
        _ if broken => true,
        _ if first.broken || second.broken => nothing && !is_decimal(&text[..length]),
        (true, _) => nothing && first.halves <= 4 && second.halves <= 4,
        (false, true) => nothing || (first.halves, second.halves) == (2, 2),
        (false, false) => nothing,
    };
    if !fits || !ends(&text[length..]) {
        return None;
    }
    if (first.halves, second.halves) == (1, 1) {
        return Some(("1/2-1/2".to_owned(), length));
    }
    Some((format!("{}-{}", told(first.halves), told(second.halves)), length))
}

fn told(halves: u16) -> String {
    let half = if halves.is_multiple_of(2) { "" } else { ".5" };
    format!("{}{half}", halves / 2)
}

fn is_decimal(score: &[u8]) -> bool {
    score.iter().any(|byte| matches!(byte, b'.' | b','))
}

/// `0`, `12`, `1/2`, a half sign, `1` with it, `0.5` or `0,5`.
fn score(text: &[u8]) -> Option<Score> {
    if text.starts_with(b"1/2") {
        return Some(Score { halves: 1, broken: true, length: 3 });
    }
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let whole = text[..digits].iter().take(2).fold(0, |n, digit| 10 * n + u16::from(digit - b'0'));
    let zeros = digits > 1 && text[0] == b'0';
    if digits > 2 || zeros {
        return None;
    }
    match &text[digits..] {
        // The sign for a half in UTF-8 and in Latin-1.
        [0xc2, 0xbd, ..] => Some(Score { halves: 2 * whole + 1, broken: true, length: digits + 2 }),
        [0xbd, ..] => Some(Score { halves: 2 * whole + 1, broken: true, length: digits + 1 }),
        [b'.' | b',', half @ (b'0' | b'5'), rest @ ..]
            if digits > 0 && !rest.first().is_some_and(u8::is_ascii_digit) =>
        {
            let half = u16::from(*half == b'5');
            Some(Score { halves: 2 * whole + half, broken: true, length: digits + 2 })
        }
        _ => (digits > 0).then_some(Score { halves: 2 * whole, broken: false, length: digits }),
    }
}

/// The mark between two scores: whether it is a colon, whether it has spaces or an unusual dash, and its length.
fn dash(text: &[u8]) -> Option<(bool, bool, usize)> {
    let before = usize::from(text.first() == Some(&b' '));
    let (colon, plain, length) = match &text[before..] {
        [b'-', ..] => (false, true, 1),
        [b':', ..] => (true, true, 1),
        [0xe2, 0x80, 0x90..=0x95, ..] | [0xe2, 0x88, 0x92, ..] => (false, false, 3),
        [0x96 | 0x97, ..] => (false, false, 1),
        _ => return None,
    };
    let after = usize::from(text.get(before + length) == Some(&b' '));
    Some((colon, !plain || before + after > 0, before + length + after))
}
