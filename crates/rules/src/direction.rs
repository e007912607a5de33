//! The eight directions as White sees the board: north is up, toward square 1.

use crate::Color;

/// A direction of movement as White sees the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Up and right.
    NorthEast,
    /// Up and left.
    NorthWest,
    /// Down and right.
    SouthEast,
    /// Down and left.
    SouthWest,
    /// Up.
    North,
    /// Down.
    South,
    /// Right.
    East,
    /// Left.
    West,
}

impl Direction {
    /// All eight, the diagonals first.
    pub const ALL: [Direction; 8] = [
        Direction::NorthEast,
        Direction::NorthWest,
        Direction::SouthEast,
        Direction::SouthWest,
        Direction::North,
        Direction::South,
        Direction::East,
        Direction::West,
    ];

    /// The four diagonals.
    pub const DIAGONALS: [Direction; 4] =
        [Direction::NorthEast, Direction::NorthWest, Direction::SouthEast, Direction::SouthWest];

    /// The two diagonals that lead forward for a side's men.
    pub const fn forward(color: Color) -> [Direction; 2] {
        match color {
            Color::White => [Direction::NorthEast, Direction::NorthWest],
            Color::Black => [Direction::SouthEast, Direction::SouthWest],
        }
    }

    /// Whether it is one of the diagonals.
    #[inline(always)]
    pub const fn is_diagonal(self) -> bool {
        (self as u8) < 4
    }

    /// Whether it leads neither forward nor backward.
    #[inline(always)]
    pub const fn is_sideways(self) -> bool {
        matches!(self, Direction::East | Direction::West)
    }

    /// Whether it leads a side's men forward.
    #[inline(always)]
    pub const fn is_forward(self, color: Color) -> bool {
        let north = matches!(self, Direction::NorthEast | Direction::NorthWest | Direction::North);
        match color {
            Color::White => north,
            Color::Black => !north && !self.is_sideways(),
        }
    }

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::NorthEast => Direction::SouthWest,
            Direction::NorthWest => Direction::SouthEast,
            Direction::SouthEast => Direction::NorthWest,
            Direction::SouthWest => Direction::NorthEast,
            Direction::North => Direction::South,
            Direction::South => Direction::North,
            Direction::East => Direction::West,
            Direction::West => Direction::East,
        }
    }

    /// The step in columns (to the right) and rows (down) on a board whose playing squares touch at corners;
    /// a straight step there goes two squares, to the next square of the same color. See [`crate::BoardKind::delta`].
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Direction::NorthEast => (1, -1),
            Direction::NorthWest => (-1, -1),
            Direction::SouthEast => (1, 1),
            Direction::SouthWest => (-1, 1),
            Direction::North => (0, -2),
            Direction::South => (0, 2),
            Direction::East => (2, 0),
            Direction::West => (-2, 0),
        }
    }
}
