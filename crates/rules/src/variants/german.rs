//! German draughts (Dame). Source: mlwi.magix.net. Sources differ on who starts; here White does (`starts = "black"`
//! for the other). No draw rules were found: here threefold repetition and 40 moves each.

use crate::{
    BoardKind, Clue, CrowningInCapture, Facts, GameNumber, HouseRules, Numbering, PerftNumbers, Precedence,
    ResultStyle, Variant,
    geometry::Dark8,
    variants::{Standard, variant},
};

variant!(
    /// German draughts (Dame).
    German, Dark8
);

impl Standard for German {
    const FACTS: Facts = Facts {
        key: "german",
        name: "German draughts",
        native: "Dame",
        summary: "8×8. Men capture forward only, kings fly, and you may choose any capture. Also known as \
            Dame.",
        region: "in Germany",
        federation: None,
        relative: Some(Variant::Czech),
        perft: PerftNumbers::Own,
        numbering: Numbering::Letters,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Unlisted,
        guesses: &[(Clue::Numbers, 10), (Clue::Letters, 9)],
        hub_name: None,
    };

    const HOUSE: HouseRules = HouseRules {
        flying_kings: true,
        precedence: Precedence::Free,
        crowning_in_capture: CrowningInCapture::Stop,
        ..HouseRules::plain(BoardKind::Dark8)
    };
}
