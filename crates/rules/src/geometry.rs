//! Boards as types: which squares exist and where their bits lie.
//!
//! A board of `W` columns has a row pitch of `(W + 3) / 2` bits, so there is at least one ghost bit between two rows on
//! each side: every step, including the two-square straight steps of Frisian, is one constant shift and lands on a
//! ghost where it would leave the board. A 10x10 board needs 63 bits this way. Invariant: ghosts are in no `SQUARES`,
//! so a step followed by an intersection with any set of real squares never needs an edge mask.

use core::fmt::Debug;
use core::hash::Hash;

use crate::{BoardKind, Direction, bits::Bits, boards::for_each_board, square::Square};

/// A board shape as a type. Implementors are zero-sized.
pub trait Geometry: Copy + Eq + Ord + Hash + Debug + Default + Send + Sync + 'static {
    /// The word that holds one set of squares.
    type Bits: Bits;
    /// The same board as a value.
    const KIND: BoardKind;
    /// All playing squares.
    const SQUARES: Self::Bits;
    /// The row on which White's men are crowned.
    const TOP_ROW: Self::Bits;
    /// The row on which Black's men are crowned.
    const BOTTOM_ROW: Self::Bits;
    /// The leftmost column from White's view.
    const LEFT_COLUMN: Self::Bits;
    /// The rightmost column from White's view.
    const RIGHT_COLUMN: Self::Bits;
    /// The diagonal from corner to corner: the longest line of a square board of diagonals; empty for other boards.
    const LONG_DIAGONAL: Self::Bits;
    /// Bit index of each square, in the order of their numbers.
    const BIT_OF: [u8; 128];
    /// The square of each bit, 255 for ghosts.
    const SQUARE_AT: [u8; 128];

    /// For each bit index, the squares that a piece there may jump in any of the eight directions: those with another
    /// square behind them. The piece then lands on bit `2 * over - from`.
    const JUMPED: &'static [Self::Bits; 128];

    /// How many bits one step goes: positive toward higher square numbers.
    #[inline(always)]
    fn offset(direction: Direction) -> i8 {
        let width = Self::KIND.width() as i8;
        let (short, long) =
            if Self::KIND.is_full() { (width - 1, width + 1) } else { (width / 2 + 1, width / 2 + 2) };
        let straight = if Self::KIND.is_full() { width } else { short + long };
        match direction {
            Direction::NorthEast => -short,
            Direction::NorthWest => -long,
            Direction::SouthEast => long,
            Direction::SouthWest => short,
            Direction::North => -straight,
            Direction::South => straight,
            Direction::East => 1,
            Direction::West => -1,
        }
    }

    /// The set moved by one step. Members that leave the board become ghosts or fall off the word.
    #[inline(always)]
    fn shift(bits: Self::Bits, direction: Direction) -> Self::Bits {
        let moved = bits.moved(Self::offset(direction));
        if Self::KIND.is_full() {
            // This layout has no ghosts: squares that left over a side edge have wrapped around to the other side.
            match direction {
                Direction::East | Direction::NorthEast | Direction::SouthEast => moved & !Self::LEFT_COLUMN,
                Direction::West | Direction::NorthWest | Direction::SouthWest => moved & !Self::RIGHT_COLUMN,
                Direction::North | Direction::South => moved,
            }
        } else {
            moved
        }
    }

    /// The bit index of a square.
    #[inline(always)]
    fn bit_of(square: Square) -> u32 {
        Self::BIT_OF[square.index()] as u32
    }

    /// The square of a bit index.
    ///
    /// # Panics
    /// If the bit is a ghost, which no set of squares contains.
    #[inline(always)]
    fn square_at(bit: u32) -> Square {
        let index = Self::SQUARE_AT[bit as usize];
        assert!(index != GHOST, "a ghost bit is no square");
        Square::new(index)
    }
}

const GHOST: u8 = 255;

const fn bit_index(kind: BoardKind, x: u8, y: u8) -> u32 {
    let (width, x, y) = (kind.width() as u32, x as u32, y as u32);
    if kind.is_full() { width * y + x } else { u32::midpoint((width + 3) * y, x) }
}

const fn tables(kind: BoardKind) -> ([u8; 128], [u8; 128]) {
    let (mut bit_of, mut square_at) = ([0; 128], [GHOST; 128]);
    let (mut y, mut next) = (0, 0);
    while y < kind.height() {
        let mut x = 0;
        while x < kind.width() {
            if kind.is_playing(x, y) {
                let bit = bit_index(kind, x, y);
                bit_of[next] = bit as u8;
                square_at[bit as usize] = next as u8;
                next += 1;
            }
            x += 1;
        }
        y += 1;
    }
    (bit_of, square_at)
}

/// The squares that a piece may jump, by its bit index.
const fn jumped(kind: BoardKind) -> [u128; 128] {
    let mut table = [0; 128];
    let (mut y, height, width) = (0, kind.height() as i8, kind.width() as i8);
    while y < height {
        let mut x = 0;
        while x < width {
            let mut i = 0;
            while i < Direction::ALL.len() && kind.is_playing(x as u8, y as u8) {
                let (dx, dy) = kind.delta(Direction::ALL[i]);
                let (far_x, far_y) = (x + 2 * dx, y + 2 * dy);
                if far_x >= 0 && far_x < width && far_y >= 0 && far_y < height {
                    let over = bit_index(kind, (x + dx) as u8, (y + dy) as u8);
                    table[bit_index(kind, x as u8, y as u8) as usize] |= 1 << over;
                }
                i += 1;
            }
            x += 1;
        }
        y += 1;
    }
    table
}

/// A table of the widest words in words of the board's own width.
macro_rules! narrowed {
    ($word:ty, $wide:expr) => {{
        let (wide, mut table, mut i) = ($wide, [0 as $word; 128], 0);
        while i < 128 {
            table[i] = wide[i] as $word;
            i += 1;
        }
        table
    }};
}

/// The squares of the rows `from..to`, counted from the top.
const fn rows(kind: BoardKind, from: u8, to: u8) -> u128 {
    let (mut set, mut y) = (0, from);
    while y < to {
        let mut x = 0;
        while x < kind.width() {
            if kind.is_playing(x, y) {
                set |= 1 << bit_index(kind, x, y);
            }
            x += 1;
        }
        y += 1;
    }
    set
}

/// The playing squares of one column.
const fn column(kind: BoardKind, x: u8) -> u128 {
    let (mut set, mut y) = (0, 0);
    while y < kind.height() {
        if kind.is_playing(x, y) {
            set |= 1 << bit_index(kind, x, y);
        }
        y += 1;
    }
    set
}

/// The diagonal through White's playing corner.
const fn long_diagonal(kind: BoardKind) -> u128 {
    let (mut set, mut y) = (0, 0);
    while y < kind.height() && kind.width() == kind.height() && !kind.is_full() {
        let x = if kind.is_mirrored() { y } else { kind.width() - 1 - y };
        set |= 1 << bit_index(kind, x, y);
        y += 1;
    }
    set
}

macro_rules! geometries {
    ($($(#[$doc:meta])* $name:ident: $word:ty, $key:literal, $width:literal x $height:literal, $squares:ident;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
            pub struct $name;

            impl Geometry for $name {
                type Bits = $word;
                const KIND: BoardKind = BoardKind::$name;
                const SQUARES: $word = rows(BoardKind::$name, 0, $height) as $word;
                const TOP_ROW: $word = rows(BoardKind::$name, 0, 1) as $word;
                const BOTTOM_ROW: $word = rows(BoardKind::$name, $height - 1, $height) as $word;
                const LEFT_COLUMN: $word = column(BoardKind::$name, 0) as $word;
                const RIGHT_COLUMN: $word = column(BoardKind::$name, $width - 1) as $word;
                const LONG_DIAGONAL: $word = long_diagonal(BoardKind::$name) as $word;
                const JUMPED: &'static [$word; 128] = &narrowed!($word, jumped(BoardKind::$name));
                const BIT_OF: [u8; 128] = tables(BoardKind::$name).0;
                const SQUARE_AT: [u8; 128] = tables(BoardKind::$name).1;
            }
        )*
    };
}
for_each_board!(geometries);
