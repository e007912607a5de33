//! The questions that a variant answers.
//!
//! A standard variant is a zero-sized type whose answers are constants once inlined; [`House`] answers
//! from a value, so any combination of house rules runs through the same generator. There is no
//! "current variant" anywhere: rules travel as an argument.

use core::fmt::Debug;

use crate::{BoardKind, Color, Direction, geometry::Geometry, house::HouseRules};

/// Whether a side that can capture must.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum CaptureDuty {
    /// A side that can capture must capture.
    Mandatory,
    /// Capturing is a choice like any other move.
    Optional,
}

/// How far a capture goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum ChainDuty {
    /// A capture goes on for as long as it can.
    Finish,
    /// A capture may be stopped after any leg.
    StopAnywhere,
    /// A turn is one leg: there are no multi-leg captures.
    SingleLeg,
}

/// Which of several captures may be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Precedence {
    /// Any of them.
    Free,
    /// One that takes the most pieces; a king counts as one (International).
    MostPieces,
    /// One that takes the most pieces, and among those the most kings (Spanish).
    MostPiecesThenKings,
    /// The most pieces; among those with a king; among those the most kings; among those the one that meets a
    /// king earliest (Italian).
    Italian,
    /// Any of a king's captures, if a king can capture (Czech).
    KingFirst,
    /// The greatest value, a king being worth a little less than two men; among equals with a king (Frisian).
    Value,
}

/// The lines along which pieces step or capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Lines {
    /// The diagonals.
    Diagonal,
    /// Ranks and files.
    Straight,
    /// Both.
    All,
}

impl Lines {
    /// Whether a direction lies on these lines.
    #[inline(always)]
    pub const fn contain(self, direction: Direction) -> bool {
        match self {
            Lines::Diagonal => direction.is_diagonal(),
            Lines::Straight => !direction.is_diagonal(),
            Lines::All => true,
        }
    }
}

/// When captured pieces leave the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Removal {
    /// When the move ends: until then they block, and may not be jumped again.
    AtEnd,
    /// One by one: the square may be crossed or landed on in the same move (Turkish, Thai).
    AtOnce,
}

/// Where a flying king may land behind a captured piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum KingLanding {
    /// On any free square.
    Any,
    /// Directly behind it (Thai).
    Behind,
    /// On any free square, but directly behind it where the last captured piece is a king (Killer).
    BehindLastKing,
}

/// How a game is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Goal {
    /// The side that cannot move loses.
    LeaveNoMove,
    /// The side that cannot move wins (Antidraughts, giveaway).
    RunOut,
    /// The first side with a king wins; a side that cannot move loses (Breakthrough).
    FirstKing,
}

/// What happens when a man reaches the crowning row by a capture that could go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum CrowningInCapture {
    /// The move ends there and the man is crowned (English).
    Stop,
    /// The man goes on as a man, and is crowned only if the move ends on that row (International).
    Pass,
    /// The man is crowned at once and goes on as a king (Russian).
    GoOnAsKing,
}

/// What happens when a man captures a king.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Regicide {
    /// Nothing.
    Off,
    /// The man is crowned at once and the move ends.
    CrownAndStop,
    /// The man is crowned at once and the capture goes on as a king's.
    CrownAndGoOn,
    /// The man goes on as a man and is crowned when the move ends.
    CrownAtEnd,
}

/// The rules of a variant, as questions. Implementors are small `Copy` values, usually zero-sized.
pub trait Rules: Copy + Debug + Send + Sync + 'static {
    /// The board.
    type Board: Geometry;
    /// Whether the generator is compiled apart for each side: faster and larger.
    const SIDES_APART: bool = true;
    /// Whether all answers are constants.
    const FIXED: bool = true;

    /// Whether men capture backward as well as forward.
    fn men_capture_back(&self) -> bool;
    /// Whether kings move and capture over any distance.
    fn flying_kings(&self) -> bool;
    /// Whether a side that can capture must.
    #[inline(always)]
    fn capture_duty(&self) -> CaptureDuty {
        CaptureDuty::Mandatory
    }
    /// How far a capture goes.
    #[inline(always)]
    fn chain_duty(&self) -> ChainDuty {
        ChainDuty::Finish
    }
    /// Which of several captures may be chosen.
    fn precedence(&self) -> Precedence;
    /// What a man does on the crowning row in the middle of a capture.
    fn crowning_in_capture(&self) -> CrowningInCapture;
    /// What a man becomes when it captures a king.
    #[inline(always)]
    fn regicide(&self) -> Regicide {
        Regicide::Off
    }
    /// Where men step: forward along these lines, and sideways where they are straight.
    #[inline(always)]
    fn man_steps(&self) -> Lines {
        Lines::Diagonal
    }
    /// Where men capture: forward along these lines, sideways where they are straight, and back where men
    /// capture back.
    #[inline(always)]
    fn man_captures(&self) -> Lines {
        Lines::Diagonal
    }
    /// Where kings step.
    #[inline(always)]
    fn king_steps(&self) -> Lines {
        Lines::Diagonal
    }
    /// Where kings capture.
    #[inline(always)]
    fn king_captures(&self) -> Lines {
        Lines::Diagonal
    }
    /// When captured pieces leave the board.
    #[inline(always)]
    fn removal(&self) -> Removal {
        Removal::AtEnd
    }
    /// Where a flying king may land.
    #[inline(always)]
    fn king_landing(&self) -> KingLanding {
        KingLanding::Any
    }
    /// Whether a king may turn back by 180 degrees between two legs, over a square that was emptied.
    #[inline(always)]
    fn may_turn_back(&self) -> bool {
        false
    }
    /// Whether men may capture kings.
    #[inline(always)]
    fn men_take_kings(&self) -> bool {
        true
    }
    /// Quiet moves that one king may make in a row while its side has men; 0 for no limit (Frisian: 3).
    #[inline(always)]
    fn king_move_limit(&self) -> u8 {
        0
    }
    /// How a game is won.
    #[inline(always)]
    fn goal(&self) -> Goal {
        Goal::LeaveNoMove
    }

    /// Whether a man of that color steps in a direction.
    #[inline(always)]
    fn man_steps_in(&self, color: Color, direction: Direction) -> bool {
        let onward = direction.is_forward(color) || direction.is_sideways();
        onward && self.man_steps().contain(direction)
    }

    /// Whether a man of that color captures in a direction.
    #[inline(always)]
    fn man_captures_in(&self, color: Color, direction: Direction) -> bool {
        let onward = direction.is_forward(color) || direction.is_sideways();
        (onward || self.men_capture_back()) && self.man_captures().contain(direction)
    }
}

/// House rules played on the board `G`: the switches of [`HouseRules`] as a [`Rules`].
#[derive(Clone, Copy, Debug)]
pub struct House<G> {
    switches: HouseRules,
    board: core::marker::PhantomData<G>,
}

impl<G: Geometry> House<G> {
    /// Those rules on this board.
    ///
    /// # Panics
    /// If the rules are for another board.
    pub fn new(switches: HouseRules) -> House<G> {
        assert!(switches.board == G::KIND, "house rules and geometry name the same board");
        House { switches, board: core::marker::PhantomData }
    }
}

impl<G: Geometry> Rules for House<G> {
    type Board = G;
    /// In a browser the size of the code counts: it is loaded before the first move.
    const SIDES_APART: bool = cfg!(not(target_arch = "wasm32"));
    const FIXED: bool = false;

    #[inline(always)]
    fn men_capture_back(&self) -> bool {
        self.switches.men_capture_back
    }
    #[inline(always)]
    fn flying_kings(&self) -> bool {
        self.switches.flying_kings
    }
    #[inline(always)]
    fn capture_duty(&self) -> CaptureDuty {
        self.switches.capture_duty
    }
    #[inline(always)]
    fn chain_duty(&self) -> ChainDuty {
        self.switches.chain_duty
    }
    #[inline(always)]
    fn precedence(&self) -> Precedence {
        self.switches.precedence
    }
    #[inline(always)]
    fn crowning_in_capture(&self) -> CrowningInCapture {
        self.switches.crowning_in_capture
    }
    #[inline(always)]
    fn regicide(&self) -> Regicide {
        self.switches.regicide
    }
    #[inline(always)]
    fn man_steps(&self) -> Lines {
        self.switches.man_steps
    }
    #[inline(always)]
    fn man_captures(&self) -> Lines {
        self.switches.man_captures
    }
    #[inline(always)]
    fn king_steps(&self) -> Lines {
        self.switches.king_steps
    }
    #[inline(always)]
    fn king_captures(&self) -> Lines {
        self.switches.king_captures
    }
    #[inline(always)]
    fn removal(&self) -> Removal {
        self.switches.removal
    }
    #[inline(always)]
    fn king_landing(&self) -> KingLanding {
        self.switches.king_landing
    }
    #[inline(always)]
    fn may_turn_back(&self) -> bool {
        self.switches.may_turn_back
    }
    #[inline(always)]
    fn men_take_kings(&self) -> bool {
        self.switches.men_take_kings
    }
    #[inline(always)]
    fn king_move_limit(&self) -> u8 {
        self.switches.king_move_limit
    }
    #[inline(always)]
    fn goal(&self) -> Goal {
        self.switches.goal
    }
}

/// Answers every question of [`Rules`] from a constant of type [`HouseRules`].
macro_rules! answers {
    ($house:expr) => {
        crate::rules::answers!(@each $house;
            men_capture_back: bool,
            flying_kings: bool,
            capture_duty: crate::CaptureDuty,
            chain_duty: crate::ChainDuty,
            precedence: crate::Precedence,
            crowning_in_capture: crate::CrowningInCapture,
            regicide: crate::Regicide,
            man_steps: crate::Lines,
            man_captures: crate::Lines,
            king_steps: crate::Lines,
            king_captures: crate::Lines,
            removal: crate::Removal,
            king_landing: crate::KingLanding,
            may_turn_back: bool,
            men_take_kings: bool,
            king_move_limit: u8,
            goal: crate::Goal,
        );
    };
    (@each $house:expr; $($question:ident: $answer:ty,)*) => {
        $(
            #[inline(always)]
            fn $question(&self) -> $answer {
                $house.$question
            }
        )*
    };
}
pub(crate) use answers;

/// What a piece is after a leg of a capture, and whether the capture may go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AfterLeg {
    /// It goes on as what it was.
    GoOn,
    /// It goes on as a king from here.
    GoOnAsKing,
    /// The move ends here, with a king.
    EndAsKing,
}

/// The one place where crowning and regicide in mid-capture are decided. Where one leg does both, a rule
/// that ends the move beats one that lets it go on.
#[inline(always)]
pub(crate) fn after_mans_leg(
    crowning: CrowningInCapture,
    regicide: Regicide,
    on_crowning_row: bool,
    took_king: bool,
) -> AfterLeg {
    let stops_on_row = on_crowning_row && crowning == CrowningInCapture::Stop;
    let stops_after_king = took_king && regicide == Regicide::CrownAndStop;
    let crowned_on_row = on_crowning_row && crowning == CrowningInCapture::GoOnAsKing;
    let crowned_by_king = took_king && regicide == Regicide::CrownAndGoOn;
    if stops_on_row || stops_after_king {
        AfterLeg::EndAsKing
    } else if crowned_on_row || crowned_by_king {
        AfterLeg::GoOnAsKing
    } else {
        AfterLeg::GoOn
    }
}

/// How many rows of men each side starts with on a board by default.
pub(crate) const fn default_rows(board: BoardKind) -> u8 {
    board.height() / 2 - 1
}
