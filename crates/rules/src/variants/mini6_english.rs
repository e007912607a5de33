//! English rules on a 6x6 teaching board, two rows of men each.

use crate::{
    BoardKind, HouseRules,
    geometry::Dark6,
    variants::{Standard, variant},
};

variant!(
    /// English on 6x6.
    Mini6English, Dark6
);

impl Standard for Mini6English {
    const HOUSE: HouseRules = HouseRules { board: BoardKind::Dark6, rows: 2, ..super::English::HOUSE };
}
