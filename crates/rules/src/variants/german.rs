//! German draughts (Dame). Source: mlwi.magix.net. Who starts varies; White does here
//! (`starts = "black"`). No draw rules were found: threefold repetition and 40 moves each stand here.

use crate::{
    BoardKind, CrowningInCapture, HouseRules, Precedence,
    geometry::Dark8,
    variants::{Standard, variant},
};

variant!(
    /// German draughts (Dame).
    German, Dark8
);

impl Standard for German {
    const HOUSE: HouseRules = HouseRules {
        flying_kings: true,
        precedence: Precedence::Free,
        crowning_in_capture: CrowningInCapture::Stop,
        ..HouseRules::plain(BoardKind::Dark8)
    };
}
