//! The cache of decoded blocks.

use crate::value::Metric;

/// Decoded blocks by file and number. When the cache is full, the clock algorithm evicts blocks that were not used
/// lately.
#[derive(Debug)]
pub(crate) struct BlockCache {
    /// For each file, the place of each of its blocks in `blocks` plus one; 0 if the block is not cached.
    places: Vec<Vec<u32>>,
    blocks: Vec<Block>,
    bytes: usize,
    most_bytes: usize,
    /// The clock hand: the next block to consider for eviction.
    hand: usize,
}

#[derive(Debug)]
struct Block {
    file: u32,
    number: u32,
    codes: Codes,
    /// Whether the block was used since the hand last passed.
    used: bool,
}

/// The codes of a block.
#[derive(Debug)]
enum Codes {
    /// Two bits a code, four codes a byte, the first in the lowest bits.
    Pairs(Box<[u8]>),
    Words(Box<[u16]>),
}

impl Codes {
    fn new(metric: Metric, codes: Vec<u16>) -> Codes {
        if metric.has_distances() {
            return Codes::Words(codes.into());
        }
        let pack = |four: &[u16]| four.iter().rev().fold(0, |byte, &code| byte << 2 | code as u8);
        Codes::Pairs(codes.chunks(4).map(pack).collect())
    }

    fn bytes(&self) -> usize {
        match self {
            Codes::Pairs(bytes) => bytes.len(),
            Codes::Words(words) => 2 * words.len(),
        }
    }
}

impl BlockCache {
    /// A cache of `most_bytes` bytes for files with these numbers of blocks.
    pub(crate) fn new(most_bytes: usize, files: impl Iterator<Item = u64>) -> BlockCache {
        let places = files.map(|blocks| vec![0; blocks as usize]).collect();
        BlockCache { places, blocks: Vec::new(), bytes: 0, most_bytes, hand: 0 }
    }

    /// The code at a place of a block, if the block is cached.
    #[inline]
    pub(crate) fn code(&mut self, file: usize, number: u64, place: usize) -> Option<u16> {
        let at = self.places[file][number as usize].checked_sub(1)?;
        let block = &mut self.blocks[at as usize];
        block.used = true;
        Some(match &block.codes {
            Codes::Pairs(bytes) => u16::from(bytes[place / 4] >> (place % 4 * 2) & 3),
            Codes::Words(words) => words[place],
        })
    }

    /// Adds a block that is not cached yet.
    pub(crate) fn insert(&mut self, metric: Metric, file: usize, number: u64, codes: Vec<u16>) {
        let codes = Codes::new(metric, codes);
        self.bytes += codes.bytes();
        while self.bytes > self.most_bytes && !self.blocks.is_empty() {
            self.evict();
        }
        self.blocks.push(Block { file: file as u32, number: number as u32, codes, used: false });
        self.places[file][number as usize] = self.blocks.len() as u32;
    }

    /// Evicts the next block that was not used since the last round (F. J. Corbató's clock algorithm, 1968).
    fn evict(&mut self) {
        loop {
            self.hand = if self.hand + 1 < self.blocks.len() { self.hand + 1 } else { 0 };
            let block = &mut self.blocks[self.hand];
            if !std::mem::take(&mut block.used) {
                break;
            }
        }
        let gone = self.blocks.swap_remove(self.hand);
        self.bytes -= gone.codes.bytes();
        self.places[gone.file as usize][gone.number as usize] = 0;
        if let Some(moved) = self.blocks.get(self.hand) {
            self.places[moved.file as usize][moved.number as usize] = self.hand as u32 + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cache_stays_within_its_bound_and_returns_correct_codes() {
        let mut cache = BlockCache::new(100, [50, 50].into_iter());
        for round in 0..1000_u64 {
            let (file, number) = ((round % 2) as usize, round * 7 % 50);
            let code = |file: usize, number: u64| (file as u64 + number) as u16 % 3;
            match cache.code(file, number, 5) {
                Some(found) => assert_eq!(found, code(file, number)),
                None => cache.insert(Metric::Wdl, file, number, vec![code(file, number); 40]),
            }
            assert!(cache.bytes <= 100 && cache.blocks.len() <= 10);
            let places = cache.places.iter().flatten().filter(|&&place| place > 0).count();
            assert_eq!(places, cache.blocks.len());
        }
    }
}
