//! Thai draughts (makhos). Sources: dctl's rules header; mindsports, "Thai draughts". Who starts differs by
//! page; Black does here, as in PDN (`starts = "white"`). No draw rules were found: threefold repetition and 40
//! moves each stand here.

use crate::{
    BoardKind, Color, CrowningInCapture, HouseRules, KingLanding, Precedence, Removal,
    geometry::Dark8,
    variants::{Standard, variant},
};

variant!(
    /// Thai draughts (makhos).
    Thai, Dark8
);

impl Standard for Thai {
    const HOUSE: HouseRules = HouseRules {
        rows: 2,
        starts: Color::Black,
        flying_kings: true,
        precedence: Precedence::Free,
        crowning_in_capture: CrowningInCapture::Stop,
        removal: Removal::AtOnce,
        king_landing: KingLanding::Behind,
        may_turn_back: true, // over the square that the captured piece has left
        ..HouseRules::plain(BoardKind::Dark8)
    };
}
