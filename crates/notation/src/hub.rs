//! Positions and moves for the protocols Hub (version 2) and DXP (`DamExchange`).
//!
//! A position is the side to move and one letter per square in numerical order: `w b W B e` in Hub, `w z W Z e` in DXP.
//! [`crate::fen::parse`] reads both. A Hub move is `32-28`, or for a capture its ends and then every captured square
//! (`28x19x23`), which PDN would read as a route. DXP writes squares with two digits.

use crownhead_rules::{AnyMove, AnyPosition, Color, Role, Square};
use thiserror::Error;

/// Why a text is not a legal move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum HubMoveError {
    /// The text is not a move.
    #[error("“{0}” is not a move: write 32-28, or 28x19x23 for a capture of 23")]
    Syntax(String),
    /// The move is not legal.
    #[error("“{0}” is not a legal move here")]
    Illegal(String),
}

/// A position for Hub: `W` or `B` and a letter per square.
pub fn write_position(position: &AnyPosition) -> String {
    letters(position, 'B', ['w', 'W', 'b', 'B'])
}

/// A position for DXP: `W` or `Z` and a letter per square.
pub fn write_dxp_position(position: &AnyPosition) -> String {
    letters(position, 'Z', ['w', 'W', 'z', 'Z'])
}

fn letters(position: &AnyPosition, black: char, [w, white_king, b, black_king]: [char; 4]) -> String {
    let letter = |square| match position.piece_at(square) {
        None => 'e',
        Some(piece) => match (piece.color, piece.role) {
            (Color::White, Role::Man) => w,
            (Color::White, Role::King) => white_king,
            (Color::Black, Role::Man) => b,
            (Color::Black, Role::King) => black_king,
        },
    };
    let side = if position.turn() == Color::White { 'W' } else { black };
    std::iter::once(side).chain(position.board().all().map(letter)).collect()
}

/// A move for Hub.
pub fn write_move(mv: &AnyMove) -> String {
    let number = |square: Square| square.number().to_string();
    if !mv.is_capture() {
        return format!("{}-{}", mv.from().number(), mv.to().number());
    }
    let squares = [mv.from(), mv.to()].into_iter().chain(mv.captured().iter());
    squares.map(number).collect::<Vec<_>>().join("x")
}

/// The legal move that a Hub text describes.
///
/// # Errors
/// If the text is not a move, or the move is illegal.
pub fn parse_move(text: &str, position: &AnyPosition) -> Result<AnyMove, HubMoveError> {
    let capture = text.contains('x');
    let number = |part: &str| part.parse().ok().and_then(|number| position.board().square(number));
    let squares: Option<Vec<Square>> = text.split(if capture { 'x' } else { '-' }).map(number).collect();
    let syntax = || HubMoveError::Syntax(text.chars().take(40).collect());
    let squares = squares.ok_or_else(syntax)?;
    let [from, to, captured @ ..] = squares.as_slice() else { return Err(syntax()) };
    if capture == captured.is_empty() {
        return Err(syntax());
    }
    let captured = captured.iter().copied().collect();
    let fits = |mv: &AnyMove| (mv.from(), mv.to(), mv.captured()) == (*from, *to, captured);
    position.legal_moves().into_iter().find(fits).ok_or_else(|| HubMoveError::Illegal(text.to_owned()))
}

/// A move for DXP, without the time: squares and the number of captured pieces in two digits each.
pub fn write_dxp_move(mv: &AnyMove) -> String {
    let captured: Vec<String> =
        mv.captured().iter().map(|square| format!("{:02}", square.number())).collect();
    format!("{:02}{:02}{:02}{}", mv.from().number(), mv.to().number(), mv.captured().len(), captured.concat())
}

/// The legal move that a DXP text describes.
///
/// # Errors
/// If the text is not a move, or the move is illegal.
pub fn parse_dxp_move(text: &str, position: &AnyPosition) -> Result<AnyMove, HubMoveError> {
    let syntax = || HubMoveError::Syntax(text.chars().take(40).collect());
    if text.len() < 6 || text.len() % 2 == 1 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(syntax());
    }
    let numbers: Vec<u16> =
        (0..text.len()).step_by(2).filter_map(|at| text[at..at + 2].parse().ok()).collect();
    let square = |number: &u16| position.board().square(*number).ok_or_else(syntax);
    let (from, to) = (square(&numbers[0])?, square(&numbers[1])?);
    let captured: Vec<Square> = numbers[3..].iter().map(square).collect::<Result<_, _>>()?;
    if captured.len() != usize::from(numbers[2]) {
        return Err(syntax());
    }
    let captured = captured.into_iter().collect();
    let fits = |mv: &AnyMove| (mv.from(), mv.to(), mv.captured()) == (from, to, captured);
    position.legal_moves().into_iter().find(fits).ok_or_else(|| HubMoveError::Illegal(text.to_owned()))
}

/// A game for Hub, as an argument of its command `pos`.
pub fn write_game(start: &AnyPosition, moves: &[AnyMove]) -> String {
    let moves: Vec<String> = moves.iter().map(write_move).collect();
    let position = write_position(start);
    if moves.is_empty() {
        format!("pos pos={position}")
    } else {
        format!("pos pos={position} moves=\"{}\"", moves.join(" "))
    }
}
