//! International rules on a 6x6 teaching board, two rows of men each.

use crate::{
    BoardKind, Clue, Facts, GameNumber, HouseRules, Numbering, PerftNumbers, ResultStyle,
    geometry::Dark6,
    variants::{Standard, variant},
};

variant!(
    /// International on 6x6.
    Mini6International, Dark6
);

impl Standard for Mini6International {
    const FACTS: Facts = Facts {
        key: "mini6-international",
        name: "Mini International draughts",
        native: "",
        summary: "International draughts on 6×6, for your first game.",
        region: "in classrooms",
        federation: None,
        relative: None,
        perft: PerftNumbers::Own,
        numbering: Numbering::FromTop,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Parameters("20,W,6,6,N2,0"),
        guesses: &[(Clue::Numbers, 12)],
        hub_name: None,
    };

    const HOUSE: HouseRules = HouseRules { board: BoardKind::Dark6, rows: 2, ..super::International::HOUSE };
}
