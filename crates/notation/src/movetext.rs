//! Single moves as text.
//!
//! The canonical form is that of PDN 3.0: `22-18` for a quiet move and `22x15` for a capture. If another legal capture
//! has the same start and end, the whole route is written, `22x15x6x13`: the turning squares, and the square directly
//! behind the captured piece where the capture continues straight. Two different captures never share a whole route,
//! because exactly one piece is jumped between two stops.
//!
//! Squares are named as in [`crate::Naming`]. [`capture_mark`] returns the mark of captures: `:` in Russian draughts,
//! `-` in Thai.
//!
//! Readers also accept `22:15`, spaces, `2218`, leading zeros, squares such as `a3`, unnecessary or incomplete routes,
//! a move number before the move, and `!` or `?` after it.
//!
//! ```
//! use crownhead_notation::movetext;
//! use crownhead_rules::{AnyPosition, AnyRules, Variant};
//!
//! let start = AnyPosition::start(AnyRules::Variant(Variant::English));
//! let mv = movetext::find("1. 11 - 15!", &start)?;
//! assert_eq!(movetext::write(&start, &mv), "11-15");
//!
//! let error = movetext::find("hello", &start).unwrap_err();
//! assert_eq!(error.to_string(), "column 1: write the squares: 22-18, or 22x15 for a capture");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crownhead_rules::{
    AnyMove, AnyPosition, AnyRules, Attempt, Direction, Refusal, Square, SquareSet, routes,
};
use thiserror::Error;

use crate::squares::{Naming, is_light, parse_square, square_name};

/// The most squares that a capture visits.
const MOST_SQUARES: usize = 100;

/// Why a text is not a move in any position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("column {column}: {problem}")]
pub struct MoveTextError {
    /// The column, counted in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: MoveTextProblem,
}

/// What is wrong with the text of a move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum MoveTextProblem {
    /// The text is empty.
    #[error("a move is missing: write the squares, {}", .0.example())]
    Empty(Naming),
    /// The text names no square at all.
    #[error("write the squares: {}", .0.example())]
    NoSquares(Naming),
    /// A number or name of a square that the board does not have.
    #[error("there is no square {name}: the board has squares {first} to {last}")]
    NoSuchSquare {
        /// The name as written.
        name: String,
        /// The first name of the board.
        first: String,
        /// The last name of the board.
        last: String,
    },
    /// A light square of a board that uses the dark ones.
    #[error("{0} is a light square: only dark squares are used")]
    LightSquare(String),
    /// Only one square is named.
    #[error("a move needs two squares: {}", .0.example())]
    OneSquare(Naming),
    /// Digits that can be split into two squares in several ways, or in none.
    #[error("“{0}” is unclear: put - or x between the squares")]
    UnclearDigits(String),
    /// A word or character that is not part of any move.
    #[error("“{found}” does not belong in a move: write {}", .naming.example())]
    Unexpected {
        /// The word or character.
        found: String,
        /// How squares are named here.
        naming: Naming,
    },
    /// Two separators in a row, or one at the beginning or the end.
    #[error("a square is missing beside this separator")]
    MissingSquare,
    /// More squares than any capture visits.
    #[error("no move visits more than 100 squares")]
    TooManySquares,
}

/// Why a text is not a legal move in a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MoveError {
    /// The text is not a move.
    #[error(transparent)]
    Text(#[from] MoveTextError),
    /// The text is a move, but not a legal one.
    #[error("this move is not legal in this position")]
    Refused(Refusal),
}

impl From<Refusal> for MoveError {
    fn from(refusal: Refusal) -> MoveError {
        MoveError::Refused(refusal)
    }
}

/// The mark between the squares of a capture under these rules (PDN 3.0).
pub const fn capture_mark(rules: AnyRules) -> &'static str {
    match rules {
        AnyRules::Variant(variant) => variant.facts().capture_mark,
        AnyRules::Preset(_) | AnyRules::House(_) => "x",
    }
}

/// The canonical text of a legal move.
pub fn write(position: &AnyPosition, mv: &AnyMove) -> String {
    write_among(position, mv, &position.legal_moves())
}

/// The moves of a line of play, from a position on.
pub fn write_line(position: &AnyPosition, line: &[AnyMove]) -> Vec<String> {
    let mut at = *position;
    let text = |mv: &AnyMove| {
        let text = write(&at, mv);
        at = at.play_unchecked(mv);
        text
    };
    line.iter().map(text).collect()
}

/// Like [`write()`], for callers that have the legal moves of the position.
pub fn write_among(position: &AnyPosition, mv: &AnyMove, legal: &[AnyMove]) -> String {
    write_named(position, mv, legal, |square| square_name(position.rules(), square))
}

/// Like [`write_among`], with other names for the squares.
pub(crate) fn write_named(
    position: &AnyPosition,
    mv: &AnyMove,
    legal: &[AnyMove],
    name: impl Fn(Square) -> String,
) -> String {
    if !mv.is_capture() {
        return format!("{}-{}", name(mv.from()), name(mv.to()));
    }
    let twin = |other: &AnyMove| {
        other.is_capture()
            && other.from() == mv.from()
            && other.to() == mv.to()
            && other.captured() != mv.captured()
    };
    let route = if legal.iter().any(twin) { routes(position, mv, 1).pop() } else { None };
    let stops = route.map_or_else(|| vec![mv.from(), mv.to()], |route| route.stops);
    stops.into_iter().map(name).collect::<Vec<_>>().join(capture_mark(position.rules()))
}

/// The squares that a text names, whether or not the move is legal.
///
/// To get a legal move, use [`find`]: it also considers the separator, and distinguishes a whole route from one that
/// leaves out stops.
///
/// # Errors
/// If the text is not a move.
pub fn parse(text: &str, position: &AnyPosition) -> Result<Attempt, MoveTextError> {
    let (squares, _) = read(text, position.rules())?;
    attempt(&squares).ok_or_else(|| one_square(position.rules()))
}

/// Whether a text has the separator of a capture, whatever it names: `22x15`.
pub fn is_written_as_capture(text: &str, position: &AnyPosition) -> bool {
    matches!(read(text, position.rules()), Ok((_, Some(true))))
}

/// The legal move that a text describes.
///
/// # Errors
/// If the text is not a move, or if the move is illegal; then the error gives the reason.
pub fn find(text: &str, position: &AnyPosition) -> Result<AnyMove, MoveError> {
    let (squares, separator) = read(text, position.rules())?;
    let attempt = attempt(&squares).ok_or_else(|| one_square(position.rules()))?;
    Ok(choose(position, &attempt, separator)?)
}

fn one_square(rules: AnyRules) -> MoveTextError {
    MoveTextError { column: 1, problem: MoveTextProblem::OneSquare(Naming::of(rules)) }
}

/// The legal move with those ends and stops. The separator, if there is one, distinguishes captures from quiet moves.
pub(crate) fn choose(
    position: &AnyPosition,
    attempt: &Attempt,
    separator: Option<bool>,
) -> Result<AnyMove, Refusal> {
    let mut fitting = position.legal_moves();
    fitting.retain(|mv| mv.from() == attempt.from && mv.to() == attempt.to);
    // A wrong separator is accepted if the move is clear without it.
    if let Some(capture) = separator
        && fitting.iter().any(|mv| mv.is_capture() == capture)
    {
        fitting.retain(|mv| mv.is_capture() == capture);
    }
    if let ([mv], true) = (fitting.as_slice(), attempt.via.is_empty()) {
        return Ok(*mv);
    }
    let stops: Vec<Square> =
        [attempt.from].into_iter().chain(attempt.via.iter().copied()).chain([attempt.to]).collect();
    let whole = jumped(position, &stops);
    match fitting.iter().find(|mv| mv.is_capture() && Some(mv.captured()) == whole) {
        Some(mv) => Ok(*mv),
        None => position.find_move(attempt),
    }
}

pub(crate) fn attempt(squares: &[Square]) -> Option<Attempt> {
    match squares {
        [from, via @ .., to] => Some(Attempt { from: *from, via: via.to_vec(), to: *to }),
        _ => None,
    }
}

/// The captured pieces if the squares are a whole route, which has one piece between each two stops.
fn jumped(position: &AnyPosition, stops: &[Square]) -> Option<SquareSet> {
    let mut captured = SquareSet::EMPTY;
    for pair in stops.windows(2) {
        let over = only_piece_between(position, (stops[0], captured), pair[0], pair[1])?;
        if captured.contains(over) {
            return None;
        }
        captured.insert(over);
    }
    Some(captured)
}

fn only_piece_between(
    position: &AnyPosition,
    (start, captured): (Square, SquareSet),
    from: Square,
    to: Square,
) -> Option<Square> {
    let board = position.board();
    let removed_at_once = position.rules().house_rules().removal.is_at_once();
    let along = |direction: Direction| {
        let mut between = Vec::new();
        let mut at = board.step(from, direction)?;
        while at != to {
            between.push(at);
            at = board.step(at, direction)?;
        }
        Some(between)
    };
    // The capturing piece has left its start square.
    let gone = |square: Square| square == start || (removed_at_once && captured.contains(square));
    let stands = |&square: &Square| !gone(square) && position.piece_at(square).is_some();
    let mut pieces = Direction::ALL.into_iter().find_map(along)?.into_iter().filter(stands);
    pieces.next().filter(|_| pieces.next().is_none())
}

/// Parses the squares, and what the separators imply: a capture (`Some(true)`), a quiet move, or nothing.
fn read(text: &str, rules: AnyRules) -> Result<(Vec<Square>, Option<bool>), MoveTextError> {
    let mut reader = Reader { rules, squares: Vec::new(), capture: None, pending: None };
    let (start, body) = without_dressing(text);
    if !body.is_empty() && !body.contains(|c: char| c.is_ascii_digit()) && body.contains(char::is_alphabetic)
    {
        let column = text[..start].chars().count() + 1;
        return Err(MoveTextError { column, problem: MoveTextProblem::NoSquares(Naming::of(rules)) });
    }
    let mut column = text[..start].chars().count();
    let mut rest = body;
    while let Some(first) = rest.chars().next() {
        column += 1;
        let length = if first.is_ascii_alphanumeric() && !matches!(first, 'x' | 'X') {
            reader.word(rest, column)?
        } else {
            reader.mark(first, column)?;
            first.len_utf8()
        };
        column += rest[..length].chars().count() - 1;
        rest = &rest[length..];
    }
    if reader.squares.is_empty() && reader.pending.is_none() {
        return Err(MoveTextError { column: column + 1, problem: MoveTextProblem::Empty(Naming::of(rules)) });
    }
    if let Some(column) = reader.pending {
        return Err(MoveTextError { column, problem: MoveTextProblem::MissingSquare });
    }
    Ok((reader.squares, reader.capture))
}

/// Removes a move number before the move (`12.` or `12...`) and marks such as `!?` after it.
fn without_dressing(text: &str) -> (usize, &str) {
    let body = text.trim_end().trim_end_matches(['!', '?']).trim_end();
    let bare = body.trim_start();
    let number = bare.trim_start_matches(|c: char| c.is_ascii_digit());
    let after = number.trim_start_matches('.').trim_start();
    let bare = if number.len() < bare.len() && number.starts_with('.') { after } else { bare };
    (body.len() - bare.len(), bare)
}

struct Reader {
    rules: AnyRules,
    squares: Vec<Square>,
    capture: Option<bool>,
    /// The column of a separator without a square after it.
    pending: Option<usize>,
}

impl Reader {
    /// A separator or a space.
    fn mark(&mut self, mark: char, column: usize) -> Result<(), MoveTextError> {
        let error = |problem| Err(MoveTextError { column, problem });
        let capture = match mark {
            _ if mark.is_whitespace() => return Ok(()),
            'x' | 'X' | ':' | '×' => true,
            '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' => self.capture.unwrap_or(false),
            other => return error(self.unexpected(&other.to_string())),
        };
        if self.pending.is_some() || self.squares.is_empty() {
            return error(MoveTextProblem::MissingSquare);
        }
        self.capture = Some(capture);
        self.pending = Some(column);
        Ok(())
    }

    /// A square, or two without a separator; returns the number of bytes read.
    fn word(&mut self, rest: &str, column: usize) -> Result<usize, MoveTextError> {
        let error = |problem| MoveTextError { column, problem };
        let letters = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_alphabetic()).len();
        let digits = rest[letters..].bytes().take_while(u8::is_ascii_digit).count();
        if letters > 1 || (letters == 1 && digits == 0) {
            return Err(error(self.unexpected(&rest[..letters])));
        }
        let word = &rest[..letters + digits];
        match parse_square(word, self.rules) {
            Some(square) => self.squares.push(square),
            None if letters == 0 && (3..=4).contains(&digits) => self.two_squares(word, column)?,
            None => {
                if is_light(word, self.rules.board()) {
                    return Err(error(MoveTextProblem::LightSquare(shown(word))));
                }
                let [first, last] = Naming::of(self.rules).ends(self.rules.board());
                return Err(error(MoveTextProblem::NoSuchSquare { name: shown(word), first, last }));
            }
        }
        self.pending = None;
        if self.squares.len() > MOST_SQUARES {
            return Err(error(MoveTextProblem::TooManySquares));
        }
        Ok(word.len())
    }

    fn unexpected(&self, found: &str) -> MoveTextProblem {
        MoveTextProblem::Unexpected { found: shown(found), naming: Naming::of(self.rules) }
    }

    /// Digits that are two squares if there is exactly one way to split them.
    fn two_squares(&mut self, digits: &str, column: usize) -> Result<(), MoveTextError> {
        let cut = |at: usize| {
            let (from, to) = digits.split_at(at);
            Some([parse_square(from, self.rules)?, parse_square(to, self.rules)?])
        };
        let mut cuts = (1..digits.len()).filter_map(cut);
        if let (Some(pair), None) = (cuts.next(), cuts.next()) {
            self.squares.extend(pair);
            return Ok(());
        }
        Err(MoveTextError { column, problem: MoveTextProblem::UnclearDigits(shown(digits)) })
    }
}

/// A word for a message, shortened if it is long.
fn shown(word: &str) -> String {
    if word.len() > 20 { format!("{}...", &word[..20]) } else { word.to_owned() }
}
