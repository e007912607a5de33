//! Huffing, or blowing: where capturing is optional, the opponent may remove a piece that could have captured and did not,
//! before making its own move.
//!
//! Not here: when a huff is due, and that it is one per turn; `crownhead-game` keeps track of that.

use crate::{AnyMove, AnyPosition, Color, Piece, Setup, Square, SquareSet};

impl AnyPosition {
    /// The squares of the pieces that may be huffed after a legal move of this position: those that could have
    /// captured instead. None under rules without huffing.
    ///
    /// - After any capture nothing can be huffed, even if another piece or a longer capture was available.
    /// - Only legal captures count: pieces whose captures a precedence rule forbids are safe.
    /// - A piece that moved instead of capturing is huffed on its new square, even if it was crowned there.
    pub fn huffable(&self, mv: &AnyMove) -> SquareSet {
        if mv.is_capture() || !self.rules().house_rules().huffing {
            return SquareSet::EMPTY;
        }
        let captures = self.legal_moves().into_iter().filter(AnyMove::is_capture);
        captures.map(|capture| if capture.from == mv.from { mv.to } else { capture.from }).collect()
    }

    /// The winner of a position in which the side to move has just huffed a piece, if that ends the game. A side huffed
    /// of its last piece never moves again: it loses, or wins, as a side without pieces does on its turn.
    pub fn winner_after_huff(&self) -> Option<Color> {
        let huffed = self.turn().other();
        let decided = self.winner();
        if decided.is_some() || self.material().pieces(huffed) > 0 {
            return decided;
        }
        AnyPosition::from_checked(self.rules(), &Setup { turn: huffed, ..self.setup() }).winner()
    }

    /// The position without the piece on a square, with the same side to move.
    #[must_use]
    pub fn huffed(&self, square: Square) -> AnyPosition {
        let mut setup = self.setup();
        setup.pieces.retain(|&(number, _)| number != square.number());
        for color in Color::ALL {
            let run = &mut setup.king_runs[color.index()];
            let men = setup.pieces.iter().any(|&(_, piece)| piece == Piece::man(color));
            // King moves are counted only while the side has men.
            *run = run.filter(|&(number, _)| men && number != square.number());
        }
        AnyPosition::from_checked(self.rules(), &setup)
    }
}
