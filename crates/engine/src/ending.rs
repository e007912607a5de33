//! An ending to practice, named by its pieces.

use std::fmt;

/// The pieces of an ending: what the winner has against what the loser has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ending {
    /// Men of the winner and of the loser.
    pub men: [u8; 2],
    /// Kings of the winner and of the loser.
    pub kings: [u8; 2],
}

/// Written like the name of a table: `2m1k-0m1k`, the winner first.
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [men, kings] = [self.men, self.kings];
        write!(f, "{}m{}k-{}m{}k", men[0], kings[0], men[1], kings[1])
    }
}

impl Ending {
    /// The number of pieces.
    pub const fn pieces(self) -> u8 {
        self.men[0] + self.men[1] + self.kings[0] + self.kings[1]
    }

    /// The place on a ladder of endings: with few pieces first, then with the greater advantage, a king counting as one
    /// and a half men.
    pub fn difficulty(&self) -> (u8, i16) {
        let weight = |side: usize| 2 * i16::from(self.men[side]) + 3 * i16::from(self.kings[side]);
        (self.pieces(), weight(1) - weight(0))
    }

    /// Reads an ending as [`Display`](fmt::Display) writes it.
    pub fn from_key(key: &str) -> Option<Ending> {
        // A slice holds at most 12 pieces of a kind.
        let count = |text: &str| text.parse().ok().filter(|&count: &u8| count <= 12);
        let side = |text: &str| {
            let (men, kings) = text.strip_suffix('k')?.split_once('m')?;
            Some((count(men)?, count(kings)?))
        };
        let (winner, loser) = key.split_once('-')?;
        let ((our_men, our_kings), (their_men, their_kings)) = (side(winner)?, side(loser)?);
        Some(Ending { men: [our_men, their_men], kings: [our_kings, their_kings] })
    }
}
