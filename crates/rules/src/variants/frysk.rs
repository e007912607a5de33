//! Frysk!: Frisian draughts with five men each. Source: lidraughts.

use crate::{
    Clue, Facts, GameNumber, HouseRules, Numbering, PerftNumbers, ResultStyle, Variant,
    geometry::Dark10,
    variants::{Frisian, Standard, variant},
};

variant!(
    /// Frysk!.
    Frysk, Dark10
);

impl Standard for Frysk {
    const FACTS: Facts = Facts {
        key: "frysk",
        name: "Frysk!",
        native: "Frysk!",
        summary: "Frisian draughts with 5 men each.",
        region: "in Friesland",
        federation: None,
        relative: Some(Variant::Frisian),
        perft: PerftNumbers::Unpublished,
        numbering: Numbering::FromTop,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Private(97),
        guesses: &[(Clue::Numbers, 3)],
        hub_name: None,
    };

    const HOUSE: HouseRules = HouseRules { rows: 1, ..Frisian::HOUSE };
}
