//! Czech draughts. Source: fmjd.org, variant page "czech".

use crate::{
    BoardKind, CrowningInCapture, HouseRules, Precedence,
    draw::{Claims, DrawRules},
    geometry::Dark8,
    variants::{Standard, variant},
};

variant!(
    /// Czech draughts.
    Czech, Dark8
);

impl Standard for Czech {
    const HOUSE: HouseRules = HouseRules {
        flying_kings: true,
        precedence: Precedence::KingFirst,
        crowning_in_capture: CrowningInCapture::Stop,
        draws: DrawRules {
            repetition: 3,
            no_progress: 30, // 15 moves each
            claims: Claims::Repetition,
            ..DrawRules::NONE
        },
        ..HouseRules::plain(BoardKind::Dark8)
    };
}
