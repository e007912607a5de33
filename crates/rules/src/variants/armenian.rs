//! Armenian draughts (tama). Sources: en.wikipedia "Armenian draughts"; iggamecenter "tama".
//!
//! Sources differ on crowning in mid-capture (here: only where the move ends, as iggamecenter has it) and on
//! when captured pieces leave (here: at once, as Wikipedia and iggamecenter have it). Draws as in Turkish.

use crate::{
    BoardKind, CrowningInCapture, HouseRules, Lines, Precedence, Removal,
    draw::{DrawRules, Endings},
    geometry::Full8,
    variants::{Standard, variant},
};

variant!(
    /// Armenian draughts (tama).
    Armenian, Full8
);

impl Standard for Armenian {
    const HOUSE: HouseRules = HouseRules {
        board: BoardKind::Full8,
        rows: 2,
        home_gap: 1,
        flying_kings: true,
        man_steps: Lines::All,
        man_captures: Lines::Straight,
        king_steps: Lines::All,
        king_captures: Lines::Straight,
        precedence: Precedence::MostPieces,
        crowning_in_capture: CrowningInCapture::Pass,
        removal: Removal::AtOnce,
        draws: DrawRules { repetition: 3, no_progress: 80, endings: Endings::OneEach, ..DrawRules::NONE },
        ..HouseRules::plain(BoardKind::Full8)
    };
}
