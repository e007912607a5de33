//! A review as plain data: judged moves, accuracy, questions.
//!
//! Chances, losses and accuracies are in hundredths of a percent, so that records stay exact and comparable.

use serde::{Deserialize, Serialize};

use crate::record::{MoveRecord, Side};

/// The chances of White, of a draw and of Black, in hundredths of a percent; together 10,000.
pub type ChanceRecord = [u16; 3];

/// What stands behind a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarkRecord {
    /// `!`
    Only,
    /// `?!`
    Inaccuracy,
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

impl MarkRecord {
    /// The glyph.
    pub const fn glyph(self) -> &'static str {
        match self {
            MarkRecord::Only => "!",
            MarkRecord::Inaccuracy => "?!",
            MarkRecord::Mistake => "?",
            MarkRecord::Blunder => "??",
        }
    }
}

/// A result for the side that moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ResultRecord {
    /// It loses.
    Loss,
    /// A draw.
    Draw,
    /// It wins.
    Win,
}

/// Why a move is a fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReasonRecord {
    /// A known result gets worse: before and after.
    Slips(ResultRecord, ResultRecord),
    /// The opponent wins by force, in so many plies if known.
    AllowsWin(Option<u32>),
    /// The better move wins by force, in so many plies if known.
    MissesWin(Option<u32>),
    /// Men and kings lost on balance, and whether the opponent gives pieces first.
    Loses(i8, i8, bool),
    /// Men and kings that the better move wins on balance.
    Misses(i8, i8),
    /// The opponent crowns a man.
    LetsCrown,
    /// The better move leads to a king.
    MissesCrown,
    /// Nothing concrete.
    Weaker,
}

/// A fault with the lines that show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FaultRecord {
    /// What is wrong.
    pub reason: ReasonRecord,
    /// The line that punishes the move, the opponent's reply first.
    pub punishment: Vec<MoveRecord>,
    /// What would have been better, the better move first.
    pub better: Vec<MoveRecord>,
}

/// A move with its judgment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JudgedRecord {
    /// The number of moves played before it.
    pub ply: usize,
    /// The side that moved.
    pub side: Side,
    /// The move.
    pub mv: MoveRecord,
    /// Whether no other move was legal.
    pub forced: bool,
    /// Whether the judgment is final.
    pub verified: bool,
    /// White's score after the move, in the engine's own scale.
    pub score: i32,
    /// White's score after the best move.
    pub best_score: i32,
    /// The chances after the move.
    pub chance: ChanceRecord,
    /// The chances after the best move.
    pub best_chance: ChanceRecord,
    /// The expected points that the move costs, in hundredths of a percent of a win.
    pub loss: u16,
    /// Its mark, once it is certain.
    #[serde(default)]
    pub mark: Option<MarkRecord>,
    /// The best line, the best move first.
    pub best: Vec<MoveRecord>,
    /// The line after this move, the move itself first.
    pub line: Vec<MoveRecord>,
    /// Why it is a fault.
    #[serde(default)]
    pub fault: Option<FaultRecord>,
}

/// A mistake as a question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QuestionRecord {
    /// The number of moves played before the mistake: the position to show.
    pub ply: usize,
    /// The side that has to answer.
    pub side: Side,
    /// The mistake.
    pub played: MoveRecord,
    /// The moves that are good enough, the best first. Its start square is the first hint, the move the second.
    pub accepted: Vec<MoveRecord>,
    /// How play goes on, the best move first.
    pub solution: Vec<MoveRecord>,
}

/// A line of an analysis.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LineRecord {
    /// White's score, in the engine's own scale.
    pub score: i32,
    /// The chances.
    pub chance: ChanceRecord,
    /// The moves.
    pub line: Vec<MoveRecord>,
}
