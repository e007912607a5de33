//! Slices: the positions with given material. A slice is the unit of solving, storing and counting.

use std::fmt;

use crownhead_rules::{bits::Bits, table_position::TablePosition};

/// The material of a position: the side to move first, then the other side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slice {
    /// Men of the side to move and of the other side.
    pub men: [u8; 2],
    /// Kings of the side to move and of the other side.
    pub kings: [u8; 2],
}

/// The most men, and the most kings, of one side in a slice.
pub(crate) const MOST: u8 = 12;

impl Slice {
    /// The slice with these men and kings of the side to move and of the other side.
    pub const fn new(our_men: u8, our_kings: u8, their_men: u8, their_kings: u8) -> Slice {
        Slice { men: [our_men, their_men], kings: [our_kings, their_kings] }
    }

    /// The material of a board with White to move.
    #[inline]
    pub(crate) fn of<W: Bits>(board: &TablePosition<W>) -> Slice {
        let count = |set: W| set.count() as u8;
        let white_kings = count(board.white & board.kings);
        let black_kings = count(board.kings) - white_kings;
        let (white_men, black_men) = (count(board.white) - white_kings, count(board.black) - black_kings);
        Slice::new(white_men, white_kings, black_men, black_kings)
    }

    /// The same material with the other side to move.
    #[must_use]
    pub const fn reversed(self) -> Slice {
        Slice { men: [self.men[1], self.men[0]], kings: [self.kings[1], self.kings[0]] }
    }

    /// The number of pieces.
    pub const fn pieces(self) -> u8 {
        self.men[0] + self.men[1] + self.kings[0] + self.kings[1]
    }

    /// Whether both sides have a piece. Other positions are over and not stored.
    pub const fn has_both_sides(self) -> bool {
        self.men[0] + self.kings[0] > 0 && self.men[1] + self.kings[1] > 0
    }

    /// Whether both sides have the same material. Such a slice is its own reverse.
    pub fn is_balanced(self) -> bool {
        self == self.reversed()
    }

    /// All slices with this number of pieces and both sides present, in solving order: fewer men first, because
    /// crownings lead there, and a slice next to its reverse.
    pub fn of_pieces(pieces: u8) -> Vec<Slice> {
        let mut slices = Vec::new();
        for men in 0..=pieces {
            for our_men in (0..=men.min(MOST)).rev() {
                let kings = pieces - men;
                for our_kings in (0..=kings.min(MOST)).rev() {
                    let slice = Slice::new(our_men, our_kings, men - our_men, kings - our_kings);
                    let fits = slice.men.iter().chain(&slice.kings).all(|&count| count <= MOST);
                    if fits && slice.has_both_sides() && !slices.contains(&slice) {
                        slices.push(slice);
                        if !slice.is_balanced() {
                            slices.push(slice.reversed());
                        }
                    }
                }
            }
        }
        slices
    }

    /// A small number, different for every slice.
    pub(crate) fn slot(self) -> usize {
        let digits = [self.men[0], self.kings[0], self.men[1], self.kings[1]];
        digits.iter().fold(0, |slot, &digit| slot * (usize::from(MOST) + 1) + usize::from(digit))
    }

    /// Like [`Slice::slot`]; `None` for material that no slice can have.
    pub(crate) fn checked_slot(self) -> Option<usize> {
        let fits = self.men.iter().chain(&self.kings).all(|&count| count <= MOST);
        fits.then(|| self.slot())
    }

    /// The number of slots.
    pub(crate) const SLOTS: usize = (MOST as usize + 1).pow(4);

    /// The file name of this slice without its extension: `1m2k-0m1k`.
    pub fn file_stem(self) -> String {
        let [men, kings] = [self.men, self.kings];
        format!("{}m{}k-{}m{}k", men[0], kings[0], men[1], kings[1])
    }

    /// The slice with this file stem.
    #[cfg(feature = "build")]
    pub(crate) fn from_file_stem(stem: &str) -> Option<Slice> {
        (2..=2 * MOST).flat_map(Slice::of_pieces).find(|slice| slice.file_stem() == stem)
    }
}

/// In players' notation: `1M2K v 1K`.
impl fmt::Display for Slice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in 0..2 {
            if side == 1 {
                f.write_str(" v ")?;
            }
            for (count, letter) in [(self.men[side], 'M'), (self.kings[side], 'K')] {
                if count > 0 {
                    write!(f, "{count}{letter}")?;
                }
            }
        }
        Ok(())
    }
}
