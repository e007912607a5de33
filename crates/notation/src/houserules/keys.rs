//! The switches and the words for their values: the one list that reader and writer share.

use crownhead_rules::{
    BoardKind, CaptureDuty, ChainDuty, Color, CrowningInCapture, Goal, KingLanding, Lines, Precedence,
    Regicide, Removal,
    draw::{Claims, Endings},
};

/// The switches, in the order in which they are written.
pub(super) const SWITCHES: [&str; 24] = [
    "name",
    "board",
    "rows",
    "home_gap",
    "starts",
    "men_capture_back",
    "flying_kings",
    "huffing",
    "capture_duty",
    "chain_duty",
    "precedence",
    "crowning_in_capture",
    "regicide",
    "man_steps",
    "man_captures",
    "king_steps",
    "king_captures",
    "removal",
    "king_landing",
    "may_turn_back",
    "men_take_kings",
    "king_move_limit",
    "goal",
    "draws",
];

/// The switches inside `draws`.
pub(super) const DRAW_SWITCHES: [&str; 4] = ["repetition", "no_progress", "endings", "claims"];

/// The highest limit of a king's moves: FEN has one digit for it.
pub(super) const MOST_KING_MOVES: u8 = 9;

/// A switch whose values have names. New names go to the end: [`super::to_code`] counts them.
pub(super) trait Named: Copy + PartialEq + 'static {
    /// Every value with its name.
    fn names() -> Vec<(&'static str, Self)>;
}

/// The name of a value.
pub(super) fn name_of<T: Named>(value: T) -> &'static str {
    let found = T::names().into_iter().find(|&(_, other)| other == value);
    found.expect("every value of a switch has a name").0
}

macro_rules! named {
    ($type:ty: $($name:literal => $value:expr),+ $(,)?) => {
        impl Named for $type {
            fn names() -> Vec<(&'static str, Self)> {
                vec![$(($name, $value)),+]
            }
        }
    };
}

impl Named for BoardKind {
    fn names() -> Vec<(&'static str, BoardKind)> {
        BoardKind::ALL.into_iter().map(|board| (board.key(), board)).collect()
    }
}

named!(bool: "true" => true, "false" => false);
named!(Color: "white" => Color::White, "black" => Color::Black);
named!(CaptureDuty: "mandatory" => CaptureDuty::Mandatory, "optional" => CaptureDuty::Optional);
named!(ChainDuty:
    "finish" => ChainDuty::Finish,
    "stop-anywhere" => ChainDuty::StopAnywhere,
    "single-leg" => ChainDuty::SingleLeg,
);
named!(Precedence:
    "free" => Precedence::Free,
    "most-pieces" => Precedence::MostPieces,
    "most-pieces-then-kings" => Precedence::MostPiecesThenKings,
    "italian" => Precedence::Italian,
    "king-first" => Precedence::KingFirst,
    "value" => Precedence::Value,
);
named!(Lines: "diagonal" => Lines::Diagonal, "straight" => Lines::Straight, "all" => Lines::All);
named!(Removal: "at-end" => Removal::AtEnd, "at-once" => Removal::AtOnce);
named!(KingLanding:
    "any" => KingLanding::Any,
    "behind" => KingLanding::Behind,
    "behind-last-king" => KingLanding::BehindLastKing,
);
named!(Goal: "leave-no-move" => Goal::LeaveNoMove, "run-out" => Goal::RunOut, "first-king" => Goal::FirstKing);
named!(CrowningInCapture:
    "stop" => CrowningInCapture::Stop,
    "pass" => CrowningInCapture::Pass,
    "go-on-as-king" => CrowningInCapture::GoOnAsKing,
);
named!(Regicide:
    "off" => Regicide::Off,
    "crown-and-stop" => Regicide::CrownAndStop,
    "crown-and-go-on" => Regicide::CrownAndGoOn,
    "crown-at-end" => Regicide::CrownAtEnd,
);
named!(Endings:
    "none" => Endings::None,
    "international" => Endings::International,
    "russian" => Endings::Russian,
    "pool" => Endings::Pool,
    "canadian" => Endings::Canadian,
    "frisian" => Endings::Frisian,
    "one-each" => Endings::OneEach,
);
named!(Claims: "none" => Claims::None, "repetition" => Claims::Repetition, "all" => Claims::All);
