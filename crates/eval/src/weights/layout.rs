//! The order of the weights of a board: single weights, king squares, pairs, then the windows of the patterns.
//!
//! Invariant: training, play and files share this one order; changing it needs a new version of the format.

use alloc::{vec, vec::Vec};

use crownhead_rules::{BoardKind, Square};

use crate::regions::{self, Window};

/// The places of the single weights, at the start of the list.
pub mod place {
    /// A man.
    pub const MAN: usize = 0;
    /// Having at least one king.
    pub const FIRST_KING: usize = 1;
    /// Each king.
    pub const KING: usize = 2;
    /// Having the move.
    pub const TEMPO: usize = 3;
    /// A king on the first square; the other squares follow, as its side sees the board.
    pub const KING_SQUARES: usize = 4;
}

/// The other piece of a pair, in relation to the king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Pairing {
    /// A man of the king's side.
    OwnMan,
    /// A man of the other side.
    TheirMan,
    /// Another king of the same side.
    OwnKing,
    /// A king of the other side.
    TheirKing,
}

/// Pairs count only for a side with at most this many kings; with more, it wins in any case.
pub const MAX_PAIRED_KINGS: u32 = 4;

/// The place of a pair's weight; both squares as the king's side sees the board.
#[inline]
pub fn pair_index(squares: usize, pairing: Pairing, king: u8, other: u8) -> usize {
    let row = pairing as usize * squares + usize::from(king);
    place::KING_SQUARES + squares + row * squares + usize::from(other)
}

/// The place of the first pattern's first weight.
pub fn patterns_from(board: BoardKind) -> usize {
    let squares = usize::from(board.squares());
    place::KING_SQUARES + squares + 4 * squares * squares
}

/// The weights of one window of a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WindowPlace {
    /// The pattern.
    pub pattern: usize,
    /// Its run of squares.
    pub window: Window,
    /// The place of its first weight.
    pub from: usize,
    /// The number of its weights.
    pub size: usize,
}

/// The windows of all patterns, in the order of their weights.
pub fn windows(board: BoardKind) -> Vec<WindowPlace> {
    let mut from = patterns_from(board);
    let mut all = Vec::new();
    for (pattern, squares) in regions::squares(board).iter().enumerate() {
        for window in regions::windows(squares.len()) {
            let size = 3_usize.pow(window.1 as u32);
            all.push(WindowPlace { pattern, window, from, size });
            from += size;
        }
    }
    all
}

/// The number of weights of a board with only its first `patterns` patterns.
pub(super) fn count(board: BoardKind, patterns: usize) -> usize {
    let last = windows(board).into_iter().rev().find(|place| place.pattern < patterns);
    last.map_or_else(|| patterns_from(board), |last| last.from + last.size)
}

/// By bit of the board's words: the index of its square from White's side and from Black's; 0 where no square is.
pub fn oriented_squares(board: BoardKind) -> Vec<[u8; 2]> {
    let mut squares = vec![[0; 2]; word_bytes(board) * 8];
    for square in board.all() {
        squares[bit_of(board, square)] = [square.index() as u8, board.opposite(square).index() as u8];
    }
    squares
}

/// The bit of a square in the words of its board.
pub fn bit_of(board: BoardKind, square: Square) -> usize {
    usize::from(board.layout().bit_of[square.index()])
}

/// The bytes of a word that hold squares.
fn word_bytes(board: BoardKind) -> usize {
    let highest = board.all().map(|square| bit_of(board, square)).max().unwrap_or_default();
    highest / 8 + 1
}
