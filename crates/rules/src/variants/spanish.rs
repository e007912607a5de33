//! Spanish draughts (damas). Sources: realidad-simulada.es; mlwi.magix.net on Spanish variants.
//!
//! The federation's limits for draws were not found: threefold repetition stands here, all else is by
//! agreement. One source weighs kings instead of counting them after pieces
//! (`precedence = "value"`); the majority counts.

use crate::{
    BoardKind, CrowningInCapture, HouseRules, Precedence,
    draw::DrawRules,
    geometry::Mirrored8,
    variants::{Standard, variant},
};

variant!(
    /// Spanish draughts (damas).
    Spanish, Mirrored8
);

impl Standard for Spanish {
    const HOUSE: HouseRules = HouseRules {
        board: BoardKind::Mirrored8,
        flying_kings: true,
        precedence: Precedence::MostPiecesThenKings,
        crowning_in_capture: CrowningInCapture::Stop,
        draws: DrawRules { repetition: 3, ..DrawRules::NONE },
        ..HouseRules::plain(BoardKind::Mirrored8)
    };
}
