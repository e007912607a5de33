//! Moves and positions in the forms of lidraughts: squares with two digits, captures with every square on the way.
//!
//! `3228` is a quiet move, `2819` a capture and `47382413` a capture with several legs. A position is a FEN followed by
//! the counters `H` and `F` ([`crate::fen::parse`] reads both forms).

use crownhead_rules::{AnyMove, AnyPosition, Attempt, Square, routes};
use thiserror::Error;

use crate::{fen, movetext};

/// Why a text is not a move, or a game cannot be written.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum LidraughtsError {
    /// The text is not a move.
    #[error("“{0}” is not a move: write two digits for each square, as in 3228")]
    Syntax(String),
    /// The move is not legal.
    #[error("“{0}” is not a legal move here")]
    Illegal(String),
    /// The board has too many squares for two digits.
    #[error("this format has two digits per square, and the board has more than 99 squares")]
    Board,
}

/// A legal move with all squares on its way.
pub fn write_move(position: &AnyPosition, mv: &AnyMove) -> String {
    let stops = routes(position, mv, 1).pop().map_or_else(|| vec![mv.from(), mv.to()], |route| route.stops);
    stops.iter().map(|square| format!("{:02}", square.number())).collect::<Vec<_>>().concat()
}

/// The legal move that a text describes; squares on the way may be left out if the move is still clear.
///
/// # Errors
/// If the text is not a move, or the move is illegal.
pub fn parse_move(text: &str, position: &AnyPosition) -> Result<AnyMove, LidraughtsError> {
    let syntax = || LidraughtsError::Syntax(text.chars().take(40).collect());
    if text.len() < 4 || text.len() % 2 == 1 || text.len() > 200 || !text.bytes().all(|b| b.is_ascii_digit())
    {
        return Err(syntax());
    }
    let square = |at: usize| text[at..at + 2].parse().ok().and_then(|number| position.board().square(number));
    let squares: Option<Vec<Square>> = (0..text.len()).step_by(2).map(square).collect();
    let attempt: Attempt = squares.as_deref().and_then(movetext::attempt).ok_or_else(syntax)?;
    movetext::choose(position, &attempt, None).map_err(|_| LidraughtsError::Illegal(text.to_owned()))
}

/// The FEN of a position with the counters: plies since the last progress, and the number of the next move.
pub fn write_fen(position: &AnyPosition, halfmoves: u32, number: u32) -> String {
    let whole = fen::write(position);
    // King-move counters come last.
    let (pieces, kings) = match whole.find(":+") {
        Some(at) => whole.split_at(at),
        None => (whole.as_str(), ""),
    };
    format!("{pieces}:H{halfmoves}:F{number}{kings}")
}

/// A game: the FEN of its start, and its moves.
///
/// # Errors
/// If the board has squares with three digits.
pub fn write_game(start: &AnyPosition, moves: &[AnyMove]) -> Result<String, LidraughtsError> {
    if start.board().squares() > 99 {
        return Err(LidraughtsError::Board);
    }
    let mut position = *start;
    let mut text = fen::write(start);
    for mv in moves {
        text.push(' ');
        text.push_str(&write_move(&position, mv));
        position = position.play_unchecked(mv);
    }
    Ok(text)
}
