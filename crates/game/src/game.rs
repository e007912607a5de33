//! The line of play, with the position and the draw counters after each move.
//!
//! Not here: huffing (`huff`), reasons for the end (`outcome`).
//!
//! Invariant: undo and redo restore positions and counters exactly, because both are stored and not recomputed.

mod huff;

use std::fmt;

use crownhead_rules::{
    Advance, AnyMove, AnyPosition, AnyRules, Color, DrawClock, DrawReason, DrawRules, Key, Square,
    draw::Claims,
};

use crate::{Outcome, WinReason};
use huff::Huff;
pub use huff::HuffError;

/// The state after a move.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Step {
    /// The piece huffed before the move.
    huff: Option<Huff>,
    position: AnyPosition,
    clock: DrawClock,
}

/// One action of a line of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A huff. The move of the same side follows.
    Huff(Square),
    /// A move. Undo and redo treat it and its huff as one.
    Move(AnyMove),
}

impl Deed {
    /// The position after it.
    pub fn after(&self, position: &AnyPosition) -> AnyPosition {
        match self {
            Deed::Move(mv) => position.play_unchecked(mv),
            Deed::Huff(square) => position.huffed(*square),
        }
    }
}

/// A game in progress or at its end.
///
/// Ply 0 is the start. Undone moves are kept for redo until another move is played. A huff belongs to the ply of the same
/// side that follows it and is not a ply itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    start: AnyPosition,
    start_clock: DrawClock,
    /// All moves, including undone ones.
    moves: Vec<AnyMove>,
    /// The state after each move.
    steps: Vec<Step>,
    /// The number of moves that stand.
    ply: usize,
    /// The huff of the side to move, which still has to move. There are no later moves then.
    pending: Option<Huff>,
    /// An undone huff after the last move.
    taken_back: Option<Huff>,
    /// The outcome that a player has declared in the current position. There are no later moves then.
    declared: Option<Outcome>,
    /// Whether players must claim the draws that the rulebook leaves to them.
    players_claim: bool,
}

impl Game {
    /// A game from the start position of the rules.
    pub fn new(rules: AnyRules) -> Game {
        Game::from_position(AnyPosition::start(rules))
    }

    /// A game from any position. Its counters start at 0.
    pub fn from_position(start: AnyPosition) -> Game {
        // As if an irreversible move had just been played: an ending on the board is counted from its first ply.
        let draws = start.rules().house_rules().draws;
        let start_clock = DrawClock::default().after(&draws, Advance::Material, start.material());
        Game {
            start,
            start_clock,
            steps: Vec::new(),
            moves: Vec::new(),
            ply: 0,
            pending: None,
            taken_back: None,
            declared: None,
            players_claim: false,
        }
    }

    /// The rules.
    pub fn rules(&self) -> AnyRules {
        self.start.rules()
    }

    /// The position at ply 0.
    pub fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The current position, without the piece that the side to move has huffed.
    pub fn position(&self) -> &AnyPosition {
        match (&self.pending, self.last_step()) {
            (Some(huff), _) => &huff.position,
            (None, Some(step)) => &step.position,
            (None, None) => &self.start,
        }
    }

    /// The position after `ply` plies, including undone ones, before any huff there.
    pub fn position_at(&self, ply: usize) -> Option<&AnyPosition> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(index) => Some(&self.steps.get(index)?.position),
        }
    }

    /// The number of plies played.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The moves played so far.
    pub fn moves(&self) -> &[AnyMove] {
        &self.moves[..self.ply]
    }

    /// The undone moves, the next one first.
    pub fn later_moves(&self) -> &[AnyMove] {
        &self.moves[self.ply..]
    }

    /// Plays a move and drops the undone ones.
    ///
    /// # Errors
    /// If the game is over or the move is illegal. The game is unchanged then.
    pub fn play(&mut self, mv: AnyMove) -> Result<(), PlayError> {
        match self.outcome() {
            Some(outcome) => Err(PlayError::GameOver(outcome)),
            None => self.push(mv),
        }
    }

    /// Plays a move even after a draw by rule: in files, players sometimes play on.
    ///
    /// # Errors
    /// If the game is won, a player has declared its end, or the move is illegal. The game is unchanged then.
    pub fn play_on(&mut self, mv: AnyMove) -> Result<(), PlayError> {
        match self.final_outcome() {
            Some(outcome) => Err(PlayError::GameOver(outcome)),
            None => self.push(mv),
        }
    }

    /// The outcome after which no one can play on: all but draws by rule.
    fn final_outcome(&self) -> Option<Outcome> {
        self.outcome().filter(|outcome| outcome.winner().is_some() || self.declared.is_some())
    }

    fn push(&mut self, mv: AnyMove) -> Result<(), PlayError> {
        let before = self.position();
        if !before.legal_moves().contains(&mv) {
            return Err(PlayError::Illegal(mv));
        }
        let position = before.play_unchecked(&mv);
        let draws = self.rules().house_rules().draws;
        let clock = self.draw_clock().after(&draws, mv.advance(), position.material());
        self.forget_later();
        self.steps.push(Step { huff: self.pending.take(), position, clock });
        self.moves.push(mv);
        self.ply += 1;
        Ok(())
    }

    fn forget_later(&mut self) {
        self.steps.truncate(self.ply);
        self.moves.truncate(self.ply);
        self.taken_back = None;
    }

    /// Undoes the pending huff, or else the last move with its huff, along with any declaration made since. Returns `None` if
    /// there is nothing to undo but a declaration; see [`Game::take_back_declaration`].
    pub fn undo(&mut self) -> Option<Deed> {
        self.declared = None;
        if let Some(huff) = self.pending.take() {
            return Some(Deed::Huff(self.taken_back.insert(huff).square));
        }
        self.ply = self.ply.checked_sub(1)?;
        self.moves.get(self.ply).copied().map(Deed::Move)
    }

    /// Redoes the next undone move with its huff, or the undone huff after the last move.
    pub fn redo(&mut self) -> Option<Deed> {
        if let Some(&mv) = self.moves.get(self.ply) {
            self.ply += 1;
            return Some(Deed::Move(mv));
        }
        let huff = self.taken_back.take()?;
        Some(Deed::Huff(self.pending.insert(huff).square))
    }

    /// Whether there is anything to redo.
    pub fn can_redo(&self) -> bool {
        self.ply < self.moves.len() || self.taken_back.is_some()
    }

    /// A side resigns. Returns false if the game is already over.
    pub fn resign(&mut self, side: Color) -> bool {
        self.declare(Outcome::Win { winner: side.other(), reason: WinReason::Resignation })
    }

    /// Both sides agree on a draw. Returns false if the game is already over.
    pub fn agree_draw(&mut self) -> bool {
        self.declare(Outcome::Draw(DrawReason::Agreement))
    }

    /// A program gives up because every move loses. Returns false if the game is already over.
    pub fn concede(&mut self, side: Color) -> bool {
        self.declare(Outcome::Win { winner: side.other(), reason: WinReason::Concession })
    }

    /// The time of a side has run out, and it loses. Returns false if the game is already over.
    pub fn lose_on_time(&mut self, side: Color) -> bool {
        self.declare(Outcome::Win { winner: side.other(), reason: WinReason::Timeout })
    }

    /// Time has run out, and nobody wins: the opponent could not, or both flags fell. Returns false if the game is already
    /// over.
    pub fn draw_on_time(&mut self) -> bool {
        self.declare(Outcome::Draw(DrawReason::Timeout))
    }

    fn declare(&mut self, outcome: Outcome) -> bool {
        if self.outcome().is_some() {
            return false;
        }
        self.forget_later();
        self.declared = Some(outcome);
        true
    }

    /// Takes back a resignation, an agreed or claimed draw, or a concession. Moves stay.
    pub fn take_back_declaration(&mut self) -> Option<Outcome> {
        self.declared.take()
    }

    /// From now on, draws that the rulebook leaves to the players end the game only when claimed. By default they end it at
    /// once.
    pub fn let_players_claim(&mut self) {
        self.players_claim = true;
    }

    /// Whether players must claim the draws that the rulebook leaves to them.
    pub fn players_claim(&self) -> bool {
        self.players_claim
    }

    /// The draw rules of this game: without [`Game::let_players_claim`], no draw needs a claim.
    pub fn draw_rules(&self) -> DrawRules {
        let draws = self.rules().house_rules().draws;
        if self.players_claim { draws } else { DrawRules { claims: Claims::None, ..draws } }
    }

    /// The draw that a player has claimed.
    pub fn claimed_draw(&self) -> Option<DrawReason> {
        match self.declared? {
            Outcome::Draw(
                reason @ (DrawReason::Repetition | DrawReason::NoProgress | DrawReason::Ending(_)),
            ) => Some(reason),
            Outcome::Draw(DrawReason::Agreement | DrawReason::Timeout) | Outcome::Win { .. } => None,
        }
    }

    /// The draw that a player can claim in the current position.
    pub fn claimable_draw(&self) -> Option<DrawReason> {
        if self.outcome().is_some() { None } else { self.draw_by_rule() }
    }

    /// A player claims a draw. Returns false if there is none to claim.
    pub fn claim_draw(&mut self) -> bool {
        self.claimable_draw().is_some_and(|reason| self.declare(Outcome::Draw(reason)))
    }

    /// How the game has ended, if it has. A side that cannot move has lost (or won, if that is the goal), whatever the
    /// counters say; but a side that can huff its way to a legal move is not blocked yet. A huff of the last piece ends
    /// the game at once.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.declared.is_some() {
            return self.declared;
        }
        if let Some((winner, reason)) = self.winner() {
            return Some(Outcome::Win { winner, reason });
        }
        let draws = self.draw_rules();
        self.draw_by_rule().filter(|&reason| !draws.must_be_claimed(reason)).map(Outcome::Draw)
    }

    /// The winner by the position on the board, and the reason.
    fn winner(&self) -> Option<(Color, WinReason)> {
        let position = self.position();
        let winner = if self.pending.is_some() { position.winner_after_huff() } else { position.winner() }?;
        let reason = WinReason::of(position, winner);
        (!reason.is_for_want_of_moves() || !self.can_huff_free()).then_some((winner, reason))
    }

    /// The draw by rule in the current position, claimed or not. A draw that needs no claim comes first.
    fn draw_by_rule(&self) -> Option<DrawReason> {
        let draws = self.rules().house_rules().draws;
        let repeated = draws.repetition > 0 && self.repetitions() >= draws.repetition;
        let due = [repeated.then_some(DrawReason::Repetition), self.draw_clock().verdict(&draws)];
        due.into_iter().flatten().min_by_key(|&reason| draws.must_be_claimed(reason))
    }

    /// How often the current position has occurred, including now.
    pub fn repetitions(&self) -> u8 {
        let here = self.position();
        let count =
            self.reversible(self.ply, self.pending.as_ref()).filter(|&position| position == here).count();
        u8::try_from(count).unwrap_or(u8::MAX)
    }

    /// The counters of the draw rules.
    pub fn draw_clock(&self) -> DrawClock {
        match &self.pending {
            Some(huff) => huff.clock,
            None => self.last_step().map_or(self.start_clock, |step| step.clock),
        }
    }

    /// The counters after `ply` plies, including undone ones, before any huff there.
    pub fn draw_clock_at(&self, ply: usize) -> Option<DrawClock> {
        match ply.checked_sub(1) {
            None => Some(self.start_clock),
            Some(index) => Some(self.steps.get(index)?.clock),
        }
    }

    /// The keys of the positions since the last irreversible move or huff, oldest first, including the current one:
    /// every position that can repeat.
    pub fn keys(&self) -> Vec<Key> {
        self.keys_back(self.ply, self.pending.as_ref())
    }

    /// [`Game::keys`] after `ply` plies, including undone ones, before any huff there.
    pub fn keys_at(&self, ply: usize) -> Option<Vec<Key>> {
        self.position_at(ply).map(|_| self.keys_back(ply, None))
    }

    fn keys_back(&self, ply: usize, pending: Option<&Huff>) -> Vec<Key> {
        let mut keys: Vec<Key> = self.reversible(ply, pending).map(AnyPosition::key).collect();
        keys.reverse();
        keys
    }

    /// The positions from a ply back to the last irreversible move or huff.
    fn reversible<'g>(
        &'g self,
        ply: usize,
        pending: Option<&'g Huff>,
    ) -> impl Iterator<Item = &'g AnyPosition> {
        let lasting = self.rules().house_rules().first_lasting_advance();
        let mut huffed = pending.is_some();
        let earlier = (0..ply).rev().map_while(move |ply| {
            if huffed || self.moves[ply].advance() >= lasting {
                return None;
            }
            // A huffed piece never comes back, but the position after the huff still counts.
            huffed = self.steps[ply].huff.is_some();
            self.position_of_move(ply)
        });
        let present = pending.map(|huff| &huff.position).or_else(|| self.position_at(ply));
        present.into_iter().chain(earlier)
    }

    fn last_step(&self) -> Option<&Step> {
        self.steps.get(self.ply.checked_sub(1)?)
    }
}

/// Why a move was not played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PlayError {
    /// The game is over.
    GameOver(Outcome),
    /// The move is illegal in the current position.
    Illegal(AnyMove),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::GameOver(_) => f.write_str("the game is over"),
            PlayError::Illegal(mv) => {
                write!(f, "no legal move from {} to {} matches", mv.from().number(), mv.to().number())
            }
        }
    }
}

impl std::error::Error for PlayError {}
