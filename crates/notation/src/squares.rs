//! Names of squares.

use crownhead_rules::{AnyRules, BoardKind, Square};

/// How squares are called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Naming {
    /// By numbers from 1, row by row from the top left playing square as White sees the board.
    Numbers,
    /// By a letter for the column, from White's left, and a number for the row, from White's side: `a1`.
    Letters,
}

impl Naming {
    /// What writers use under these rules. Readers take both.
    pub const fn of(rules: AnyRules) -> Naming {
        match rules {
            AnyRules::Variant(_) | AnyRules::Preset(_) | AnyRules::House(_) => Naming::Numbers,
        }
    }

    /// The name of a square of that board.
    pub fn name(self, board: BoardKind, square: Square) -> String {
        match self {
            Naming::Numbers => square.number().to_string(),
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

/// The square of that name, a number (leading zeros allowed) or a letter with a number (`a3`, `A3`).
pub fn parse_square(text: &str, board: BoardKind) -> Option<Square> {
    let digits = |text: &str| {
        let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        plain.then(|| text.parse::<u16>().ok()).flatten()
    };
    if let Some(number) = digits(text) {
        return board.square(number);
    }
    let letter = text.chars().next().filter(char::is_ascii_alphabetic)?.to_ascii_lowercase();
    let row = u8::try_from(digits(&text[1..])?).ok()?;
    let y = board.height().checked_sub(row)?;
    board.at(letter as u8 - b'a', y)
}
