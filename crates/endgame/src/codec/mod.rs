//! Compression with random access: each block of positions is decoded on its own.
//!
//! Not here: what the symbols mean, and where the bytes are kept. Invariant: all arithmetic is on integers and in a
//! fixed order, so the same values give the same bytes on every machine and with any number of threads.

#[cfg(feature = "build")]
mod choose;
mod coder;
#[cfg(feature = "build")]
mod column;
#[cfg(feature = "build")]
mod encode;
#[cfg(feature = "build")]
mod encoder;
mod model;

use std::ops::RangeInclusive;

use coder::{DEFAULT_PROBABILITY, Decoder, Probability};
#[cfg(feature = "build")]
pub(crate) use column::Column;
#[cfg(feature = "build")]
pub(crate) use encode::encode;
use model::{Model, OUTSIDE};

/// The base-2 logarithm of the number of positions in a block.
const BLOCK_BITS: RangeInclusive<u8> = 10..=16;
/// The largest offset of a neighbor.
const FARTHEST: u32 = 1 << 14;
/// The most neighbors a model can have.
const MOST_NEIGHBORS: usize = 6;

/// What a decoder needs besides the bytes of a block: model, probabilities and block size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Codec {
    model: Model,
    probabilities: Vec<Probability>,
    block_bits: u8,
}

impl Codec {
    /// The number of blocks of a table.
    pub(crate) fn blocks(&self, size: u64) -> u64 {
        size.div_ceil(1 << self.block_bits)
    }

    /// The block of a position, and the position's place in it.
    #[inline]
    pub(crate) fn locate(&self, number: u64) -> (u64, usize) {
        (number >> self.block_bits, (number & ((1 << self.block_bits) - 1)) as usize)
    }

    fn length(&self, size: u64, block: u64) -> usize {
        (size - (block << self.block_bits)).min(1 << self.block_bits) as usize
    }

    /// Decodes a block of a table with `size` positions.
    pub(crate) fn decode_block(&self, size: u64, block: u64, bytes: &[u8]) -> Vec<u16> {
        let margin = self.model.margin();
        let mut cells = vec![OUTSIDE; margin + self.length(size, block)];
        self.model.pass(&mut Decoder::new(&self.probabilities, bytes), &mut cells, None);
        cells.drain(..margin);
        cells
    }

    /// Reads a codec and advances `bytes`; `None` if it is malformed.
    pub(crate) fn read(bytes: &mut &[u8]) -> Option<Codec> {
        let [block_bits, low, high, neighbors] = take(bytes, 4)?.try_into().ok()?;
        let symbols = u16::from_le_bytes([low, high]);
        let neighbors = usize::from(neighbors);
        if !BLOCK_BITS.contains(&block_bits)
            || neighbors > MOST_NEIGHBORS
            || !(1..=1 << 15).contains(&symbols)
        {
            return None;
        }
        let offsets = take(bytes, 4 * neighbors)?.chunks(4);
        let offsets: Vec<u32> =
            offsets.filter_map(|offset| Some(u32::from_le_bytes(offset.try_into().ok()?))).collect();
        if !offsets.iter().all(|offset| (1..=FARTHEST).contains(offset)) {
            return None;
        }
        let model = Model { offsets, symbols };
        let known = take(bytes, model.contexts().div_ceil(8))?;
        let mut probabilities = Vec::with_capacity(model.contexts());
        for context in 0..model.contexts() {
            let known = known[context / 8] >> (context % 8) & 1 == 1;
            probabilities.push(if known { take(bytes, 1)?[0] } else { DEFAULT_PROBABILITY });
        }
        Some(Codec { model, probabilities, block_bits })
    }
}

/// Takes the first `count` bytes.
pub(crate) fn take<'b>(bytes: &mut &'b [u8], count: usize) -> Option<&'b [u8]> {
    let (first, rest) = bytes.split_at_checked(count)?;
    *bytes = rest;
    Some(first)
}
