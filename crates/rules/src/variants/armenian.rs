//! Armenian draughts (tama). Sources: en.wikipedia "Armenian draughts"; ludii "Tama"; iggamecenter "tama";
//! hcheckers.
//!
//! Sources differ; the rules here follow the majority. Crowning in mid-capture: the man continues as a king (ludii,
//! hcheckers), or is crowned only where its move ends (iggamecenter: `crowning_in_capture = "pass"`). Captured pieces
//! leave at once (Wikipedia, iggamecenter) or at the end (hcheckers: `removal = "at-end"`). No draw rules were found;
//! those of the Turkish game apply here.

use crate::{
    BoardKind, Clue, CrowningInCapture, Facts, GameNumber, HouseRules, Lines, Numbering, PerftNumbers,
    Precedence, Removal, ResultStyle,
    draw::{DrawRules, Endings},
    geometry::Full8,
    variants::{Standard, variant},
};

variant!(
    /// Armenian draughts (tama).
    Armenian, Full8
);

impl Standard for Armenian {
    const FACTS: Facts = Facts {
        key: "armenian",
        name: "Armenian draughts",
        native: "Հայկական շաշկի",
        summary: "All 64 squares. Pieces move straight and diagonally but capture only straight. Also known \
            as tama.",
        region: "in Armenia",
        federation: None,
        relative: None,
        perft: PerftNumbers::Own,
        numbering: Numbering::Letters,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Private(44),
        guesses: &[(Clue::Letters, 7)],
        hub_name: None,
    };

    const HOUSE: HouseRules = HouseRules {
        board: BoardKind::Full8,
        rows: 2,
        home_gap: 1,
        flying_kings: true,
        man_steps: Lines::All,
        man_captures: Lines::Straight,
        king_steps: Lines::All,
        king_captures: Lines::Straight,
        precedence: Precedence::MostPieces,
        crowning_in_capture: CrowningInCapture::GoOnAsKing,
        removal: Removal::AtOnce,
        draws: DrawRules { repetition: 3, endings: Endings::OneEach, ..DrawRules::NONE },
        ..HouseRules::plain(BoardKind::Full8)
    };
}
