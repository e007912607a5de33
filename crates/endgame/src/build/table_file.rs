//! Writes solved slices to files and reads them back.

use std::ops::Range;

use crownhead_rules::bits::Bits;
use rayon::prelude::*;

use crate::board::Word;
use crate::build::retrograde::SolvedSlice;
use crate::build::solved::{SolvedTables, Table, Values};
use crate::codec::{self, Column};
use crate::error::TableError;
use crate::index::Index;
use crate::probe::successors::Successors;
use crate::rules_key::RulesKey;
use crate::store::Census;
use crate::store::file::{self, Header};
use crate::value::Metric;

impl<W: Bits> Column for SolvedSlice<W> {
    fn size(&self) -> u64 {
        self.table.index.size()
    }

    fn symbol(&self, number: u64) -> u16 {
        self.table.values.code(number)
    }

    fn is_free(&self, number: u64) -> bool {
        self.captures[(number / 8) as usize] >> (number % 8) & 1 == 1
    }

    fn greatest(&self) -> u16 {
        match &self.table.values {
            Values::Pairs(_) => 2,
            Values::Words(words) => words.par_iter().copied().max().unwrap_or(0),
        }
    }

    fn load(&self, numbers: Range<u64>, symbols: &mut Vec<u16>, free: &mut Vec<bool>) {
        symbols.extend(numbers.clone().map(|number| self.symbol(number)));
        free.extend(numbers.map(|number| self.is_free(number)));
    }

    fn strides(&self) -> Vec<u64> {
        let [black, white] = self.table.index.king_ways();
        vec![black, black * white]
    }
}

/// The bytes of the file of a solved slice.
pub(crate) fn to_file<W: Bits>(solved: &SolvedSlice<W>, key: &RulesKey, metric: Metric) -> Vec<u8> {
    let (codec, blocks) = codec::encode(solved);
    let census = Census::of(solved, metric.has_distances());
    file::write((key, solved.table.index.slice(), metric), &census, &codec, &blocks)
}

/// Reads the header of a whole file.
pub(crate) fn header_of(name: &str, bytes: &[u8]) -> Result<Header, TableError> {
    let length = file::header_length(name, bytes)?;
    let header = usize::try_from(length).ok().and_then(|length| bytes.get(..length));
    let header =
        file::read(name, header.ok_or_else(|| TableError::damaged(name, "the file ends in its header"))?)?;
    if header.file_length() != bytes.len() as u64 {
        let (found, expected) = (bytes.len(), header.file_length());
        return Err(TableError::damaged(name, format!("it has {found} bytes instead of {expected}")));
    }
    Ok(header)
}

/// Reads a slice from its file. Values of forced captures are derived again from smaller slices.
pub(crate) fn from_file<W: Word>(
    tables: &SolvedTables<W>,
    name: &str,
    header: &Header,
    bytes: &[u8],
) -> Result<SolvedSlice<W>, TableError> {
    let index = Index::new(tables.context.board, header.slice);
    let index = index.ok_or_else(|| TableError::damaged(name, "its slice has no positions on this board"))?;
    let restore = |successors: &mut Successors<W>, block: u64| {
        restore_block(tables, (name, header, bytes), &index, successors, block)
    };
    let blocks: Vec<(Vec<u16>, Vec<u8>)> = (0..header.codec.blocks(index.size()))
        .into_par_iter()
        .map_init(|| Successors::new(&tables.context), restore)
        .map(|block| block.map(|(symbols, captures)| (squeeze(tables.metric, symbols), captures)))
        .collect::<Result<_, TableError>>()?;
    let (values, captures): (Vec<_>, Vec<_>) = blocks.into_iter().unzip();
    let values = match tables.metric {
        Metric::Wdl => Values::Pairs(values.into_iter().flatten().map(|pairs| pairs as u8).collect()),
        Metric::Dtw | Metric::Dtc => Values::Words(values.concat()),
    };
    Ok(SolvedSlice { table: Table { index, values }, captures: captures.concat() })
}

/// Packs four symbols into a number where there are no distances.
fn squeeze(metric: Metric, symbols: Vec<u16>) -> Vec<u16> {
    match metric {
        Metric::Wdl => symbols
            .chunks(4)
            .map(|four| four.iter().rev().fold(0, |byte, symbol| byte << 2 | symbol))
            .collect(),
        Metric::Dtw | Metric::Dtc => symbols,
    }
}

/// Decodes a block: the true value codes of all positions, and which have a forced capture.
fn restore_block<W: Word>(
    tables: &SolvedTables<W>,
    (name, header, bytes): (&str, &Header, &[u8]),
    index: &Index<W>,
    successors: &mut Successors<W>,
    block: u64,
) -> Result<(Vec<u16>, Vec<u8>), TableError> {
    let (offset, length) = header.place(block);
    let bytes = &bytes[offset as usize..][..length];
    if !header.checks(block, bytes) {
        return Err(header.bad_block(name, block));
    }
    let mut symbols = header.codec.decode_block(index.size(), block, bytes);
    let mut captures = vec![0; symbols.len().div_ceil(8)];
    let mut reader = index.reader();
    let first = header.codec.first(block);
    for (i, symbol) in symbols.iter_mut().enumerate() {
        let board = reader.at(first + i as u64);
        if successors.move_source.must_capture(&board) {
            captures[i / 8] |= 1 << (i % 8);
            let value =
                successors.derive(&tables.context, tables.metric, &board, |after| tables.value(after));
            let missing =
                || TableError::damaged(name, "a capture leads to a table that is missing or damaged");
            *symbol = value.ok_or_else(missing)?.code();
        } else if tables.metric == Metric::Wdl && *symbol > 2 {
            return Err(TableError::damaged(name, format!("block {block} holds an invalid value")));
        }
    }
    Ok((symbols, captures))
}
