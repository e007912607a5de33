//! English rules on a 6x6 teaching board, two rows of men each.

use crate::{
    BoardKind, Clue, Facts, GameNumber, HouseRules, Numbering, PerftNumbers, ResultStyle,
    geometry::Dark6,
    variants::{Standard, variant},
};

variant!(
    /// English on 6x6.
    Mini6English, Dark6
);

impl Standard for Mini6English {
    const FACTS: Facts = Facts {
        key: "mini6-english",
        name: "Mini English draughts",
        native: "",
        summary: "English draughts on 6×6, for your first game.",
        region: "in classrooms",
        federation: None,
        relative: None,
        perft: PerftNumbers::Own,
        numbering: Numbering::FromTop,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Parameters("21,B,6,6,N1,0"),
        guesses: &[(Clue::Numbers, 11)],
        hub_name: None,
    };

    const HOUSE: HouseRules = HouseRules { board: BoardKind::Dark6, rows: 2, ..super::English::HOUSE };
}
