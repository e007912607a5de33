//! Antidraughts: International rules, and the side that cannot move wins. The majority rule still binds, and
//! the only draw is by threefold repetition. Source: lidraughts.

use crate::{
    Goal, HouseRules,
    draw::DrawRules,
    geometry::Dark10,
    variants::{Standard, variant},
};

variant!(
    /// Antidraughts.
    Antidraughts, Dark10
);

impl Standard for Antidraughts {
    const HOUSE: HouseRules = HouseRules {
        goal: Goal::RunOut,
        draws: DrawRules { repetition: 3, ..DrawRules::NONE },
        ..super::International::HOUSE
    };
}
