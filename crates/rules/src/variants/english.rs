//! English draughts, American checkers. Rulebook: WCDF/ACF "Rules of checkers" (usacheckers.com/rulesofcheckers.php);
//! article numbers below refer to it.

use crate::{
    BoardKind, CaptureDuty, ChainDuty, Clue, Color, CrowningInCapture, Facts, GameNumber, HouseRules,
    Numbering, PerftNumbers, Precedence, RefusalReason, ResultStyle,
    draw::{Claims, DrawRules},
    geometry::Dark8,
    variants::{Standard, variant},
};

variant!(
    /// English draughts.
    English, Dark8
);

impl Standard for English {
    const FACTS: Facts = Facts {
        key: "english",
        name: "English draughts",
        native: "",
        summary: "8×8. Men capture forward only, and kings move one square. Also known as American checkers.",
        region: "in the United Kingdom and the United States",
        federation: Some("WCDF"),
        relative: None,
        perft: PerftNumbers::Own,
        numbering: Numbering::FromTop,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Listed("21,B,8,8,N1,0"),
        guesses: &[(Clue::Numbers, 1), (Clue::Letters, 4)],
        hub_name: None,
    };

    const HOUSE: HouseRules = HouseRules {
        board: BoardKind::Dark8,                      // 1.1, 1.4
        rows: 3,                                      // 1.11
        starts: Color::Black,                         // 1.13
        men_capture_back: false,                      // 1.18
        flying_kings: false,                          // 1.17
        capture_duty: CaptureDuty::Mandatory,         // 1.20
        chain_duty: ChainDuty::Finish,                // 1.19, 1.20
        precedence: Precedence::Free,                 // 1.20
        crowning_in_capture: CrowningInCapture::Stop, // 1.19
        draws: DrawRules {
            repetition: 3,   // 1.32.1
            no_progress: 80, // 1.32.2: 40 moves each
            claims: Claims::All,
            ..DrawRules::NONE
        },
        ..HouseRules::plain(BoardKind::Dark8)
    };

    fn article(reason: RefusalReason) -> Option<&'static str> {
        match reason {
            RefusalReason::MustCapture | RefusalReason::MustGoOn | RefusalReason::AlreadyJumped => {
                Some("1.20")
            }
            RefusalReason::MenMoveForward => Some("1.15"),
            RefusalReason::TooFar => Some("1.15, 1.17"),
            RefusalReason::MenCaptureForward => Some("1.18"),
            _ => None,
        }
    }
}
