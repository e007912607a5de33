//! Frysk!: Frisian draughts with five men each. Source: lidraughts.

use crate::{
    HouseRules,
    geometry::Dark10,
    variants::{Frisian, Standard, variant},
};

variant!(
    /// Frysk!.
    Frysk, Dark10
);

impl Standard for Frysk {
    const HOUSE: HouseRules = HouseRules { rows: 1, ..Frisian::HOUSE };
}
