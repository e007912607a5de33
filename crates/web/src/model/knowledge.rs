//! What endgame tables know about the current game, and the exercise it may be.
//!
//! The page asks the worker whenever a person is to move and few pieces are left. The answer holds only for the position
//! in question. Each move that the person plays is graded by it.

use crownhead_api::{GameRecord, Job, Request};
use crownhead_engine::{Drill, DrillState, Ending, MoveGrade, ProbeResult, Task, Verdict, verdict_from_code};
use crownhead_game::Game;
use crownhead_notation::fen;
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Color, Square};

use super::session::Session;

/// With more pieces than this, no tables are asked.
pub(crate) const MOST_PIECES: u8 = 8;
/// The search limits of the defender where the tables have no value: positions and time.
pub(super) const DEFENSE: Job = Job::Defend { nodes: 200_000, milliseconds: 5_000 };

/// A place in a game.
type Place = (usize, AnyPosition);

/// A graded move.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Judged {
    /// The number of plies before it.
    pub(crate) ply: usize,
    /// The position before it.
    pub(crate) before: AnyPosition,
    pub(crate) mv: AnyMove,
    pub(crate) judgment: MoveGrade,
}

/// Knowledge beyond the game itself.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Knowledge {
    /// The last request and its place in the game.
    asked: Option<(u32, Place)>,
    known: Option<(Place, ProbeResult)>,
    pub(super) drill: Option<Drill>,
    /// In game order.
    judged: Vec<Judged>,
}

impl Session {
    /// Whether the position is worth a table request and has none yet.
    pub(crate) fn wants_known(&self) -> bool {
        let place = self.place();
        let material = place.1.material();
        let pieces: u8 = Color::ALL.map(|side| material.pieces(side)).iter().sum();
        let asked = self.knowledge.asked.as_ref().is_some_and(|(_, asked)| *asked == place);
        !asked && pieces <= MOST_PIECES && !self.is_over() && !self.awaits_computer()
    }

    fn place(&self) -> Place {
        (self.game().ply(), *self.position())
    }

    /// The request for table values, if worth making.
    pub(crate) fn request_known(&mut self) -> Option<Request> {
        if !self.wants_known() {
            return None;
        }
        let place = self.place();
        let id = self.next_id();
        self.knowledge.asked = Some((id, place));
        Some(Request { id, game: GameRecord::from(self.game()).up_to_present(), job: Job::Known })
    }

    /// Stores the answer. Returns whether it belongs to the last request.
    pub(super) fn take_known(&mut self, id: u32, worths: &[u32]) -> bool {
        let place = self.place();
        if self.knowledge.asked != Some((id, place)) {
            return false;
        }
        self.knowledge.known = read_known(self.game(), worths).map(|known| (place, known));
        true
    }

    /// The table values of the current position, unless a computer is to move.
    pub(crate) fn known(&self) -> Option<&ProbeResult> {
        let (place, known) = self.knowledge.known.as_ref()?;
        (*place == self.place() && !self.is_over()).then_some(known)
    }

    /// Records a move about to be played.
    pub(super) fn judge(&mut self, mv: &AnyMove) {
        let (ply, before) = self.place();
        let judgment = self.known().and_then(|known| known.grade(mv));
        self.knowledge.judged.retain(|judged| judged.ply < ply);
        self.knowledge.judged.extend(judgment.map(|judgment| Judged { ply, before, mv: *mv, judgment }));
    }

    /// The graded moves that were not taken back.
    fn judged(&self) -> impl DoubleEndedIterator<Item = &Judged> {
        let ply = self.game().ply();
        self.knowledge.judged.iter().filter(move |judged| judged.ply < ply)
    }

    // --- Exercises --------------------------------------------------------------------------------------------

    /// The current exercise.
    pub(crate) fn drill(&self) -> Option<&Drill> {
        self.knowledge.drill.as_ref()
    }

    /// Marks the new game as this exercise, or as none.
    pub(crate) fn set_drill(&mut self, drill: Option<Drill>) {
        self.knowledge.drill = drill;
    }

    /// The state of the exercise.
    pub(crate) fn drill_state(&self) -> Option<DrillState> {
        self.drill().map(|drill| drill.state(self.game(), self.known()))
    }

    /// In an exercise, the move that lost the win.
    pub(crate) fn slip(&self) -> Option<&Judged> {
        let gone = |judged: &&Judged| matches!(judged.judgment, MoveGrade::Worse { .. });
        self.drill().and_then(|_| self.judged().find(gone))
    }

    /// In an exercise, the player's last move.
    pub(crate) fn last_judged(&self) -> Option<&Judged> {
        self.drill().and_then(|_| self.judged().next_back())
    }
}

/// The badge of a square: the value of moves from it or to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Badge {
    pub(crate) square: Square,
    /// With several moves, that of the best one.
    pub(crate) verdict: Verdict,
    /// Whether no move is better.
    pub(crate) best: bool,
    /// Whether the selected piece would go there; otherwise the square holds a movable piece.
    pub(crate) target: bool,
}

/// The badges of a board: on the targets of the selected piece, or on every movable piece.
pub(crate) fn badges(known: &ProbeResult, selected: Option<Square>) -> Vec<Badge> {
    let first = known.moves.first().map(|&(_, verdict)| verdict);
    let from = selected.filter(|&from| known.moves.iter().any(|(mv, _)| mv.from() == from));
    let mut badges: Vec<Badge> = Vec::new();
    // The best moves come first.
    for (mv, verdict) in known.moves.iter().filter(|(mv, _)| from.is_none_or(|from| mv.from() == from)) {
        let square = if from.is_some() { mv.to() } else { mv.from() };
        if badges.iter().all(|badge| badge.square != square) {
            let best = first == Some(*verdict);
            badges.push(Badge { square, verdict: *verdict, best, target: from.is_some() });
        }
    }
    badges
}

/// The table values of a game's position, from the codes of an answer; `None` if the tables don't cover it.
pub(crate) fn read_known(game: &Game, worths: &[u32]) -> Option<ProbeResult> {
    let moves = game.position().legal_moves();
    let verdicts = moves.iter().zip(worths).map(|(mv, &code)| Some((*mv, verdict_from_code(code)?)));
    let told = verdicts.collect::<Option<Vec<_>>>().filter(|told| told.len() == moves.len());
    told.and_then(|told| ProbeResult::new(&Task::from_game(game), told))
}

/// The request for the endings available for practice under these rules.
pub(crate) fn request_endings(id: u32, rules: AnyRules) -> Request {
    Request { id, game: GameRecord::from(&Game::new(rules)), job: Job::Endings }
}

/// The request for an exercise.
pub(crate) fn request_drill(id: u32, rules: AnyRules, ending: Option<Ending>, seed: u32) -> Request {
    let job = Job::Drill { ending: ending.map(|ending| ending.to_string()), seed };
    Request { id, game: GameRecord::from(&Game::new(rules)), job }
}

/// An exercise under these rules from its parts; `None` if they are invalid.
pub(crate) fn read_drill(rules: AnyRules, ending: &str, position: &str, shortest: u32) -> Option<Drill> {
    Some(Drill {
        ending: Ending::from_key(ending)?,
        start: fen::parse(position, rules).ok()?,
        shortest: u16::try_from(shortest).ok().filter(|&plies| plies > 0),
    })
}

#[cfg(test)]
#[path = "knowledge_tests.rs"]
mod tests;
