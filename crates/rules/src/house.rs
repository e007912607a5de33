//! House rules as a value: every switch that a player can turn, and which combinations contradict.

use alloc::vec::Vec;
use core::fmt;

use crate::{
    BoardKind, CaptureDuty, ChainDuty, Color, CrowningInCapture, Goal, KingLanding, Lines, Precedence,
    Regicide, Removal,
    draw::{Advance, Claims, DrawRules, Endings},
    rules::default_rows,
};

/// A complete set of rules. Any combination that [`HouseRules::contradictions`] accepts can be played.
#[allow(clippy::struct_excessive_bools, reason = "a switch that is on or off is a bool")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HouseRules {
    /// The board.
    pub board: BoardKind,
    /// Rows of men each side starts with: at least 1, and leaving at least one empty row.
    pub rows: u8,
    /// The side that moves first.
    pub starts: Color,
    /// Whether men capture backward as well as forward.
    pub men_capture_back: bool,
    /// Whether kings move and capture over any distance.
    pub flying_kings: bool,
    /// Whether a side that can capture must.
    pub capture_duty: CaptureDuty,
    /// Whether a piece that could have captured and did not may be huffed: see [`crate::AnyPosition::huffable`].
    pub huffing: bool,
    /// How far a capture goes.
    pub chain_duty: ChainDuty,
    /// Which of several captures may be chosen.
    pub precedence: Precedence,
    /// What a man does on the crowning row in the middle of a capture.
    pub crowning_in_capture: CrowningInCapture,
    /// What a man becomes when it captures a king.
    pub regicide: Regicide,
    /// Empty rows behind each side's men at the start.
    pub home_gap: u8,
    /// Where men step: forward along these lines, and sideways where they are straight.
    pub man_steps: Lines,
    /// Where men capture: the same, and back where men capture back.
    pub man_captures: Lines,
    /// Where kings step.
    pub king_steps: Lines,
    /// Where kings capture.
    pub king_captures: Lines,
    /// When captured pieces leave the board.
    pub removal: Removal,
    /// Where a flying king may land.
    pub king_landing: KingLanding,
    /// Whether a king may turn back by 180 degrees between two legs.
    pub may_turn_back: bool,
    /// Whether men may capture kings.
    pub men_take_kings: bool,
    /// Quiet moves that one king may make in a row while its side has men; 0 for no limit.
    pub king_move_limit: u8,
    /// How a game is won.
    pub goal: Goal,
    /// When a game is drawn.
    pub draws: DrawRules,
}

impl HouseRules {
    /// The rules of English draughts on a board, White starting and no draw having to be claimed: what an unwritten
    /// switch means.
    pub const fn plain(board: BoardKind) -> HouseRules {
        HouseRules {
            board,
            rows: default_rows(board),
            starts: Color::White,
            men_capture_back: false,
            flying_kings: false,
            capture_duty: CaptureDuty::Mandatory,
            huffing: false,
            chain_duty: ChainDuty::Finish,
            precedence: Precedence::Free,
            crowning_in_capture: CrowningInCapture::Stop,
            regicide: Regicide::Off,
            home_gap: 0,
            man_steps: Lines::Diagonal,
            man_captures: Lines::Diagonal,
            king_steps: Lines::Diagonal,
            king_captures: Lines::Diagonal,
            removal: Removal::AtEnd,
            king_landing: KingLanding::Any,
            may_turn_back: false,
            men_take_kings: true,
            king_move_limit: 0,
            goal: Goal::LeaveNoMove,
            draws: DrawRules { repetition: 3, no_progress: 80, endings: Endings::None, claims: Claims::None },
        }
    }

    /// The least advance after which no earlier position can come back: men that step sideways can come back.
    pub const fn first_lasting_advance(&self) -> Advance {
        match self.man_steps {
            Lines::Diagonal => Advance::Man,
            Lines::Straight | Lines::All => Advance::Material,
        }
    }

    /// Every reason why these rules cannot be played; empty if they can.
    pub fn contradictions(&self) -> Vec<Contradiction> {
        let mut found = Vec::new();
        let mut refuse = |wrong: bool, what: Contradiction| {
            if wrong {
                found.push(what);
            }
        };
        let filled = self.rows.saturating_add(self.home_gap).saturating_mul(2);
        refuse(self.rows == 0 || filled >= self.board.height(), Contradiction::Rows);
        let finishes = self.chain_duty == ChainDuty::Finish;
        refuse(self.precedence != Precedence::Free && !finishes, Contradiction::PrecedenceNeedsFinish);
        let single = self.chain_duty == ChainDuty::SingleLeg;
        let crowns_on = self.crowning_in_capture != CrowningInCapture::Stop;
        refuse(single && crowns_on, Contradiction::SingleLegCannotPassCrowningRow);
        refuse(single && self.regicide == Regicide::CrownAndGoOn, Contradiction::SingleLegCannotGoOn);
        refuse(self.draws.repetition == 1, Contradiction::RepetitionOfOne);
        let duty = self.capture_duty == CaptureDuty::Mandatory;
        refuse(self.huffing && duty, Contradiction::HuffingNeedsChoice);
        found
    }
}

/// Why a set of house rules cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Contradiction {
    /// There must be at least one row of men a side and one empty row.
    Rows,
    /// A precedence compares finished captures, but captures need not be finished.
    PrecedenceNeedsFinish,
    /// A capture of one leg ends on the crowning row, so a man cannot pass it or go on as a king.
    SingleLegCannotPassCrowningRow,
    /// A capture of one leg cannot go on after a regicide.
    SingleLegCannotGoOn,
    /// Every position occurs once: repetition must be 2 or more, or 0 for off.
    RepetitionOfOne,
    /// Who must capture cannot have failed to.
    HuffingNeedsChoice,
}

impl Contradiction {
    /// The switches of the house-rules file that contradict.
    pub const fn switches(self) -> &'static [&'static str] {
        match self {
            Contradiction::Rows => &["rows", "board"],
            Contradiction::PrecedenceNeedsFinish => &["precedence", "chain_duty"],
            Contradiction::SingleLegCannotPassCrowningRow => &["chain_duty", "crowning_in_capture"],
            Contradiction::SingleLegCannotGoOn => &["chain_duty", "regicide"],
            Contradiction::RepetitionOfOne => &["draws.repetition"],
            Contradiction::HuffingNeedsChoice => &["huffing", "capture_duty"],
        }
    }
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Contradiction::Rows => "there must be at least one row of men a side and one empty row between them",
            Contradiction::PrecedenceNeedsFinish => {
                "a precedence compares finished captures, but chain_duty lets them be unfinished"
            }
            Contradiction::SingleLegCannotPassCrowningRow => {
                "with single-leg turns a capture ends on the crowning row, so crowning_in_capture must be \"stop\""
            }
            Contradiction::SingleLegCannotGoOn => {
                "with single-leg turns a capture cannot go on after a regicide"
            }
            Contradiction::RepetitionOfOne => "every position occurs once: repetition must be 0 (off) or at least 2",
            Contradiction::HuffingNeedsChoice => {
                "only a capture that is a choice can be missed: huffing needs capture_duty = \"optional\""
            }
        })
    }
}
