//! International rules on a 6x6 teaching board, two rows of men each.

use crate::{
    BoardKind, HouseRules,
    geometry::Dark6,
    variants::{Standard, variant},
};

variant!(
    /// International on 6x6.
    Mini6International, Dark6
);

impl Standard for Mini6International {
    const HOUSE: HouseRules = HouseRules { board: BoardKind::Dark6, rows: 2, ..super::International::HOUSE };
}
