//! Breakthrough: International rules, but the first king wins. Passing over the last row in mid-capture does not crown,
//! so it does not win. No draws: men only move forward. Sources: lidraughts; Scan.

use crate::{
    Facts, GameNumber, Goal, HouseRules, Numbering, PerftNumbers, ResultStyle,
    draw::DrawRules,
    geometry::Dark10,
    variants::{Standard, variant},
};

variant!(
    /// Breakthrough.
    Breakthrough, Dark10
);

impl Standard for Breakthrough {
    const FACTS: Facts = Facts {
        key: "breakthrough",
        name: "Breakthrough",
        native: "",
        summary: "International draughts, but the first player to get a king wins.",
        region: "online",
        federation: None,
        relative: None,
        perft: PerftNumbers::Unpublished,
        numbering: Numbering::FromTop,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Private(96),
        guesses: &[],
        hub_name: Some((2, "bt")),
    };

    const HOUSE: HouseRules =
        HouseRules { goal: Goal::FirstKing, draws: DrawRules::NONE, ..super::International::HOUSE };
}
