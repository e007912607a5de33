//! International draughts. Rulebook: FMJD Annex 1, "Official FMJD rules of international draughts";
//! article numbers below are its own.

use crate::{
    BoardKind, CaptureDuty, ChainDuty, Color, CrowningInCapture, HouseRules, Precedence, RefusalReason,
    Regicide, Rules,
    draw::{DrawRules, Endings, Progress},
    geometry::Dark10,
    variants::Standard,
};

/// International draughts.
#[derive(Clone, Copy, Debug, Default)]
pub struct International;

impl Rules for International {
    type Board = Dark10; // 2.1, 2.4

    #[inline(always)]
    fn men_capture_back(&self) -> bool {
        true // 4.1
    }
    #[inline(always)]
    fn flying_kings(&self) -> bool {
        true // 3.9
    }
    #[inline(always)]
    fn precedence(&self) -> Precedence {
        Precedence::MostPieces // 4.13; a king counts as one, and need not be the one that captures (4.14)
    }
    #[inline(always)]
    fn crowning_in_capture(&self) -> CrowningInCapture {
        CrowningInCapture::Pass // 4.15, 3.5
    }
}

impl Standard for International {
    const HOUSE: HouseRules = HouseRules {
        board: BoardKind::Dark10,                     // 2.1, 2.4
        rows: 4,                                      // 2.8
        starts: Color::White,                         // 3.3
        men_capture_back: true,                       // 4.1
        flying_kings: true,                           // 3.9
        capture_duty: CaptureDuty::Mandatory,         // 4.2, 4.3
        chain_duty: ChainDuty::Finish,                // 4.5, 4.6
        precedence: Precedence::MostPieces,           // 4.13
        crowning_in_capture: CrowningInCapture::Pass, // 4.15
        regicide: Regicide::Off,
        draws: DrawRules {
            repetition: 3,   // 6.1
            no_progress: 50, // 6.2: 25 moves each with kings only, without a capture
            progress: Progress::CaptureOrMan,
            endings: Endings::International, // 6.3, 6.4
        },
    };

    fn article(reason: RefusalReason) -> Option<&'static str> {
        match reason {
            RefusalReason::MustCapture => Some("4.2, 4.3"),
            RefusalReason::MustTakeMore => Some("4.13"),
            RefusalReason::MustGoOn => Some("4.5, 4.6"),
            RefusalReason::AlreadyJumped => Some("4.8"),
            RefusalReason::MenMoveForward | RefusalReason::TooFar => Some("3.4"),
            _ => None,
        }
    }
}
