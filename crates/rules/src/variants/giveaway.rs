//! English giveaway: English rules, but the side that cannot move wins.

use crate::{
    Clue, Facts, GameNumber, Goal, HouseRules, Numbering, PerftNumbers, ResultStyle, Variant,
    geometry::Dark8,
    variants::{Standard, variant},
};

variant!(
    /// English giveaway.
    Giveaway, Dark8
);

impl Standard for Giveaway {
    const FACTS: Facts = Facts {
        key: "giveaway",
        name: "English giveaway",
        native: "Поддавки",
        summary: "English draughts in reverse: you win when you cannot move.",
        region: "worldwide",
        federation: None,
        relative: None,
        perft: PerftNumbers::Of(Variant::English),
        numbering: Numbering::FromTop,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Unlisted,
        guesses: &[(Clue::Letters, 10)],
        hub_name: None,
    };

    const HOUSE: HouseRules = HouseRules { goal: Goal::RunOut, ..super::English::HOUSE };
}
