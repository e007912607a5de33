//! Gothic checkers (Altdeutsche Dame). Sources: brainking; checkers.fandom; German rule pages.
//!
//! Men step and capture forward, diagonally forward and sideways, as on brainking (on German pages they step only
//! diagonally forward: `man_steps = "diagonal"`). Any capture may be chosen (one source requires the most pieces:
//! `precedence = "most-pieces"`). No draw rules were found: here threefold repetition and 40 moves each.

use crate::{
    BoardKind, Clue, CrowningInCapture, Facts, GameNumber, HouseRules, Lines, Numbering, PerftNumbers,
    Precedence, ResultStyle,
    geometry::Full8,
    variants::{Standard, variant},
};

variant!(
    /// Gothic checkers (Altdeutsche Dame).
    Gothic, Full8
);

impl Standard for Gothic {
    const FACTS: Facts = Facts {
        key: "gothic",
        name: "Gothic checkers",
        native: "Altdeutsche Dame",
        summary: "All 64 squares. Men move and capture forward, diagonally forward and sideways.",
        region: "in Germany",
        federation: None,
        relative: None,
        perft: PerftNumbers::Own,
        numbering: Numbering::Letters,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Unlisted,
        guesses: &[(Clue::Letters, 8)],
        hub_name: None,
    };

    const HOUSE: HouseRules = HouseRules {
        board: BoardKind::Full8,
        rows: 2,
        man_steps: Lines::All,
        man_captures: Lines::All,
        king_steps: Lines::All,
        king_captures: Lines::All,
        precedence: Precedence::Free,
        crowning_in_capture: CrowningInCapture::Stop,
        ..HouseRules::plain(BoardKind::Full8)
    };
}
