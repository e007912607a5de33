//! From a table to its recipe and its blocks.

use std::ops::Range;

use rayon::prelude::*;

use super::coder::{Chance, Channel, MOSTLY_YES};
use super::encoder::{Counter, Encoder, chance};
use super::model::{Model, OUTSIDE};
use super::{BLOCK_BITS, Recipe, choose};

/// Questions that a block should not cost more than, on average: it takes some twenty microseconds to answer them.
const QUESTIONS_A_BLOCK: u64 = 4000;
/// Longer blocks than this are cut in half.
const LONGEST_BLOCK: usize = u16::MAX as usize;

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
    /// The first position of a block.
    pub(crate) fn first(&self, block: u64) -> u64 {
        block << self.block_bits
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
        let fitting = |&[noes, yeses]: &[u32; 2]| match (noes, yeses) {
            (0, 0) => MOSTLY_YES,
            _ => chance(noes.into(), yeses.into()),
        };
        let chances = counts.iter().map(fitting).collect();
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
}
