//! Spantsireti: Russian rules on ten columns and eight rows. Source: PDN's list of game types. (A public perft table
//! uses International rules for it.)

use crate::{
    BoardKind, Clue, Facts, GameNumber, HouseRules, Numbering, PerftNumbers, ResultStyle,
    geometry::Wide10x8,
    variants::{Standard, variant},
};

variant!(
    /// Spantsireti.
    Spantsireti, Wide10x8
);

impl Standard for Spantsireti {
    const FACTS: Facts = Facts {
        key: "spantsireti",
        name: "Spantsireti",
        native: "Спанцирети",
        summary: "Russian draughts on ten columns and eight rows.",
        region: "in Russia",
        federation: None,
        relative: None,
        perft: PerftNumbers::Own,
        numbering: Numbering::Letters,
        capture_mark: ":",
        results: ResultStyle::Wins,
        pdn: GameNumber::Listed("41,W,10,8,A0,0"),
        guesses: &[(Clue::WideLetters, 1)],
        hub_name: None,
    };

    const HOUSE: HouseRules =
        HouseRules { rows: 3, ..HouseRules { board: BoardKind::Wide10x8, ..super::Russian::HOUSE } };
}
