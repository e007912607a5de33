//! English giveaway: English rules, and the side that cannot move wins.

use crate::{
    Goal, HouseRules,
    geometry::Dark8,
    variants::{Standard, variant},
};

variant!(
    /// English giveaway.
    Giveaway, Dark8
);

impl Standard for Giveaway {
    const HOUSE: HouseRules = HouseRules { goal: Goal::RunOut, ..super::English::HOUSE };
}
