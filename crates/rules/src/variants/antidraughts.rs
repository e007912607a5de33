//! Antidraughts: International rules, but the side that cannot move wins. The majority rule applies, and the only draw
//! is by threefold repetition. Source: lidraughts.

use crate::{
    Clue, Facts, GameNumber, Goal, HouseRules, Numbering, PerftNumbers, ResultStyle, Variant,
    draw::DrawRules,
    geometry::Dark10,
    variants::{Standard, variant},
};

variant!(
    /// Antidraughts.
    Antidraughts, Dark10
);

impl Standard for Antidraughts {
    const FACTS: Facts = Facts {
        key: "antidraughts",
        name: "Antidraughts",
        native: "",
        summary: "International draughts in reverse: you win when you cannot move.",
        region: "online",
        federation: None,
        relative: None,
        perft: PerftNumbers::Of(Variant::International),
        numbering: Numbering::FromTop,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Private(98),
        guesses: &[(Clue::Numbers, 4)],
        hub_name: Some((3, "losing")),
    };

    const HOUSE: HouseRules = HouseRules {
        goal: Goal::RunOut,
        draws: DrawRules { repetition: 3, ..DrawRules::NONE },
        ..super::International::HOUSE
    };
}
