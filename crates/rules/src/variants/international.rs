//! International draughts. Rulebook: FMJD Annex 1, "Official FMJD rules of international draughts"; article numbers
//! below refer to it.

use crate::{
    BoardKind, CaptureDuty, ChainDuty, Clue, Color, CrowningInCapture, Facts, GameNumber, HouseRules,
    Numbering, PerftNumbers, Precedence, RefusalReason, ResultStyle,
    draw::{DrawRules, Endings},
    geometry::Dark10,
    variants::{Standard, variant},
};

variant!(
    /// International draughts.
    International, Dark10
);

impl Standard for International {
    const FACTS: Facts = Facts {
        key: "international",
        name: "International draughts",
        native: "Dammen",
        summary: "10×10. Men also capture backward, kings fly, and you must take the most pieces.",
        region: "worldwide",
        federation: Some("FMJD"),
        relative: None,
        perft: PerftNumbers::Own,
        numbering: Numbering::FromTop,
        capture_mark: "x",
        results: ResultStyle::Points,
        pdn: GameNumber::Listed("20,W,10,10,N2,0"),
        guesses: &[(Clue::Numbers, 1), (Clue::WideLetters, 2), (Clue::TallLetters, 1)],
        hub_name: Some((1, "normal")),
    };

    const HOUSE: HouseRules = HouseRules {
        board: BoardKind::Dark10,                     // 2.1, 2.4
        rows: 4,                                      // 2.8
        starts: Color::White,                         // 3.3
        men_capture_back: true,                       // 4.1
        flying_kings: true,                           // 3.9
        capture_duty: CaptureDuty::Mandatory,         // 4.1
        chain_duty: ChainDuty::Finish,                // 4.13
        precedence: Precedence::MostPieces, // 4.13; a king counts as one and need not be the one that captures (4.14)
        crowning_in_capture: CrowningInCapture::Pass, // 4.15
        draws: DrawRules {
            repetition: 3,                   // 6.1
            no_progress: 50,                 // 6.2: 25 moves each with kings only, without a capture
            endings: Endings::International, // 6.3, 6.4
            ..DrawRules::NONE
        },
        ..HouseRules::plain(BoardKind::Dark10)
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
