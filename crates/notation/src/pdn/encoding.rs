//! Converts bytes to text: UTF-8, and older encodings.
//!
//! In a PDN text, only names and comments go beyond ASCII, so a wrong guess never changes a move.

use std::borrow::Cow;

/// The characters of Windows-1252 where Latin-1 has control characters.
const WINDOWS_1252: [char; 32] = [
    '\u{20ac}', '\u{fffd}', '\u{201a}', '\u{192}', '\u{201e}', '\u{2026}', '\u{2020}', '\u{2021}', '\u{2c6}',
    '\u{2030}', '\u{160}', '\u{2039}', '\u{152}', '\u{fffd}', '\u{17d}', '\u{fffd}', '\u{fffd}', '\u{2018}',
    '\u{2019}', '\u{201c}', '\u{201d}', '\u{2022}', '\u{2013}', '\u{2014}', '\u{2dc}', '\u{2122}', '\u{161}',
    '\u{203a}', '\u{153}', '\u{fffd}', '\u{17e}', '\u{178}',
];

/// Windows-1251 from 0x80 to 0xbf; the alphabet follows.
const WINDOWS_1251: [char; 64] = [
    '\u{402}', '\u{403}', '\u{201a}', '\u{453}', '\u{201e}', '\u{2026}', '\u{2020}', '\u{2021}', '\u{20ac}',
    '\u{2030}', '\u{409}', '\u{2039}', '\u{40a}', '\u{40c}', '\u{40b}', '\u{40f}', '\u{452}', '\u{2018}',
    '\u{2019}', '\u{201c}', '\u{201d}', '\u{2022}', '\u{2013}', '\u{2014}', '\u{fffd}', '\u{2122}',
    '\u{459}', '\u{203a}', '\u{45a}', '\u{45c}', '\u{45b}', '\u{45f}', '\u{a0}', '\u{40e}', '\u{45e}',
    '\u{408}', '\u{a4}', '\u{490}', '\u{a6}', '\u{a7}', '\u{401}', '\u{a9}', '\u{404}', '\u{ab}', '\u{ac}',
    '\u{ad}', '\u{ae}', '\u{407}', '\u{b0}', '\u{b1}', '\u{406}', '\u{456}', '\u{491}', '\u{b5}', '\u{b6}',
    '\u{b7}', '\u{451}', '\u{2116}', '\u{454}', '\u{bb}', '\u{458}', '\u{405}', '\u{455}', '\u{457}',
];

/// Decodes bytes as UTF-8 if valid, otherwise as Windows-1251 if they contain Cyrillic words, otherwise as
/// Windows-1252. In the latter two, each byte is one character.
pub(super) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) if is_cyrillic(bytes) => Cow::Owned(bytes.iter().copied().map(cyrillic).collect()),
        Err(_) => Cow::Owned(bytes.iter().copied().map(latin).collect()),
    }
}

/// Whether there are three adjacent letters beyond ASCII, which is rare in western languages.
pub(super) fn is_cyrillic(bytes: &[u8]) -> bool {
    let letter = |byte: &u8| matches!(byte, 0xc0..=0xff | 0xa8 | 0xb8);
    bytes.windows(3).any(|three| three.iter().all(letter))
}

fn cyrillic(byte: u8) -> char {
    match byte {
        0..0x80 => char::from(byte),
        0x80..0xc0 => WINDOWS_1251[usize::from(byte - 0x80)],
        0xc0.. => char::from_u32(0x410 + u32::from(byte - 0xc0)).unwrap_or(char::REPLACEMENT_CHARACTER),
    }
}

fn latin(byte: u8) -> char {
    match byte {
        0x80..0xa0 => WINDOWS_1252[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// Converts UTF-16 that arrives in pieces to UTF-8.
#[derive(Clone, Debug)]
pub(super) struct Utf16 {
    big_endian: bool,
    /// Bytes of an incomplete character.
    left: Vec<u8>,
}

impl Utf16 {
    /// Recognizes UTF-16 by its byte order mark, or by zeros in the first characters, which are ASCII.
    pub(super) fn of(beginning: &[u8]) -> Option<(Utf16, usize)> {
        let (big_endian, mark) = match beginning {
            [0xff, 0xfe, ..] => (false, 2),
            [0xfe, 0xff, ..] => (true, 2),
            [1..0x80, 0, 1..0x80, 0, ..] => (false, 0),
            [0, 1..0x80, 0, 1..0x80, ..] => (true, 0),
            _ => return None,
        };
        Some((Utf16 { big_endian, left: Vec::new() }, mark))
    }

    /// Appends a piece to a text.
    pub(super) fn decode(&mut self, piece: &[u8], text: &mut Vec<u8>) {
        let mut bytes = std::mem::take(&mut self.left);
        bytes.extend_from_slice(piece);
        let unit = |pair: &[u8]| {
            let pair = [pair[0], pair[1]];
            if self.big_endian { u16::from_be_bytes(pair) } else { u16::from_le_bytes(pair) }
        };
        let mut units: Vec<u16> = bytes.chunks_exact(2).map(unit).collect();
        // The second half of a character may be in the next piece.
        let half = units.last().is_some_and(|unit| (0xd800..0xdc00).contains(unit));
        units.truncate(units.len() - usize::from(half));
        self.left = bytes.split_off(2 * units.len());
        for character in char::decode_utf16(units) {
            let character = character.unwrap_or(char::REPLACEMENT_CHARACTER);
            text.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
        }
    }
}

/// Converts UTF-16 to UTF-8 and returns other text as it is.
pub(super) fn without_utf16(text: &[u8]) -> Cow<'_, [u8]> {
    let Some((mut utf_16, mark)) = Utf16::of(text) else { return Cow::Borrowed(text) };
    let mut plain = Vec::with_capacity(text.len());
    utf_16.decode(&text[mark..], &mut plain);
    Cow::Owned(plain)
}
