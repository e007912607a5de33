//! The patterns of each board, and the index of a position in a pattern's table.
//!
//! A pattern is a rectangle of the board with up to twelve playing squares. A square is empty or holds an own or an
//! opposing man (kings count as empty), so a pattern of `n` squares has `3^n` entries. Black uses the same tables with
//! the board turned around. The first four patterns are rectangles of White's half, as in Scan 3 (four tables of 3^12
//! entries on 10x10); the boards that most games are played on have two more in the middle, where the sides meet.
//!
//! Most arrangements of twelve squares are rare. Training therefore learns a table as a sum of the whole pattern and of
//! smaller windows, which occur far more often (factorization). Play needs the sums only.
//!
//! Invariant: [`Numbering`] adds up one table row for each byte of the board's words, without a loop over squares.

use alloc::{vec, vec::Vec};

use crownhead_rules::{BoardKind, Color, Square, bits::Bits};

/// The most patterns of a board.
pub const MAX_PATTERNS: usize = 6;
/// The most squares of a pattern.
pub const MAX_SQUARES: usize = 12;

/// The left column, top row, width and height of a pattern.
type Rectangle = (u8, u8, u8, u8);

/// The patterns of a board: overlapping columns of White's side, then those of the middle.
const fn rectangles(board: BoardKind) -> &'static [Rectangle] {
    match board {
        BoardKind::Dark6 => &[(0, 0, 4, 6), (2, 0, 4, 6), (0, 2, 6, 4), (0, 3, 6, 3)],
        BoardKind::Dark8 | BoardKind::Mirrored8 => {
            &[(0, 2, 4, 6), (2, 2, 4, 6), (4, 2, 4, 6), (0, 5, 8, 3), (0, 3, 8, 3), (2, 1, 4, 6)]
        }
        BoardKind::Wide10x8 => &[(0, 2, 4, 6), (2, 2, 4, 6), (4, 2, 4, 6), (6, 2, 4, 6)],
        BoardKind::Dark10 => {
            &[(0, 4, 4, 6), (2, 4, 4, 6), (4, 4, 4, 6), (6, 4, 4, 6), (0, 2, 4, 6), (2, 2, 4, 6)]
        }
        BoardKind::Dark12 | BoardKind::Mirrored12 => {
            &[(0, 6, 4, 6), (3, 6, 4, 6), (5, 6, 4, 6), (8, 6, 4, 6)]
        }
        // 8x8-full
        BoardKind::Full8 => &[(0, 4, 3, 4), (2, 4, 3, 4), (3, 4, 3, 4), (5, 4, 3, 4)],
    }
}

/// The number of patterns of a board.
pub const fn patterns(board: BoardKind) -> usize {
    rectangles(board).len()
}

/// The squares of each pattern, row by row.
pub fn squares(board: BoardKind) -> Vec<Vec<Square>> {
    let squares = |&(left, top, width, height): &Rectangle| {
        let cells = (top..top + height).flat_map(|y| (left..left + width).map(move |x| (x, y)));
        cells.filter_map(|(x, y)| board.at(x, y)).collect()
    };
    rectangles(board).iter().map(squares).collect()
}

/// A run of a pattern's squares: the first, and how many.
pub type Window = (usize, usize);

/// The windows of a pattern of `squares` squares: runs of 4 and 8 at every other square, and the whole pattern.
pub fn windows(squares: usize) -> Vec<Window> {
    let of = |length: usize| {
        let last = squares.saturating_sub(length);
        (0..=last).step_by(2).map(move |first| (first, length.min(squares)))
    };
    let mut all: Vec<Window> = of(4).chain(of(8)).collect();
    all.retain(|&(_, length)| length < squares);
    all.push((0, squares));
    all
}

/// The index of a window within the index of its pattern.
#[inline]
pub fn sub_index(number: u32, (first, length): Window) -> u32 {
    number / 3_u32.pow(first as u32) % 3_u32.pow(length as u32)
}

/// The size of each pattern's table.
pub fn sizes(board: BoardKind) -> Vec<usize> {
    squares(board).iter().map(|squares| 3_usize.pow(squares.len() as u32)).collect()
}

/// The indices of all patterns for White and for Black; see [`lane`].
pub type Numbers = [u32; 2 * MAX_PATTERNS];

/// The place of a pattern's index for a color in [`Numbers`].
#[inline(always)]
pub const fn lane(pattern: usize, color: Color) -> usize {
    2 * pattern + color as usize
}

/// What each byte of a set of men adds to the indices of all patterns.
#[derive(Clone, Debug)]
pub struct Numbering {
    /// By byte of the word and value of the byte.
    bytes: Vec<[Lanes; 256]>,
}

/// Aligned so that a row is a single cache line.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(64))]
struct Lanes(Numbers);

impl Numbering {
    /// The numbering of a board whose words have `bytes` bytes, with squares at the bits of `bit_of`.
    pub fn new(board: BoardKind, bytes: usize, bit_of: impl Fn(Square) -> usize) -> Numbering {
        let mut single = vec![Numbers::default(); bytes * 8];
        for (pattern, squares) in squares(board).iter().enumerate() {
            for (place, &square) in squares.iter().enumerate() {
                let digit = 3_u32.pow(place as u32);
                single[bit_of(square)][lane(pattern, Color::White)] += digit;
                single[bit_of(board.opposite(square))][lane(pattern, Color::Black)] += digit;
            }
        }
        let table = |byte: usize| {
            let mut values = [Lanes::default(); 256];
            for value in 1..256_usize {
                let lowest = value.trailing_zeros() as usize;
                let (rest, own) = (values[value & (value - 1)], single[byte * 8 + lowest]);
                values[value] = Lanes(core::array::from_fn(|lane| rest.0[lane] + own[lane]));
            }
            values
        };
        Numbering { bytes: (0..bytes).map(table).collect() }
    }

    /// The indices of the first `patterns` patterns for White, and for Black with the board turned around.
    #[inline]
    pub fn numbers<B: Bits>(&self, patterns: usize, white_men: B, black_men: B) -> Numbers {
        let (mut white, mut black) = (white_men, black_men);
        let (mut of_white, mut of_black) = (Numbers::default(), Numbers::default());
        for table in &self.bytes {
            let [in_white, in_black] = [white, black].map(|men| &table[usize::from(men.to_u128() as u8)]);
            for lane in 0..2 * patterns {
                of_white[lane] += in_white.0[lane];
                of_black[lane] += in_black.0[lane];
            }
            (white, black) = (white >> 8, black >> 8);
        }
        let mut numbers = Numbers::default();
        for pattern in 0..patterns {
            let [white, black] = Color::ALL.map(|color| lane(pattern, color));
            numbers[white] = of_white[white] + 2 * of_black[white];
            numbers[black] = of_black[black] + 2 * of_white[black];
        }
        numbers
    }
}
