//! Spanish draughts (damas). Sources: realidad-simulada.es; mlwi.magix.net on Spanish variants.
//!
//! The federation's draw limits were not found: here threefold repetition is a draw, and everything else is by
//! agreement. One source weighs kings instead of counting them after pieces (`precedence = "value"`); the majority
//! counts.

use crate::{
    BoardKind, Clue, CrowningInCapture, Facts, GameNumber, HouseRules, Numbering, PerftNumbers, Precedence,
    ResultStyle, Variant,
    draw::DrawRules,
    geometry::Mirrored8,
    variants::{Standard, variant},
};

variant!(
    /// Spanish draughts (damas).
    Spanish, Mirrored8
);

impl Standard for Spanish {
    const FACTS: Facts = Facts {
        key: "spanish",
        name: "Spanish draughts",
        native: "Damas españolas",
        summary: "8×8, mirrored. Kings fly, and you must take the most pieces, then the most kings.",
        region: "in Spain and Latin America",
        federation: None,
        relative: Some(Variant::Portuguese),
        perft: PerftNumbers::Own,
        numbering: Numbering::FromBottom,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Listed("24,W,8,8,N1,1"),
        guesses: &[(Clue::Numbers, 4)],
        hub_name: None,
    };

    const HOUSE: HouseRules = HouseRules {
        board: BoardKind::Mirrored8,
        flying_kings: true,
        precedence: Precedence::MostPiecesThenKings,
        crowning_in_capture: CrowningInCapture::Stop,
        draws: DrawRules { repetition: 3, ..DrawRules::NONE },
        ..HouseRules::plain(BoardKind::Mirrored8)
    };
}
