//! Killer draughts: International rules, but a king whose last captured piece is a king stops directly behind
//! it. Which captures take the most is decided without that rule. Sources: mindsports; Scan.

use crate::{
    HouseRules, KingLanding,
    geometry::Dark10,
    variants::{Standard, variant},
};

variant!(
    /// Killer draughts.
    Killer, Dark10
);

impl Standard for Killer {
    const HOUSE: HouseRules =
        HouseRules { king_landing: KingLanding::BehindLastKing, ..super::International::HOUSE };
}
