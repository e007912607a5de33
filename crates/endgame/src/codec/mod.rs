//! Compression of a table with random access: blocks of positions that are decoded each on its own.
//!
//! Not here: what the symbols mean, and where the bytes lie. The invariant: everything is arithmetic on integers and in a
//! fixed order, so the same values give the same bytes, whatever the machine and however many threads.

mod choose;
mod coder;
mod model;

use std::ops::{Range, RangeInclusive};

use rayon::prelude::*;

use coder::{Chance, Channel, Counter, Decoder, Encoder, MOSTLY_YES};
use model::{Model, OUTSIDE};

/// Questions that a block should not cost more than, on average: it takes some twenty microseconds to answer them.
const QUESTIONS_A_BLOCK: u64 = 4000;
/// Positions of a block, as powers of two: the least and the most.
const BLOCK_BITS: RangeInclusive<u8> = 10..=16;
/// Longer blocks than this are cut in half.
const LONGEST_BLOCK: usize = u16::MAX as usize;
/// No neighbor lies farther back.
const FARTHEST: u32 = 1 << 14;
/// No model has more neighbors.
const MOST_NEIGHBORS: usize = 6;

/// What a decoder has to know of a table beside the bytes of a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Recipe {
    model: Model,
    chances: Vec<Chance>,
    block_bits: u8,
}

/// Something to compress.
pub(crate) trait Column: Sync {
    /// The number of positions.
    fn size(&self) -> u64;
    /// The symbol of a position.
    fn symbol(&self, number: u64) -> u16;
    /// Whether nobody is interested in it.
    fn is_free(&self, number: u64) -> bool;
    /// The greatest symbol.
    fn greatest(&self) -> u16;
    /// Appends symbols, and whether nobody is interested in them.
    fn load(&self, numbers: Range<u64>, symbols: &mut Vec<u16>, free: &mut Vec<bool>);
    /// Steps in the order of numbers that lead to neighbors on the board.
    fn strides(&self) -> Vec<u64>;
}

/// Compresses a column.
pub(crate) fn encode(column: &dyn Column) -> (Recipe, Vec<Vec<u8>>) {
    let size = column.size();
    let symbols = column.greatest() + 1;
    let model = Model { offsets: choose::offsets(column, symbols), symbols };
    let chances = vec![MOSTLY_YES; model.contexts()];
    let mut recipe = Recipe { model, chances, block_bits: 13 };
    let asked = recipe.train(column);
    recipe.block_bits = block_bits(size, asked);
    recipe.train(column);
    loop {
        let blocks: Vec<Vec<u8>> = (0..recipe.blocks(size))
            .into_par_iter()
            .map(|block| recipe.encode_block(column, block))
            .collect();
        if blocks.iter().all(|bytes| bytes.len() <= LONGEST_BLOCK) || recipe.block_bits == *BLOCK_BITS.start()
        {
            return (recipe, blocks);
        }
        recipe.block_bits -= 1;
    }
}

/// The size of blocks, if that many questions were asked of so many positions.
fn block_bits(size: u64, asked: u64) -> u8 {
    let fits = |&bits: &u8| (asked << bits) / size.max(1) <= QUESTIONS_A_BLOCK;
    BLOCK_BITS.rev().find(fits).unwrap_or(*BLOCK_BITS.start())
}

impl Recipe {
    /// The number of blocks of a table.
    pub(crate) fn blocks(&self, size: u64) -> u64 {
        size.div_ceil(1 << self.block_bits)
    }

    /// The block of a position, and its place in it.
    #[inline]
    pub(crate) fn locate(&self, number: u64) -> (u64, usize) {
        (number >> self.block_bits, (number & ((1 << self.block_bits) - 1)) as usize)
    }

    /// The first position of a block.
    pub(crate) fn first(&self, block: u64) -> u64 {
        block << self.block_bits
    }

    fn length(&self, size: u64, block: u64) -> usize {
        (size - (block << self.block_bits)).min(1 << self.block_bits) as usize
    }

    /// Counts answers and sets the chances accordingly; yields the number of questions.
    fn train(&mut self, column: &dyn Column) -> u64 {
        let blocks = self.blocks(column.size());
        let none = || Counter(vec![[0; 2]; self.model.contexts()]);
        let count = |mut counter: Counter, block: u64| {
            self.pass(column, block, &mut counter);
            counter
        };
        let add = |mut one: Counter, two: Counter| {
            for (one, two) in one.0.iter_mut().zip(two.0) {
                *one = [one[0] + two[0], one[1] + two[1]];
            }
            one
        };
        let counts = (0..blocks).into_par_iter().fold(none, count).reduce(none, add).0;
        let chance = |&[noes, yeses]: &[u32; 2]| match (noes, yeses) {
            (0, 0) => MOSTLY_YES,
            _ => coder::chance(noes.into(), yeses.into()),
        };
        let chances = counts.iter().map(chance).collect();
        let asked = counts.iter().map(|[noes, yeses]| u64::from(*noes) + u64::from(*yeses)).sum();
        self.chances = chances;
        asked
    }

    fn pass<C: Channel>(&self, column: &dyn Column, block: u64, channel: &mut C) {
        let (first, length) = (block << self.block_bits, self.length(column.size(), block));
        let numbers = first..first + length as u64;
        let mut cells = vec![OUTSIDE; self.model.margin()];
        let mut free = Vec::new();
        column.load(numbers, &mut cells, &mut free);
        self.model.pass(channel, &mut cells, Some((&free, &self.chances)));
    }

    fn encode_block(&self, column: &dyn Column, block: u64) -> Vec<u8> {
        let mut encoder = Encoder::new(&self.chances);
        self.pass(column, block, &mut encoder);
        encoder.finish()
    }

    /// The symbols of a block of a table of that size.
    pub(crate) fn decode_block(&self, size: u64, block: u64, bytes: &[u8]) -> Vec<u16> {
        let margin = self.model.margin();
        let mut cells = vec![OUTSIDE; margin + self.length(size, block)];
        self.model.pass(&mut Decoder::new(&self.chances, bytes), &mut cells, None);
        cells.drain(..margin);
        cells
    }

    /// The recipe as bytes.
    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.push(self.block_bits);
        bytes.extend(self.model.symbols.to_le_bytes());
        bytes.push(self.model.offsets.len() as u8);
        self.model.offsets.iter().for_each(|offset| bytes.extend(offset.to_le_bytes()));
        let known = |chance: &Chance| *chance != MOSTLY_YES;
        for group in self.chances.chunks(8) {
            bytes.push(group.iter().rev().fold(0, |set, chance| set << 1 | u8::from(known(chance))));
        }
        bytes.extend(self.chances.iter().filter(|chance| known(chance)));
    }

    /// The recipe in bytes, which are taken; `None` if there is none.
    pub(crate) fn read(bytes: &mut &[u8]) -> Option<Recipe> {
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
        let mut chances = Vec::with_capacity(model.contexts());
        for context in 0..model.contexts() {
            let known = known[context / 8] >> (context % 8) & 1 == 1;
            chances.push(if known { take(bytes, 1)?[0] } else { MOSTLY_YES });
        }
        Some(Recipe { model, chances, block_bits })
    }
}

/// The first bytes, which are taken.
pub(crate) fn take<'b>(bytes: &mut &'b [u8], count: usize) -> Option<&'b [u8]> {
    let (first, rest) = bytes.split_at_checked(count)?;
    *bytes = rest;
    Some(first)
}
