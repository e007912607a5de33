//! Moves as four numbers: file and rank of the start square, then of the end square.

use crownhead_prose::terminal::{not_playing, off_the_board};
use crownhead_rules::{Attempt, BoardKind, Square};

/// The names of the four numbers in order.
const NAMES: [&str; 4] = ["x1", "y1", "x2", "y2"];

/// The numbers so far, fewer than four.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Coordinates {
    given: Vec<i64>,
}

impl Coordinates {
    /// The name of the next number.
    pub(super) fn asks_for(&self) -> &'static str {
        NAMES[self.given.len() % NAMES.len()]
    }

    /// Forgets the numbers.
    pub(super) fn forget(&mut self) {
        self.given.clear();
    }

    /// The start square, if both its numbers are known and it exists.
    pub(super) fn start(&self, board: BoardKind) -> Option<Square> {
        match self.given[..] {
            [x, y] => square(board, x, y).ok(),
            _ => None,
        }
    }

    /// Takes a number; the fourth completes a move. A number without a square is refused at once, and the move starts over.
    pub(super) fn take(&mut self, number: i64, board: BoardKind) -> Result<Option<Attempt>, String> {
        self.given.push(number);
        let known = self.attempt(board);
        if !matches!(known, Ok(None)) {
            self.forget();
        }
        known
    }

    fn attempt(&self, board: BoardKind) -> Result<Option<Attempt>, String> {
        match self.given[..] {
            [x] | [_, _, x] => on_board(board, x),
            [x, y] => square(board, x, y).map(|_| ()),
            [x1, y1, x2, y2] => {
                return Ok(Some(Attempt::new(square(board, x1, y1)?, square(board, x2, y2)?)));
            }
            _ => Ok(()),
        }
        .map(|()| None)
    }
}

/// The numbers of a line that has nothing else.
pub(super) fn numbers(line: &str) -> Option<Vec<i64>> {
    let words = line.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
    words.map(|word| word.parse().ok()).collect()
}

/// Refuses a file off the board.
fn on_board(board: BoardKind, x: i64) -> Result<(), String> {
    let there = (1..=i64::from(board.width())).contains(&x);
    if there { Ok(()) } else { Err(off_the_board(&x.to_string(), board.width())) }
}

/// The square on a file and rank, both from 1, from White's side.
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
        assert_eq!((entry.take(1, BOARD), entry.take(3, BOARD)), (Ok(None), Ok(None)));
        assert_eq!(entry.start(BOARD).map(Square::number), Some(21));
        assert_eq!(entry.asks_for(), "x2");
        assert_eq!(entry.take(2, BOARD), Ok(None));
        let attempt = entry.take(4, BOARD).expect("both squares exist").expect("complete");
        assert_eq!((attempt.from.number(), attempt.to.number()), (21, 17));
        assert_eq!(entry.asks_for(), "x1");
    }

    #[test]
    fn a_number_without_a_square_is_refused_at_once() {
        let table: [(&[i64], &str); 5] = [
            (&[9], "9 is off the board"),
            (&[1, 9], "1 9 is off the board"),
            (&[1, 2], "1 2 is not a playing square"),
            (&[1, 3, 0], "0 is off the board"),
            (&[1, 3, 2, 3], "2 3 is not a playing square"),
        ];
        for (numbers, reason) in table {
            let mut entry = Coordinates::default();
            let (last, before) = numbers.split_last().expect("numbers");
            for &number in before {
                assert_eq!(entry.take(number, BOARD), Ok(None), "{numbers:?}");
            }
            let refused = entry.take(*last, BOARD).expect_err("it leads to no square");
            assert!(refused.starts_with(reason), "{refused}");
            assert_eq!(entry.asks_for(), "x1");
        }
    }

    #[test]
    fn refused_squares_give_the_reason() {
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
    fn a_line_is_all_numbers_or_none() {
        assert_eq!(numbers("1, 3 2 4"), Some(vec![1, 3, 2, 4]));
        assert_eq!(numbers("22-18"), None);
        assert_eq!(numbers("-1"), Some(vec![-1]));
    }
}
