//! Positions as FEN, in the form that PDN 3.0 defines for draughts.
//!
//! Canonical: `W:W18,K22:B5,K8`, the side to move, then each side's pieces in the order of their squares,
//! without ranges, spaces or a final dot. Readers also take spaces, the dot, quotes, leading zeros, ranges
//! (`1-12`, `K1-12` for twelve kings), small letters, squares such as `a1`, either order of the sides, sides
//! without pieces, the move counters `H` and `F` that some programs append (they are ignored), the king-move
//! counters of Frisian (`:+231+0`, Black's first), and the one-letter-a-square forms of Hub and DXP.
//!
//! Squares are named as in [`crate::Naming`]; where they have letters, numbers row by row from the top left are read as
//! well. If all squares are numbers, `G` and `P` before a square mark a man and a king captured in an unfinished move
//! (lidraughts); they are left out.

use crownhead_rules::{AnyPosition, AnyRules, Color, Piece, Role, Setup, SetupError, SetupProblem, Square};
use thiserror::Error;

use crate::squares::{Naming, numbered, parse_square, square_name};

/// Why a FEN is not a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FenError {
    /// The text is not a FEN.
    #[error("column {column}: {problem}")]
    Syntax {
        /// The column, counted in characters from 1.
        column: usize,
        /// What is wrong there.
        problem: FenProblem,
    },
    /// The text can be read, but it is not a legal position.
    #[error("{}", in_words(error, *rules))]
    Setup {
        /// Everything that is wrong, with squares as numbers from the top left.
        error: SetupError,
        /// The rules, which decide the names of squares.
        rules: AnyRules,
    },
}

/// Lists every problem of a setup once, with squares named by the rules.
fn in_words(error: &SetupError, rules: AnyRules) -> String {
    let board = rules.board();
    let name = |number| board.square(number).map_or_else(|| number.to_string(), |at| square_name(rules, at));
    let one = |problem: &SetupProblem| match *problem {
        SetupProblem::OffBoard { number, .. } => {
            let [first, last] = Naming::of(rules).ends(board);
            format!("there is no square {number}: the board has squares {first} to {last}")
        }
        SetupProblem::TwoPieces { number } => format!("two pieces on square {}", name(number)),
        SetupProblem::ManOnCrowningRow { number, color } => {
            format!("a {} man on its own crowning row, square {}", adjective(color), name(number))
        }
        SetupProblem::KingRun { number, color } => {
            let square = name(number);
            let color = adjective(color);
            format!("a king-move counter on square {square} that fits no {color} king of a side with men")
        }
        ref other => other.to_string(),
    };
    let mut said: Vec<String> = Vec::new();
    for text in error.problems.iter().map(one) {
        // Three pieces on one square give the same text twice.
        if !said.contains(&text) {
            said.push(text);
        }
    }
    said.join("; ")
}

const fn adjective(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// What is wrong with the text of a FEN.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum FenProblem {
    /// The text is empty.
    #[error("the position is empty: write one such as W:W21-32:B1-12")]
    Empty,
    /// The side to move is neither `W` nor `B`.
    #[error("the side to move must be W or B, not “{0}”")]
    SideToMove(String),
    /// The lists of pieces are missing.
    #[error("the pieces are missing: list them after the side to move, as in W:W21-32:B1-12")]
    NoPieces,
    /// A list of pieces does not start with its color.
    #[error("a list of pieces begins with W or B, not with “{0}”")]
    SideOfPieces(String),
    /// A name that is not a square.
    #[error("“{0}” is not a square")]
    NotASquare(String),
    /// A square is missing between two commas or at the end of a list.
    #[error("a square is missing")]
    MissingSquare,
    /// A range is reversed or leaves the board.
    #[error("“{text}” is not a range of squares: the board has squares 1 to {last}")]
    Range {
        /// The range as written.
        text: String,
        /// The highest number of the board.
        last: u16,
    },
    /// Unreadable king-move counters.
    #[error("“{0}” is not a pair of king-move counters: they look like +231+0")]
    Counters(String),
    /// There are more pieces than squares on the board.
    #[error("there are more pieces than squares")]
    TooManyPieces,
}

/// The position of a FEN under those rules.
///
/// # Errors
/// The first syntax error, or everything that is wrong with the pieces.
pub fn parse(text: &str, rules: AnyRules) -> Result<AnyPosition, FenError> {
    parse_setup(text, rules)?.into_position(rules).map_err(|error| FenError::Setup { error, rules })
}

/// The setup of a FEN, which need not be a legal position.
///
/// # Errors
/// The first syntax error.
pub fn parse_setup(text: &str, rules: AnyRules) -> Result<Setup, FenError> {
    let whole = Slice { text, start: 0 };
    if let Some(setup) = one_letter_a_square(whole.without_dressing().text, rules) {
        return Ok(setup);
    }
    let fields = whole.without_dressing().split(':');
    let (turn, lists) = fields.split_first().ok_or_else(|| whole.error(FenProblem::Empty))?;
    let turn = side_to_move(turn, !lists.is_empty())?;
    if lists.is_empty() {
        return Err(whole.end().error(FenProblem::NoPieces));
    }
    let ghosts = lists.iter().all(|list| has_numbers_only(list.text));
    let mut reader = Reader { rules, ghosts, pieces: Vec::new(), king_runs: [None; 2] };
    for list in lists {
        reader.side(list.trim())?;
    }
    Ok(Setup { pieces: reader.pieces, turn, king_runs: reader.king_runs })
}

/// The canonical FEN of a position.
pub fn write(position: &AnyPosition) -> String {
    let side = |color: Color| {
        let pieces = position.pieces().filter(|(_, piece)| piece.color == color).map(|(square, piece)| {
            let mark = if piece.role == Role::King { "K" } else { "" };
            format!("{mark}{}", square_name(position.rules(), square))
        });
        format!("{}{}", letter(color), pieces.collect::<Vec<_>>().join(","))
    };
    let runs =
        if position.rules().house_rules().king_move_limit > 0 { king_runs(position) } else { String::new() };
    format!("{}:{}:{}{runs}", letter(position.turn()), side(Color::White), side(Color::Black))
}

/// The king-move counters in lidraughts form, Black's first: `:+231+0` for two moves of Black's king on 31.
fn king_runs(position: &AnyPosition) -> String {
    let [white, black] = position.setup().king_runs;
    let one = |run: Option<(u16, u8)>| match run {
        Some((square, moves)) => format!("+{moves}{square:02}"),
        None => "+0".to_owned(),
    };
    if white.is_none() && black.is_none() { String::new() } else { format!(":{}{}", one(black), one(white)) }
}

/// The form of Hub and DXP: the side to move, then one letter per square in order.
fn one_letter_a_square(text: &str, rules: AnyRules) -> Option<Setup> {
    let (turn, squares) = text.split_at_checked(1)?;
    if squares.len() != usize::from(rules.board().squares()) {
        return None;
    }
    let turn = match turn {
        "W" | "w" => Color::White,
        "B" | "b" | "Z" | "z" => Color::Black,
        _ => return None,
    };
    let mut pieces = Vec::new();
    for (number, letter) in (1..).zip(squares.chars()) {
        let piece = match letter {
            'e' | '.' => continue,
            'w' => Piece::man(Color::White),
            'W' => Piece::king(Color::White),
            'b' | 'z' => Piece::man(Color::Black),
            'B' | 'Z' => Piece::king(Color::Black),
            _ => return None,
        };
        pieces.push((number, piece));
    }
    Some(Setup { pieces, turn, king_runs: [None; 2] })
}

/// Whether a field after the side to move names all its squares by numbers.
fn has_numbers_only(field: &str) -> bool {
    let rest = |item: &str| item.trim().trim_start_matches(['K', 'k', 'G', 'P']).to_owned();
    let numbers =
        |item: &str| rest(item).chars().all(|c| c.is_ascii_digit() || c == '-' || c.is_whitespace());
    field.trim().trim_start_matches(['W', 'w', 'B', 'b', 'H', 'F', '+']).split([',', '+']).all(numbers)
}

fn letter(color: Color) -> char {
    match color {
        Color::White => 'W',
        Color::Black => 'B',
    }
}

fn color_of(letter: char) -> Option<Color> {
    match letter {
        'W' | 'w' => Some(Color::White),
        'B' | 'b' => Some(Color::Black),
        _ => None,
    }
}

fn side_to_move(field: &Slice<'_>, more: bool) -> Result<Color, FenError> {
    let field = field.trim();
    let mut letters = field.text.chars();
    match (letters.next(), letters.next()) {
        (None, _) if !more => Err(field.error(FenProblem::Empty)),
        (Some(letter), None) if color_of(letter).is_some() => {
            color_of(letter).ok_or_else(|| field.error(FenProblem::Empty))
        }
        _ => Err(field.error(FenProblem::SideToMove(field.shown()))),
    }
}

/// A part of the text with its offset.
#[derive(Clone, Copy)]
struct Slice<'t> {
    text: &'t str,
    /// The number of characters before it.
    start: usize,
}

impl<'t> Slice<'t> {
    fn error(self, problem: FenProblem) -> FenError {
        FenError::Syntax { column: self.start + 1, problem }
    }

    /// The text for a one-line message, shortened if it is long.
    fn shown(self) -> String {
        let shown = match self.text.char_indices().nth(20) {
            Some((cut, _)) => format!("{}...", &self.text[..cut]),
            None => self.text.to_owned(),
        };
        shown.replace(char::is_control, " ")
    }

    fn cut_at(self, byte: usize) -> Slice<'t> {
        let (before, text) = self.text.split_at(byte);
        Slice { text, start: self.start + before.chars().count() }
    }

    fn end(self) -> Slice<'t> {
        self.cut_at(self.text.len())
    }

    fn trim(self) -> Slice<'t> {
        self.trim_matches(char::is_whitespace)
    }

    fn trim_matches(self, what: fn(char) -> bool) -> Slice<'t> {
        let from = self.text.len() - self.text.trim_start_matches(what).len();
        let rest = self.cut_at(from);
        Slice { text: rest.text.trim_end_matches(what), ..rest }
    }

    /// Strips the spaces, quotes and final dot that may surround a FEN.
    fn without_dressing(self) -> Slice<'t> {
        let bare = self.trim_matches(|c| c.is_whitespace() || matches!(c, '"' | '\''));
        Slice { text: bare.text.trim_end_matches(|c: char| c == '.' || c.is_whitespace()), ..bare }
    }

    fn split(self, at: char) -> Vec<Slice<'t>> {
        let mut start = self.start;
        let part = |text: &'t str| {
            let slice = Slice { text, start };
            start += text.chars().count() + 1;
            slice
        };
        self.text.split(at).map(part).collect()
    }

    fn strip(self, what: impl Fn(char) -> bool) -> Option<Slice<'t>> {
        let first = self.text.chars().next().filter(|&c| what(c))?;
        Some(self.cut_at(first.len_utf8()))
    }
}

struct Reader {
    rules: AnyRules,
    /// Whether `G` and `P` before a square mark captured pieces.
    ghosts: bool,
    pieces: Vec<(u16, Piece)>,
    king_runs: [Option<(u16, u8)>; 2],
}

impl Reader {
    /// One field after the side to move.
    fn side(&mut self, field: Slice<'_>) -> Result<(), FenError> {
        let first = field.text.chars().next();
        if first == Some('+') {
            return self.counters(field);
        }
        let Some(color) = first.and_then(color_of) else {
            let is_counter = matches!(first, Some('H' | 'F'))
                && field.text.len() > 1
                && field.text[1..].bytes().all(|byte| byte.is_ascii_digit());
            let problem = FenProblem::SideOfPieces(field.shown());
            return if is_counter { Ok(()) } else { Err(field.error(problem)) };
        };
        let list = field.cut_at(1).trim();
        if list.text.is_empty() {
            return Ok(());
        }
        list.split(',').into_iter().try_for_each(|item| self.item(item.trim(), color))
    }

    /// King-move counters, Black's first: a digit, and the king's square in two digits unless it is 0.
    fn counters(&mut self, field: Slice<'_>) -> Result<(), FenError> {
        let wrong = || field.error(FenProblem::Counters(field.shown()));
        let parts: Vec<&str> = field.text.split('+').skip(1).collect();
        let [black, white] = parts.as_slice() else { return Err(wrong()) };
        for (color, part) in [(Color::Black, black), (Color::White, white)] {
            let (moves, square) = part.split_at_checked(1).ok_or_else(wrong)?;
            let moves: u8 = moves.parse().map_err(|_| wrong())?;
            if moves > 0 {
                let square = square.parse().map_err(|_| wrong())?;
                self.king_runs[color.index()] = Some((square, moves));
            }
        }
        Ok(())
    }

    /// A piece or a range of pieces.
    fn item(&mut self, item: Slice<'_>, color: Color) -> Result<(), FenError> {
        let (squares, piece) = match item.strip(|c| matches!(c, 'K' | 'k')) {
            Some(rest) => (rest.trim(), Piece::king(color)),
            None => (item, Piece::man(color)),
        };
        if squares.text.is_empty() {
            return Err(squares.error(FenProblem::MissingSquare));
        }
        if let Some(ghost) = item.strip(|c| matches!(c, 'G' | 'P')).filter(|_| self.ghosts) {
            let known = number(ghost.trim()).and_then(|number| self.rules.board().square(number));
            return known.map(drop).ok_or_else(|| ghost.error(FenProblem::NotASquare(ghost.shown())));
        }
        if let [first, last] = squares.split('-').as_slice() {
            let last_of_board = u16::from(self.rules.board().squares());
            let range = || FenProblem::Range { text: squares.shown(), last: last_of_board };
            let (Some(first), Some(last)) = (number(first.trim()), number(last.trim())) else {
                return Err(squares.error(range()));
            };
            if first > last || last > last_of_board {
                return Err(squares.error(range()));
            }
            return (first..=last).try_for_each(|number| self.put(item, number, piece));
        }
        let named = || parse_square(squares.text, self.rules).map(Square::number);
        if number(squares).is_none()
            && let Some(number) = named()
        {
            // A name has already been looked up: its number counts from the top.
            return self.put_square(item, number, piece);
        }
        let number = number(squares);
        let number = number.ok_or_else(|| squares.error(FenProblem::NotASquare(squares.shown())))?;
        self.put(item, number, piece)
    }

    /// A piece on the square with this number under these rules; an invalid number is kept, to be reported with
    /// everything else.
    fn put(&mut self, item: Slice<'_>, number: u16, piece: Piece) -> Result<(), FenError> {
        let from_the_top = numbered(self.rules, number).map_or(number, Square::number);
        self.put_square(item, from_the_top, piece)
    }

    fn put_square(&mut self, item: Slice<'_>, number: u16, piece: Piece) -> Result<(), FenError> {
        // Twice the board leaves room to report squares with two pieces.
        if self.pieces.len() >= 2 * usize::from(self.rules.board().squares()) {
            return Err(item.error(FenProblem::TooManyPieces));
        }
        self.pieces.push((number, piece));
        Ok(())
    }
}

fn number(field: Slice<'_>) -> Option<u16> {
    let plain = !field.text.is_empty() && field.text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| field.text.parse().ok()).flatten()
}
