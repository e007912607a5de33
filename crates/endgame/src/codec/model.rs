//! The context model: which bits a symbol takes, and in which contexts.
//!
//! A symbol is compared with neighbors at fixed offsets in the order of position numbers: one step of the fastest
//! king, one step of the next piece, and so on. After a run of equal symbols, a single bit can continue it for a row
//! of sixteen. Every bit has a context with a probability counted beforehand. Symbols that do not matter take
//! whatever value codes shortest.

use super::coder::{BitCoder, Predictor, Probability};

/// Symbols of a row that a single bit can code.
pub(super) const ROW: usize = 16;
/// The value before the first symbol of a block.
pub(super) const OUTSIDE: u16 = u16::MAX;

/// The context model of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Model {
    /// The offsets of the neighbors, the most predictive first.
    pub(super) offsets: Vec<u32>,
    /// The number of symbols.
    pub(super) symbols: u16,
}

impl Model {
    /// Up to this many symbols, the context is the neighbors themselves; with more symbols, it is which of them are
    /// equal.
    const FEW: u16 = 3;
    /// The number of contexts for rows.
    const ROWS: usize = 16;

    pub(super) fn few(&self) -> bool {
        self.symbols <= Model::FEW
    }

    /// The number of contexts.
    pub(super) fn contexts(&self) -> usize {
        let neighbors = self.offsets.len();
        if self.few() {
            Model::ROWS + (2 << (2 * neighbors))
        } else {
            Model::ROWS + (neighbors << (neighbors * neighbors.saturating_sub(1) / 2)) + (3 << self.depth())
        }
    }

    /// The number of cells before the first symbol of a block.
    pub(super) fn margin(&self) -> usize {
        self.offsets.iter().max().map_or(1, |&offset| offset as usize)
    }

    /// The number of bits that single out one symbol.
    fn depth(&self) -> u32 {
        u16::BITS - self.symbols.saturating_sub(1).leading_zeros()
    }

    /// Codes a block. `cells` holds the margin and the symbols; a decoder writes them. Cells whose `free` flag is set
    /// take the symbol that codes shortest.
    #[inline(always)]
    pub(super) fn pass<C: BitCoder>(
        &self,
        coder: &mut C,
        cells: &mut [u16],
        free: Option<(&[bool], &[Probability])>,
    ) {
        let (margin, end) = (self.margin(), cells.len());
        let (mut at, mut run) = (margin, 0);
        while at < end {
            if (at - margin).is_multiple_of(ROW) && run >= ROW && at + ROW <= end {
                let same = cells[at - 1];
                let want = |(i, &symbol): (usize, &u16)| symbol == same || is_free(free, at - margin + i);
                let all = free.is_some() && cells[at..at + ROW].iter().enumerate().all(want);
                if coder.bit(self.row_context(cells, at, run), all) {
                    cells[at..at + ROW].fill(same);
                    (at, run) = (at + ROW, run + ROW);
                    continue;
                }
            }
            // Code symbols one by one to the end of the row.
            let stop = (at + ROW - (at - margin) % ROW).min(end);
            for at in at..stop {
                let symbol = match free {
                    Some((free, probabilities)) if free[at - margin] => {
                        self.symbol(&mut Predictor(probabilities), cells, at, 0)
                    }
                    _ => cells[at],
                };
                let symbol = self.symbol(coder, cells, at, symbol);
                run = if at > margin && symbol == cells[at - 1] { run + 1 } else { 1 };
                cells[at] = symbol;
            }
            at = stop;
        }
    }

    #[inline(always)]
    fn row_context(&self, cells: &[u16], at: usize, run: usize) -> usize {
        let same = cells[at - 1];
        // The first neighbor outside this row.
        let above = self.offsets.iter().find(|&&offset| offset as usize >= ROW).map_or(2, |&offset| {
            let above = &cells[at - offset as usize..][..ROW];
            usize::from(above.iter().fold(0, |rest, &symbol| rest | (symbol ^ same)) == 0)
        });
        let long = usize::from(run >= 8 * ROW);
        (above * 2 + long) * 2 + usize::from(same == 0)
    }

    /// Codes one symbol.
    #[inline(always)]
    fn symbol<C: BitCoder>(&self, coder: &mut C, cells: &[u16], at: usize, symbol: u16) -> u16 {
        if self.few() {
            self.one_of_few(coder, cells, at, symbol)
        } else {
            self.one_of_many(coder, cells, at, symbol)
        }
    }

    #[inline(always)]
    fn one_of_few<C: BitCoder>(&self, coder: &mut C, cells: &[u16], at: usize, symbol: u16) -> u16 {
        let mut context = 0;
        for &offset in &self.offsets {
            context = context << 2 | usize::from(cells[at - offset as usize] & 3);
        }
        let context = Model::ROWS + 2 * context;
        let first = match self.offsets.first() {
            Some(&offset) => cells[at - offset as usize] & 3,
            None => 0,
        };
        let first = if first == 3 { 0 } else { first };
        if coder.bit(context, symbol == first) {
            return first;
        }
        let (low, high) = [(1, 2), (0, 2), (0, 1)][usize::from(first)];
        if coder.bit(context + 1, symbol == low) { low } else { high }
    }

    #[inline(always)]
    fn one_of_many<C: BitCoder>(&self, coder: &mut C, cells: &[u16], at: usize, symbol: u16) -> u16 {
        let count = self.offsets.len();
        let near = |i: usize| cells[at - self.offsets[i] as usize];
        let mut equal = 0;
        for i in 1..count {
            for j in 0..i {
                equal = equal << 1 | usize::from(near(i) == near(j));
            }
        }
        let mut base = Model::ROWS;
        for i in 0..count {
            let new = near(i) < self.symbols && (0..i).all(|j| near(j) != near(i));
            if new && coder.bit(base + equal * count + i, symbol == near(i)) {
                return near(i);
            }
        }
        base += count << (count * count.saturating_sub(1) / 2);
        // Separate trees after unknown neighbors and draws, wins, and losses.
        let known = count > 0 && near(0) < self.symbols && near(0) > 0;
        let tree = if known { 1 + usize::from(near(0) % 2) } else { 0 };
        base += tree << self.depth();
        let mut node = 1;
        for place in (0..self.depth()).rev() {
            let bit = coder.bit(base + node, symbol >> place & 1 == 1);
            node = node << 1 | usize::from(bit);
        }
        // Malformed bytes can decode to any number.
        ((node - (1 << self.depth())) as u16).min(self.symbols - 1)
    }
}

fn is_free(free: Option<(&[bool], &[Probability])>, at: usize) -> bool {
    free.is_some_and(|(free, _)| free[at])
}
