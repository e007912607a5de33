//! Thai draughts (makhos). Sources: dctl's rules header; mindsports, "Thai draughts". Sources differ on who starts;
//! here Black does, as in PDN (`starts = "white"` for the other). No draw rules were found: here threefold repetition
//! and 40 moves each.

use crate::{
    BoardKind, Clue, Color, CrowningInCapture, Facts, GameNumber, HouseRules, KingLanding, Numbering,
    PerftNumbers, Precedence, Removal, ResultStyle,
    geometry::Dark8,
    variants::{Standard, variant},
};

variant!(
    /// Thai draughts (makhos).
    Thai, Dark8
);

impl Standard for Thai {
    const FACTS: Facts = Facts {
        key: "thai",
        name: "Thai draughts",
        native: "หมากฮอส",
        summary: "8×8, with 8 men each. Kings fly and land directly behind the piece they capture. Also \
            known as makhos.",
        region: "in Thailand",
        federation: None,
        relative: None,
        perft: PerftNumbers::Own,
        numbering: Numbering::FromTop,
        capture_mark: "-",
        results: ResultStyle::Wins,
        pdn: GameNumber::Listed("31,B,8,8,N2,0"),
        guesses: &[(Clue::Numbers, 9)],
        hub_name: None,
    };

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
