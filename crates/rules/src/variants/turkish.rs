//! Turkish draughts (dama). Sources: en.wikipedia "Turkish draughts"; iggamecenter; kish RULES.md.
//!
//! A man that reaches the last row by a capture continues sideways as a man if it can, and is crowned when the move
//! ends there; in some places the move ends instead (`crowning_in_capture = "stop"`). One piece each is a draw unless
//! one can be captured at once; some sites let a king beat a man (`endings = "none"`). No source limits moves.

use crate::{
    BoardKind, Clue, CrowningInCapture, Facts, GameNumber, HouseRules, Lines, Numbering, PerftNumbers,
    Precedence, Removal, ResultStyle,
    draw::{DrawRules, Endings},
    geometry::Full8,
    variants::{Standard, variant},
};

variant!(
    /// Turkish draughts (dama).
    Turkish, Full8
);

impl Standard for Turkish {
    const FACTS: Facts = Facts {
        key: "turkish",
        name: "Turkish draughts",
        native: "Dama",
        summary: "All 64 squares, straight lines only. Kings fly, and you must take the most pieces. Also \
            known as dama.",
        region: "in Turkey and the Middle East",
        federation: None,
        relative: None,
        perft: PerftNumbers::Own,
        numbering: Numbering::Letters,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Listed("30,W,8,8,A0,0"),
        guesses: &[(Clue::Letters, 6)],
        hub_name: None,
    };

    const HOUSE: HouseRules = HouseRules {
        board: BoardKind::Full8,
        rows: 2,
        home_gap: 1,
        flying_kings: true,
        man_steps: Lines::Straight,
        man_captures: Lines::Straight,
        king_steps: Lines::Straight,
        king_captures: Lines::Straight,
        precedence: Precedence::MostPieces,
        crowning_in_capture: CrowningInCapture::Pass,
        removal: Removal::AtOnce,
        draws: DrawRules { repetition: 3, endings: Endings::OneEach, ..DrawRules::NONE },
        ..HouseRules::plain(BoardKind::Full8)
    };
}
