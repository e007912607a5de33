//! Huffing in a game: when it is due, and what it does to the line of play.
//!
//! Which pieces could have captured is a question for the rules. Here: one piece a turn, before the own move, and only
//! for what the last move of the other side has missed.

use std::fmt;

use crownhead_rules::{AnyPosition, DrawClock, Square, SquareSet};

use super::Game;
use crate::Outcome;

/// A piece that was taken off, and what was there before the move that followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Huff {
    pub(super) square: Square,
    pub(super) position: AnyPosition,
    pub(super) clock: DrawClock,
}

impl Game {
    /// The pieces that the side to move may huff now: those of the other side that could have captured with its last
    /// move and did not. None once one has been huffed, and none when the game is over.
    pub fn huffable(&self) -> SquareSet {
        let missed = self.missed();
        if missed.is_empty() || self.outcome().is_some() { SquareSet::EMPTY } else { missed }
    }

    /// The side to move takes a piece off that could have captured, and is still to move. It is no move by itself: it
    /// waits for the move of the same side, and is part of that ply from then on.
    ///
    /// # Errors
    /// Why it may not; then nothing has changed.
    pub fn huff(&mut self, square: Square) -> Result<(), HuffError> {
        match self.outcome() {
            Some(_) => Err(self.why_no_huff()),
            None => self.take_off(square),
        }
    }

    /// The same even if the rules call the game drawn, as [`Game::play_on`] plays moves.
    ///
    /// # Errors
    /// If the game is won, a player has declared its end, or the piece may not be huffed.
    pub fn huff_on(&mut self, square: Square) -> Result<(), HuffError> {
        match self.final_outcome() {
            Some(outcome) => Err(HuffError::GameOver(outcome)),
            None => self.take_off(square),
        }
    }

    /// The piece that the side to move has huffed before its move.
    pub fn pending_huff(&self) -> Option<Square> {
        self.pending.as_ref().map(|huff| huff.square)
    }

    /// The piece that was huffed before the move that was played after so many plies, moves that were taken back
    /// included; behind the last of them the one that waits for its move, if that has not been taken back.
    pub fn huffed_at(&self, ply: usize) -> Option<Square> {
        match self.steps.get(ply) {
            Some(step) => step.huff.as_ref().map(|huff| huff.square),
            None => self.pending_huff().filter(|_| ply == self.ply),
        }
    }

    /// A huff that waited for its move and was taken back: what [`Game::redo`] does behind the last of the moves.
    pub fn taken_back_huff(&self) -> Option<Square> {
        self.taken_back.as_ref().map(|huff| huff.square)
    }

    /// The position in which the move after so many plies was played, moves that were taken back included: that of
    /// [`Game::position_at`] without what was huffed there.
    pub fn position_of_move(&self, ply: usize) -> Option<&AnyPosition> {
        match &self.steps.get(ply)?.huff {
            Some(huff) => Some(&huff.position),
            None => self.position_at(ply),
        }
    }

    /// What the last move has missed, as long as nothing has been huffed for it.
    fn missed(&self) -> SquareSet {
        let last = self.ply.checked_sub(1).filter(|_| self.pending.is_none());
        let missed = last.and_then(|ply| Some(self.position_of_move(ply)?.huffable(self.moves.get(ply)?)));
        missed.unwrap_or(SquareSet::EMPTY)
    }

    /// Whether a side that is blocked can move, or has won, once it has huffed.
    pub(super) fn can_huff_free(&self) -> bool {
        let frees = |square: Square| {
            let after = self.position().huffed(square);
            after.has_moves() || after.material().pieces(after.turn().other()) == 0
        };
        self.missed().iter().any(frees)
    }

    /// Why [`Game::huffable`] is empty, where it is.
    pub fn why_no_huff(&self) -> HuffError {
        match self.outcome() {
            Some(outcome) if self.rules().house_rules().huffing => HuffError::GameOver(outcome),
            _ => self.why_nothing_missed(),
        }
    }

    fn why_nothing_missed(&self) -> HuffError {
        let last = self.ply.checked_sub(1).and_then(|ply| self.moves.get(ply));
        match last {
            _ if !self.rules().house_rules().huffing => HuffError::NotInTheRules,
            _ if self.pending.is_some() => HuffError::OneATurn,
            Some(mv) if mv.is_capture() => HuffError::Captured,
            _ => HuffError::NothingMissed,
        }
    }

    fn take_off(&mut self, square: Square) -> Result<(), HuffError> {
        let missed = self.missed();
        if missed.is_empty() {
            return Err(self.why_nothing_missed());
        }
        if !missed.contains(square) {
            return Err(HuffError::CouldNot(square));
        }
        let position = self.position().huffed(square);
        let clock = self.draw_clock().after_huff(&self.rules().house_rules().draws, position.material());
        self.forget_later();
        self.pending = Some(Huff { square, position, clock });
        Ok(())
    }
}

/// Why a piece was not huffed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum HuffError {
    /// The game has ended.
    GameOver(Outcome),
    /// The game is played without huffing.
    NotInTheRules,
    /// One piece has been huffed already.
    OneATurn,
    /// The last move was a capture, and whoever captures has done enough.
    Captured,
    /// No piece could have captured with the last move, or there is none yet.
    NothingMissed,
    /// What stands on that square, if anything, could not have captured; another piece could.
    CouldNot(Square),
}

impl fmt::Display for HuffError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HuffError::GameOver(_) => f.write_str("the game is over"),
            HuffError::NotInTheRules => f.write_str("the game is played without huffing"),
            HuffError::OneATurn => f.write_str("one piece has been huffed already"),
            HuffError::Captured => f.write_str("the last move was a capture"),
            HuffError::NothingMissed => f.write_str("no piece could have captured with the last move"),
            HuffError::CouldNot(square) => {
                write!(f, "no piece on {} could have captured with the last move", square.number())
            }
        }
    }
}

impl std::error::Error for HuffError {}
