//! Sri Lankan draughts: the Canadian game on the mirrored board. No draw rules were found; the Canadian ones
//! stand here (`endings = "none"`).

use crate::{
    BoardKind, CrowningInCapture, HouseRules, Precedence,
    draw::{DrawRules, Endings},
    geometry::Mirrored12,
    variants::{Standard, variant},
};

variant!(
    /// Sri Lankan draughts.
    SriLankan, Mirrored12
);

impl Standard for SriLankan {
    const HOUSE: HouseRules = HouseRules {
        rows: 5,
        men_capture_back: true,
        flying_kings: true,
        precedence: Precedence::MostPieces,
        crowning_in_capture: CrowningInCapture::Pass,
        draws: DrawRules { repetition: 3, endings: Endings::Canadian, ..DrawRules::NONE },
        ..HouseRules::plain(BoardKind::Mirrored12)
    };
}
