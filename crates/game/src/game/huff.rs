//! Huffing in a game: when it is due, and how it changes the line of play.
//!
//! The rules say which pieces could have captured ([`AnyPosition::huffable`]). Here: one huff per turn, before the side's own
//! move, and only for the opponent's last move.

use std::fmt;

use crownhead_rules::{AnyPosition, DrawClock, Square, SquareSet};

use super::Game;
use crate::Outcome;

/// A huff and the state after it, before the move that follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Huff {
    pub(super) square: Square,
    pub(super) position: AnyPosition,
    pub(super) clock: DrawClock,
}

impl Game {
    /// The pieces that the side to move may huff: those that could have captured on the opponent's last move. Empty after a
    /// huff and when the game is over.
    pub fn huffable(&self) -> SquareSet {
        let missed = self.missed();
        if missed.is_empty() || self.outcome().is_some() { SquareSet::EMPTY } else { missed }
    }

    /// Huffs a piece. The same side still has to move; the huff becomes part of that ply.
    ///
    /// # Errors
    /// The reason why the piece cannot be huffed. The game is unchanged then.
    pub fn huff(&mut self, square: Square) -> Result<(), HuffError> {
        match self.outcome() {
            Some(_) => Err(self.why_no_huff()),
            None => self.take_off(square),
        }
    }

    /// Huffs a piece even after a draw by rule, as [`Game::play_on`] plays moves.
    ///
    /// # Errors
    /// If the game is won, a player has declared its end, or the piece cannot be huffed.
    pub fn huff_on(&mut self, square: Square) -> Result<(), HuffError> {
        match self.final_outcome() {
            Some(outcome) => Err(HuffError::GameOver(outcome)),
            None => self.take_off(square),
        }
    }

    /// The square of the piece that the side to move has huffed this turn.
    pub fn pending_huff(&self) -> Option<Square> {
        self.pending.as_ref().map(|huff| huff.square)
    }

    /// The square of the piece huffed before the move at `ply`, including undone moves; after the last move, the pending huff.
    pub fn huffed_at(&self, ply: usize) -> Option<Square> {
        match self.steps.get(ply) {
            Some(step) => step.huff.as_ref().map(|huff| huff.square),
            None => self.pending_huff().filter(|_| ply == self.ply),
        }
    }

    /// The undone huff after the last move, which [`Game::redo`] restores.
    pub fn taken_back_huff(&self) -> Option<Square> {
        self.taken_back.as_ref().map(|huff| huff.square)
    }

    /// The position in which the move at `ply` was played, including undone moves: [`Game::position_at`] after the huff.
    pub fn position_of_move(&self, ply: usize) -> Option<&AnyPosition> {
        match &self.steps.get(ply)?.huff {
            Some(huff) => Some(&huff.position),
            None => self.position_at(ply),
        }
    }

    /// The pieces that the last move left open to a huff, unless one was huffed already.
    fn missed(&self) -> SquareSet {
        let last = self.ply.checked_sub(1).filter(|_| self.pending.is_none());
        let missed = last.and_then(|ply| Some(self.position_of_move(ply)?.huffable(self.moves.get(ply)?)));
        missed.unwrap_or(SquareSet::EMPTY)
    }

    /// Whether a blocked side can move, or wins, after a huff.
    pub(super) fn can_huff_free(&self) -> bool {
        let frees = |square: Square| {
            let after = self.position().huffed(square);
            after.winner_after_huff() != Some(after.turn().other())
        };
        self.missed().iter().any(frees)
    }

    /// The reason why [`Game::huffable`] is empty.
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

/// Why a piece cannot be huffed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum HuffError {
    /// The game is over.
    GameOver(Outcome),
    /// The rules have no huffing.
    NotInTheRules,
    /// One piece has been huffed this turn.
    OneATurn,
    /// The last move was a capture.
    Captured,
    /// No piece could have captured on the last move, or there is no last move.
    NothingMissed,
    /// The piece on that square, if any, could not have captured, but another could.
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
