//! Sri Lankan draughts: the Canadian game on the mirrored board. No draw rules were found; the Canadian ones apply here
//! (`endings = "none"` turns them off).

use crate::{
    BoardKind, Clue, Facts, GameNumber, HouseRules, Numbering, PerftNumbers, ResultStyle,
    geometry::Mirrored12,
    variants::{Canadian, Standard, variant},
};

variant!(
    /// Sri Lankan draughts.
    SriLankan, Mirrored12
);

impl Standard for SriLankan {
    const FACTS: Facts = Facts {
        key: "srilankan",
        name: "Sri Lankan draughts",
        native: "දාම්",
        summary: "Canadian draughts on a mirrored board.",
        region: "in Sri Lanka",
        federation: None,
        relative: None,
        perft: PerftNumbers::Own,
        numbering: Numbering::FromTop,
        capture_mark: "x",
        results: ResultStyle::Wins,
        pdn: GameNumber::Parameters("27,W,12,12,N2,1"),
        guesses: &[(Clue::Numbers, 2)],
        hub_name: None,
    };

    const HOUSE: HouseRules = HouseRules { board: BoardKind::Mirrored12, ..Canadian::HOUSE };
}
