//! What a round is: who plays whom, with which color.

/// A side of the board. White moves first in most variants of draughts; here it is only a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// White.
    White,
    /// Black.
    Black,
}

impl Color {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }
}

/// A game to be played. Players are numbers that the caller chose, in most functions positions in a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pairing {
    /// Who has White.
    pub white: usize,
    /// Who has Black.
    pub black: usize,
}

impl Pairing {
    /// The player with White first.
    pub const fn new(white: usize, black: usize) -> Pairing {
        Pairing { white, black }
    }

    /// A game of the first player, who has this color.
    pub const fn with_color(player: usize, color: Color, opponent: usize) -> Pairing {
        match color {
            Color::White => Pairing::new(player, opponent),
            Color::Black => Pairing::new(opponent, player),
        }
    }

    /// The same players with colors reversed.
    #[must_use]
    pub const fn reversed(self) -> Pairing {
        Pairing::new(self.black, self.white)
    }
}

/// The pairings of one round.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Round {
    /// The games in the order of the boards.
    pub games: Vec<Pairing>,
    /// The player who is left over if the number is odd.
    pub bye: Option<usize>,
}
