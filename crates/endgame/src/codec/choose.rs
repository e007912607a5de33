//! Chooses the neighbors that predict a symbol best, by greedy selection on a sample of the table.

use super::FARTHEST;
use super::column::Column;
use super::model::{Model, OUTSIDE};

/// The sample: portions from all over the table.
const PORTIONS: u64 = 24;
const PORTION: u64 = 1 << 13;
/// The most neighbors.
const MOST: usize = 5;
/// The cost of a used context in the file, in bits.
const BITS_A_CONTEXT: u64 = 10;

/// Steps that are tried besides the strides of the column.
const STEPS: [u64; 7] = [1, 2, 3, 4, 7, 8, 11];

/// The offsets of the best neighbors.
pub(super) fn offsets(column: &dyn Column, symbols: u16) -> Vec<u32> {
    let strides = column.strides();
    if !few(symbols) {
        return neighbors_of_distances(&strides);
    }
    let sample = Sample::new(column);
    let mut candidates: Vec<u64> = STEPS.to_vec();
    for &stride in &strides {
        candidates.extend([stride, stride + 1, stride.saturating_sub(1), 2 * stride, 4 * stride, 7 * stride]);
    }
    candidates.retain(|&step| step > 0 && step <= u64::from(FARTHEST).min(PORTION / 2));
    candidates.sort_unstable();
    candidates.dedup();
    let mut chosen: Vec<u32> = Vec::new();
    let mut contexts = vec![0_u16; sample.symbols.len()];
    let mut least = sample.cost(&contexts, None);
    while chosen.len() < MOST {
        let costs = candidates.iter().map(|&step| (sample.cost(&contexts, Some(step as usize)), step));
        let Some((cost, step)) = costs.min() else { break };
        if cost >= least {
            break;
        }
        least = cost;
        chosen.push(step as u32);
        sample.extend(&mut contexts, step as usize);
    }
    chosen
}

fn few(symbols: u16) -> bool {
    Model { offsets: Vec::new(), symbols }.few()
}

/// Neighbors for tables with distances: one step back, one step of a slower piece, and what lies between.
fn neighbors_of_distances(strides: &[u64]) -> Vec<u32> {
    let slower = strides.iter().copied().find(|&stride| stride >= 4 && stride < u64::from(FARTHEST));
    let slower = slower.unwrap_or(4) as u32;
    vec![1, slower, slower + 1, 2]
}

/// Symbols from all over a table. Don't-care symbols repeat the symbol before them.
struct Sample {
    symbols: Vec<u8>,
    /// The number of table positions that each sample stands for.
    weight: u64,
}

impl Sample {
    fn new(column: &dyn Column) -> Sample {
        let size = column.size();
        let step = (size / PORTIONS).max(PORTION);
        let mut symbols = Vec::new();
        let mut seen = 0;
        for first in (0..size).step_by(step as usize) {
            let portion = symbols.len();
            for number in first..(first + PORTION).min(size) {
                let free = column.is_free(number) && symbols.len() > portion;
                let symbol = if free { symbols.last().copied() } else { None };
                symbols.push(symbol.unwrap_or(column.symbol(number) as u8));
                seen += 1;
            }
            symbols.resize(portion + PORTION as usize, OUTSIDE as u8);
        }
        Sample { symbols, weight: size.div_ceil(seen.max(1)) }
    }

    /// The neighbor `step` positions back, within the same portion.
    #[inline]
    fn neighbor(&self, at: usize, step: usize) -> u16 {
        if at % PORTION as usize >= step { u16::from(self.symbols[at - step] & 3) } else { 3 }
    }

    fn extend(&self, contexts: &mut [u16], step: usize) {
        for (at, context) in contexts.iter_mut().enumerate() {
            *context = *context << 2 | self.neighbor(at, step);
        }
    }

    /// The cost of the table in bits with one more neighbor.
    fn cost(&self, contexts: &[u16], step: Option<usize>) -> u64 {
        let mut counts = vec![[0_u32; 4]; 4 << (2 * MOST)];
        for (at, (&context, &symbol)) in contexts.iter().zip(&self.symbols).enumerate() {
            let context = match step {
                Some(step) => context << 2 | self.neighbor(at, step),
                None => context,
            };
            counts[usize::from(context)][usize::from(symbol & 3)] += 1;
        }
        let mut bits = 0;
        let mut used = 0;
        for [draws, wins, losses, _] in counts {
            let all = draws + wins + losses;
            used += u64::from(all > 0);
            bits += [draws, wins, losses]
                .into_iter()
                .map(|count| u64::from(count) * rarity(count, all))
                .sum::<u64>();
        }
        (bits >> 8) * self.weight + used * BITS_A_CONTEXT
    }
}

/// `log2(all / count)`, in 256ths.
fn rarity(count: u32, all: u32) -> u64 {
    if count == 0 { 0 } else { log2(all) - log2(count) }
}

/// The binary logarithm of a positive number in 256ths, rounded down, computed by repeated squaring.
fn log2(number: u32) -> u64 {
    let whole = number.ilog2();
    // Between 1 and 2, with 31 binary places.
    let mut rest = u64::from(number) << (31 - whole);
    let mut log = u64::from(whole);
    for _ in 0..8 {
        rest = (rest * rest) >> 31;
        log = log << 1 | u64::from(rest >> 32 > 0);
        rest >>= rest >> 32 & 1;
    }
    log
}
