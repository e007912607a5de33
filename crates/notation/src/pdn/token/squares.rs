//! Moves that need a closer look: routes, letters, blanks, zeros, unusual separators, no separator.

use super::{Flags, Kind, Token, results};

/// The kind of a run of squares.
pub(super) enum Word {
    /// A move.
    Move(Token),
    /// One number, followed by nothing.
    Number,
    /// Not a move.
    Neither,
}

/// Runs with more squares than any capture visits are not moves.
const MOST_SQUARES: usize = 100;

/// A square: its name, its flags and its length in bytes.
#[inline]
fn square(text: &[u8], at: usize) -> Option<(u8, Flags, usize)> {
    let first = *text.get(at)?;
    let digits_at = at + usize::from(first.is_ascii_alphabetic());
    let digits = text[digits_at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let number = || text[digits_at..digits_at + digits].iter().fold(0, |n, byte| n * 10 + (byte - b'0'));
    if !first.is_ascii_alphabetic() {
        let zero = if first == b'0' { Flags::ZERO } else { Flags::default() };
        return (1..=2)
            .contains(&digits)
            .then(|| (number(), zero, digits))
            .filter(|(number, ..)| *number > 0);
    }
    let column = first.to_ascii_lowercase().wrapping_sub(b'a');
    if column >= 12 || !(1..=2).contains(&digits) || !(1..=12).contains(&number()) {
        return None;
    }
    let odd = if first.is_ascii_uppercase() { Flags::ODD } else { Flags::default() };
    Some((column << 4 | number(), Flags::LETTERS.and(odd), 1 + digits))
}

/// A separator between two squares, with its flags and bytes, including blanks around it.
#[inline]
fn separator(text: &[u8], at: usize) -> Option<(Flags, usize)> {
    // The common case first.
    match text.get(at..at + 2) {
        Some([b'-', b'0'..=b'9' | b'a'..=b'l']) => Some((Flags::default(), 1)),
        Some([b'x' | b':', b'0'..=b'9' | b'a'..=b'l']) => Some((Flags::CAPTURE, 1)),
        _ => odd_separator(text, at),
    }
}

/// A separator with spaces, a line break or an unusual mark, or no separator.
fn odd_separator(text: &[u8], at: usize) -> Option<(Flags, usize)> {
    let blanks =
        |at: usize| text[at..].iter().take(2).take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    let before = blanks(at);
    let rest = &text[at + before..];
    let (flags, length) = match rest {
        [b'-', b'-', ..] => (Flags::ODD, 2),
        // A doubled mark, or the multiplication sign in UTF-8.
        [b'x' | b'-', b'x', ..] | [0xc3, 0x97, ..] => (Flags::CAPTURE.and(Flags::ODD), 2),
        [b'-', ..] => (Flags::default(), 1),
        [b'x' | b':', ..] => (Flags::CAPTURE, 1),
        // 0xd7 is the multiplication sign in Latin-1.
        [b'X' | b'*' | 0xd7, ..] => (Flags::CAPTURE.and(Flags::ODD), 1),
        // Dashes of other lengths, in UTF-8 and as Windows writes them.
        [0xe2, 0x80, 0x90..=0x95, ..] | [0xe2, 0x88, 0x92, ..] => (Flags::ODD, 3),
        [0x96 | 0x97, ..] => (Flags::ODD, 1),
        _ => return None,
    };
    if before == 0
        && let Some(line_end) = line_end(text, at + length)
    {
        return Some((flags.and(Flags::ODD), length + line_end));
    }
    let after = blanks(at + before + length);
    // A star with blanks around it ends a game.
    if rest[0] == b'*' && before + after > 0 {
        return None;
    }
    let spaced = if before + after > 0 { Flags::SPACED } else { Flags::default() };
    Some((flags.and(spaced), before + length + after))
}

/// A line break after a separator: some programs and mail clients break lines there.
fn line_end(text: &[u8], at: usize) -> Option<usize> {
    let length = match &text[at..] {
        [b'\r', b'\n', digit, ..] if digit.is_ascii_alphanumeric() => 2,
        [b'\n' | b'\r', digit, ..] if digit.is_ascii_alphanumeric() => 1,
        _ => return None,
    };
    // A move number on the next line is not a square.
    let digits = text[at + length..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    (text.get(at + length + digits) != Some(&b'.')).then_some(length)
}

/// A shortened move: `cd4` and `c:e5`, the start column and the destination.
pub(super) fn short(text: &[u8], start: usize) -> Option<Token> {
    let column = |at: usize| {
        let column = text.get(at)?.to_ascii_lowercase().wrapping_sub(b'a');
        (column < 12).then_some(column)
    };
    let from = column(start)? << 4 | 1;
    let (mut at, mut flags, mut to) = (start + 1, Flags::LETTERS.and(Flags::JOINED).and(Flags::ODD), None);
    loop {
        let (mark, skipped) = separator(text, at).unwrap_or((Flags::default(), 0));
        let next = square(text, at + skipped).filter(|(_, more, _)| more.has(Flags::LETTERS));
        let Some((name, _, length)) = next.filter(|_| !mark.has(Flags::SPACED)) else { break };
        (at, flags, to) = (at + skipped + length, flags.and(mark), Some(name));
    }
    let ends = !text.get(at).is_some_and(u8::is_ascii_alphanumeric);
    to.filter(|_| ends).map(|to| Token { from, to, ..Token::new(Kind::Move, start, at).with(flags) })
}

/// Whether digits and a colon are the number of the following move, as in `1: 32-28`.
pub(super) fn is_number_with_colon(text: &[u8], end: usize) -> bool {
    let blanks = text[end..].iter().take(2).take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    let at = end + blanks;
    let begins = text.get(at).is_some_and(u8::is_ascii_alphanumeric);
    let glued = |token: &Token| !token.flags.has(Flags::SPACED) && !token.bytes(text).contains(&b':');
    blanks > 0 && begins && matches!(read(text, at), Word::Move(token) if glued(&token))
}

/// The run of squares that starts there.
pub(super) fn read(text: &[u8], start: usize) -> Word {
    let Some((from, mut flags, mut at)) =
        square(text, start).map(|(name, flags, n)| (name, flags, start + n))
    else {
        return without_separator(text, start);
    };
    let (mut to, mut squares) = (from, 1);
    while squares < MOST_SQUARES {
        // Squares with letters need no separator.
        let joined = || (flags.has(Flags::LETTERS) && squares == 1).then_some((Flags::default(), 0));
        let Some((mark, skipped)) = separator(text, at).or_else(joined) else { break };
        let Some((name, more, length)) = square(text, at + skipped) else { break };
        let letters = more.has(Flags::LETTERS) == flags.has(Flags::LETTERS);
        if !letters || is_result_next(text, at + skipped, squares) {
            break;
        }
        (to, at, squares) = (name, at + skipped + length, squares + 1);
        flags = flags.and(mark).and(more);
    }
    let token = Token::new(Kind::Move, start, at);
    match squares {
        1 if flags.has(Flags::LETTERS) => Word::Neither,
        1 if is_glued(text, at) => with_result(text, start),
        1 => Word::Number,
        // Something follows that belongs to the last number.
        _ if text.get(at).is_some_and(u8::is_ascii_digit) => with_result(text, start),
        2 => Word::Move(Token { from, to, ..token.with(flags) }),
        _ => Word::Move(Token { from, to, ..token.with(flags).with(Flags::VIA) }),
    }
}

/// Whether a separator follows with more digits than a square has.
fn is_glued(text: &[u8], at: usize) -> bool {
    let mark = matches!(text.get(at), Some(b'-' | b'x' | b':'));
    mark && text.get(at + 1).is_some_and(u8::is_ascii_digit)
}

/// Whether a result follows after blanks, as in `4-8 1-0`, where a move seems to continue.
fn is_result_next(text: &[u8], at: usize, squares: usize) -> bool {
    squares > 1
        && text[..at].last().is_some_and(|byte| matches!(byte, b' ' | b'\t'))
        && results::result(text, at).is_some()
}

/// A move with an attached result: `12-181-0`.
fn with_result(text: &[u8], start: usize) -> Word {
    let is_part = |byte: &&u8| byte.is_ascii_digit() || matches!(byte, b'-' | b'x' | b':' | b'/');
    let end = start + text[start..].iter().take(64).take_while(is_part).count();
    let cut = |written: &&[u8]| {
        // Nothing else is examined: each look could lead to another.
        let rest = text[start..end].strip_suffix(*written).filter(|rest| !rest.is_empty())?;
        match read(&text[..start + rest.len()], start) {
            Word::Move(token) if token.end as usize == start + rest.len() => Some(token),
            _ => None,
        }
    };
    let with_result = results::STANDARD.iter().find_map(cut);
    with_result.or_else(|| with_more(text, start)).map_or(Word::Neither, Word::Move)
}

/// A move with the next token attached: `19-232.28x19` and `32-2819-23`. Two digits belong to its last square if any
/// board up to 10x10 has that number.
fn with_more(text: &[u8], start: usize) -> Option<Token> {
    let (from, flags, length) = square(text, start).filter(|(_, flags, _)| !flags.has(Flags::LETTERS))?;
    let (mark, skipped) = separator(text, start + length).filter(|(mark, _)| !mark.has(Flags::SPACED))?;
    let digits_at = start + length + skipped;
    let digits = text[digits_at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (to, more, length) = [2, 1].into_iter().find_map(|length| {
        let (to, more, _) = square(text.get(..digits_at + length)?, digits_at)?;
        (to <= 50).then_some((to, more, length))
    })?;
    let follows = text.get(digits_at + digits);
    if !(3..=4).contains(&digits) || !matches!(follows, Some(b'.' | b'-' | b'x' | b':')) {
        return None;
    }
    let token = Token::new(Kind::Move, start, digits_at + length);
    Some(Token { from, to, ..token.with(flags).with(mark).with(more).with(Flags::ODD) })
}

/// Digits that may be two squares: `3228`.
fn without_separator(text: &[u8], start: usize) -> Word {
    let digits = text[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let follows = text.get(start + digits).copied().unwrap_or(b' ');
    let alone = !matches!(follows, b'-' | b'x' | b':' | b'/' | b'a'..=b'z' | b'A'..=b'Z');
    match digits {
        3..=4 if alone => {
            Word::Move(Token::new(Kind::Move, start, start + digits).with(Flags::JOINED).with(Flags::ODD))
        }
        3.. if !alone => with_result(text, start),
        1.. => Word::Number,
        0 => Word::Neither,
    }
}
