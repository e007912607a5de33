//! A partial pattern: what stands on some squares, the others left open.
//!
//! It is written as pairs `SQUARE=WHAT`, separated by commas or blanks: `32=w,28=.,5=B`. What is `w`, `W`, `b`, `B` (a man or
//! a king of White or Black), `white`, `black`, `man`, `king`, `x` (any piece) or `.` (nothing).

use std::fmt;

use crownhead_notation::parse_square;
use crownhead_rules::{AnyRules, BoardKind, Color};

use crate::board::{Board, Symmetry};

/// What may stand on a square: nothing, White's man, White's king, Black's man, Black's king, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct What(u8);

impl What {
    const WORDS: [(&'static str, u8); 12] = [
        (".", 1),
        ("empty", 1),
        ("w", 2),
        ("W", 4),
        ("b", 8),
        ("B", 16),
        ("white", 6),
        ("black", 24),
        ("man", 10),
        ("king", 20),
        ("x", 30),
        ("piece", 30),
    ];

    /// The meaning of a word of patterns.
    pub fn of(word: &str) -> Option<What> {
        What::WORDS.into_iter().find(|(known, _)| *known == word).map(|(_, bits)| What(bits))
    }

    fn swapped(self) -> What {
        What(self.0 & 0b1 | (self.0 & 0b110) << 2 | (self.0 & 0b1_1000) >> 2)
    }
}

/// A partial pattern on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    /// The squares that may hold each of the five kinds: a position fits if no kind stands outside of its set.
    allowed: [u128; 5],
    /// The squares that must be empty, White's and Black's: what most positions fail.
    must: [u128; 3],
    turn: Option<Color>,
    asked: Vec<(u8, What)>,
    board: BoardKind,
}

impl Pattern {
    /// A pattern that every position of a board fits.
    pub fn new(board: BoardKind) -> Pattern {
        Pattern { allowed: [u128::MAX; 5], must: [0; 3], turn: None, asked: Vec::new(), board }
    }

    /// Asks for something on a square.
    pub fn ask(&mut self, square: u8, what: What) {
        for (kind, allowed) in self.allowed.iter_mut().enumerate() {
            if what.0 >> kind & 1 == 0 {
                *allowed &= !(1 << square);
            }
        }
        for (must, kinds) in self.must.iter_mut().zip([0b1, 0b110, 0b1_1000]) {
            if what.0 & !kinds == 0 {
                *must |= 1 << square;
            }
        }
        self.asked.push((square, what));
    }

    /// Asks for a side to move.
    pub fn ask_turn(&mut self, turn: Color) {
        self.turn = Some(turn);
    }

    /// Reads a pattern.
    ///
    /// # Errors
    /// The part that is no part of a pattern.
    pub fn parse(text: &str, rules: AnyRules) -> Result<Pattern, PatternError> {
        let mut pattern = Pattern::new(rules.board());
        for part in text.split([',', ' ']).filter(|part| !part.is_empty()) {
            let wrong = || PatternError(part.to_owned());
            let (square, what) = part.split_once('=').ok_or_else(wrong)?;
            let square = parse_square(square, rules).ok_or_else(wrong)?;
            pattern.ask(square.index() as u8, What::of(what).ok_or_else(wrong)?);
        }
        if pattern.asked.is_empty() { Err(PatternError(text.to_owned())) } else { Ok(pattern) }
    }

    /// Whether a position fits.
    #[inline]
    pub fn fits(&self, board: &Board) -> bool {
        let [white, black] = board.sides;
        let [empty, theirs, others] = self.must;
        if empty & (white | black) | theirs & !white | others & !black != 0 {
            return false;
        }
        let kings = board.kings;
        let sets = [!(white | black), white & !kings, white & kings, black & !kings, black & kings];
        let outside = sets.iter().zip(&self.allowed).any(|(set, allowed)| set & !allowed != 0);
        !outside && self.turn.is_none_or(|turn| turn == board.turn)
    }

    /// The pattern seen through a symmetry.
    #[must_use]
    pub fn turned(&self, symmetry: Symmetry) -> Pattern {
        let mut turned = Pattern::new(self.board);
        turned.turn = self.turn.map(|turn| symmetry.color(turn));
        for &(square, what) in &self.asked {
            turned.ask(
                symmetry.square(self.board, square),
                if symmetry.swapped { what.swapped() } else { what },
            );
        }
        turned
    }
}

/// Why a text is no pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PatternError(String);

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not part of a pattern such as 32=w,28=.,5=B", self.0)
    }
}

impl std::error::Error for PatternError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::{AnyPosition, Variant};

    const RULES: AnyRules = AnyRules::Variant(Variant::English);

    #[test]
    fn a_pattern_asks_for_some_squares_only() {
        let start = Board::of(&AnyPosition::start(RULES));
        let fits = |text: &str| Pattern::parse(text, RULES).expect("a pattern").fits(&start);
        assert!(fits("1=b, 32=w 15=.") && fits("1=x,32=white,2=man"));
        assert!(!fits("1=w") && !fits("1=.") && !fits("15=x") && !fits("1=king") && !fits("1=b,1=w"));
        let pattern = Pattern::parse("1=b,15=.", RULES).expect("a pattern");
        let swapped = Symmetry { swapped: true, mirrored: false };
        assert_eq!(pattern.turned(swapped), Pattern::parse("32=w,18=.", RULES).expect("a pattern"));
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["", "32", "32=q", "77=w", "=w"] {
            assert!(Pattern::parse(text, RULES).is_err(), "{text}");
        }
    }
}
