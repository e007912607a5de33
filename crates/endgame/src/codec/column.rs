//! What the encoder compresses: a column of symbols in the order of position numbers.

use std::ops::Range;

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
