//! Canadian draughts: International rules on 12x12. Draws: threefold repetition; three kings against one, 16
//! moves each (windames.free.fr).

use crate::{
    BoardKind, Clue, CrowningInCapture, Facts, GameNumber, HouseRules, Numbering, PerftNumbers, Precedence,
    ResultStyle,
    draw::{DrawRules, Endings},
    geometry::Dark12,
    variants::{Standard, variant},
};

variant!(
    /// Canadian draughts.
    Canadian, Dark12
);

impl Standard for Canadian {
    const FACTS: Facts = Facts {
        key: "canadian",
        name: "Canadian draughts",
        native: "Jeu de dames canadien",
        summary: "International draughts on 12×12, with 30 men each.",
        region: "in Canada",
        federation: None,
        relative: None,
        perft: PerftNumbers::Own,
        numbering: Numbering::FromTop,
        capture_mark: "x",
        results: ResultStyle::Points,
        pdn: GameNumber::Listed("27,W,12,12,N2,0"),
        guesses: &[(Clue::Numbers, 1), (Clue::TallLetters, 3)],
        hub_name: None,
    };

    const HOUSE: HouseRules = HouseRules {
        rows: 5,
        men_capture_back: true,
        flying_kings: true,
        precedence: Precedence::MostPieces,
        crowning_in_capture: CrowningInCapture::Pass,
        draws: DrawRules { repetition: 3, endings: Endings::Canadian, ..DrawRules::NONE },
        ..HouseRules::plain(BoardKind::Dark12)
    };
}
