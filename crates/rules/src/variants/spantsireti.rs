//! Spantsireti: Russian rules on ten columns and eight rows. Source: PDN's list of game types. (A public
//! perft table has International rules there.)

use crate::{
    BoardKind, HouseRules,
    geometry::Wide10x8,
    variants::{Standard, variant},
};

variant!(
    /// Spantsireti.
    Spantsireti, Wide10x8
);

impl Standard for Spantsireti {
    const HOUSE: HouseRules =
        HouseRules { rows: 3, ..HouseRules { board: BoardKind::Wide10x8, ..super::Russian::HOUSE } };
}
