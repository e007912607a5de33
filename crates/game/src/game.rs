//! The line of play with everything that belongs to each of its positions.

mod huff;

use std::fmt;

use crownhead_rules::{
    Advance, AnyMove, AnyPosition, AnyRules, Color, DrawClock, DrawReason, DrawRules, Goal, Key, Square,
    draw::Claims,
};

use crate::{Outcome, WinReason};
use huff::Huff;
pub use huff::HuffError;

/// What a move led to.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Step {
    /// What its side huffed first.
    huff: Option<Huff>,
    position: AnyPosition,
    clock: DrawClock,
}

/// What a line of play is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A piece is huffed; the move of the same side follows.
    Huff(Square),
    /// A move. Where deeds are taken back or done again, its huff goes with it.
    Move(AnyMove),
}

impl Deed {
    /// The position that it leads to.
    pub fn after(&self, position: &AnyPosition) -> AnyPosition {
        match self {
            Deed::Move(mv) => position.play_unchecked(mv),
            Deed::Huff(square) => position.huffed(*square),
        }
    }
}

/// A game in progress or at its end.
///
/// Plies are counted from 0, the start. Moves that were taken back are kept until another move is played,
/// so they can be played again. A huff belongs to the ply of the same side that follows it, and is no ply itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    start: AnyPosition,
    start_clock: DrawClock,
    /// All moves, those that were taken back included.
    moves: Vec<AnyMove>,
    /// What each of the moves led to.
    steps: Vec<Step>,
    /// How many of the moves stand.
    ply: usize,
    /// What the side to move has huffed before its move. Nothing follows it: later moves are dropped.
    pending: Option<Huff>,
    /// Such a huff that was taken back, behind all of the moves.
    taken_back: Option<Huff>,
    /// What a player has declared in the present position. Nothing follows it: later moves are dropped.
    declared: Option<Outcome>,
    /// Whether draws that have to be claimed wait for a player to do so.
    players_claim: bool,
}

impl Game {
    /// A game from the start of these rules.
    pub fn new(rules: AnyRules) -> Game {
        Game::from_position(AnyPosition::start(rules))
    }

    /// A game from any position. Its counters start at 0.
    pub fn from_position(start: AnyPosition) -> Game {
        // Counting from a move of progress that has just led here: an ending that is already on the board
        // is counted from its first ply.
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

    /// The present position; without the piece that the side to move has huffed, if it has.
    pub fn position(&self) -> &AnyPosition {
        match (&self.pending, self.last_step()) {
            (Some(huff), _) => &huff.position,
            (None, Some(step)) => &step.position,
            (None, None) => &self.start,
        }
    }

    /// The position after that many plies, moves that were taken back included, and before anything is huffed there.
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

    /// The moves played up to the present.
    pub fn moves(&self) -> &[AnyMove] {
        &self.moves[..self.ply]
    }

    /// The moves that were taken back and can be played again, the next one first.
    pub fn later_moves(&self) -> &[AnyMove] {
        &self.moves[self.ply..]
    }

    /// Plays a move and forgets the moves that were taken back.
    ///
    /// # Errors
    /// If the game is over or the move is not legal; then nothing has changed.
    pub fn play(&mut self, mv: AnyMove) -> Result<(), PlayError> {
        match self.outcome() {
            Some(outcome) => Err(PlayError::GameOver(outcome)),
            None => self.push(mv),
        }
    }

    /// Plays a move even if the rules call the game drawn: files hold games whose players went on.
    ///
    /// # Errors
    /// If the game is won, a player has declared its end, or the move is not legal; then nothing has changed.
    pub fn play_on(&mut self, mv: AnyMove) -> Result<(), PlayError> {
        match self.final_outcome() {
            Some(outcome) => Err(PlayError::GameOver(outcome)),
            None => self.push(mv),
        }
    }

    /// How the game has ended if nobody plays on: all ends but the draws that only the rules call.
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

    /// Takes back the huff that waits for its move, else the last move with its huff, and what a player has declared
    /// since. Before the first move there is nothing but such a declaration to take back; see also
    /// [`Game::take_back_declaration`].
    pub fn undo(&mut self) -> Option<Deed> {
        self.declared = None;
        if let Some(huff) = self.pending.take() {
            return Some(Deed::Huff(self.taken_back.insert(huff).square));
        }
        self.ply = self.ply.checked_sub(1)?;
        self.moves.get(self.ply).copied().map(Deed::Move)
    }

    /// Plays a move again that was taken back, with its huff; behind the last of them a huff that waited for its move.
    pub fn redo(&mut self) -> Option<Deed> {
        if let Some(&mv) = self.moves.get(self.ply) {
            self.ply += 1;
            return Some(Deed::Move(mv));
        }
        let huff = self.taken_back.take()?;
        Some(Deed::Huff(self.pending.insert(huff).square))
    }

    /// Whether anything was taken back that can be done again.
    pub fn can_redo(&self) -> bool {
        self.ply < self.moves.len() || self.taken_back.is_some()
    }

    /// A side gives up. Tells whether it counts: nothing counts after the end of the game.
    pub fn resign(&mut self, side: Color) -> bool {
        self.declare(Outcome::Win { winner: side.other(), reason: WinReason::Resignation })
    }

    /// Both sides call it a draw. Tells whether it counts.
    pub fn agree_draw(&mut self) -> bool {
        self.declare(Outcome::Draw(DrawReason::Agreement))
    }

    /// A program gives up because every move loses. Tells whether it counts.
    pub fn concede(&mut self, side: Color) -> bool {
        self.declare(Outcome::Win { winner: side.other(), reason: WinReason::Concession })
    }

    fn declare(&mut self, outcome: Outcome) -> bool {
        if self.outcome().is_some() {
            return false;
        }
        self.forget_later();
        self.declared = Some(outcome);
        true
    }

    /// Takes back a resignation, an agreed or claimed draw or a concession, and no move.
    pub fn take_back_declaration(&mut self) -> Option<Outcome> {
        self.declared.take()
    }

    /// From now on a draw that the rules leave to be claimed ends the game only when a player claims it; without
    /// this it is taken as claimed at once.
    pub fn let_players_claim(&mut self) {
        self.players_claim = true;
    }

    /// Whether players have to claim the draws that the rules leave to them.
    pub fn players_claim(&self) -> bool {
        self.players_claim
    }

    /// The draw rules as this game is played: no draw has to be claimed unless players claim.
    pub fn draw_rules(&self) -> DrawRules {
        let draws = self.rules().house_rules().draws;
        if self.players_claim { draws } else { DrawRules { claims: Claims::None, ..draws } }
    }

    /// The draw that a player has claimed, if one has.
    pub fn claimed_draw(&self) -> Option<DrawReason> {
        match self.declared {
            Some(Outcome::Draw(reason)) if reason != DrawReason::Agreement => Some(reason),
            _ => None,
        }
    }

    /// The draw that a player may claim in the present position and that does not end the game by itself.
    pub fn claimable_draw(&self) -> Option<DrawReason> {
        if self.outcome().is_some() { None } else { self.draw_by_rule() }
    }

    /// A player claims a draw. Tells whether there is one to claim.
    pub fn claim_draw(&mut self) -> bool {
        self.claimable_draw().is_some_and(|reason| self.declare(Outcome::Draw(reason)))
    }

    /// How the game has ended, if it has. A side that cannot move has lost (or won, where
    /// that is the aim), whatever the counters say; but who may huff itself a way free is not blocked yet. A huff of
    /// the last piece ends the game at once.
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

    /// Who has won by what stands on the board, and why.
    fn winner(&self) -> Option<(Color, WinReason)> {
        let position = self.position();
        if self.pending.is_some()
            && let Some(won) = won_by_huff(position)
        {
            return Some(won);
        }
        let winner = position.winner()?;
        let reason = win_reason(position, winner);
        (reason != WinReason::Blocked || !self.can_huff_free()).then_some((winner, reason))
    }

    /// The draw that the rules see in the present position, claimed or not. Where several are due, one that ends
    /// the game by itself comes first.
    fn draw_by_rule(&self) -> Option<DrawReason> {
        let draws = self.rules().house_rules().draws;
        let repeated = draws.repetition > 0 && self.repetitions() >= draws.repetition;
        let due = [repeated.then_some(DrawReason::Repetition), self.draw_clock().verdict(&draws)];
        due.into_iter().flatten().min_by_key(|&reason| draws.must_be_claimed(reason))
    }

    /// How often the present position has occurred, this time included.
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

    /// The counters after that many plies, moves that were taken back included, and before anything is huffed there.
    pub fn draw_clock_at(&self, ply: usize) -> Option<DrawClock> {
        match ply.checked_sub(1) {
            None => Some(self.start_clock),
            Some(index) => Some(self.steps.get(index)?.clock),
        }
    }

    /// The keys of the positions since the last irreversible move or huff, oldest first, the present one included:
    /// all that can still occur again.
    pub fn keys(&self) -> Vec<Key> {
        self.keys_back(self.ply, self.pending.as_ref())
    }

    /// The same after that many plies, moves that were taken back included, and before anything is huffed there.
    pub fn keys_at(&self, ply: usize) -> Option<Vec<Key>> {
        self.position_at(ply).map(|_| self.keys_back(ply, None))
    }

    fn keys_back(&self, ply: usize, pending: Option<&Huff>) -> Vec<Key> {
        let mut keys: Vec<Key> = self.reversible(ply, pending).map(AnyPosition::key).collect();
        keys.reverse();
        keys
    }

    /// The positions from that ply back to the last irreversible move or huff.
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
            // What was huffed never comes back, but its side has been to move without it.
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

/// Who has won where the side that is not to move has lost its last piece to a huff: it will never move again,
/// whatever is played before.
fn won_by_huff(position: &AnyPosition) -> Option<(Color, WinReason)> {
    let (turn, huffed) = (position.turn(), position.turn().other());
    if position.material().pieces(huffed) > 0 {
        return None;
    }
    Some(match position.rules().house_rules().goal {
        Goal::RunOut => (huffed, WinReason::RanOut),
        Goal::LeaveNoMove | Goal::FirstKing => (turn, WinReason::NoPieces),
    })
}

/// Why a game whose side to move has no move is won.
fn win_reason(position: &AnyPosition, winner: Color) -> WinReason {
    let (stuck, material) = (position.turn(), position.material());
    match position.rules().house_rules().goal {
        Goal::FirstKing if material.kings[winner.index()] > 0 => WinReason::FirstKing,
        Goal::RunOut => WinReason::RanOut,
        Goal::LeaveNoMove | Goal::FirstKing if material.pieces(stuck) == 0 => WinReason::NoPieces,
        Goal::LeaveNoMove | Goal::FirstKing => WinReason::Blocked,
    }
}

/// Why a move was not played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PlayError {
    /// The game has ended.
    GameOver(Outcome),
    /// The move is not legal in the present position.
    Illegal(AnyMove),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::GameOver(_) => f.write_str("the game is over"),
            PlayError::Illegal(mv) => {
                write!(f, "no legal move from {} to {} is like that", mv.from().number(), mv.to().number())
            }
        }
    }
}

impl std::error::Error for PlayError {}
