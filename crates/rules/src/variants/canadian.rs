//! Canadian draughts: International rules on 12x12. Draws: threefold repetition; three kings against one, 16
//! moves each (windames.free.fr).

use crate::{
    BoardKind, CrowningInCapture, HouseRules, Precedence,
    draw::{DrawRules, Endings},
    geometry::Dark12,
    variants::{Standard, variant},
};

variant!(
    /// Canadian draughts.
    Canadian, Dark12
);

impl Standard for Canadian {
    const HOUSE: HouseRules = HouseRules {
        rows: 5,
        men_capture_back: true,
        flying_kings: true,
        precedence: Precedence::MostPieces,
        crowning_in_capture: CrowningInCapture::Pass,
        draws: DrawRules { repetition: 3, endings: Endings::Canadian, ..DrawRules::NONE },
        ..HouseRules::plain(BoardKind::Dark12)
    };
}
