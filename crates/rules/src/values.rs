//! The values of switches: enums whose values have names.
//!
//! [`rule_values!`] defines an enum together with its list of values and their keys, so a value without a name does
//! not compile. Not here: what a value means for move generation.
//!
//! The order of the values is part of the link codes of house rules (`to_code` in `crownhead-notation`): append new
//! values, never reorder.

/// An enum of rule values, each with the key that house-rules files use.
pub trait RuleValue: Copy + Eq + 'static {
    /// Every value, in the order of the link codes.
    const VALUES: &'static [Self];

    /// The key of this value.
    fn value_key(self) -> &'static str;
}

impl RuleValue for bool {
    const VALUES: &'static [bool] = &[true, false];

    fn value_key(self) -> &'static str {
        if self { "true" } else { "false" }
    }
}

/// Defines an enum of rule values: its docs, its values, and the key of each.
macro_rules! rule_values {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $value:ident = $key:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $($(#[$doc])* $value,)*
        }

        impl $name {
            /// Every value.
            pub const ALL: [$name; [$($key),*].len()] = [$($name::$value),*];

            /// The key used in house-rules files.
            pub const fn key(self) -> &'static str {
                match self {
                    $($name::$value => $key,)*
                }
            }

            /// The value with this key.
            pub fn from_key(key: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|value| value.key() == key)
            }
        }

        impl $crate::values::RuleValue for $name {
            const VALUES: &'static [$name] = &$name::ALL;

            fn value_key(self) -> &'static str {
                self.key()
            }
        }
    };
}
pub(crate) use rule_values;

rule_values! {
    /// Whether a side that can capture must.
    pub enum CaptureDuty {
        /// A side that can capture must capture.
        Mandatory = "mandatory",
        /// Capturing is optional.
        Optional = "optional",
    }
}

impl CaptureDuty {
    /// Whether quiet moves are illegal in every position with a capture, so that no capture can be missed. Which captures
    /// are legal is another question: [`CaptureDuty::ranks_captures`]. Whether a side may decline its captures in one
    /// position is another: [`movegen::may_decline`](crate::movegen::may_decline).
    #[inline(always)]
    pub const fn always_forbids_quiet_moves(self) -> bool {
        match self {
            CaptureDuty::Mandatory => true,
            CaptureDuty::Optional => false,
        }
    }

    /// Whether one capture can make another illegal, whatever the precedence. Move generation then ranks captures, and
    /// the shortcuts of counting stay out of the way.
    #[inline(always)]
    pub const fn ranks_captures(self) -> bool {
        match self {
            CaptureDuty::Mandatory | CaptureDuty::Optional => false,
        }
    }
}

rule_values! {
    /// How far a capture must go.
    pub enum ChainDuty {
        /// A capture must continue as far as it can.
        Finish = "finish",
        /// A capture may stop after any leg.
        StopAnywhere = "stop-anywhere",
        /// A turn is one leg: there are no multi-leg captures.
        SingleLeg = "single-leg",
    }
}

impl ChainDuty {
    /// Whether a capture that can continue must continue.
    #[inline(always)]
    pub const fn must_finish(self) -> bool {
        match self {
            ChainDuty::Finish => true,
            ChainDuty::StopAnywhere | ChainDuty::SingleLeg => false,
        }
    }

    /// Whether a capture ends with its first leg.
    #[inline(always)]
    pub const fn is_single_leg(self) -> bool {
        match self {
            ChainDuty::Finish | ChainDuty::StopAnywhere => false,
            ChainDuty::SingleLeg => true,
        }
    }
}

rule_values! {
    /// Which of several captures may be chosen.
    pub enum Precedence {
        /// Any capture.
        Free = "free",
        /// A capture of the most pieces, with kings counting as one (International).
        MostPieces = "most-pieces",
        /// A capture of the most pieces, and among those of the most kings (Spanish).
        MostPiecesThenKings = "most-pieces-then-kings",
        /// The most pieces; then a capture with a king; then the most kings; then the earliest king (Italian).
        Italian = "italian",
        /// Any capture by a king, if a king can capture (Czech).
        KingFirst = "king-first",
        /// The greatest value, with a king worth a little less than two men; among equals, with a king (Frisian).
        Value = "value",
    }
}

impl Precedence {
    /// Whether one capture can make another illegal, so that finished captures must be compared. A duty can do the same:
    /// see [`HouseRules::ranks_captures`](crate::HouseRules::ranks_captures).
    #[inline(always)]
    pub const fn ranks_captures(self) -> bool {
        match self {
            Precedence::Free => false,
            Precedence::MostPieces
            | Precedence::MostPiecesThenKings
            | Precedence::Italian
            | Precedence::KingFirst
            | Precedence::Value => true,
        }
    }

    /// Whether, of two captures by the same role that take pieces of the same role, the longer has priority.
    #[inline(always)]
    pub const fn prefers_longer(self) -> bool {
        match self {
            Precedence::Free | Precedence::KingFirst => false,
            Precedence::MostPieces
            | Precedence::MostPiecesThenKings
            | Precedence::Italian
            | Precedence::Value => true,
        }
    }

    /// Whether captured kings count more than captured men.
    #[inline(always)]
    pub const fn weighs_kings(self) -> bool {
        match self {
            Precedence::Free | Precedence::MostPieces | Precedence::KingFirst => false,
            Precedence::MostPiecesThenKings | Precedence::Italian | Precedence::Value => true,
        }
    }

    /// Whether the order of the captured pieces matters.
    #[inline(always)]
    pub const fn looks_at_order(self) -> bool {
        match self {
            Precedence::Italian => true,
            Precedence::Free
            | Precedence::MostPieces
            | Precedence::MostPiecesThenKings
            | Precedence::KingFirst
            | Precedence::Value => false,
        }
    }

    /// Whether only the set of captured pieces ranks captures by the same king.
    #[inline(always)]
    pub const fn is_by_captured_set(self) -> bool {
        match self {
            Precedence::MostPieces | Precedence::MostPiecesThenKings | Precedence::Value => true,
            Precedence::Free | Precedence::Italian | Precedence::KingFirst => false,
        }
    }

    /// Whether a capture by a king has priority over any capture by a man, whatever they take, and nothing else matters.
    /// A man's capture is then refused as [`KingMustTake`](crate::RefusalReason::KingMustTake).
    #[inline(always)]
    pub const fn is_king_first(self) -> bool {
        match self {
            Precedence::KingFirst => true,
            Precedence::Free
            | Precedence::MostPieces
            | Precedence::MostPiecesThenKings
            | Precedence::Italian
            | Precedence::Value => false,
        }
    }
}

rule_values! {
    /// The lines along which pieces step or capture.
    pub enum Lines {
        /// The diagonals.
        Diagonal = "diagonal",
        /// Rows and columns.
        Straight = "straight",
        /// Both.
        All = "all",
    }
}

impl Lines {
    /// Whether a direction lies on these lines.
    #[inline(always)]
    pub const fn contain(self, direction: crate::Direction) -> bool {
        match self {
            Lines::Diagonal => direction.is_diagonal(),
            Lines::Straight => !direction.is_diagonal(),
            Lines::All => true,
        }
    }

    /// Whether rows and columns are among these lines.
    #[inline(always)]
    pub const fn has_straight(self) -> bool {
        match self {
            Lines::Diagonal => false,
            Lines::Straight | Lines::All => true,
        }
    }

    /// Whether all eight directions lie on these lines.
    #[inline(always)]
    pub const fn is_all(self) -> bool {
        match self {
            Lines::Diagonal | Lines::Straight => false,
            Lines::All => true,
        }
    }
}

rule_values! {
    /// When captured pieces leave the board.
    pub enum Removal {
        /// When the move ends: until then they block, and may not be jumped again.
        AtEnd = "at-end",
        /// One by one: the move may cross or land on their squares (Turkish, Thai).
        AtOnce = "at-once",
    }
}

impl Removal {
    /// Whether the squares of captured pieces are empty for the rest of the move.
    #[inline(always)]
    pub const fn is_at_once(self) -> bool {
        match self {
            Removal::AtEnd => false,
            Removal::AtOnce => true,
        }
    }
}

rule_values! {
    /// Where a flying king may land behind a captured piece.
    pub enum KingLanding {
        /// On any free square.
        Any = "any",
        /// Directly behind it (Thai).
        Behind = "behind",
        /// On any free square, but directly behind it if the last captured piece is a king (Killer).
        BehindLastKing = "behind-last-king",
    }
}

impl KingLanding {
    /// Whether a king may land farther than directly behind the captured piece and continue from there.
    #[inline(always)]
    pub const fn may_be_far(self) -> bool {
        match self {
            KingLanding::Any | KingLanding::BehindLastKing => true,
            KingLanding::Behind => false,
        }
    }

    /// Whether a move that ends with the capture of a king ends directly behind it.
    #[inline(always)]
    pub const fn stops_behind_king(self) -> bool {
        match self {
            KingLanding::Any | KingLanding::Behind => false,
            KingLanding::BehindLastKing => true,
        }
    }
}

rule_values! {
    /// How a game is won.
    pub enum Goal {
        /// The side that cannot move loses.
        LeaveNoMove = "leave-no-move",
        /// The side that cannot move wins (Antidraughts, giveaway).
        RunOut = "run-out",
        /// The first side with a king wins; a side that cannot move loses (Breakthrough).
        FirstKing = "first-king",
    }
}

impl Goal {
    /// Whether the game can be over while the side to move has pieces that could move. It says neither who wins nor why:
    /// that is [`AnyPosition::winner`](crate::AnyPosition::winner) and the reasons of `crownhead-game`.
    #[inline(always)]
    pub const fn ends_early(self) -> bool {
        match self {
            Goal::LeaveNoMove | Goal::RunOut => false,
            Goal::FirstKing => true,
        }
    }

    /// Whether a king ever moves. Where the first king wins, the game is over before it does.
    #[inline(always)]
    pub const fn kings_move(self) -> bool {
        match self {
            Goal::LeaveNoMove | Goal::RunOut => true,
            Goal::FirstKing => false,
        }
    }

    /// Whether pieces are a disadvantage because a side without pieces or moves wins.
    #[inline(always)]
    pub const fn is_losing_game(self) -> bool {
        match self {
            Goal::LeaveNoMove | Goal::FirstKing => false,
            Goal::RunOut => true,
        }
    }

    /// Whether the only way to win is to leave the other side without a legal move.
    #[inline(always)]
    pub const fn is_usual(self) -> bool {
        match self {
            Goal::LeaveNoMove => true,
            Goal::RunOut | Goal::FirstKing => false,
        }
    }
}

rule_values! {
    /// What happens when a man reaches the crowning row by a capture that could continue.
    pub enum CrowningInCapture {
        /// The move ends there and the man is crowned (English).
        Stop = "stop",
        /// The man continues as a man and is crowned only if the move ends on that row (International).
        Pass = "pass",
        /// The man is crowned at once and continues as a king (Russian).
        GoOnAsKing = "go-on-as-king",
    }
}

impl CrowningInCapture {
    /// The effect on a man that a leg has brought to the crowning row.
    #[inline(always)]
    pub(crate) const fn after_leg(self) -> AfterLeg {
        match self {
            CrowningInCapture::Stop => AfterLeg::EndAsKing,
            CrowningInCapture::Pass => AfterLeg::GoOn,
            CrowningInCapture::GoOnAsKing => AfterLeg::GoOnAsKing,
        }
    }

    /// Whether the move ends on the crowning row.
    #[inline(always)]
    pub const fn stops(self) -> bool {
        matches!(self.after_leg(), AfterLeg::EndAsKing)
    }

    /// Whether the man continues as a king.
    #[inline(always)]
    pub const fn goes_on_as_king(self) -> bool {
        matches!(self.after_leg(), AfterLeg::GoOnAsKing)
    }

    /// Whether the man continues as a man.
    #[inline(always)]
    pub const fn passes(self) -> bool {
        matches!(self.after_leg(), AfterLeg::GoOn)
    }
}

rule_values! {
    /// What happens when a man captures a king.
    pub enum Regicide {
        /// Nothing.
        Off = "off",
        /// The man is crowned at once and the move ends.
        CrownAndStop = "crown-and-stop",
        /// The man is crowned at once and the capture continues as a king's.
        CrownAndGoOn = "crown-and-go-on",
        /// The man continues as a man and is crowned when the move ends.
        CrownAtEnd = "crown-at-end",
    }
}

impl Regicide {
    /// The effect on a man of the leg that captures a king.
    #[inline(always)]
    pub(crate) const fn after_leg(self) -> AfterLeg {
        match self {
            Regicide::Off | Regicide::CrownAtEnd => AfterLeg::GoOn,
            Regicide::CrownAndStop => AfterLeg::EndAsKing,
            Regicide::CrownAndGoOn => AfterLeg::GoOnAsKing,
        }
    }

    /// Whether a man that has captured a king ends its move as a king.
    #[inline(always)]
    pub const fn crowns(self) -> bool {
        match self {
            Regicide::Off => false,
            Regicide::CrownAndStop | Regicide::CrownAndGoOn | Regicide::CrownAtEnd => true,
        }
    }

    /// Whether a man that has captured a king continues as a king.
    #[inline(always)]
    pub const fn goes_on_as_king(self) -> bool {
        matches!(self.after_leg(), AfterLeg::GoOnAsKing)
    }

    /// Whether a man that has captured a king ends its move at once.
    #[inline(always)]
    pub const fn stops(self) -> bool {
        matches!(self.after_leg(), AfterLeg::EndAsKing)
    }

    /// Whether a man that has captured a king is crowned only when its move ends.
    #[inline(always)]
    pub const fn crowns_at_end(self) -> bool {
        match self {
            Regicide::Off | Regicide::CrownAndStop | Regicide::CrownAndGoOn => false,
            Regicide::CrownAtEnd => true,
        }
    }
}

/// The role of a piece after a leg of a capture, and whether the capture may continue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AfterLeg {
    /// It continues unchanged.
    GoOn,
    /// It continues as a king.
    GoOnAsKing,
    /// The move ends here, with a king.
    EndAsKing,
}

/// The single place that decides crowning and regicide during a capture. If one leg does both, a rule that ends the
/// move overrides one that continues it.
#[inline(always)]
pub(crate) fn after_mans_leg(
    crowning: CrowningInCapture,
    regicide: Regicide,
    on_crowning_row: bool,
    took_king: bool,
) -> AfterLeg {
    let stops = (on_crowning_row && crowning.stops()) || (took_king && regicide.stops());
    let crowned =
        (on_crowning_row && crowning.goes_on_as_king()) || (took_king && regicide.goes_on_as_king());
    if stops {
        AfterLeg::EndAsKing
    } else if crowned {
        AfterLeg::GoOnAsKing
    } else {
        AfterLeg::GoOn
    }
}
