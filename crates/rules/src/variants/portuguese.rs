//! Portuguese draughts: the moves of the Spanish game, with squares numbered the same way. Source: rules of the
//! Portuguese federation (FPD), under which repetition must be claimed; its move limits were not found.

use crate::{
    BoardKind, Clue, CrowningInCapture, Facts, GameNumber, HouseRules, Numbering, PerftNumbers, Precedence,
    ResultStyle, Variant,
    draw::{Claims, DrawRules},
    geometry::Mirrored8,
    variants::{Standard, variant},
};

variant!(
    /// Portuguese draughts.
    Portuguese, Mirrored8
);

impl Standard for Portuguese {
    const FACTS: Facts = Facts {
        key: "portuguese",
        name: "Portuguese draughts",
        native: "Damas clássicas",
        summary: "The moves of Spanish draughts: kings fly, and you must take the most pieces, then the \
            most kings.",
        region: "in Portugal",
        federation: Some("FPD"),
        relative: Some(Variant::Spanish),
        perft: PerftNumbers::Of(Variant::Spanish),
        numbering: Numbering::FromBottom,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Listed("28,W,8,8,N1,1"),
        guesses: &[(Clue::Numbers, 5)],
        hub_name: None,
    };

    const HOUSE: HouseRules = HouseRules {
        board: BoardKind::Mirrored8,
        flying_kings: true,
        precedence: Precedence::MostPiecesThenKings,
        crowning_in_capture: CrowningInCapture::Stop,
        draws: DrawRules { repetition: 3, claims: Claims::Repetition, ..DrawRules::NONE },
        ..HouseRules::plain(BoardKind::Mirrored8)
    };
}
