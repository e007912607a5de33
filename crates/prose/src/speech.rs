//! What screen readers say about a whole position on request.

use crownhead_notation::movetext;
use crownhead_rules::{AnyPosition, Color, Role, SquareSet};

use crate::{
    messages::say,
    moves::{all_of, listed},
    names::{pieces, side},
};

/// The pieces of a side with their squares: "White: men 31, 32 and 33; king 5."
pub fn pieces_of(position: &AnyPosition, color: Color) -> String {
    let rules = position.rules();
    let group = |role: Role| {
        let stands = |piece: crownhead_rules::Piece| piece.color == color && piece.role == role;
        let squares: SquareSet =
            position.board().all().filter(|&square| position.piece_at(square).is_some_and(stands)).collect();
        let count = squares.iter().count();
        (count > 0).then(|| {
            say!("speech-group", pieces = &pieces(rules, role, count), squares = &listed(rules, squares))
        })
    };
    let groups: Vec<String> = [Role::Man, Role::King].into_iter().filter_map(group).collect();
    let side = side(rules, color);
    if groups.is_empty() {
        return say!("speech-none", side = &side);
    }
    say!("speech-pieces", side = &side, pieces = &groups.join("; "))
}

/// The captures of the side to move: "Captures: 22x15 and 22x13."
pub fn captures(position: &AnyPosition) -> String {
    let mut moves = position.legal_moves();
    moves.sort_by_key(|mv| (mv.from(), mv.to()));
    let texts: Vec<String> = moves
        .iter()
        .filter(|mv| mv.is_capture())
        .map(|mv| crate::typeset(&movetext::write(position, mv)))
        .collect();
    let side = side(position.rules(), position.turn());
    if texts.is_empty() {
        return say!("speech-no-captures", side = &side);
    }
    say!("speech-captures", side = &side, moves = &all_of(texts))
}

#[cfg(test)]
mod tests {
    use crownhead_rules::{AnyRules, Variant};

    use super::*;

    fn position(fen: &str) -> AnyPosition {
        crownhead_notation::fen::parse(fen, AnyRules::Variant(Variant::English)).expect("a position")
    }

    #[test]
    fn pieces_are_listed_by_rank() {
        let position = position("W:W21,22,K30:BK1");
        assert_eq!(pieces_of(&position, Color::White), "White: men 21 and 22; king 30.");
        assert_eq!(pieces_of(&position, Color::Black), "Black: king 1.");
    }

    #[test]
    fn captures_are_listed() {
        assert_eq!(captures(&position("W:W22:B17,18,1")), "White can capture: 22×13 and 22×15.");
        assert_eq!(captures(&position("W:W22:B1")), "White has no captures.");
    }
}
