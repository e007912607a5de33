//! Huffs in words, and plies with their huffs.

use crownhead_game::{Game, HuffError};
use crownhead_notation::{movetext, square_name};
use crownhead_rules::{AnyPosition, Refusal, RefusalReason, Role, Square};

use crate::{
    fixed::Note,
    messages::say,
    moves::listed,
    names::{piece_name, side},
    refusals::pieces_on,
};

/// "Black huffs the man on 14." `before` is the position before the huff.
pub fn huffed(before: &AnyPosition, square: Square) -> String {
    let rules = before.rules();
    let role = before.piece_at(square).map_or(Role::Man, |piece| piece.role);
    say!(
        "huffed",
        side = &side(rules, before.turn()),
        piece = &piece_name(rules, role),
        square = &square_name(rules, square)
    )
}

/// The huff before the last move, if there was one: "Black huffs the man on 14."
pub fn huffed_last(game: &Game) -> Option<String> {
    let ply = game.ply().checked_sub(1)?;
    Some(huffed(game.position_at(ply)?, game.huffed_at(ply)?))
}

/// "The man on 14 could have captured: you may huff it.", if anything may be huffed.
pub fn huff_offer(game: &Game) -> Option<String> {
    let squares = game.huffable();
    let pieces = pieces_on(game.position(), squares);
    let list = listed(game.rules(), squares);
    (!squares.is_empty()).then(|| say!("huff-offer", pieces = &pieces, squares = &list, n = squares.len()))
}

/// The offer to huff in place of a refusal: the side to move has no legal move, but a huff frees one.
pub fn huff_instead(game: &Game, refusal: &Refusal) -> Option<String> {
    let stuck = refusal.reason == RefusalReason::GameOver && game.outcome().is_none();
    huff_offer(game).filter(|_| stuck)
}

/// Why a piece was not huffed.
pub fn huff_refused(game: &Game, error: &HuffError) -> String {
    let rules = game.rules();
    let other = side(rules, game.position().turn().other());
    match error {
        HuffError::GameOver(_) => Note::GameIsOver.text(),
        HuffError::NotInTheRules => say!("huff-not-in-the-rules"),
        HuffError::OneATurn => say!("huff-one-a-turn"),
        HuffError::Captured => say!("huff-captured", side = &other),
        HuffError::CouldNot(square) => {
            let could_not = say!("huff-could-not", square = &square_name(rules, *square));
            [Some(could_not), huff_offer(game)].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        _ => say!("huff-nothing-missed", side = &other),
    }
}

/// A ply in a move list: "22-18", or "x14 22-18" after a huff of the piece on 14. `ply` counts the plies before it.
pub fn ply_text(game: &Game, ply: usize) -> Option<String> {
    let mv = game.moves().iter().chain(game.later_moves()).nth(ply)?;
    let text = movetext::write(game.position_of_move(ply)?, mv);
    Some(match game.huffed_at(ply) {
        Some(square) => format!("x{} {text}", square_name(game.rules(), square)),
        None => text,
    })
}
