//! The color and role of a piece, without squares or rules.

use core::fmt;

use crate::values::rule_values;

rule_values! {
    /// One of the two sides. White sits at the bottom of the board and moves up, toward square 1, whichever
    /// side starts and whatever the variant calls the colors.
    pub enum Color {
        /// The side at the bottom, moving up.
        White = "white",
        /// The side at the top, moving down.
        Black = "black",
    }
}

impl Color {
    /// The opponent of this side.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }

    /// 0 for White, 1 for Black: an index for arrays with one entry per side.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::White => "White",
            Color::Black => "Black",
        })
    }
}

/// The kind of a piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// An uncrowned piece.
    Man,
    /// A crowned piece (queen, dame, dama).
    King,
}

/// A piece with its owner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Its color.
    pub color: Color,
    /// Man or king.
    pub role: Role,
}

impl Piece {
    /// A man of that color.
    pub const fn man(color: Color) -> Piece {
        Piece { color, role: Role::Man }
    }

    /// A king of that color.
    pub const fn king(color: Color) -> Piece {
        Piece { color, role: Role::King }
    }
}
