//! The file of a table: header, index of blocks, blocks. `docs/formats/endgame.md` describes every byte.

use crate::codec::{Codec, take};
use crate::error::TableError;
use crate::index::Slice;
use crate::index::positions;
use crate::rules_key::RulesKey;
use crate::store::Census;
use crate::store::crc;
use crate::value::Metric;

/// The first bytes of every file; the last of them is the version.
pub(crate) const MAGIC: [u8; 8] = *b"CHendgm\x01";
/// Bytes of the magic and the header length.
pub(crate) const PREFIX: usize = 12;
/// Flag: the rules limit king moves in a row, which the table ignores.
#[cfg(feature = "build")]
const NO_KING_LIMIT: u8 = 1;
/// Stands for a missing distance.
const NONE: u16 = u16::MAX;

/// Everything in a file except its blocks.
#[derive(Clone, Debug)]
pub(crate) struct Header {
    pub(crate) key: RulesKey,
    pub(crate) slice: Slice,
    pub(crate) metric: Metric,
    pub(crate) census: Census,
    pub(crate) codec: Codec,
    /// The offset of each block from the first one, and its checksum; one entry more than there are blocks.
    pub(crate) blocks: Vec<(u64, u32)>,
    /// Bytes of the header.
    pub(crate) length: u64,
}

/// The file name of a slice.
pub fn file_name(slice: Slice) -> String {
    format!("{}.ceg", slice.file_stem())
}

/// The file name of the manifest.
#[cfg(feature = "build")]
pub const MANIFEST: &str = "manifest.json";

/// The bytes of a file.
#[cfg(feature = "build")]
pub(crate) fn write(
    (key, slice, metric): (&RulesKey, Slice, Metric),
    census: &Census,
    codec: &Codec,
    blocks: &[Vec<u8>],
) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend([0; 4]);
    bytes.extend((key.as_str().len() as u16).to_le_bytes());
    bytes.extend(key.as_str().as_bytes());
    bytes.extend([slice.men[0], slice.kings[0], slice.men[1], slice.kings[1]]);
    bytes.push(metric as u8);
    let limited = key.house_rules().is_some_and(|rules| rules.king_move_limit > 0);
    bytes.push(if limited { NO_KING_LIMIT } else { 0 });
    for count in [census.wins, census.losses, census.draws, census.captures] {
        bytes.extend(count.to_le_bytes());
    }
    for longest in [census.longest_win, census.longest_loss] {
        let (plies, number) = longest.unwrap_or((NONE, 0));
        bytes.extend(plies.to_le_bytes());
        bytes.extend(number.to_le_bytes());
    }
    codec.write(&mut bytes);
    for block in blocks {
        bytes.extend((block.len() as u16).to_le_bytes());
        bytes.extend(crc::hash(block).to_le_bytes());
    }
    let length = bytes.len() as u32 + 4;
    bytes[MAGIC.len()..PREFIX].copy_from_slice(&length.to_le_bytes());
    bytes.extend(crc::hash(&bytes).to_le_bytes());
    for block in blocks {
        bytes.extend(block);
    }
    bytes
}

/// Reads the length of the header from the first bytes of a file.
pub(crate) fn header_length(name: &str, prefix: &[u8]) -> Result<u64, TableError> {
    let (magic, length) = prefix.split_at_checked(MAGIC.len()).unwrap_or_default();
    if magic.get(..7) != Some(&MAGIC[..7]) {
        return Err(TableError::damaged(name, "not an endgame table: it does not begin with CHendgm"));
    }
    if magic != MAGIC {
        return Err(TableError::damaged(name, format!("format version {} is unknown", magic[7])));
    }
    let length = length.get(..4).and_then(|bytes| Some(u32::from_le_bytes(bytes.try_into().ok()?)));
    length.map(u64::from).ok_or_else(|| TableError::damaged(name, "the file ends in its header"))
}

/// Reads a header of [`header_length`] bytes.
pub(crate) fn read(name: &str, bytes: &[u8]) -> Result<Header, TableError> {
    let (content, check) =
        bytes.split_last_chunk::<4>().ok_or_else(|| TableError::damaged(name, "no header"))?;
    if crc::hash(content).to_le_bytes() != *check {
        return Err(TableError::damaged(name, "the checksum of the header is wrong"));
    }
    let mut rest = content.get(PREFIX..).unwrap_or_default();
    let header = read_fields(&mut rest, bytes.len() as u64);
    header
        .filter(|_| rest.is_empty())
        .ok_or_else(|| TableError::damaged(name, "the header is malformed, though its checksum is right"))
}

fn read_fields(bytes: &mut &[u8], length: u64) -> Option<Header> {
    let key_length = usize::from(number::<u16, 2>(bytes, u16::from_le_bytes)?);
    let key = RulesKey::parse(std::str::from_utf8(take(bytes, key_length)?).ok()?)?;
    let [our_men, our_kings, their_men, their_kings, metric, _flags] = take(bytes, 6)?.try_into().ok()?;
    let slice = Slice::new(our_men, our_kings, their_men, their_kings);
    let metric = *Metric::ALL.get(usize::from(metric))?;
    let mut census = Census {
        wins: number::<u64, 8>(bytes, u64::from_le_bytes)?,
        losses: number::<u64, 8>(bytes, u64::from_le_bytes)?,
        draws: number::<u64, 8>(bytes, u64::from_le_bytes)?,
        captures: number::<u64, 8>(bytes, u64::from_le_bytes)?,
        ..Census::default()
    };
    for longest in [&mut census.longest_win, &mut census.longest_loss] {
        let plies = number::<u16, 2>(bytes, u16::from_le_bytes)?;
        let place = number::<u64, 8>(bytes, u64::from_le_bytes)?;
        *longest = (plies != NONE).then_some((plies, place));
    }
    let codec = Codec::read(bytes)?;
    let size = u64::try_from(positions(key.house_rules()?.board, slice)).ok()?;
    let counted = census.wins.checked_add(census.losses)?.checked_add(census.draws)?;
    let (mut blocks, mut offset) = (Vec::new(), 0);
    for _ in 0..codec.blocks(size) {
        let length = number::<u16, 2>(bytes, u16::from_le_bytes)?;
        blocks.push((offset, number::<u32, 4>(bytes, u32::from_le_bytes)?));
        offset += u64::from(length);
    }
    blocks.push((offset, 0));
    (counted == size).then_some(Header { key, slice, metric, census, codec, blocks, length })
}

fn number<T, const N: usize>(bytes: &mut &[u8], from: fn([u8; N]) -> T) -> Option<T> {
    take(bytes, N)?.try_into().ok().map(from)
}

impl Header {
    /// The length of the file in bytes.
    pub(crate) fn file_length(&self) -> u64 {
        self.length + self.blocks.last().map_or(0, |block| block.0)
    }

    /// The offset of a block in the file, and its length.
    #[inline]
    pub(crate) fn place(&self, block: u64) -> (u64, usize) {
        let [from, to] = [self.blocks[block as usize].0, self.blocks[block as usize + 1].0];
        (self.length + from, (to - from) as usize)
    }

    /// Whether these bytes match the checksum of a block.
    pub(crate) fn checks(&self, block: u64, bytes: &[u8]) -> bool {
        crc::hash(bytes) == self.blocks[block as usize].1
    }

    /// The error for a block with a wrong checksum.
    pub(crate) fn bad_block(&self, name: &str, block: u64) -> TableError {
        let (offset, length) = self.place(block);
        let what = format!("the checksum of block {block} is wrong ({length} bytes from byte {offset} on)");
        TableError::damaged(name, what)
    }
}
