//! Czech draughts. Source: fmjd.org, variant page "czech".

use crate::{
    BoardKind, Clue, CrowningInCapture, Facts, GameNumber, HouseRules, Numbering, PerftNumbers, Precedence,
    ResultStyle, Variant,
    draw::{Claims, DrawRules},
    geometry::Dark8,
    variants::{Standard, variant},
};

variant!(
    /// Czech draughts.
    Czech, Dark8
);

impl Standard for Czech {
    const FACTS: Facts = Facts {
        key: "czech",
        name: "Czech draughts",
        native: "Česká dáma",
        summary: "8×8. Men capture forward only, kings fly, and a king must capture before a man.",
        region: "in Czechia and Slovakia",
        federation: Some("FMJD"),
        relative: Some(Variant::German),
        perft: PerftNumbers::Own,
        numbering: Numbering::Letters,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Listed("29,W,8,8,A0,0"),
        guesses: &[(Clue::Numbers, 8), (Clue::Letters, 3)],
        hub_name: None,
    };

    const HOUSE: HouseRules = HouseRules {
        flying_kings: true,
        precedence: Precedence::KingFirst,
        crowning_in_capture: CrowningInCapture::Stop,
        draws: DrawRules {
            repetition: 3,
            no_progress: 30, // 15 moves each
            claims: Claims::Repetition,
            ..DrawRules::NONE
        },
        ..HouseRules::plain(BoardKind::Dark8)
    };
}
