//! The questions that a variant answers.
//!
//! A standard variant is a zero-sized type whose answers are constants once inlined; [`House`] answers
//! from a value, so any combination of house rules runs through the same generator. There is no
//! "current variant" anywhere: rules travel as an argument.

use core::fmt::Debug;

use crate::{BoardKind, geometry::Geometry, house::HouseRules};

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
    /// One that takes the most pieces; a king counts as one.
    MostPieces,
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
}

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
