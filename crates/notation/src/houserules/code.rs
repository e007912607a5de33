//! House rules as a short code for links: the version, then twenty letters and digits (twenty-five in version 2).
//!
//! The first character is the version. The others hold every switch in a fixed number of bits, the first switch in the
//! highest, then a checksum, five bits a character, in Crockford's base 32 (digits and lowercase letters without i, l,
//! o, u). A named value is stored as its index in the list of values, so those lists may grow at the end but never
//! change their order. Rules with a value that does not fit version 1 are written as version 2, which gives every named
//! value four bits and has five more characters.

use crownhead_rules::{Contradiction, HouseRules, RuleValue, draw::DrawRules};
use thiserror::Error;

use super::keys::MOST_KING_MOVES;

const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const BITS_A_CHARACTER: u32 = 5;
const CHECK_BITS: u32 = 16;
/// Bits of a named value in version 2.
const WIDE: u32 = 4;

/// A version of the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Version {
    /// As few bits for each named value as its list needed when the code was designed.
    Narrow,
    /// Four bits for each named value.
    Wide,
}

impl Version {
    const ALL: [Version; 2] = [Version::Narrow, Version::Wide];

    const fn letter(self) -> char {
        match self {
            Version::Narrow => '1',
            Version::Wide => '2',
        }
    }

    /// Bits of all switches together.
    const fn switch_bits(self) -> u32 {
        match self {
            Version::Narrow => 84,
            Version::Wide => 109,
        }
    }

    /// The number of characters after the version.
    const fn digits(self) -> u32 {
        (self.switch_bits() + CHECK_BITS) / BITS_A_CHARACTER
    }

    /// The number of characters of a code, including the version.
    const fn length(self) -> usize {
        1 + self.digits() as usize
    }
}

/// Why a text is not a house-rules code.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum CodeError {
    /// A character that no code contains.
    #[error("\"{}\" does not belong in a house-rules code", .0.escape_debug())]
    Character(char),
    /// Another version, or no code at all.
    #[error("a house-rules code begins with 1 or 2, its version")]
    Version,
    /// Too short or too long.
    #[error("a house-rules code has {short} or {long} characters, and this one has {0}", short = Version::Narrow.length(), long = Version::Wide.length())]
    Length(usize),
    /// Characters were changed.
    #[error("this house-rules code has a typo: its checksum is wrong")]
    Checksum,
    /// A value that no switch has; a later program may know it.
    #[error("this house-rules code gives a switch an unknown value")]
    Value,
    /// Contradictory switches.
    #[error("these rules cannot be played: {0}")]
    Contradiction(Contradiction),
}

/// The code of these house rules, which must be free of contradictions.
pub fn to_code(rules: &HouseRules) -> String {
    to_code_in(rules, Version::Narrow).unwrap_or_else(|| code_of(Packer::of(rules, Version::Wide)))
}

/// The code of these house rules in a version, or `None` if a value does not fit it.
pub fn to_code_in(rules: &HouseRules, version: Version) -> Option<String> {
    let packer = Packer::of(rules, version);
    packer.fits.then(|| code_of(packer))
}

fn code_of(Packer { bits, version, .. }: Packer) -> String {
    let bits = bits << CHECK_BITS | u128::from(checksum(version, bits));
    let digit = |place: u32| {
        let value = (bits >> (place * BITS_A_CHARACTER)) as usize % ALPHABET.len();
        char::from(ALPHABET[value])
    };
    let digits = (0..version.digits()).rev().map(digit);
    [version.letter()].into_iter().chain(digits).collect()
}

/// Whether a text looks like a house-rules code, right or wrong: no key begins like one.
pub fn is_code(text: &str) -> bool {
    text.trim().starts_with(Version::ALL.map(Version::letter))
}

/// The house rules of a code. Capitals count as lowercase, and `o`, `i` and `l` as the digits they resemble.
///
/// # Errors
/// The first problem.
pub fn from_code(code: &str) -> Result<HouseRules, CodeError> {
    let digits = code.trim().chars().map(value_of).collect::<Result<Vec<u8>, CodeError>>()?;
    let letter = digits.first().map(|&digit| char::from(ALPHABET[usize::from(digit)]));
    let version = Version::ALL.into_iter().find(|version| Some(version.letter()) == letter);
    let version = version.ok_or(CodeError::Version)?;
    if digits.len() != version.length() {
        return Err(CodeError::Length(digits.len()));
    }
    let bits = digits[1..].iter().fold(0, |bits, &digit| bits << BITS_A_CHARACTER | u128::from(digit));
    let (switches, check) = (bits >> CHECK_BITS, bits as u16);
    if checksum(version, switches) != check {
        return Err(CodeError::Checksum);
    }
    let mut unpacker = Unpacker { bits: switches, left: version.switch_bits(), version };
    let blank = HouseRules::plain(crownhead_rules::BoardKind::Dark8);
    let rules = pass(&mut unpacker, &blank).ok_or(CodeError::Value)?;
    if rules.king_move_limit > MOST_KING_MOVES {
        return Err(CodeError::Value);
    }
    match rules.contradictions().first() {
        Some(&contradiction) => Err(CodeError::Contradiction(contradiction)),
        None => Ok(rules),
    }
}

fn value_of(character: char) -> Result<u8, CodeError> {
    let meant = match character.to_ascii_lowercase() {
        'o' => '0',
        'i' | 'l' => '1',
        other => other,
    };
    let found = ALPHABET.iter().position(|&letter| char::from(letter) == meant);
    found.map(|value| value as u8).ok_or(CodeError::Character(character))
}

/// CRC-16 (CCITT) of the switches, highest bit first.
fn checksum(version: Version, switches: u128) -> u16 {
    (0..version.switch_bits()).rev().fold(u16::MAX, |check, place| {
        let out = (check >> 15) ^ (switches >> place & 1) as u16;
        (check << 1) ^ (out * 0x1021)
    })
}

/// Writes or reads numbers of few bits.
pub(super) trait Coder {
    /// Writes a number and returns it, or reads and returns the next one.
    fn number(&mut self, value: u32, bits: u32) -> u32;

    /// The same for an index in a list of names.
    fn place(&mut self, place: u32, bits: u32, _names: &[&'static str]) -> u32 {
        self.number(place, bits)
    }
}

struct Packer {
    bits: u128,
    version: Version,
    /// Whether every named value has fit so far.
    fits: bool,
}

impl Packer {
    /// The switches in a version; only if the packer says `fits` they can be read back.
    fn of(rules: &HouseRules, version: Version) -> Packer {
        let mut packer = Packer { bits: 0, version, fits: true };
        pass(&mut packer, rules);
        packer
    }
}

impl Coder for Packer {
    fn number(&mut self, value: u32, bits: u32) -> u32 {
        let value = value.min((1 << bits) - 1);
        self.bits = self.bits << bits | u128::from(value);
        value
    }

    fn place(&mut self, place: u32, bits: u32, _: &[&'static str]) -> u32 {
        let bits = bits_of_place(self.version, bits);
        self.fits &= place < 1 << bits;
        self.number(place, bits)
    }
}

struct Unpacker {
    bits: u128,
    /// The remaining bits.
    left: u32,
    version: Version,
}

impl Coder for Unpacker {
    fn number(&mut self, _: u32, bits: u32) -> u32 {
        self.left -= bits;
        (self.bits >> self.left) as u32 & ((1 << bits) - 1)
    }

    fn place(&mut self, place: u32, bits: u32, _: &[&'static str]) -> u32 {
        self.number(place, bits_of_place(self.version, bits))
    }
}

/// The bits of a named value.
const fn bits_of_place(version: Version, narrow: u32) -> u32 {
    match version {
        Version::Narrow => narrow,
        Version::Wide => WIDE,
    }
}

fn named<T: RuleValue>(coder: &mut dyn Coder, value: T, bits: u32) -> Option<T> {
    const { assert!(T::VALUES.len() <= 1 << WIDE, "a named value has room in a code of version 2") };
    let place = T::VALUES.iter().position(|&other| other == value).unwrap_or_default();
    let words: Vec<&'static str> = T::VALUES.iter().map(|value| value.value_key()).collect();
    T::VALUES.get(coder.place(place as u32, bits, &words) as usize).copied()
}

fn flag(coder: &mut dyn Coder, value: bool) -> bool {
    coder.number(value.into(), 1) == 1
}

/// Passes every switch with its bits, in the order of the code. `None` for a value without a name.
pub(super) fn pass(coder: &mut dyn Coder, rules: &HouseRules) -> Option<HouseRules> {
    Some(HouseRules {
        board: named(coder, rules.board, 4)?,
        rows: coder.number(rules.rows.into(), 4) as u8,
        home_gap: coder.number(rules.home_gap.into(), 4) as u8,
        starts: named(coder, rules.starts, 1)?,
        men_capture_back: flag(coder, rules.men_capture_back),
        flying_kings: flag(coder, rules.flying_kings),
        // Before huffing existed, these two were one field of two bits; older codes leave the bit at zero.
        huffing: flag(coder, rules.huffing),
        capture_duty: named(coder, rules.capture_duty, 1)?,
        chain_duty: named(coder, rules.chain_duty, 2)?,
        precedence: named(coder, rules.precedence, 4)?,
        crowning_in_capture: named(coder, rules.crowning_in_capture, 2)?,
        regicide: named(coder, rules.regicide, 3)?,
        man_steps: named(coder, rules.man_steps, 2)?,
        man_captures: named(coder, rules.man_captures, 2)?,
        king_steps: named(coder, rules.king_steps, 2)?,
        king_captures: named(coder, rules.king_captures, 2)?,
        removal: named(coder, rules.removal, 2)?,
        king_landing: named(coder, rules.king_landing, 3)?,
        may_turn_back: flag(coder, rules.may_turn_back),
        men_take_kings: flag(coder, rules.men_take_kings),
        king_move_limit: coder.number(rules.king_move_limit.into(), 8) as u8,
        goal: named(coder, rules.goal, 3)?,
        draws: DrawRules {
            repetition: coder.number(rules.draws.repetition.into(), 8) as u8,
            no_progress: coder.number(rules.draws.no_progress.into(), 16) as u16,
            endings: named(coder, rules.draws.endings, 4)?,
            claims: named(coder, rules.draws.claims, 2)?,
        },
    })
}
