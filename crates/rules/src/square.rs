//! Boards, squares and sets of squares as values, for all code that is not an inner loop.

use core::fmt;

use crate::{
    Direction,
    boards::{Squares, for_each_board},
    values::rule_values,
};

/// Defines [`BoardKind`] from the list of boards.
macro_rules! board_kinds {
    ($($(#[$doc:meta])* $board:ident: $word:ty, $key:literal, $width:literal x $height:literal, $squares:ident;)*) => {
        rule_values! {
            /// A board shape as a value.
            pub enum BoardKind {
                $($(#[$doc])* $board = $key,)*
            }
        }

        impl BoardKind {
            /// The number of columns.
            pub const fn width(self) -> u8 {
                match self {
                    $(BoardKind::$board => $width,)*
                }
            }

            /// The number of rows.
            pub const fn height(self) -> u8 {
                match self {
                    $(BoardKind::$board => $height,)*
                }
            }

            /// Which squares are playing squares.
            const fn playing(self) -> Squares {
                match self {
                    $(BoardKind::$board => Squares::$squares,)*
                }
            }
        }
    };
}
for_each_board!(board_kinds);

impl BoardKind {
    /// Whether every square is a playing square.
    pub const fn is_full(self) -> bool {
        matches!(self.playing(), Squares::All)
    }

    /// Whether White's right corner, and not the left one, is a playing square.
    pub const fn is_mirrored(self) -> bool {
        matches!(self.playing(), Squares::Mirrored)
    }

    /// Playing squares per row.
    const fn per_row(self) -> u8 {
        if self.is_full() { self.width() } else { self.width() / 2 }
    }

    /// The number of playing squares.
    pub const fn squares(self) -> u8 {
        self.per_row() * self.height()
    }

    /// Whether pieces can stand on column `x` (from the left) of row `y` (from the top), from White's view.
    pub const fn is_playing(self, x: u8, y: u8) -> bool {
        let dark = (x + y + self.height()) % 2 == 1;
        x < self.width() && y < self.height() && (self.is_full() || dark != self.is_mirrored())
    }

    /// The step of a direction in columns (to the right) and rows (down). Where playing squares touch at
    /// corners only, a straight step goes two squares, to the next playing square.
    pub const fn delta(self, direction: Direction) -> (i8, i8) {
        let (dx, dy) = direction.delta();
        if self.is_full() && !direction.is_diagonal() { (dx / 2, dy / 2) } else { (dx, dy) }
    }

    /// The square with a number, counted from 1 row by row from the top left playing square as White sees it.
    pub fn square(self, number: u16) -> Option<Square> {
        (1..=u16::from(self.squares())).contains(&number).then(|| Square(number as u8 - 1))
    }

    /// The square on column `x` (from the left) of row `y` (from the top), from White's view.
    pub fn at(self, x: u8, y: u8) -> Option<Square> {
        let column = if self.is_full() { x } else { x / 2 };
        self.is_playing(x, y).then(|| Square(y * self.per_row() + column))
    }

    /// Column (from the left) and row (from the top) of a square, from White's view.
    pub fn place(self, square: Square) -> (u8, u8) {
        let (y, i) = (square.0 / self.per_row(), square.0 % self.per_row());
        if self.is_full() {
            return (i, y);
        }
        let x = if self.is_playing(2 * i, y) { 2 * i } else { 2 * i + 1 };
        (x, y)
    }

    /// The next square in a direction, or `None` at the edge of the board.
    pub fn step(self, square: Square, direction: Direction) -> Option<Square> {
        let ((x, y), (dx, dy)) = (self.place(square), self.delta(direction));
        self.at(x.checked_add_signed(dx)?, y.checked_add_signed(dy)?)
    }

    /// The square in the same place after turning the board by 180 degrees.
    #[must_use]
    pub fn opposite(self, square: Square) -> Square {
        Square(self.squares() - 1 - square.0)
    }

    /// All squares in the order of their numbers.
    pub fn all(self) -> impl DoubleEndedIterator<Item = Square> {
        (0..self.squares()).map(Square)
    }
}

/// A playing square of some board. It comes only from that board ([`BoardKind::square`],
/// [`BoardKind::at`], a position or a move), so it always lies on that board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    pub(crate) const fn new(index: u8) -> Square {
        Square(index)
    }

    /// Position in the numbering, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Number from 1, row by row from the top left playing square as White sees the board.
    #[inline]
    pub const fn number(self) -> u16 {
        self.0 as u16 + 1
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A set of squares of one board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SquareSet(u128);

impl SquareSet {
    /// The empty set.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// The number of members.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the square is a member.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// Adds a square.
    pub fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    /// Removes a square.
    pub fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.0);
    }

    /// The members of either set.
    #[must_use]
    pub const fn union(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }

    /// The members, lowest number first.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        crate::bits::Bits::iter(self.0).map(|index| Square(index as u8))
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
