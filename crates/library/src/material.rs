//! Numbers of men and kings, and conditions on them.
//!
//! A condition is written `WHITE-BLACK`: `2K1-1K` is two kings and a man against one king. A number alone counts men, a
//! number before `K` counts kings. `*` is any material, and `+` after a number means at least.

use std::fmt;
use std::str::FromStr;

/// White's men, White's kings, Black's men, Black's kings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Counts(pub [u8; 4]);

impl Counts {
    /// As one stored number: seven bits each.
    pub fn number(self) -> u32 {
        self.0.iter().fold(0, |number, count| number << 7 | u32::from(*count & 127))
    }

    /// The counts of a stored number.
    pub fn from_number(number: u32) -> Counts {
        Counts([21, 14, 7, 0].map(|shift| (number >> shift) as u8 & 127))
    }

    /// The counts with the colors changed.
    #[must_use]
    pub fn swapped(self) -> Counts {
        let [men, kings, their_men, their_kings] = self.0;
        Counts([their_men, their_kings, men, kings])
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |men: u8, kings: u8| match (men, kings) {
            (0, 0) => "0".to_owned(),
            (men, 0) => men.to_string(),
            (0, kings) => format!("{kings}K"),
            (men, kings) => format!("{kings}K{men}"),
        };
        let [men, kings, their_men, their_kings] = self.0;
        write!(f, "{}-{}", side(men, kings), side(their_men, their_kings))
    }
}

/// A condition on the material of both sides: ranges of [`Counts`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Material {
    least: [u8; 4],
    most: [u8; 4],
}

impl Material {
    /// Whether the condition holds.
    pub fn admits(&self, counts: Counts) -> bool {
        (0..4).all(|i| (self.least[i]..=self.most[i]).contains(&counts.0[i]))
    }

    /// The only counts that are admitted, if there is one.
    pub fn exact(&self) -> Option<Counts> {
        (self.least == self.most).then_some(Counts(self.least))
    }

    /// The condition with the colors changed.
    #[must_use]
    pub fn swapped(&self) -> Material {
        Material { least: Counts(self.least).swapped().0, most: Counts(self.most).swapped().0 }
    }
}

/// Why a text is no condition on material.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MaterialError(String);

impl fmt::Display for MaterialError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not material such as 2K1-1K (two kings and a man against a king) or 3+-*", self.0)
    }
}

impl std::error::Error for MaterialError {}

impl FromStr for Material {
    type Err = MaterialError;

    fn from_str(text: &str) -> Result<Material, MaterialError> {
        let wrong = || MaterialError(text.to_owned());
        let (white, black) = text.split_once('-').ok_or_else(wrong)?;
        let [white, black] = [side(white).ok_or_else(wrong)?, side(black).ok_or_else(wrong)?];
        let [men, kings] = white;
        let [their_men, their_kings] = black;
        Ok(Material {
            least: [men.0, kings.0, their_men.0, their_kings.0],
            most: [men.1, kings.1, their_men.1, their_kings.1],
        })
    }
}

type Range = (u8, u8);
const MOST: u8 = 127;

/// Men and kings of one side.
fn side(text: &str) -> Option<[Range; 2]> {
    if text == "*" {
        return Some([(0, MOST); 2]);
    }
    let (kings, men) = match text.split_once(['K', 'k']) {
        Some((kings, men)) => (kings, men),
        None => ("0", text),
    };
    // The plus of kings stands after their K: 2K+1.
    let (more_kings, men) = match men.strip_prefix('+') {
        Some(men) if text.contains(['K', 'k']) => (true, men),
        _ => (false, men),
    };
    let kings = count(kings)?;
    let men = if men.is_empty() && text.contains(['K', 'k']) { (0, 0) } else { range(men)? };
    Some([men, if more_kings { (kings, MOST) } else { (kings, kings) }])
}

fn range(text: &str) -> Option<Range> {
    match text.strip_suffix('+') {
        Some(least) => Some((count(least)?, MOST)),
        None => count(text).map(|n| (n, n)),
    }
}

fn count(text: &str) -> Option<u8> {
    text.parse().ok().filter(|n| *n <= MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn material_is_read_and_written() {
        for (text, counts) in [("2K1-1K", [1, 2, 0, 1]), ("12-11", [12, 0, 11, 0]), ("0-3", [0, 0, 3, 0])] {
            let material: Material = text.parse().expect("it is material");
            assert_eq!(material.exact(), Some(Counts(counts)));
            assert_eq!(Counts(counts).to_string(), text);
            assert_eq!(Counts::from_number(Counts(counts).number()), Counts(counts));
        }
        let open: Material = "3+-*".parse().expect("it is material");
        assert!(open.admits(Counts([4, 0, 1, 1])) && !open.admits(Counts([2, 0, 1, 1])));
        let kings: Material = "2K+0-1K".parse().expect("it is material");
        assert!(kings.admits(Counts([0, 3, 0, 1])) && !kings.admits(Counts([1, 3, 0, 1])));
        for text in ["", "-", "K-1", "2x-1", "200-1"] {
            assert!(text.parse::<Material>().is_err(), "{text}");
        }
    }
}
