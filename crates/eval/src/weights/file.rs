//! The weights file: reading and writing (`docs/formats/weights.md`).
//!
//! Invariant: reading never panics, and every damaged or truncated file is refused.

use alloc::{vec, vec::Vec};
use core::fmt;

use crownhead_rules::BoardKind;

use super::{Pair, Weights, layout::count};
use crate::regions;

/// Why bytes cannot be read as weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeightsError {
    /// The signature at the start is missing.
    Magic,
    /// The version of the format is not supported.
    Version(u8),
    /// The file is truncated or too long.
    Length,
    /// The checksum does not match.
    Checksum,
    /// The board is unknown.
    Board,
    /// There are more patterns than the board has.
    Patterns,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::Magic => f.write_str("not a weights file"),
            WeightsError::Version(version) => {
                write!(f, "version {version} of weights files is not supported")
            }
            WeightsError::Length => f.write_str("the weights file is truncated or too long"),
            WeightsError::Checksum => f.write_str("the weights file is damaged: its checksum does not match"),
            WeightsError::Board => f.write_str("the weights file is for an unknown board"),
            WeightsError::Patterns => f.write_str("the weights file has more patterns than its board"),
        }
    }
}

impl core::error::Error for WeightsError {}

const MAGIC: [u8; 7] = *b"CHEADWT";
const VERSION: u8 = 2;
/// Bytes of the header: signature, version, board, pieces, patterns, one reserved.
const HEADER: usize = 12;
/// Bytes of the checksum at the end.
const CHECKSUM: usize = 8;
/// The number of patterns in files that give it as 0, from before the byte was used.
const PATTERNS_IF_ZERO: u8 = 4;

impl Weights {
    /// Reads a weights file.
    ///
    /// # Errors
    /// If the bytes are not a weights file, or a damaged one.
    pub fn parse(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let (header, rest) = bytes.split_at_checked(HEADER).ok_or(WeightsError::Magic)?;
        if header[..7] != MAGIC {
            return Err(WeightsError::Magic);
        }
        if header[7] != VERSION {
            return Err(WeightsError::Version(header[7]));
        }
        let (packed, sum) = rest.split_last_chunk::<CHECKSUM>().ok_or(WeightsError::Length)?;
        if checksum(&bytes[..bytes.len() - CHECKSUM]).to_le_bytes() != *sum {
            return Err(WeightsError::Checksum);
        }
        let board = *BoardKind::ALL.get(usize::from(header[8])).ok_or(WeightsError::Board)?;
        let patterns = usize::from(if header[10] == 0 { PATTERNS_IF_ZERO } else { header[10] });
        if patterns > regions::patterns(board) {
            return Err(WeightsError::Patterns);
        }
        let mut values = unpack(packed, count(board, patterns)).ok_or(WeightsError::Length)?;
        // An older file lacks the patterns that the board has now.
        values.resize(Weights::count(board), [0; 2]);
        Ok(Weights { learned: patterns, ..Weights::new(board, header[9], values)? })
    }

    /// Writes a weights file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let board = BoardKind::ALL.iter().position(|&board| board == self.board).unwrap_or_default();
        bytes.extend([VERSION, board as u8, self.full, self.learned as u8, 0]);
        pack(&self.values[..self.learned()], &mut bytes);
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }
}

/// All weights of a full board, then all of an empty one. A run of zeros is a zero byte and its length; other values
/// are zigzag numbers.
fn pack(values: &[Pair], bytes: &mut Vec<u8>) {
    for phase in 0..2 {
        let mut zeros = 0_u32;
        for value in values.iter().map(|pair| i32::from(pair[phase])) {
            if value == 0 {
                zeros += 1;
                continue;
            }
            put_zeros(&mut zeros, bytes);
            put_number(((value << 1) ^ (value >> 31)) as u32, bytes);
        }
        put_zeros(&mut zeros, bytes);
    }
}

/// Ends a run of zeros.
fn put_zeros(zeros: &mut u32, bytes: &mut Vec<u8>) {
    if *zeros > 0 {
        bytes.push(0);
        put_number(*zeros, bytes);
        *zeros = 0;
    }
}

/// A LEB128 number: seven bits a byte, lowest first; the highest bit says that another byte follows.
fn put_number(mut value: u32, bytes: &mut Vec<u8>) {
    while value >= 0x80 {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}

fn unpack(bytes: &[u8], count: usize) -> Option<Vec<Pair>> {
    let mut rest = bytes;
    let (middle, ending) = (unpack_phase(&mut rest, count)?, unpack_phase(&mut rest, count)?);
    rest.is_empty().then(|| middle.into_iter().zip(ending).map(|(middle, ending)| [middle, ending]).collect())
}

fn unpack_phase(rest: &mut &[u8], count: usize) -> Option<Vec<i16>> {
    let mut values = vec![0; count];
    let mut at = 0;
    while at < count {
        let value = take_number(rest)?;
        if value == 0 {
            at = at.checked_add(usize::try_from(take_number(rest)?).ok()?)?;
            continue;
        }
        values[at] = i16::try_from((value >> 1) as i32 ^ -((value & 1) as i32)).ok()?;
        at += 1;
    }
    (at == count).then_some(values)
}

fn take_number(rest: &mut &[u8]) -> Option<u32> {
    let mut value = 0;
    for shift in [0, 7, 14, 21, 28] {
        let (&byte, tail) = rest.split_first()?;
        *rest = tail;
        value |= u32::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(value);
        }
    }
    None
}

/// FNV-1a of 64 bits, which detects every single changed byte.
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
