//! The file of a proof. `docs/formats/proof.md` describes every byte.

use std::collections::BTreeMap;

use crownhead_rules::{Color, table_position::TablePosition};

use crate::board::is_wide;
use crate::build::proof::{Claim, Member, Node, Proof, ProofSet, TablesFingerprint};
use crate::error::TableError;
use crate::index::Index;
use crate::index::Slice;
use crate::rules_key::RulesKey;
use crate::value::Value;

const MAGIC: &[u8; 8] = b"CHproof\x01";
/// The name of a proof in errors.
const NAME: &str = "the proof";

/// Positions by slice and side to move: numbers with ranks.
type Groups = BTreeMap<(Slice, bool), Vec<(u64, u32)>>;

impl Proof {
    /// Writes the proof to bytes.
    ///
    /// # Errors
    /// If a position has too many pieces for a number.
    pub fn to_bytes(&self) -> Result<Vec<u8>, TableError> {
        let rules =
            self.key.house_rules().filter(|rules| !is_wide(rules.board)).ok_or(TableError::TooWide)?;
        let number = |board: &TablePosition<u64>| {
            let index = Index::<u64>::new(rules.board, Slice::of(board)).ok_or(TableError::TooWide)?;
            Ok::<_, TableError>((Slice::of(board), index.rank(board)))
        };
        let mut bytes = MAGIC.to_vec();
        bytes.extend((self.key.as_str().len() as u16).to_le_bytes());
        bytes.extend(self.key.as_str().as_bytes());
        let (slice, start) = number(&self.start)?;
        bytes.extend(slice_bytes(slice));
        bytes.extend(start.to_le_bytes());
        bytes.push(u8::from(self.turn == Color::Black));
        bytes.push(self.tables.pieces);
        bytes.extend(self.tables.list.to_le_bytes());
        bytes.extend([self.value.without_distance().code() as u8, self.sets.len() as u8]);
        for set in &self.sets {
            let mut groups = Groups::new();
            for member in &set.members {
                let (slice, number) = number(&member.node.board)?;
                groups.entry((slice, member.node.own)).or_default().push((number, member.rank));
            }
            bytes.push(u8::from(set.claim == Claim::Wins));
            bytes.extend((groups.len() as u32).to_le_bytes());
            for ((slice, own), members) in groups {
                bytes.extend(slice_bytes(slice));
                bytes.push(u8::from(own));
                bytes.extend((members.len() as u64).to_le_bytes());
                write_members(&mut bytes, members, set.claim);
            }
        }
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        Ok(bytes)
    }

    /// Reads a proof from bytes. [`Proof::check`] checks whether it holds.
    ///
    /// # Errors
    /// If the bytes are not a proof, or are damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Proof, TableError> {
        let damaged = |what: &str| TableError::damaged(NAME, what);
        if !bytes.starts_with(MAGIC) {
            return Err(damaged("not a proof, or a proof of an unknown version"));
        }
        let (whole, sum) = bytes.split_last_chunk().ok_or_else(|| damaged("it ends in its header"))?;
        if u32::from_le_bytes(*sum) != crc32fast::hash(whole) {
            return Err(damaged("its checksum is wrong"));
        }
        let mut reader = Reader(&whole[MAGIC.len()..]);
        let proof = reader.proof().filter(|_| reader.0.is_empty());
        proof.ok_or_else(|| damaged("it is malformed, though its checksum is right"))
    }
}

fn slice_bytes(slice: Slice) -> [u8; 4] {
    [slice.men[0], slice.kings[0], slice.men[1], slice.kings[1]]
}

/// Writes numbers in order as gaps, each with its rank for "wins".
fn write_members(bytes: &mut Vec<u8>, mut members: Vec<(u64, u32)>, claim: Claim) {
    members.sort_unstable();
    let mut next = 0;
    for (number, rank) in members {
        write_number(bytes, number - next);
        next = number + 1;
        if claim == Claim::Wins {
            write_number(bytes, rank.into());
        }
    }
}

/// Writes a number as LEB128: seven bits a byte, the lowest first, the highest bit set if more follow.
fn write_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number > 0x7f {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

struct Reader<'b>(&'b [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (head, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*head)
    }

    fn byte(&mut self, most: u8) -> Option<u8> {
        self.take::<1>().map(|[byte]| byte).filter(|&byte| byte <= most)
    }

    fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..63).step_by(7) {
            let byte = self.byte(u8::MAX)?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    fn slice(&mut self) -> Option<Slice> {
        let [our_men, our_kings, their_men, their_kings] = self.take()?;
        let slice = Slice::new(our_men, our_kings, their_men, their_kings);
        slice.checked_slot().map(|_| slice)
    }

    fn proof(&mut self) -> Option<Proof> {
        let length = usize::from(u16::from_le_bytes(self.take()?));
        let (text, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        let key = RulesKey::parse(std::str::from_utf8(text).ok()?)?;
        let board = Some(key.house_rules()?.board).filter(|&board| !is_wide(board))?;
        let index = Index::<u64>::new(board, self.slice()?)?;
        let number = Some(u64::from_le_bytes(self.take()?)).filter(|&number| number < index.size())?;
        let turn = if self.byte(1)? == 0 { Color::White } else { Color::Black };
        let tables =
            TablesFingerprint { pieces: self.byte(u8::MAX)?, list: u32::from_le_bytes(self.take()?) };
        let value = Value::from_code(self.byte(2)?.into());
        let count = self.byte(2)?;
        let sets = (0..count).map(|_| self.set(board)).collect::<Option<_>>()?;
        Some(Proof { key, turn, start: index.unrank(number), tables, value, sets })
    }

    fn set(&mut self, board: crownhead_rules::BoardKind) -> Option<ProofSet> {
        let claim = if self.byte(1)? == 0 { Claim::DoesNotLose } else { Claim::Wins };
        let groups = u32::from_le_bytes(self.take()?);
        let mut members = Vec::new();
        for _ in 0..groups {
            let index = Index::<u64>::new(board, self.slice()?)?;
            let own = self.byte(1)? == 1;
            let count = u64::from_le_bytes(self.take()?);
            let mut next: u64 = 0;
            for _ in 0..count {
                let number = next.checked_add(self.number()?).filter(|&number| number < index.size())?;
                next = number + 1;
                let rank = if claim == Claim::Wins { u32::try_from(self.number()?).ok()? } else { 0 };
                members.push(Member { node: Node { board: index.unrank(number), own }, rank });
            }
        }
        Some(ProofSet::new(claim, members))
    }
}
