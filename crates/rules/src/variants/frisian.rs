//! Frisian draughts. Sources: friesdammen.nl; lidraughts and Scan for the king-move limit and the values.
//!
//! A king is worth a little less than two men (some pages say 1.5; players and programs say just under 2). Kings step
//! along diagonals only (one page lets them step straight: `king_steps = "all"`). The official rules call king against
//! king a draw unless a win is forced; the two moves each of lidraughts leave time for such a win. There is no draw by
//! repetition.

use crate::{
    BoardKind, Clue, CrowningInCapture, Facts, GameNumber, HouseRules, Lines, Numbering, PerftNumbers,
    Precedence, ResultStyle,
    draw::{DrawRules, Endings},
    geometry::Dark10,
    variants::{Standard, variant},
};

variant!(
    /// Frisian draughts.
    Frisian, Dark10
);

impl Standard for Frisian {
    const FACTS: Facts = Facts {
        key: "frisian",
        name: "Frisian draughts",
        native: "Frysk damjen",
        summary: "10×10. Pieces also capture along rows and columns, and a king is worth almost two men.",
        region: "in Friesland",
        federation: Some("WFD"),
        relative: None,
        perft: PerftNumbers::Own,
        numbering: Numbering::FromTop,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Listed("40,W,10,10,N2,0"),
        guesses: &[(Clue::Numbers, 2), (Clue::TallLetters, 2)],
        hub_name: Some((4, "fries")),
    };

    const HOUSE: HouseRules = HouseRules {
        rows: 4,
        men_capture_back: true,
        flying_kings: true,
        man_captures: Lines::All,
        king_captures: Lines::All,
        precedence: Precedence::Value,
        crowning_in_capture: CrowningInCapture::Pass,
        king_move_limit: 3,
        draws: DrawRules { endings: Endings::Frisian, ..DrawRules::NONE },
        ..HouseRules::plain(BoardKind::Dark10)
    };
}
