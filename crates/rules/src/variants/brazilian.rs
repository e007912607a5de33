//! Brazilian draughts: International rules on the small board, with the draw articles of FMJD-64. The
//! Brazilian national rule gives 20 moves with kings instead of 15 (`no_progress = 20`).

use crate::{
    BoardKind, CrowningInCapture, HouseRules, Precedence,
    draw::{DrawRules, Endings},
    geometry::Dark8,
    variants::{Standard, variant},
};

variant!(
    /// Brazilian draughts.
    Brazilian, Dark8
);

impl Standard for Brazilian {
    const HOUSE: HouseRules = HouseRules {
        men_capture_back: true,
        flying_kings: true,
        precedence: Precedence::MostPieces,
        crowning_in_capture: CrowningInCapture::Pass,
        draws: DrawRules { repetition: 3, no_progress: 30, endings: Endings::Russian, ..DrawRules::NONE },
        ..HouseRules::plain(BoardKind::Dark8)
    };
}
