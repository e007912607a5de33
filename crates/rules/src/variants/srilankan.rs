//! Sri Lankan draughts: the Canadian game on the mirrored board. No draw rules were found; the Canadian ones
//! stand here (`endings = "none"`).

use crate::{
    BoardKind, HouseRules,
    geometry::Mirrored12,
    variants::{Canadian, Standard, variant},
};

variant!(
    /// Sri Lankan draughts.
    SriLankan, Mirrored12
);

impl Standard for SriLankan {
    const HOUSE: HouseRules = HouseRules { board: BoardKind::Mirrored12, ..Canadian::HOUSE };
}
