//! Consequences of house rules as a whole, and which combinations of switches contradict each other.
//!
//! Not here: the switches themselves; they are listed in `rules.rs`.

use alloc::vec::Vec;
use core::fmt;

use crate::{Advance, HouseRules};

impl HouseRules {
    /// The smallest advance after which no earlier position can recur: men that step sideways can return.
    pub const fn first_lasting_advance(&self) -> Advance {
        if self.man_steps.has_straight() { Advance::Material } else { Advance::Man }
    }

    /// Whether one capture can make another illegal, by the precedence or by the duty to capture.
    pub const fn ranks_captures(&self) -> bool {
        self.precedence.ranks_captures() || self.capture_duty.ranks_captures()
    }

    /// Every reason why these rules cannot be played; empty if they can be.
    pub fn contradictions(&self) -> Vec<Contradiction> {
        let mut found = Vec::new();
        let mut refuse = |wrong: bool, what: Contradiction| {
            if wrong {
                found.push(what);
            }
        };
        let filled = self.rows.saturating_add(self.home_gap).saturating_mul(2);
        refuse(self.rows == 0 || filled >= self.board.height(), Contradiction::Rows);
        let unfinished = !self.chain_duty.must_finish();
        refuse(unfinished && self.precedence.ranks_captures(), Contradiction::PrecedenceNeedsFinish);
        let single = self.chain_duty.is_single_leg();
        refuse(single && !self.crowning_in_capture.stops(), Contradiction::SingleLegCannotPassCrowningRow);
        refuse(single && self.regicide.goes_on_as_king(), Contradiction::SingleLegCannotGoOn);
        refuse(self.draws.repetition == 1, Contradiction::RepetitionOfOne);
        let never_missed = self.capture_duty.always_forbids_quiet_moves();
        refuse(self.huffing && never_missed, Contradiction::HuffingNeedsChoice);
        found
    }
}

/// Why a set of house rules cannot be played. Programs match it exhaustively, so that none goes unexplained.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contradiction {
    /// Each side needs at least one row of men, and at least one row must be empty.
    Rows,
    /// A precedence compares complete captures, but captures may stop early.
    PrecedenceNeedsFinish,
    /// A capture of one leg ends on the crowning row, so a man cannot pass it or continue as a king.
    SingleLegCannotPassCrowningRow,
    /// A capture of one leg cannot continue after a man has captured a king.
    SingleLegCannotGoOn,
    /// Every position occurs at least once, so a repetition limit of 1 would end the game at once.
    RepetitionOfOne,
    /// If every capture is mandatory, none can be missed.
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
            Contradiction::Rows => "each side needs at least one row of men, with at least one empty row between them",
            Contradiction::PrecedenceNeedsFinish => {
                "a precedence compares complete captures, but chain_duty lets a capture stop early"
            }
            Contradiction::SingleLegCannotPassCrowningRow => {
                "with single-leg turns a capture ends on the crowning row, so crowning_in_capture must be \"stop\""
            }
            Contradiction::SingleLegCannotGoOn => {
                "with single-leg turns a man cannot continue after capturing a king"
            }
            Contradiction::RepetitionOfOne => "repetition must be 0 (off) or at least 2, because every position occurs once",
            Contradiction::HuffingNeedsChoice => {
                "huffing punishes a missed capture, so capture_duty must not be \"mandatory\""
            }
        })
    }
}
