//! Maps square names (numbers, or letters with numbers) to squares: a table for each way of numbering a board.

use std::sync::{Arc, OnceLock};

use crownhead_rules::{AnyPosition, AnyRules, BoardKind, Color, Square, Variant};

use super::{
    gametype::{GameType, Layout, Style},
    token::{Flags, Token},
};
use crate::squares::numbered;

/// The squares of a board by name. Both numbers and letters are known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SquareNames {
    numbers: [Option<Square>; 256],
    letters: [Option<Square>; 256],
}

impl SquareNames {
    /// The names used by these rules, and the other kind from White's view.
    pub(super) fn of(rules: AnyRules) -> SquareNames {
        let board = rules.board();
        let mut numbers = [None; 256];
        for number in 1..=u16::from(board.squares()) {
            numbers[usize::from(number)] = numbered(rules, number);
        }
        SquareNames { numbers, letters: letters(board, 0) }
    }

    /// The names requested by a game type under those rules.
    pub(super) fn told(game_type: GameType, rules: AnyRules) -> Arc<SquareNames> {
        let (_, names) = beginning(rules);
        match game_type.layout {
            None => names,
            Some(layout) => Arc::new(SquareNames::clone(&names).with_layout(rules.board(), layout)),
        }
    }

    /// Replaces the names with those of a layout.
    fn with_layout(mut self, board: BoardKind, layout: Layout) -> SquareNames {
        // The corner from White's view.
        let corner = if layout.starts == Color::White { layout.corner } else { 3 - layout.corner };
        match layout.style {
            Style::Numbers => self.numbers = numbers(board, corner),
            Style::Letters => self.letters = letters(board, corner),
            Style::San => {}
        }
        self
    }

    /// The names on a board rotated by 180 degrees.
    pub(super) fn rotated(&self, board: BoardKind) -> SquareNames {
        let turned =
            |names: [Option<Square>; 256]| names.map(|square| square.map(|square| board.opposite(square)));
        SquareNames { numbers: turned(self.numbers), letters: turned(self.letters) }
    }

    /// The name of a square: a letter and a number, or a number.
    pub(super) fn name(&self, square: Square, letters: bool) -> String {
        let names = if letters { &self.letters } else { &self.numbers };
        let Some(name) = names.iter().position(|known| *known == Some(square)) else { return String::new() };
        if letters {
            format!("{}{}", char::from(b'a' + (name >> 4) as u8), name & 15)
        } else {
            name.to_string()
        }
    }

    /// The two ends of a move.
    #[inline]
    pub(super) fn ends(&self, token: &Token) -> Option<(Square, Square)> {
        let names = if token.flags.has(Flags::LETTERS) { &self.letters } else { &self.numbers };
        Some((names[usize::from(token.from)]?, names[usize::from(token.to)]?))
    }

    /// All squares named by a move.
    pub(super) fn squares(&self, text: &[u8]) -> Option<Vec<Square>> {
        let mut squares = Vec::new();
        let mut rest = text;
        while let Some(&first) = rest.first() {
            let letter = first.to_ascii_lowercase();
            let (column, skipped) =
                if (b'a'..=b'l').contains(&letter) { (Some(letter - b'a'), 1) } else { (None, 0) };
            let digits = rest[skipped..].iter().take_while(|byte| byte.is_ascii_digit()).count();
            if digits == 0 {
                rest = &rest[1..];
                continue;
            }
            let number = rest[skipped..skipped + digits]
                .iter()
                .try_fold(0u8, |number, digit| number.checked_mul(10)?.checked_add(digit - b'0'))?;
            squares.push(match column {
                Some(column) if number < 16 => self.letters[usize::from(column << 4 | number)]?,
                Some(_) => return None,
                None => self.numbers[usize::from(number)]?,
            });
            rest = &rest[skipped + digits..];
        }
        Some(squares)
    }
}

/// The common start of all games of a variant, built once.
pub(super) struct Beginning {
    pub(super) start: AnyPosition,
    pub(super) names: Arc<SquareNames>,
}

impl Beginning {
    fn new(rules: AnyRules) -> Beginning {
        Beginning { start: AnyPosition::start(rules), names: Arc::new(SquareNames::of(rules)) }
    }
}

/// The start and the square names of a game under those rules.
pub(crate) fn beginning(rules: AnyRules) -> (AnyPosition, Arc<SquareNames>) {
    static KNOWN: [OnceLock<Beginning>; Variant::ALL.len()] = [const { OnceLock::new() }; Variant::ALL.len()];
    let place = |variant: Variant| Variant::ALL.iter().position(|known| *known == variant);
    let known = match rules {
        AnyRules::Variant(variant) => place(variant),
        _ => None,
    };
    if let Some(place) = known {
        let known = KNOWN[place].get_or_init(|| Beginning::new(rules));
        return (known.start, known.names.clone());
    }
    let made = Beginning::new(rules);
    (made.start, made.names)
}

/// Columns and rows from a corner: 0 bottom left, 1 bottom right, 2 top left, 3 top right.
fn from_corner(board: BoardKind, corner: u8, column: u8, row: u8) -> (u8, u8) {
    let x = if corner.is_multiple_of(2) { column } else { board.width() - 1 - column };
    let y = if corner < 2 { board.height() - 1 - row } else { row };
    (x, y)
}

fn numbers(board: BoardKind, corner: u8) -> [Option<Square>; 256] {
    let mut numbers = [None; 256];
    let places = (0..board.height()).flat_map(|row| (0..board.width()).map(move |column| (column, row)));
    let squares = places.filter_map(|(column, row)| {
        let (x, y) = from_corner(board, corner, column, row);
        board.at(x, y)
    });
    squares.enumerate().for_each(|(i, square)| numbers[i + 1] = Some(square));
    numbers
}

fn letters(board: BoardKind, corner: u8) -> [Option<Square>; 256] {
    let mut letters = [None; 256];
    for column in 0..board.width() {
        for row in 0..board.height() {
            let (x, y) = from_corner(board, corner, column, row);
            letters[usize::from(column << 4 | (row + 1))] = board.at(x, y);
        }
    }
    letters
}
