//! Russian draughts (shashki). Rulebook: FMJD-64 / IDF rules of Russian draughts (fmjd64.org), whose draw articles
//! 7.2.4 to 7.2.8 are cited below. The 30 and 60 moves of 7.2.6 count for each side.

use crate::{
    BoardKind, Clue, CrowningInCapture, Facts, GameNumber, HouseRules, Numbering, PerftNumbers, Precedence,
    ResultStyle, Variant,
    draw::{DrawRules, Endings},
    geometry::Dark8,
    variants::{Standard, variant},
};

variant!(
    /// Russian draughts (shashki).
    Russian, Dark8
);

impl Standard for Russian {
    const FACTS: Facts = Facts {
        key: "russian",
        name: "Russian draughts",
        native: "Русские шашки",
        summary: "8×8. Kings fly, and a man crowned during a capture continues as a king. Also known as \
            shashki.",
        region: "in Russia and its neighbors",
        federation: Some("IDF"),
        relative: Some(Variant::Brazilian),
        perft: PerftNumbers::Own,
        numbering: Numbering::Letters,
        capture_mark: ":",
        results: ResultStyle::Wins,
        pdn: GameNumber::Listed("25,W,8,8,A0,0"),
        guesses: &[(Clue::Numbers, 7), (Clue::Letters, 1)],
        hub_name: None,
    };

    const HOUSE: HouseRules = HouseRules {
        men_capture_back: true,
        flying_kings: true,
        precedence: Precedence::Free,
        crowning_in_capture: CrowningInCapture::GoOnAsKing,
        draws: DrawRules {
            repetition: 3,
            no_progress: 30,           // 7.2.5: 15 moves each of kings only
            endings: Endings::Russian, // 7.2.4, 7.2.6 to 7.2.8
            ..DrawRules::NONE
        },
        ..HouseRules::plain(BoardKind::Dark8)
    };
}
