//! American pool checkers. Rulebook: APCA tournament rules of play (americanpoolcheckers.us); article
//! numbers below are its own. Unified and Zimbabwean pool lets White start (`starts = "white"`), Jamaican pool is
//! played on the mirrored board (`board = "8x8-mirrored"`).

use crate::{
    BoardKind, Color, CrowningInCapture, HouseRules, Precedence,
    draw::{DrawRules, Endings},
    geometry::Dark8,
    variants::{Standard, variant},
};

variant!(
    /// American pool checkers.
    Pool, Dark8
);

impl Standard for Pool {
    const HOUSE: HouseRules = HouseRules {
        starts: Color::Black,
        men_capture_back: true, // 13
        flying_kings: true,     // 15
        precedence: Precedence::Free,
        crowning_in_capture: CrowningInCapture::Pass,
        draws: DrawRules {
            repetition: 3,
            no_progress: 30,        // 26: 15 moves each
            endings: Endings::Pool, // three kings against one: 13 moves
            ..DrawRules::NONE
        },
        ..HouseRules::plain(BoardKind::Dark8)
    };
}
