//! House rules as a short code for links: `1` and twenty letters and digits.
//!
//! The first character is the version. The others hold every switch in a fixed number of bits, the first
//! switch in the highest, then a checksum: 100 bits, five a character, in Crockford's base 32 (digits and
//! small letters without i, l, o, u). A value with a name counts as its place in the list of names, so those
//! lists may grow at their ends and never change their order.

use crownhead_rules::{Contradiction, HouseRules, RuleValue, draw::DrawRules};
use thiserror::Error;

use super::keys::MOST_KING_MOVES;

const VERSION: char = '1';
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const BITS_A_CHARACTER: u32 = 5;
/// Bits of all switches together.
const SWITCH_BITS: u32 = 84;
const CHECK_BITS: u32 = 16;
/// Characters of a code, the version included.
const LENGTH: usize = 1 + ((SWITCH_BITS + CHECK_BITS) / BITS_A_CHARACTER) as usize;

/// Why a text is no code of house rules.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum CodeError {
    /// A character that no code contains.
    #[error("\"{}\" does not belong in a code of house rules", .0.escape_debug())]
    Character(char),
    /// Another version, or no code at all.
    #[error("a code of house rules begins with 1, the only version so far")]
    Version,
    /// Too short or too long.
    #[error("a code of house rules has {LENGTH} characters, and this one has {0}")]
    Length(usize),
    /// Characters were changed.
    #[error("this code of house rules has a slip of the pen: its checksum is wrong")]
    Checksum,
    /// A value that no switch has; a later program may know it.
    #[error("this code turns a switch to a value that is not known here")]
    Value,
    /// Switches that contradict each other.
    #[error("these rules cannot be played: {0}")]
    Contradiction(Contradiction),
}

/// The code of house rules, which must be free of contradictions.
pub fn to_code(rules: &HouseRules) -> String {
    let mut packer = Packer { bits: 0 };
    pass(&mut packer, rules);
    let bits = packer.bits << CHECK_BITS | u128::from(checksum(packer.bits));
    let digit = |place: u32| {
        let value = (bits >> (place * BITS_A_CHARACTER)) as usize % ALPHABET.len();
        char::from(ALPHABET[value])
    };
    let digits = (0..(SWITCH_BITS + CHECK_BITS) / BITS_A_CHARACTER).rev().map(digit);
    [VERSION].into_iter().chain(digits).collect()
}

/// Whether a text looks like a code of house rules, right or wrong: no key begins like one.
pub fn is_code(text: &str) -> bool {
    text.trim().starts_with(VERSION)
}

/// The house rules of a code. Capital letters are small ones, and `o`, `i` and `l` the digits they look like.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn from_code(code: &str) -> Result<HouseRules, CodeError> {
    let digits = code.trim().chars().map(value_of).collect::<Result<Vec<u8>, CodeError>>()?;
    if digits.first().map(|&digit| char::from(ALPHABET[usize::from(digit)])) != Some(VERSION) {
        return Err(CodeError::Version);
    }
    if digits.len() != LENGTH {
        return Err(CodeError::Length(digits.len()));
    }
    let bits = digits[1..].iter().fold(0, |bits, &digit| bits << BITS_A_CHARACTER | u128::from(digit));
    let (switches, check) = (bits >> CHECK_BITS, bits as u16);
    if checksum(switches) != check {
        return Err(CodeError::Checksum);
    }
    let mut unpacker = Unpacker { bits: switches, left: SWITCH_BITS };
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
fn checksum(switches: u128) -> u16 {
    (0..SWITCH_BITS).rev().fold(u16::MAX, |check, place| {
        let out = (check >> 15) ^ (switches >> place & 1) as u16;
        (check << 1) ^ (out * 0x1021)
    })
}

/// Something that numbers of few bits go into or come out of.
pub(super) trait Coder {
    /// Takes a number and hands it back, or hands back the next one.
    fn number(&mut self, value: u32, bits: u32) -> u32;

    /// The same for a place in a list of names.
    fn place(&mut self, place: u32, bits: u32, _names: &[&'static str]) -> u32 {
        self.number(place, bits)
    }
}

struct Packer {
    bits: u128,
}

impl Coder for Packer {
    fn number(&mut self, value: u32, bits: u32) -> u32 {
        let value = value.min((1 << bits) - 1);
        self.bits = self.bits << bits | u128::from(value);
        value
    }
}

struct Unpacker {
    bits: u128,
    /// Bits that are still to come.
    left: u32,
}

impl Coder for Unpacker {
    fn number(&mut self, _: u32, bits: u32) -> u32 {
        self.left -= bits;
        (self.bits >> self.left) as u32 & ((1 << bits) - 1)
    }
}

fn named<T: RuleValue>(coder: &mut dyn Coder, value: T, bits: u32) -> Option<T> {
    let place = T::VALUES.iter().position(|&other| other == value).unwrap_or_default();
    let words: Vec<&'static str> = T::VALUES.iter().map(|value| value.value_key()).collect();
    T::VALUES.get(coder.place(place as u32, bits, &words) as usize).copied()
}

fn flag(coder: &mut dyn Coder, value: bool) -> bool {
    coder.number(value.into(), 1) == 1
}

/// Every switch with its bits, in the order of the code. `None` for a value without a name.
pub(super) fn pass(coder: &mut dyn Coder, rules: &HouseRules) -> Option<HouseRules> {
    Some(HouseRules {
        board: named(coder, rules.board, 4)?,
        rows: coder.number(rules.rows.into(), 4) as u8,
        home_gap: coder.number(rules.home_gap.into(), 4) as u8,
        starts: named(coder, rules.starts, 1)?,
        men_capture_back: flag(coder, rules.men_capture_back),
        flying_kings: flag(coder, rules.flying_kings),
        // These two were one field of two bits before there was huffing: older codes have no such bit set.
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
