//! Examines one written move closely: finds the legal move it describes, or the reason why there is none.
//!
//! Not here: the fast path for plain legal moves (`fast`).

use crownhead_rules::{AnyMove, AnyPosition, Attempt, Refusal, RefusalReason, Square};

use super::{
    code::Code,
    names::SquareNames,
    sheet::Sheet,
    token::{Flags, Kind, Token},
};
use crate::{
    movetext::{self, MoveError},
    square_name,
};

/// The most legs walked to list the moves of one position.
pub(crate) const MOST_LEGS: u64 = 1 << 20;

/// The most tokens joined to one capture.
const MOST_LEGS_WRITTEN: usize = 24;

/// A move that was found.
pub(super) struct Step {
    pub(super) mv: AnyMove,
    /// Its last token.
    pub(super) last: usize,
    /// The repair that was needed, if any.
    pub(super) code: Option<Code>,
}

/// The legal move described by the token at an index.
///
/// # Errors
/// What was expected instead.
pub(super) fn find(
    sheet: &Sheet<'_>,
    names: &SquareNames,
    position: &AnyPosition,
    tokens: &[Token],
    index: usize,
) -> Result<Step, String> {
    let token = &tokens[index];
    let legal = position.legal_moves_within(MOST_LEGS);
    let legal = legal.map_err(|_| "a position with fewer possible captures".to_owned())?;
    let step = |mv, last| Ok(Step { mv, last, code: None });
    if token.flags.has(Flags::JOINED.and(Flags::LETTERS)) {
        return short(sheet, names, position, &legal, token).map(|mv| Step { mv, last: index, code: None });
    }
    if token.flags.has(Flags::JOINED) {
        let found = movetext::find(&sheet.text_of(token), position);
        return found.map_or_else(|error| Err(in_words(position, &error)), |mv| step(mv, index));
    }
    let squares = names.squares(sheet.bytes_of(token));
    let Some(attempt) = squares.as_deref().and_then(movetext::attempt) else {
        return Err("two squares of the board".to_owned());
    };
    if let Some(mv) = with_captured_list(sheet, names, &legal, &attempt, tokens.get(index + 1)) {
        return step(mv, index);
    }
    if let Some(step) = leg_by_leg(sheet, names, position, &legal, tokens, index) {
        return Ok(step);
    }
    let capture = token.flags.has(Flags::CAPTURE);
    match movetext::choose(position, &attempt, Some(capture)) {
        Ok(mv) => step(mv, index),
        Err(refusal) => Err(refused(position, &refusal)),
    }
}

/// The legal move from a column to a square: `cd4`, `c:e5:g7`.
fn short(
    sheet: &Sheet<'_>,
    names: &SquareNames,
    position: &AnyPosition,
    legal: &[AnyMove],
    token: &Token,
) -> Result<AnyMove, String> {
    let text = sheet.text_of(token).to_ascii_lowercase();
    let column = text.get(..1).unwrap_or_default();
    let stops = names.squares(&text.as_bytes()[1..]).ok_or_else(|| "two squares of the board".to_owned())?;
    let Some((to, via)) = stops.split_last() else { return Err("two squares of the board".to_owned()) };
    let begins = |mv: &&AnyMove| mv.to() == *to && names.name(mv.from(), true).starts_with(column);
    let mut fitting: Vec<AnyMove> = legal.iter().filter(begins).copied().collect();
    if !via.is_empty() {
        let goes = |mv: &AnyMove| {
            let attempt = Attempt { from: mv.from(), via: via.to_vec(), to: *to };
            movetext::choose(position, &attempt, Some(true)).as_ref() == Ok(mv)
        };
        fitting.retain(goes);
    }
    match fitting.as_slice() {
        [mv] => Ok(*mv),
        [] => Err(format!(
            "a legal move from column {column} to this square, in {}",
            crate::fen::write(position)
        )),
        _ => Err("the start square as well, because several moves fit".to_owned()),
    }
}

/// A capture with its captured pieces listed after it.
fn with_captured_list(
    sheet: &Sheet<'_>,
    names: &SquareNames,
    legal: &[AnyMove],
    attempt: &Attempt,
    next: Option<&Token>,
) -> Option<AnyMove> {
    let list = next.filter(|token| token.kind == Kind::Captured)?;
    let captured = names.squares(sheet.bytes_of(list))?.into_iter().collect();
    let fits =
        |mv: &&AnyMove| mv.from() == attempt.from && mv.to() == attempt.to && mv.captured() == captured;
    legal.iter().find(fits).copied()
}

/// A capture written as several moves, one for each leg.
fn leg_by_leg(
    sheet: &Sheet<'_>,
    names: &SquareNames,
    position: &AnyPosition,
    legal: &[AnyMove],
    tokens: &[Token],
    index: usize,
) -> Option<Step> {
    let first = &tokens[index];
    if !first.flags.has(Flags::CAPTURE) || !legal.iter().any(AnyMove::is_capture) {
        return None;
    }
    let ends = names.ends(first)?;
    if legal.iter().any(|mv| (mv.from(), mv.to()) == ends) {
        return None;
    }
    let mut squares = names.squares(sheet.bytes_of(first))?;
    for (last, token) in tokens.iter().enumerate().skip(index + 1).take(MOST_LEGS_WRITTEN) {
        let more = names.squares(sheet.bytes_of(token)).filter(|_| token.kind == Kind::Move)?;
        if more.first() != squares.last() {
            return None;
        }
        squares.extend(&more[1..]);
        let attempt = movetext::attempt(&squares)?;
        if legal.iter().any(|mv| (mv.from(), mv.to()) == (attempt.from, attempt.to))
            && let Ok(mv) = movetext::choose(position, &attempt, Some(true))
        {
            return Some(Step { mv, last, code: Some(Code::LegByLeg) });
        }
    }
    None
}

fn in_words(position: &AnyPosition, error: &MoveError) -> String {
    match error {
        MoveError::Text(_) => "two squares of the board".to_owned(),
        MoveError::Refused(refusal) => refused(position, refusal),
    }
}

/// What was expected instead of a refused move.
fn refused(position: &AnyPosition, refusal: &Refusal) -> String {
    let reason = match refusal.reason {
        RefusalReason::GameOver => "no move, because the game is over",
        RefusalReason::EmptySquare => "a piece on the first square",
        RefusalReason::NotYourPiece => "a piece of the side to move",
        RefusalReason::DestinationTaken => "an empty destination",
        RefusalReason::MustCapture => "a capture, because one is possible",
        RefusalReason::MustTakeMore => "the capture that the rules demand",
        RefusalReason::KingMustTake => "a capture with the king",
        RefusalReason::KingMovedTooOften => {
            "a move of another piece, because this king has used up its moves"
        }
        RefusalReason::MenCannotTakeKings => "a capture of men only",
        RefusalReason::MustGoOn => "the rest of the capture",
        RefusalReason::AlreadyJumped => "a route that jumps each piece once",
        RefusalReason::MenMoveForward => "a forward move of the man",
        RefusalReason::MenCaptureForward => "a forward capture of the man",
        RefusalReason::TooFar => "a move of one square",
        RefusalReason::Blocked => "a clear path",
        RefusalReason::NotDiagonal => "a line that the piece moves along",
        RefusalReason::NoPath => "a path that a capture can take",
        RefusalReason::Ambiguous => "the whole route, because several captures have these ends",
    };
    let squares: Vec<String> =
        refusal.squares.iter().take(8).map(|square: Square| square_name(position.rules(), square)).collect();
    let whole = match (refusal.names_pieces(), refusal.counts) {
        (true, Some((most, tried))) => {
            format!("{reason} ({most} pieces, not {tried}, from {})", squares.join(", "))
        }
        (true, None) => format!("{reason} (from {})", squares.join(", ")),
        _ => reason.to_owned(),
    };
    format!("{whole}, in {}", crate::fen::write(position))
}
