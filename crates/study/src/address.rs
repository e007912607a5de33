//! A whole study in a link: `#game=` and the game in base64url.
//!
//! The first byte says how the rest is packed: 0 as it is, 1 with deflate. The rest is a block of the binary form,
//! whose checksum finds links that were cut off. `docs/formats/address.md` has the details.

use crownhead_notation::{
    binary::{self, BinaryError},
    pdn::Tree,
};
use thiserror::Error;

use crate::{error::StudyError, study::Study};

/// What a fragment of an address begins with.
pub const KEY: &str = "game=";

/// The bytes that the packed game of a link can have at most, and those of the game itself.
const LONGEST_PACKED: usize = 1 << 20;
const LONGEST: usize = 4 << 20;

/// How the bytes of a game are packed.
const PLAIN: u8 = 0;
const DEFLATE: u8 = 1;

/// Why a text is not the address of a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum AddressError {
    /// The text has no `game=`.
    #[error("this link contains no game")]
    NoGame,
    /// A character that no link of ours has.
    #[error("this link is damaged: character {0} of the game is none of A-Z, a-z, 0-9, - and _")]
    Character(usize),
    /// The link ends too early, or was changed.
    #[error("this link is damaged or was cut off")]
    Damaged,
    /// A later version.
    #[error("this link was made by a newer version of the program")]
    Version,
    /// The game is too large.
    #[error("the game in this link is too large")]
    TooLong,
    /// The game is no game.
    #[error("the game in this link cannot be read: {0}")]
    Game(BinaryError),
    /// The game does not fit in a study.
    #[error(transparent)]
    Study(#[from] StudyError),
}

/// The fragment of an address with the whole study, from its `#` on.
///
/// ```
/// use crownhead_rules::Variant;
/// use crownhead_study::{Study, address};
///
/// let study = Study::new(Variant::Frisian);
/// let link = format!("https://example.org/study{}", address::fragment(&study));
/// assert_eq!(address::read(&link)?, study);
/// # Ok::<(), address::AddressError>(())
/// ```
pub fn fragment(study: &Study) -> String {
    let block = binary::write(&study.to_tree());
    let packed = miniz_oxide::deflate::compress_to_vec(&block, 9);
    if packed.len() < block.len() { coded(DEFLATE, packed) } else { coded(PLAIN, block) }
}

/// The same for a game. It is not packed: it is short, and a page of games needs no code for packing.
pub fn fragment_of(game: &Tree) -> String {
    coded(PLAIN, binary::write(game))
}

fn coded(how: u8, body: Vec<u8>) -> String {
    let mut bytes = Vec::with_capacity(body.len() + 1);
    bytes.push(how);
    bytes.extend(body);
    format!("#{KEY}{}", to_base64(&bytes))
}

/// Whether a text seems to be an address with a game.
pub fn is_one(text: &str) -> bool {
    code_of(text).is_some()
}

fn code_of(text: &str) -> Option<&str> {
    let text = text.trim();
    let rest = match text.split_once('#') {
        Some((_, fragment)) => fragment,
        None => text,
    };
    let (before, code) = rest.split_once(KEY)?;
    let whole = before.is_empty() || before.ends_with('&');
    whole.then(|| code.split('&').next().unwrap_or(code))
}

/// The study of an address, of its fragment, or of what follows the `#`.
///
/// # Errors
/// Why the text has no game that can be read.
pub fn read(text: &str) -> Result<Study, AddressError> {
    let code = code_of(text).ok_or(AddressError::NoGame)?;
    if code.len() > LONGEST_PACKED / 3 * 4 {
        return Err(AddressError::TooLong);
    }
    let bytes = from_base64(code)?;
    let (&how, body) = bytes.split_first().ok_or(AddressError::Damaged)?;
    let block = match how {
        PLAIN => body.to_vec(),
        DEFLATE => {
            use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};
            decompress_to_vec_with_limit(body, LONGEST).map_err(|error| match error.status {
                TINFLStatus::HasMoreOutput => AddressError::TooLong,
                _ => AddressError::Damaged,
            })?
        }
        _ => return Err(AddressError::Version),
    };
    match binary::read_one(&block, 0) {
        Ok(Some((tree, used))) if used == block.len() => Ok(Study::from_tree(&tree)?),
        Ok(_) | Err(BinaryError::Checksum { .. } | BinaryError::Truncated { .. }) => {
            Err(AddressError::Damaged)
        }
        Err(error) => Err(AddressError::Game(error)),
    }
}

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes as base64url without padding (RFC 4648, section 5).
fn to_base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let byte = |at: usize| u32::from(group.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for digit in 0..=group.len() {
            text.push(char::from(DIGITS[(bits >> (18 - 6 * digit) & 63) as usize]));
        }
    }
    text
}

fn from_base64(text: &str) -> Result<Vec<u8>, AddressError> {
    let value = |(at, &digit): (usize, &u8)| {
        let found = DIGITS.iter().position(|&known| known == digit);
        found.map(|value| value as u32).ok_or(AddressError::Character(at + 1))
    };
    let text = text.trim_end_matches('=').as_bytes();
    let digits: Vec<u32> = text.iter().enumerate().map(value).collect::<Result<_, _>>()?;
    let mut bytes = Vec::with_capacity(digits.len() * 3 / 4);
    for group in digits.chunks(4) {
        let bits = group.iter().fold(0, |bits, digit| bits << 6 | digit) << (6 * (4 - group.len()));
        let count = (group.len() * 6 / 8).min(3);
        bytes.extend_from_slice(&bits.to_be_bytes()[1..=count]);
    }
    Ok(bytes)
}
