//! Breakthrough: International rules, and the first king wins. Passing over the last row in mid-capture crowns
//! nobody, so it wins nothing. No draws: men only go forward. Source: lidraughts; Scan.

use crate::{
    Goal, HouseRules,
    draw::DrawRules,
    geometry::Dark10,
    variants::{Standard, variant},
};

variant!(
    /// Breakthrough.
    Breakthrough, Dark10
);

impl Standard for Breakthrough {
    const HOUSE: HouseRules =
        HouseRules { goal: Goal::FirstKing, draws: DrawRules::NONE, ..super::International::HOUSE };
}
