//! Turkish draughts (dama). Sources: en.wikipedia "Turkish draughts"; iggamecenter; kish RULES.md.
//!
//! A man that reaches the last row by a capture goes on sideways as a man if it can, and is crowned when the
//! move ends there; some places end the move instead (`crowning_in_capture = "stop"`). One piece each is a draw
//! unless it can be taken at once; some sites let a king beat a man (`endings = "none"`). No source limits moves.

use crate::{
    BoardKind, CrowningInCapture, HouseRules, Lines, Precedence, Removal,
    draw::{DrawRules, Endings},
    geometry::Full8,
    variants::{Standard, variant},
};

variant!(
    /// Turkish draughts (dama).
    Turkish, Full8
);

impl Standard for Turkish {
    const HOUSE: HouseRules = HouseRules {
        board: BoardKind::Full8,
        rows: 2,
        home_gap: 1,
        flying_kings: true,
        man_steps: Lines::Straight,
        man_captures: Lines::Straight,
        king_steps: Lines::Straight,
        king_captures: Lines::Straight,
        precedence: Precedence::MostPieces,
        crowning_in_capture: CrowningInCapture::Pass,
        removal: Removal::AtOnce,
        draws: DrawRules { repetition: 3, endings: Endings::OneEach, ..DrawRules::NONE },
        ..HouseRules::plain(BoardKind::Full8)
    };
}
