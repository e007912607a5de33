//! The encoder: from a column to a codec and its blocks.

use rayon::prelude::*;

use super::coder::{BitCoder, DEFAULT_PROBABILITY, Probability};
use super::column::Column;
use super::encoder::{Counter, Encoder, probability};
use super::model::{Model, OUTSIDE};
use super::{BLOCK_BITS, Codec, choose};

/// The average number of coded bits a block may take. Decoding them takes about twenty microseconds.
const QUESTIONS_A_BLOCK: u64 = 4000;
/// If a block is longer than this, blocks get half as many positions.
const LONGEST_BLOCK: usize = u16::MAX as usize;

/// Compresses a column.
pub(crate) fn encode(column: &dyn Column) -> (Codec, Vec<Vec<u8>>) {
    let size = column.size();
    let symbols = column.greatest() + 1;
    let model = Model { offsets: choose::offsets(column, symbols), symbols };
    let probabilities = vec![DEFAULT_PROBABILITY; model.contexts()];
    let mut codec = Codec { model, probabilities, block_bits: 13 };
    let coded = codec.train(column);
    codec.block_bits = block_bits(size, coded);
    codec.train(column);
    loop {
        let blocks: Vec<Vec<u8>> =
            (0..codec.blocks(size)).into_par_iter().map(|block| codec.encode_block(column, block)).collect();
        if blocks.iter().all(|bytes| bytes.len() <= LONGEST_BLOCK) || codec.block_bits == *BLOCK_BITS.start()
        {
            return (codec, blocks);
        }
        codec.block_bits -= 1;
    }
}

/// The block size, given the number of bits coded for all positions.
fn block_bits(size: u64, coded: u64) -> u8 {
    let fits = |&bits: &u8| (coded << bits) / size.max(1) <= QUESTIONS_A_BLOCK;
    BLOCK_BITS.rev().find(fits).unwrap_or(*BLOCK_BITS.start())
}

impl Codec {
    /// The first position of a block.
    pub(crate) fn first(&self, block: u64) -> u64 {
        block << self.block_bits
    }

    /// Counts bits and sets the probabilities accordingly. Returns the number of bits.
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
        let fitting = |&[zeros, ones]: &[u32; 2]| match (zeros, ones) {
            (0, 0) => DEFAULT_PROBABILITY,
            _ => probability(zeros.into(), ones.into()),
        };
        let probabilities = counts.iter().map(fitting).collect();
        let coded = counts.iter().map(|[zeros, ones]| u64::from(*zeros) + u64::from(*ones)).sum();
        self.probabilities = probabilities;
        coded
    }

    fn pass<C: BitCoder>(&self, column: &dyn Column, block: u64, coder: &mut C) {
        let (first, length) = (block << self.block_bits, self.length(column.size(), block));
        let numbers = first..first + length as u64;
        let mut cells = vec![OUTSIDE; self.model.margin()];
        let mut free = Vec::new();
        column.load(numbers, &mut cells, &mut free);
        self.model.pass(coder, &mut cells, Some((&free, &self.probabilities)));
    }

    fn encode_block(&self, column: &dyn Column, block: u64) -> Vec<u8> {
        let mut encoder = Encoder::new(&self.probabilities);
        self.pass(column, block, &mut encoder);
        encoder.finish()
    }

    /// Writes the codec as bytes.
    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.push(self.block_bits);
        bytes.extend(self.model.symbols.to_le_bytes());
        bytes.push(self.model.offsets.len() as u8);
        self.model.offsets.iter().for_each(|offset| bytes.extend(offset.to_le_bytes()));
        let known = |probability: &Probability| *probability != DEFAULT_PROBABILITY;
        for group in self.probabilities.chunks(8) {
            bytes
                .push(group.iter().rev().fold(0, |set, probability| set << 1 | u8::from(known(probability))));
        }
        bytes.extend(self.probabilities.iter().filter(|probability| known(probability)));
    }
}
