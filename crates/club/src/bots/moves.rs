//! Moves as bridges write them: pairs of two digits, from square to square.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crownhead_rules::{AnyMove, AnyPosition, Square, Walk, routes};

/// The jumps of a move: `3228`, or `3223 2314` for two captures in a row. `None` for squares above 99.
pub(super) fn write(position: &AnyPosition, mv: &AnyMove) -> Vec<String> {
    let Some(route) = routes(position, mv, 1).into_iter().next() else { return Vec::new() };
    route.stops.windows(2).map(|leg| format!("{:02}{:02}", leg[0].number(), leg[1].number())).collect()
}

/// Why a text is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoMove {
    /// Not pairs of digits that name squares of the board.
    Text,
    /// No legal move goes this way.
    Illegal,
}

/// What a text of squares comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Found {
    /// A move.
    Move(AnyMove),
    /// The first jumps of a capture.
    Part,
}

/// The squares of a text such as `3228` or `322314`.
pub(super) fn squares(position: &AnyPosition, text: &str) -> Result<Vec<Square>, NoMove> {
    let is_pairs =
        text.len() >= 4 && text.len().is_multiple_of(2) && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_pairs || text.len() > 128 {
        return Err(NoMove::Text);
    }
    let square = |at: usize| position.board().square(text[at..at + 2].parse().ok()?);
    (0..text.len()).step_by(2).map(square).collect::<Option<_>>().ok_or(NoMove::Text)
}

/// Goes from square to square.
pub(super) fn find(position: &AnyPosition, squares: &[Square]) -> Result<Found, NoMove> {
    let (first, rest) = squares.split_first().ok_or(NoMove::Text)?;
    let mut walk = Walk::start(position, *first).ok_or(NoMove::Illegal)?;
    for square in rest {
        walk = walk.step(*square).ok_or(NoMove::Illegal)?;
    }
    Ok(walk.finished().map_or(Found::Part, Found::Move))
}

/// Captures of which only the first jumps have come, by game. A bridge may send one jump per request.
#[derive(Debug, Default)]
pub(crate) struct Unfinished(Mutex<HashMap<String, (usize, Vec<Square>)>>);

impl Unfinished {
    /// The squares so far with more of them; a jump goes on where the one before has ended, at the same ply.
    pub(super) fn joined(&self, game: &str, ply: usize, squares: Vec<Square>) -> Vec<Square> {
        let mut map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match map.remove(game) {
            Some((at, mut before)) if at == ply && before.last() == squares.first() => {
                before.extend(&squares[1..]);
                before
            }
            _ => squares,
        }
    }

    /// Keeps the first jumps.
    pub(super) fn keep(&self, game: &str, ply: usize, squares: Vec<Square>) {
        let mut map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        map.insert(game.to_owned(), (ply, squares));
    }

    /// A game is over.
    pub(super) fn forget(&self, game: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(game);
    }
}

#[cfg(test)]
mod tests {
    use crownhead_notation::fen;
    use crownhead_rules::{AnyRules, Variant};

    use super::*;

    fn position(text: &str) -> AnyPosition {
        fen::parse(text, AnyRules::Variant(Variant::International)).expect("a position")
    }

    fn found(position: &AnyPosition, text: &str) -> Result<Found, NoMove> {
        find(position, &squares(position, text)?)
    }

    #[test]
    fn every_move_is_written_and_found_again() {
        for variant in Variant::ALL {
            let mut at = AnyPosition::start(*variant);
            for ply in 0..60 {
                let moves = at.legal_moves();
                for mv in &moves {
                    let text = write(&at, mv);
                    let whole = text
                        .iter()
                        .enumerate()
                        .map(|(index, leg)| if index == 0 { leg.as_str() } else { &leg[2..] });
                    assert_eq!(
                        found(&at, &whole.collect::<String>()),
                        Ok(Found::Move(*mv)),
                        "{variant:?} {text:?}"
                    );
                }
                let Some(mv) = moves.get(ply * 7 % moves.len().max(1)) else { break };
                at = at.play_unchecked(mv);
            }
        }
    }

    #[test]
    fn a_capture_comes_in_one_piece_or_jump_by_jump() {
        let at = position("W:W32:B28,19,9");
        let mv = at.legal_moves()[0];
        assert_eq!(write(&at, &mv), ["3223", "2314", "1403"]);
        assert_eq!(found(&at, "32231403"), Ok(Found::Move(mv)));
        assert_eq!(found(&at, "3223"), Ok(Found::Part));
        let unfinished = Unfinished::default();
        let mut joined = Vec::new();
        for jump in ["3223", "2314", "1403"] {
            joined = unfinished.joined("a", 4, squares(&at, jump).expect("squares"));
            unfinished.keep("a", 4, joined.clone());
        }
        assert_eq!(find(&at, &joined), Ok(Found::Move(mv)));
        // Another ply, another move.
        assert_eq!(unfinished.joined("a", 6, squares(&at, "0307").expect("squares")).len(), 2);
    }

    #[test]
    fn nonsense_is_no_move() {
        let at = position("W:W32:B28,19,9");
        for text in ["", "32", "3x23", "3251", "322", "٣٢٢٣", &"32".repeat(99)] {
            assert_eq!(found(&at, text), Err(NoMove::Text), "{text}");
        }
        for text in ["3227", "2832", "0101"] {
            assert_eq!(found(&at, text), Err(NoMove::Illegal), "{text}");
        }
    }
}
