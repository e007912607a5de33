//! Moves as four numbers: file and rank of the start square, then of the end square.

use crownhead_prose::terminal::{not_playing, off_the_board};
use crownhead_rules::{Attempt, BoardKind, Square};

/// The names of the four numbers, in the order in which they are asked.
const NAMES: [&str; 4] = ["x1", "y1", "x2", "y2"];

/// Numbers that were given so far, fewer than four.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Coordinates {
    given: Vec<i64>,
}

impl Coordinates {
    /// The name of the number that is asked next.
    pub(super) fn asks_for(&self) -> &'static str {
        NAMES[self.given.len() % NAMES.len()]
    }

    /// Forgets what was given.
    pub(super) fn forget(&mut self) {
        self.given.clear();
    }

    /// The start square, if both its numbers are there and it exists.
    pub(super) fn start(&self, board: BoardKind) -> Option<Square> {
        match self.given[..] {
            [x, y] => square(board, x, y).ok(),
            _ => None,
        }
    }

    /// Takes a number; the fourth completes an attempt, or says why there is none.
    pub(super) fn take(&mut self, number: i64, board: BoardKind) -> Option<Result<Attempt, String>> {
        self.given.push(number);
        let [x1, y1, x2, y2] = self.given[..] else { return None };
        self.forget();
        let attempt = || Ok(Attempt::new(square(board, x1, y1)?, square(board, x2, y2)?));
        Some(attempt())
    }
}

/// The numbers of a line, if it consists of nothing else.
pub(super) fn numbers(line: &str) -> Option<Vec<i64>> {
    let words = line.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
    words.map(|word| word.parse().ok()).collect()
}

/// The square on a file and rank, both from 1 and as White sees the board.
pub(super) fn square(board: BoardKind, x: i64, y: i64) -> Result<Square, String> {
    let within = |n: i64, most: u8| u8::try_from(n).ok().filter(|n| (1..=most).contains(n));
    let (Some(file), Some(rank)) = (within(x, board.width()), within(y, board.height())) else {
        return Err(off_the_board(&format!("{x} {y}"), board.width()));
    };
    let place = board.at(file - 1, board.height() - rank);
    place.ok_or_else(|| not_playing(&format!("{x} {y}")))
}

/// The file and rank of a square.
pub(super) fn of(board: BoardKind, square: Square) -> (u8, u8) {
    let (x, y) = board.place(square);
    (x + 1, board.height() - y)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: BoardKind = BoardKind::Dark8;

    #[test]
    fn four_numbers_are_a_move() {
        let mut entry = Coordinates::default();
        assert_eq!(entry.asks_for(), "x1");
        assert_eq!((entry.take(1, BOARD), entry.take(3, BOARD)), (None, None));
        assert_eq!(entry.start(BOARD).map(Square::number), Some(21));
        assert_eq!(entry.asks_for(), "x2");
        assert_eq!(entry.take(2, BOARD), None);
        let attempt = entry.take(4, BOARD).expect("complete").expect("both squares exist");
        assert_eq!((attempt.from.number(), attempt.to.number()), (21, 17));
        assert_eq!(entry.asks_for(), "x1");
    }

    #[test]
    fn places_that_no_piece_stands_on_say_why() {
        assert!(square(BOARD, 9, 1).is_err_and(|reason| reason.contains("off the board")));
        assert!(square(BOARD, 0, -4).is_err_and(|reason| reason.contains("off the board")));
        assert!(square(BOARD, 1, 2).is_err_and(|reason| reason.contains("not a playing square")));
    }

    #[test]
    fn every_square_has_its_numbers() {
        for kind in BoardKind::ALL {
            for there in kind.all() {
                let (x, y) = of(kind, there);
                assert_eq!(square(kind, i64::from(x), i64::from(y)), Ok(there));
            }
        }
    }

    #[test]
    fn a_line_is_numbers_or_it_is_not() {
        assert_eq!(numbers("1, 3 2 4"), Some(vec![1, 3, 2, 4]));
        assert_eq!(numbers("22-18"), None);
        assert_eq!(numbers("-1"), Some(vec![-1]));
    }
}
