//! American pool checkers. Rulebook: APCA tournament rules of play (americanpoolcheckers.us); article numbers below
//! refer to it. In Unified and Zimbabwean pool White starts (`starts = "white"`); Jamaican pool uses the mirrored board
//! (`board = "8x8-mirrored"`).

use crate::{
    BoardKind, Clue, Color, CrowningInCapture, Facts, GameNumber, HouseRules, Numbering, PerftNumbers,
    Precedence, ResultStyle, Variant,
    draw::{DrawRules, Endings},
    geometry::Dark8,
    variants::{Standard, variant},
};

variant!(
    /// American pool checkers.
    Pool, Dark8
);

impl Standard for Pool {
    const FACTS: Facts = Facts {
        key: "pool",
        name: "American pool checkers",
        native: "",
        summary: "8×8. Men also capture backward, kings fly, and you may choose any capture.",
        region: "in the United States",
        federation: Some("APCA"),
        relative: Some(Variant::Russian),
        perft: PerftNumbers::Own,
        numbering: Numbering::FromTop,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Listed("23,B,8,8,N1,0"),
        guesses: &[(Clue::Numbers, 2), (Clue::Letters, 5)],
        hub_name: None,
    };

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
