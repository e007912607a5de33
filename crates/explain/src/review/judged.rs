//! What a move costs: the expected points before it, minus those after it.
//!
//! Not here: why (`fault`). Invariant: a forced move costs nothing and has no mark.

use crownhead_engine::Score;
use crownhead_rules::{AnyMove, AnyPosition, Color};

use crate::review::fault::Fault;
use crownhead_engine::Chance;

/// A score with its chances and its line, for the side that moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook {
    /// The score.
    pub score: Score,
    /// The chances.
    pub chance: Chance,
    /// The line, the move of that side first.
    pub line: Vec<AnyMove>,
}

/// What stands behind a move in a game record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// `!`: the only move that keeps the result.
    Only,
    /// `?!`: the move costs a little.
    Inaccuracy,
    /// `?`: the move costs much.
    Mistake,
    /// `??`: the move costs half of what a win is worth more than a draw, or more still.
    Blunder,
}

impl Mark {
    /// A blunder costs this many expected points: half of what a win is worth more than a draw.
    pub const BLUNDER: f64 = 0.25;
    /// A mistake costs this many expected points.
    pub const MISTAKE: f64 = 0.12;
    /// An inaccuracy costs this many expected points.
    pub const INACCURACY: f64 = 0.06;

    /// The mark of a move that costs this many expected points.
    pub fn of_loss(loss: f64) -> Option<Mark> {
        let marks = [
            (Mark::BLUNDER, Mark::Blunder),
            (Mark::MISTAKE, Mark::Mistake),
            (Mark::INACCURACY, Mark::Inaccuracy),
        ];
        marks.into_iter().find(|&(least, _)| loss >= least).map(|(_, mark)| mark)
    }

    /// The numeric annotation glyph of PDN.
    pub const fn nag(self) -> u32 {
        match self {
            Mark::Only => 1,
            Mark::Mistake => 2,
            Mark::Blunder => 4,
            Mark::Inaccuracy => 6,
        }
    }

    /// The glyph as text.
    pub const fn glyph(self) -> &'static str {
        match self {
            Mark::Only => "!",
            Mark::Inaccuracy => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }

    /// Whether the move should have been another.
    pub fn is_fault(self) -> bool {
        self != Mark::Only
    }
}

/// A move with its judgment.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgedMove {
    /// The number of moves played before it.
    pub ply: usize,
    /// The position before it.
    pub position: AnyPosition,
    /// The move.
    pub mv: AnyMove,
    /// Whether no other move was legal.
    pub forced: bool,
    /// Whether the deeper search has looked at the positions on both sides of it, where it was needed.
    pub verified: bool,
    /// With the best move.
    pub best: Outlook,
    /// With this move.
    pub played: Outlook,
    /// The expected points that it costs, from 0 to 1.
    pub loss: f64,
    /// Its mark, once it is certain.
    pub mark: Option<Mark>,
    /// Why it is a fault, if its mark says so.
    pub fault: Option<Fault>,
}

impl JudgedMove {
    /// The side that moved.
    pub fn side(&self) -> Color {
        self.position.turn()
    }

    /// White's chances after the move.
    pub fn white_chance(&self) -> Chance {
        match self.side() {
            Color::White => self.played.chance,
            Color::Black => self.played.chance.reversed(),
        }
    }

    /// White's score after the move.
    pub fn white_score(&self) -> Score {
        match self.side() {
            Color::White => self.played.score,
            Color::Black => -self.played.score,
        }
    }

    /// Whether the best move was played.
    pub fn is_best(&self) -> bool {
        self.forced || self.best.line.first() == Some(&self.mv)
    }

    /// Whether the move is a mistake or a blunder.
    pub fn is_mistake(&self) -> bool {
        matches!(self.mark, Some(Mark::Mistake | Mark::Blunder))
    }
}
