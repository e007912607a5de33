//! Replaces `fast` in the browser, where code size matters: every move takes the careful path.

use crownhead_rules::{AnyMove, AnyPosition, Square};

use super::{
    names::SquareNames,
    step::MOST_LEGS,
    token::{Kind, Token},
};

/// Passes the tokens before the first move; the caller handles the rest.
pub(super) fn run(
    _: &AnyPosition,
    _: &SquareNames,
    _: &[u8],
    tokens: &[Token],
    _: &mut Vec<AnyMove>,
) -> usize {
    tokens.iter().position(|token| token.kind == Kind::Move).unwrap_or(tokens.len())
}

/// Plays moves given by their ends while they are legal and unambiguous. Returns whether all of them are.
pub(crate) fn run_ends(
    position: &AnyPosition,
    ends: impl Iterator<Item = (Square, Square)>,
    moves: &mut Vec<AnyMove>,
) -> bool {
    let mut position = *position;
    for ends in ends {
        let mut fitting = position.legal_moves_within(MOST_LEGS).unwrap_or_default();
        fitting.retain(|mv| (mv.from(), mv.to()) == ends);
        let [mv] = fitting.as_slice() else { return false };
        moves.push(*mv);
        position = position.play_unchecked(mv);
    }
    true
}
