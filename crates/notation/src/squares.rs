//! Names of squares.

use crownhead_rules::{AnyRules, BoardKind, Numbering, Square};

/// How squares are named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Naming {
    /// By numbers from 1, row by row from the top left playing square as White sees the board.
    Numbers,
    /// By numbers from 1, row by row from the bottom right playing square (Spanish, Portuguese).
    NumbersFromBelow,
    /// By a letter for the column, from White's left, and a number for the row, from White's side: `a1`.
    Letters,
}

impl Naming {
    /// The names that writers use under these rules (PDN 3.0, list of game types). Readers accept letters everywhere,
    /// and numbers where squares have letters.
    pub const fn of(rules: AnyRules) -> Naming {
        match rules {
            AnyRules::Variant(variant) => match variant.facts().numbering {
                Numbering::FromTop => Naming::Numbers,
                Numbering::FromBottom => Naming::NumbersFromBelow,
                Numbering::Letters => Naming::Letters,
            },
            AnyRules::House(house) if house.board.is_full() => Naming::Letters,
            AnyRules::Preset(_) | AnyRules::House(_) => Naming::Numbers,
        }
    }

    /// An example of a move with such names, for messages.
    pub(crate) const fn example(self) -> &'static str {
        match self {
            Naming::Letters => "c3-d4, or c3xe5 for a capture",
            Naming::Numbers | Naming::NumbersFromBelow => "22-18, or 22x15 for a capture",
        }
    }

    /// The first and the last name on that board: `1` and `32`, `a1` and `h8`.
    pub(crate) fn ends(self, board: BoardKind) -> [String; 2] {
        match self {
            Naming::Letters => {
                let last = format!("{}{}", char::from(b'a' + board.width() - 1), board.height());
                ["a1".to_owned(), last]
            }
            Naming::Numbers | Naming::NumbersFromBelow => ["1".to_owned(), board.squares().to_string()],
        }
    }

    /// The name of a square of that board.
    pub fn name(self, board: BoardKind, square: Square) -> String {
        match self {
            Naming::Numbers => square.number().to_string(),
            Naming::NumbersFromBelow => board.opposite(square).number().to_string(),
            Naming::Letters => {
                let (x, y) = board.place(square);
                format!("{}{}", char::from(b'a' + x), board.height() - y)
            }
        }
    }
}

/// The canonical name of a square under these rules.
pub fn square_name(rules: AnyRules, square: Square) -> String {
    Naming::of(rules).name(rules.board(), square)
}

/// The square with that name, a number (leading zeros allowed) or a letter with a number (`a3`, `A3`).
pub fn parse_square(text: &str, rules: AnyRules) -> Option<Square> {
    let board = rules.board();
    if let Some(number) = digits(text) {
        return numbered(rules, number);
    }
    let (x, y) = place(text, board)?;
    board.at(x, y)
}

/// Column and row of a letter with a number, from White's view.
fn place(text: &str, board: BoardKind) -> Option<(u8, u8)> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic)?.to_ascii_lowercase();
    let row = u8::try_from(digits(&text[1..])?).ok()?;
    let place = (letter as u8 - b'a', board.height().checked_sub(row)?);
    (place.0 < board.width() && place.1 < board.height()).then_some(place)
}

/// Whether a letter with a number names a square of the board that is not a playing square.
pub(crate) fn is_light(text: &str, board: BoardKind) -> bool {
    place(text, board).is_some_and(|(x, y)| board.at(x, y).is_none())
}

/// The square with this number under these rules.
pub(crate) fn numbered(rules: AnyRules, number: u16) -> Option<Square> {
    let square = rules.board().square(number)?;
    let from_below = Naming::of(rules) == Naming::NumbersFromBelow;
    Some(if from_below { rules.board().opposite(square) } else { square })
}

fn digits(text: &str) -> Option<u16> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}
