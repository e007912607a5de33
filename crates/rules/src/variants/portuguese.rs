//! Portuguese draughts: the moves of the Spanish game, with squares counted the same way. Source: rules of the
//! Portuguese federation (FPD), which leave repetition to be claimed; their limits of moves were not found.

use crate::{
    BoardKind, CrowningInCapture, HouseRules, Precedence,
    draw::{Claims, DrawRules},
    geometry::Mirrored8,
    variants::{Standard, variant},
};

variant!(
    /// Portuguese draughts.
    Portuguese, Mirrored8
);

impl Standard for Portuguese {
    const HOUSE: HouseRules = HouseRules {
        board: BoardKind::Mirrored8,
        flying_kings: true,
        precedence: Precedence::MostPiecesThenKings,
        crowning_in_capture: CrowningInCapture::Stop,
        draws: DrawRules { repetition: 3, claims: Claims::Repetition, ..DrawRules::NONE },
        ..HouseRules::plain(BoardKind::Mirrored8)
    };
}
