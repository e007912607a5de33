//! The colors of arrows and circles, as records have them.

/// The color of an arrow or a circle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Ink {
    /// Green.
    #[default]
    Green,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl Ink {
    /// All colors.
    pub const ALL: [Ink; 4] = [Ink::Green, Ink::Red, Ink::Blue, Ink::Yellow];

    /// The letter in a record.
    pub const fn letter(self) -> char {
        match self {
            Ink::Green => 'G',
            Ink::Red => 'R',
            Ink::Blue => 'B',
            Ink::Yellow => 'Y',
        }
    }

    /// The color of a letter.
    pub fn from_letter(letter: char) -> Option<Ink> {
        Ink::ALL.into_iter().find(|ink| ink.letter() == letter)
    }
}
