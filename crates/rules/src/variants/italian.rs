//! Italian draughts. Rulebook: FID technical rules, chapter 1 (fid.it); article numbers below refer to it.
//!
//! Sources differ on repetition: the federation's text says four times, as here; others say three (`repetition = 3`).

use crate::{
    BoardKind, Clue, CrowningInCapture, Facts, GameNumber, HouseRules, Numbering, PerftNumbers, Precedence,
    RefusalReason, ResultStyle,
    draw::DrawRules,
    geometry::Mirrored8,
    variants::{Standard, variant},
};

variant!(
    /// Italian draughts.
    Italian, Mirrored8
);

impl Standard for Italian {
    const FACTS: Facts = Facts {
        key: "italian",
        name: "Italian draughts",
        native: "Dama italiana",
        summary: "8×8, mirrored. Kings move one square, men cannot capture kings, and strict priorities \
            decide which capture you make.",
        region: "in Italy",
        federation: Some("FID"),
        relative: None,
        perft: PerftNumbers::Own,
        numbering: Numbering::FromTop,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Listed("22,W,8,8,N2,1"),
        guesses: &[(Clue::Numbers, 3)],
        hub_name: None,
    };

    const HOUSE: HouseRules = HouseRules {
        board: BoardKind::Mirrored8,
        men_take_kings: false,
        precedence: Precedence::Italian, // 6.6 to 6.9; free among equals, 6.10
        crowning_in_capture: CrowningInCapture::Stop,
        draws: DrawRules { repetition: 4, no_progress: 80, ..DrawRules::NONE },
        ..HouseRules::plain(BoardKind::Mirrored8)
    };

    fn article(reason: RefusalReason) -> Option<&'static str> {
        match reason {
            RefusalReason::MustTakeMore => Some("6.6-6.9"),
            _ => None,
        }
    }
}
