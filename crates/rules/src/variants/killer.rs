//! Killer draughts: International rules, but a king whose last captured piece is a king stops directly behind it. This
//! rule does not affect which captures take the most. Sources: mindsports; Scan.

use crate::{
    Clue, Facts, GameNumber, HouseRules, KingLanding, Numbering, PerftNumbers, ResultStyle, Variant,
    geometry::Dark10,
    variants::{Standard, variant},
};

variant!(
    /// Killer draughts.
    Killer, Dark10
);

impl Standard for Killer {
    const FACTS: Facts = Facts {
        key: "killer",
        name: "Killer draughts",
        native: "",
        summary: "International draughts, but a king that captures a king last must stop directly behind it.",
        region: "in the Netherlands",
        federation: None,
        relative: Some(Variant::International),
        perft: PerftNumbers::Own,
        numbering: Numbering::FromTop,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Private(45),
        guesses: &[(Clue::Numbers, 5)],
        hub_name: None,
    };

    const HOUSE: HouseRules =
        HouseRules { king_landing: KingLanding::BehindLastKing, ..super::International::HOUSE };
}
