//! Frysk!: Frisian draughts with five men each. Source: lidraughts.

use crate::{
    BoardKind, CrowningInCapture, HouseRules, Lines, Precedence,
    draw::{DrawRules, Endings},
    geometry::Dark10,
    variants::{Standard, variant},
};

variant!(
    /// Frysk!.
    Frysk, Dark10
);

impl Standard for Frysk {
    const HOUSE: HouseRules = HouseRules {
        rows: 1,
        men_capture_back: true,
        flying_kings: true,
        man_captures: Lines::All,
        king_captures: Lines::All,
        precedence: Precedence::Value,
        crowning_in_capture: CrowningInCapture::Pass,
        king_move_limit: 3,
        draws: DrawRules { endings: Endings::Frisian, ..DrawRules::NONE },
        ..HouseRules::plain(BoardKind::Dark10)
    };
}
