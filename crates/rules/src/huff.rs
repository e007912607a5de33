//! Huffing, or blowing: where capturing is a choice, a piece that could have captured and did not may be taken off
//! by the other side before that side makes its own move.
//!
//! Not here: when a huff is due, and that there is one a turn at most. That belongs to a line of play; `game` keeps it.

use crate::{AnyMove, AnyPosition, Color, Piece, Square, SquareSet};

impl AnyPosition {
    /// The squares of the pieces that may be huffed after a legal move of this position: those that could have
    /// captured instead. None under rules without huffing.
    ///
    /// - Whoever captures has done enough: with whatever piece, however much more there was, and even where the
    ///   capture was stopped after its first leg.
    /// - "Could have captured" means a legal capture. Where there is a precedence, pieces whose captures it forbids
    ///   are safe.
    /// - The piece that was moved instead is huffed where it stands now, though it may have been crowned there.
    pub fn huffable(&self, mv: &AnyMove) -> SquareSet {
        if mv.is_capture() || !self.rules().house_rules().huffing {
            return SquareSet::EMPTY;
        }
        let captures = self.legal_moves().into_iter().filter(AnyMove::is_capture);
        captures.map(|capture| if capture.from == mv.from { mv.to } else { capture.from }).collect()
    }

    /// The position with the piece on a square taken off, the same side to move.
    #[must_use]
    pub fn huffed(&self, square: Square) -> AnyPosition {
        let mut setup = self.setup();
        setup.pieces.retain(|&(number, _)| number != square.number());
        for color in Color::ALL {
            let run = &mut setup.king_runs[color.index()];
            let men = setup.pieces.iter().any(|&(_, piece)| piece == Piece::man(color));
            // Kings count their moves only while their side has men.
            *run = run.filter(|&(number, _)| men && number != square.number());
        }
        AnyPosition::from_checked(self.rules(), &setup)
    }
}
