//! Italian draughts. Rulebook: FID technical rules, chapter 1 (fid.it); article numbers below are its own.
//!
//! Sources differ on repetition: the federation's text says four times, which stands here; others say three
//! (`repetition = 3`).

use crate::{
    BoardKind, CrowningInCapture, HouseRules, Precedence, RefusalReason,
    draw::DrawRules,
    geometry::Mirrored8,
    variants::{Standard, variant},
};

variant!(
    /// Italian draughts.
    Italian, Mirrored8
);

impl Standard for Italian {
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
