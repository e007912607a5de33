//! From solved slices to files and back.

use std::ops::Range;

use crownhead_rules::bits::Bits;
use rayon::prelude::*;

use crate::build::memory::{Memory, Table, Values};
use crate::build::solve::Solved;
use crate::census::Census;
use crate::codec::{self, Column};
use crate::file::{self, Header};
use crate::forward::Looker;
use crate::ground::Word;
use crate::index::Index;
use crate::key::RulesKey;
use crate::problem::Problem;
use crate::value::Metric;

impl<W: Bits> Column for Solved<W> {
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

/// The file of a solved slice.
pub(crate) fn to_file<W: Bits>(solved: &Solved<W>, key: &RulesKey, metric: Metric) -> Vec<u8> {
    let (recipe, blocks) = codec::encode(solved);
    let census = Census::of(solved, metric.has_distances());
    file::write((key, solved.table.index.slice(), metric), &census, &recipe, &blocks)
}

/// The header of a file that is there in full.
pub(crate) fn header_of(name: &str, bytes: &[u8]) -> Result<Header, Problem> {
    let length = file::header_length(name, bytes)?;
    let header = usize::try_from(length).ok().and_then(|length| bytes.get(..length));
    let header =
        file::read(name, header.ok_or_else(|| Problem::damaged(name, "the file ends in its header"))?)?;
    if header.file_length() != bytes.len() as u64 {
        let (found, expected) = (bytes.len(), header.file_length());
        return Err(Problem::damaged(name, format!("it has {found} bytes, and should have {expected}")));
    }
    Ok(header)
}

/// A slice from its file, with the values of forced captures worked out again from those of smaller slices.
pub(crate) fn from_file<W: Word>(
    memory: &Memory<W>,
    name: &str,
    header: &Header,
    bytes: &[u8],
) -> Result<Solved<W>, Problem> {
    let index = Index::new(memory.ground.board, header.slice);
    let index = index.ok_or_else(|| Problem::damaged(name, "there are no positions like that"))?;
    let restore = |looker: &mut Looker<W>, block: u64| {
        restore_block(memory, (name, header, bytes), &index, looker, block)
    };
    let blocks: Vec<(Vec<u16>, Vec<u8>)> = (0..header.recipe.blocks(index.size()))
        .into_par_iter()
        .map_init(|| Looker::new(&memory.ground), restore)
        .map(|block| block.map(|(symbols, captures)| (squeeze(memory.metric, symbols), captures)))
        .collect::<Result<_, Problem>>()?;
    let (values, captures): (Vec<_>, Vec<_>) = blocks.into_iter().unzip();
    let values = match memory.metric {
        Metric::Wdl => Values::Pairs(values.into_iter().flatten().map(|pairs| pairs as u8).collect()),
        Metric::Dtw | Metric::Dtc => Values::Words(values.concat()),
    };
    Ok(Solved { table: Table { index, values }, captures: captures.concat() })
}

/// Without distances, four symbols in one number.
fn squeeze(metric: Metric, symbols: Vec<u16>) -> Vec<u16> {
    match metric {
        Metric::Wdl => symbols
            .chunks(4)
            .map(|four| four.iter().rev().fold(0, |byte, symbol| byte << 2 | symbol))
            .collect(),
        Metric::Dtw | Metric::Dtc => symbols,
    }
}

/// The symbols of a block, all of them true, and its forced captures.
fn restore_block<W: Word>(
    memory: &Memory<W>,
    (name, header, bytes): (&str, &Header, &[u8]),
    index: &Index<W>,
    looker: &mut Looker<W>,
    block: u64,
) -> Result<(Vec<u16>, Vec<u8>), Problem> {
    let (offset, length) = header.place(block);
    let bytes = &bytes[offset as usize..][..length];
    if !header.checks(block, bytes) {
        return Err(header.bad_block(name, block));
    }
    let mut symbols = header.recipe.decode_block(index.size(), block, bytes);
    let mut captures = vec![0; symbols.len().div_ceil(8)];
    let mut reader = index.reader();
    let first = header.recipe.first(block);
    for (i, symbol) in symbols.iter_mut().enumerate() {
        let board = reader.at(first + i as u64);
        if looker.move_source.must_capture(&board) {
            captures[i / 8] |= 1 << (i % 8);
            let value = looker.derive(&memory.ground, memory.metric, &board, |after| memory.value(after));
            let missing = || Problem::damaged(name, "a capture leads to a table that is missing or damaged");
            *symbol = value.ok_or_else(missing)?.code();
        } else if memory.metric == Metric::Wdl && *symbol > 2 {
            return Err(Problem::damaged(name, format!("block {block} holds what is no value")));
        }
    }
    Ok((symbols, captures))
}
