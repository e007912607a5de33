//! Brazilian draughts: International rules on the small board, with the draw articles of FMJD-64. The Brazilian
//! national rule allows 20 moves with kings instead of 15 (`no_progress = 20`).

use crate::{
    BoardKind, Clue, CrowningInCapture, Facts, GameNumber, HouseRules, Numbering, PerftNumbers, Precedence,
    ResultStyle, Variant,
    draw::{DrawRules, Endings},
    geometry::Dark8,
    variants::{Standard, variant},
};

variant!(
    /// Brazilian draughts.
    Brazilian, Dark8
);

impl Standard for Brazilian {
    const FACTS: Facts = Facts {
        key: "brazilian",
        name: "Brazilian draughts",
        native: "Damas brasileiras",
        summary: "International draughts on 8×8: men also capture backward, kings fly, and you must take \
            the most pieces.",
        region: "in Brazil",
        federation: Some("FMJD"),
        relative: Some(Variant::Russian),
        perft: PerftNumbers::Own,
        numbering: Numbering::Letters,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Listed("26,W,8,8,A0,0"),
        guesses: &[(Clue::Numbers, 6), (Clue::Letters, 2)],
        hub_name: None,
    };

    const HOUSE: HouseRules = HouseRules {
        men_capture_back: true,
        flying_kings: true,
        precedence: Precedence::MostPieces,
        crowning_in_capture: CrowningInCapture::Pass,
        draws: DrawRules { repetition: 3, no_progress: 30, endings: Endings::Russian, ..DrawRules::NONE },
        ..HouseRules::plain(BoardKind::Dark8)
    };
}
