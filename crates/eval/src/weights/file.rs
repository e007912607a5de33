//! The weights file: reading and writing (`docs/formats/weights.md`).
//!
//! Invariant: reading never panics, and every damaged or truncated file is refused.

use alloc::{vec, vec::Vec};
use core::fmt;

use crownhead_rules::BoardKind;

use super::{MAX_PHASES, Phase, Weights, layout::count};
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
    /// The phases do not lead from a full to an empty board, or are too many.
    Phases,
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
            WeightsError::Phases => {
                f.write_str("the weights file has too many phases, or has them in the wrong order")
            }
        }
    }
}

impl core::error::Error for WeightsError {}

const MAGIC: [u8; 7] = *b"CHEADWT";
const VERSION: u8 = 3;
/// The version without phases between the full and the empty board.
const TWO_PHASES: u8 = 2;
/// Bytes of the header: signature, version, board, pieces, patterns, number of phases between the first and the last.
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
        let between = match header[7] {
            VERSION => usize::from(header[11]),
            TWO_PHASES => 0,
            version => return Err(WeightsError::Version(version)),
        };
        let (packed, sum) = rest.split_last_chunk::<CHECKSUM>().ok_or(WeightsError::Length)?;
        if checksum(&bytes[..bytes.len() - CHECKSUM]).to_le_bytes() != *sum {
            return Err(WeightsError::Checksum);
        }
        let board = *BoardKind::ALL.get(usize::from(header[8])).ok_or(WeightsError::Board)?;
        let patterns = usize::from(if header[10] == 0 { PATTERNS_IF_ZERO } else { header[10] });
        if patterns > regions::patterns(board) {
            return Err(WeightsError::Patterns);
        }
        if between > MAX_PHASES - 2 {
            return Err(WeightsError::Phases);
        }
        let (between, mut rest) = packed.split_at_checked(between).ok_or(WeightsError::Length)?;
        let mut phases = Vec::new();
        for &pieces in [header[9]].iter().chain(between).chain(&[0]) {
            let mut values = unpack(&mut rest, count(board, patterns)).ok_or(WeightsError::Length)?;
            // An older file lacks the patterns that the board has now.
            values.resize(Weights::count(board), 0);
            phases.push(Phase { pieces, values });
        }
        if !rest.is_empty() {
            return Err(WeightsError::Length);
        }
        Ok(Weights { learned: patterns, ..Weights::new(board, phases)? })
    }

    /// Writes a weights file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let board = BoardKind::ALL.iter().position(|&board| board == self.board).unwrap_or_default();
        let between = &self.phases[1..self.phases.len() - 1];
        bytes.extend([VERSION, board as u8, self.phases[0].pieces, self.learned as u8, between.len() as u8]);
        bytes.extend(between.iter().map(|phase| phase.pieces));
        self.phases.iter().for_each(|phase| pack(&phase.values[..self.learned()], &mut bytes));
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }
}

/// The values of a phase. A run of zeros is a zero byte and its length; other values are zigzag numbers.
fn pack(values: &[i16], bytes: &mut Vec<u8>) {
    let mut zeros = 0_u32;
    for value in values.iter().map(|&value| i32::from(value)) {
        if value == 0 {
            zeros += 1;
            continue;
        }
        put_zeros(&mut zeros, bytes);
        put_number(((value << 1) ^ (value >> 31)) as u32, bytes);
    }
    put_zeros(&mut zeros, bytes);
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

/// Takes the values of a phase.
fn unpack(rest: &mut &[u8], count: usize) -> Option<Vec<i16>> {
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
