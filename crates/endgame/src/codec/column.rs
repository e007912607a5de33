//! What the encoder compresses: a column of symbols in the order of position numbers.

use std::ops::Range;

/// A column of symbols to compress.
pub(crate) trait Column: Sync {
    /// The number of positions.
    fn size(&self) -> u64;
    /// The symbol of a position.
    fn symbol(&self, number: u64) -> u16;
    /// Whether the symbol of a position does not matter.
    fn is_free(&self, number: u64) -> bool;
    /// The largest symbol.
    fn greatest(&self) -> u16;
    /// Appends symbols, and whether each does not matter.
    fn load(&self, numbers: Range<u64>, symbols: &mut Vec<u16>, free: &mut Vec<bool>);
    /// Steps in the order of numbers that lead to neighboring positions on the board.
    fn strides(&self) -> Vec<u64>;
}
