//! A game in progress: its players, the requests to the engine, and the handling of replies.
//!
//! Not here: drawing, waiting and sending; the controller carries out a session's decisions.

use crownhead_api::{
    FaultRecord, GameRecord, Job, MarkRecord, MoveRecord, Reply, ReportRecord, Request, takes_draw,
};
use crownhead_clock::FlagFall;
use crownhead_engine::{Score, wants_huff};
use crownhead_explain::{Fact, Hint, Review, Tempting};
use crownhead_game::{Game, PlayError};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Color, Square, SquareSet};

use super::{
    knowledge::{DEFENSE, Knowledge},
    seats::{Seat, Seats},
};

/// The node limit of a search for a hint or for the answer to a draw offer.
const ADVICE_NODES: u64 = 400_000;
/// The time limit of such a search, however slow the machine is.
const ADVICE_MILLISECONDS: u32 = 5_000;

/// The purpose of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    Huff,
    Move,
    Hint,
    Draw,
    /// To judge the person's last move.
    Warning,
}

/// A request without an answer, or whose answer has not been carried out yet.
#[derive(Clone, PartialEq, Debug)]
struct Pending {
    id: u32,
    purpose: Purpose,
    /// The best line reported so far.
    line: Vec<MoveRecord>,
}

/// The meaning of a reply from the engine.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Answer {
    /// The reply is outdated.
    Nothing,
    /// The progress of the search.
    Progress(ReportRecord),
    /// The computer huffs the piece on this square, then moves.
    Huff(Square),
    /// The computer plays this move; the statistics of its search.
    Move(AnyMove, ReportRecord),
    /// The computer resigns.
    Concedes,
    /// The computer claims an available draw.
    Claims,
    /// A hint, if there is a legal move.
    Hint(Option<Hint>),
    /// Whether the computer accepts the draw.
    Draw(bool),
    /// Whether the person's last move is a mistake, and why.
    Judged(Option<(MarkRecord, FaultRecord)>),
    /// An answer about table values has arrived, possibly without any.
    Known,
    /// The engine failed.
    Failed(String),
}

/// A game in progress.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Session {
    game: Game,
    seats: Seats,
    /// The computers wait: the spectator has stepped back, or the person has been warned.
    paused: bool,
    /// Whether the last move is to be judged before the computer answers it.
    judges: bool,
    last_id: u32,
    pending: Option<Pending>,
    pub(super) knowledge: Knowledge,
}

impl Session {
    pub(crate) fn new(game: Game, seats: Seats) -> Session {
        Session {
            game,
            seats,
            paused: false,
            judges: false,
            last_id: 0,
            pending: None,
            knowledge: Knowledge::default(),
        }
    }

    /// Counts the games; answers to requests about an older game are ignored.
    pub(crate) fn replace(&mut self, game: Game, seats: Seats) {
        *self = Session { last_id: self.last_id, ..Session::new(game, seats) };
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn rules(&self) -> AnyRules {
        self.game.rules()
    }

    pub(crate) fn position(&self) -> &AnyPosition {
        self.game.position()
    }

    pub(crate) fn seats(&self) -> Seats {
        self.seats
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.paused
    }

    pub(crate) fn set_paused(&mut self, paused: bool) {
        self.paused = paused;
    }

    fn seat_to_move(&self) -> Seat {
        self.seats.of(self.position().turn())
    }

    /// Whether a person is to move.
    pub(crate) fn awaits_person(&self) -> bool {
        !self.is_over() && self.seat_to_move().is_person()
    }

    /// Whether a computer is to move and not paused.
    pub(crate) fn awaits_computer(&self) -> bool {
        !self.is_over() && !self.seat_to_move().is_person() && !self.paused
    }

    // --- What the engine is asked ---------------------------------------------------------------------------

    /// Drops the pending request; returns the number to stop, if there was one.
    pub(crate) fn drop_request(&mut self) -> Option<u32> {
        self.pending.take().map(|pending| pending.id)
    }

    /// The pending request.
    pub(crate) fn pending(&self) -> Option<(u32, Purpose)> {
        self.pending.as_ref().map(|pending| (pending.id, pending.purpose))
    }

    /// Whether the person's next move is judged before the computer answers it.
    pub(crate) fn set_judges(&mut self, judges: bool) {
        self.judges = judges;
    }

    /// The request for the computer's move, if it is to move and has none yet; before that, for a judgment of the person's
    /// move and for its huff.
    pub(crate) fn request_move(&mut self) -> Option<Request> {
        let Seat::Computer(opponent) = self.seat_to_move() else { return None };
        if !self.awaits_computer() || self.pending.is_some() {
            return None;
        }
        if std::mem::take(&mut self.judges) {
            return Some(self.request(Purpose::Warning, Job::JudgeMove { nodes: Review::NODES }));
        }
        if wants_huff(&self.game) {
            return Some(self.request(Purpose::Huff, Job::Huff));
        }
        let defends = self.drill().is_some();
        let job = if defends { DEFENSE } else { Job::Choose { opponent: opponent.to_string() } };
        Some(self.request(Purpose::Move, job))
    }

    /// The request for a hint for the person to move.
    pub(crate) fn request_hint(&mut self) -> Option<Request> {
        if !self.awaits_person() || self.pending.is_some() {
            return None;
        }
        Some(
            self.request(Purpose::Hint, Job::Hint { nodes: ADVICE_NODES, milliseconds: ADVICE_MILLISECONDS }),
        )
    }

    /// The request for the computer's answer to a draw offer from the person to move.
    pub(crate) fn request_draw(&mut self) -> Option<Request> {
        if !self.awaits_person() || self.pending.is_some() || self.seats.lone_person().is_none() {
            return None;
        }
        let job = Job::JudgeDraw { nodes: ADVICE_NODES, milliseconds: ADVICE_MILLISECONDS };
        Some(self.request(Purpose::Draw, job))
    }

    /// The number of the next request.
    pub(crate) fn next_id(&mut self) -> u32 {
        self.last_id += 1;
        self.last_id
    }

    fn request(&mut self, purpose: Purpose, job: Job) -> Request {
        let id = self.next_id();
        self.pending = Some(Pending { id, purpose, line: Vec::new() });
        Request { id, game: GameRecord::from(&self.game).up_to_present(), job }
    }

    /// Interprets a reply in the current state.
    pub(crate) fn take_reply(&mut self, reply: Reply) -> Answer {
        if let Reply::Known { id, worths } = &reply {
            return if self.take_known(*id, worths) { Answer::Known } else { Answer::Nothing };
        }
        let Some(pending) = &mut self.pending else { return Answer::Nothing };
        let position = *self.game.position();
        match reply {
            Reply::Progress { id, report } if id == pending.id => {
                if !report.line.is_empty() {
                    pending.line.clone_from(&report.line);
                }
                Answer::Progress(report)
            }
            Reply::Huff { id, square } if id == pending.id => {
                let board = position.board();
                match square.and_then(|number| board.square(number)) {
                    Some(square) => Answer::Huff(square),
                    None => Answer::Failed(String::new()),
                }
            }
            Reply::Choice { id, concedes: true, .. } if id == pending.id => Answer::Concedes,
            Reply::Choice { id, claims: true, .. } if id == pending.id => Answer::Claims,
            Reply::Choice { id, mv, report, .. } if id == pending.id => {
                match mv.and_then(|mv| mv.find(&position)) {
                    Some(mv) => Answer::Move(mv, report),
                    None => Answer::Failed(String::new()),
                }
            }
            Reply::Hint { id, hint, .. } if id == pending.id => {
                self.pending = None;
                Answer::Hint(hint.and_then(|record| read_hint(&position, &record)))
            }
            Reply::Standing { id, report } if id == pending.id => {
                self.pending = None;
                Answer::Draw(takes_draw(&self.game, -report.score))
            }
            Reply::Judged { id, mistake } if id == pending.id => {
                self.pending = None;
                self.paused = mistake.is_some();
                Answer::Judged(mistake)
            }
            Reply::Failed { id, message } if id == 0 || id == pending.id => {
                self.pending = None;
                Answer::Failed(message)
            }
            _ => Answer::Nothing,
        }
    }

    /// The computer's best move so far, for when its worker has to be terminated.
    pub(crate) fn best_so_far(&self) -> Option<AnyMove> {
        let pending = self.pending.as_ref().filter(|pending| pending.purpose == Purpose::Move)?;
        let reported = pending.line.first().and_then(|mv| mv.find(self.position()));
        reported.or_else(|| self.position().legal_moves().first().copied())
    }

    // --- What people do ----------------------------------------------------------------------------------------

    /// Plays a move for the side to move.
    pub(crate) fn play(&mut self, mv: AnyMove) -> Result<(), PlayError> {
        if self.awaits_person() {
            self.judge(&mv);
        }
        self.game.play(mv)?;
        self.pending = None;
        Ok(())
    }

    /// The pieces that the person to move may huff.
    pub(crate) fn huffable(&self) -> SquareSet {
        if self.awaits_person() { self.game.huffable() } else { SquareSet::EMPTY }
    }

    /// Huffs a piece for the side to move. Returns whether that is allowed.
    pub(crate) fn huff(&mut self, square: Square) -> bool {
        self.pending = None;
        self.game.huff(square).is_ok()
    }

    pub(crate) fn resign(&mut self, side: Color) -> bool {
        self.game.resign(side)
    }

    pub(crate) fn concede(&mut self, side: Color) -> bool {
        self.pending = None;
        self.game.concede(side)
    }

    /// Whether the person to move may claim a draw.
    pub(crate) fn may_claim_draw(&self) -> bool {
        self.awaits_person() && self.game.claimable_draw().is_some()
    }

    /// Claims a draw for the side to move.
    pub(crate) fn claim_draw(&mut self) -> bool {
        self.pending = None;
        self.game.claim_draw()
    }

    pub(crate) fn agree_draw(&mut self) -> bool {
        self.game.agree_draw()
    }

    /// The side that resigns or offers a draw with the button: the person's.
    pub(crate) fn speaker(&self) -> Color {
        self.seats.lone_person().unwrap_or(self.position().turn())
    }

    /// A flag has fallen.
    pub(crate) fn end_on_time(&mut self, fallen: FlagFall) {
        self.pending = None;
        _ = match fallen {
            FlagFall::Loses(side) => self.game.lose_on_time(side),
            FlagFall::CannotWin | FlagFall::Both => self.game.draw_on_time(),
        };
    }

    /// Changes the players, which ends an exercise.
    pub(crate) fn set_seats(&mut self, seats: Seats) {
        self.seats = seats;
        self.set_drill(None);
        self.paused = false;
    }

    /// Restarts from the same position.
    pub(crate) fn restart(&mut self) {
        let claimed = self.game.players_claim();
        self.game = Game::from_position(*self.game.start());
        if claimed {
            self.game.let_players_claim();
        }
        self.paused = false;
    }

    /// The ply that undo returns to: the last one with a person to move. For a spectator, one ply back.
    fn undo_target(&self) -> Option<usize> {
        let ply = self.game.ply();
        if !self.seats.has_person() {
            return ply.checked_sub(1);
        }
        (0..ply).rev().find(|&ply| self.person_moves_at(ply))
    }

    fn redo_target(&self) -> Option<usize> {
        let (ply, last) = (self.game.ply(), self.last_ply());
        if ply == last {
            return None;
        }
        let next = (ply + 1..=last).find(|&ply| !self.seats.has_person() || self.person_moves_at(ply));
        Some(next.unwrap_or(last))
    }

    fn person_moves_at(&self, ply: usize) -> bool {
        self.game.position_at(ply).is_some_and(|position| self.seats.of(position.turn()).is_person())
    }

    /// The number of plies, including undone ones.
    pub(crate) fn last_ply(&self) -> usize {
        self.game.ply() + self.game.later_moves().len()
    }

    pub(crate) fn can_undo(&self) -> bool {
        let declared = self.game.outcome().is_some_and(|outcome| !outcome.is_by_rule());
        declared || self.has_own_huff() || self.undo_target().is_some()
    }

    /// Whether a person, or a watched computer, has huffed but not moved yet; undo then takes back only the huff.
    fn has_own_huff(&self) -> bool {
        let own = self.seat_to_move().is_person() || !self.seats.has_person();
        own && self.game.pending_huff().is_some()
    }

    pub(crate) fn can_redo(&self) -> bool {
        self.game.can_redo()
    }

    /// Takes back a resignation or claim, or else the huff of the person to move, or else the last move (against a
    /// computer: the person's last move and everything after it). Returns whether anything changed.
    pub(crate) fn undo(&mut self) -> bool {
        if self.game.take_back_declaration().is_some() {
            return true;
        }
        if self.has_own_huff() {
            let undone = self.game.undo().is_some();
            self.pause_before_later();
            return undone;
        }
        self.undo_target().is_some_and(|target| self.go_to(target))
    }

    pub(crate) fn redo(&mut self) -> bool {
        if let Some(target) = self.redo_target() {
            return self.go_to(target);
        }
        // The last move may be followed by a huff.
        let redone = self.game.redo().is_some();
        self.pause_before_later();
        redone
    }

    /// Jumps to any ply of the game. Computers wait if they play each other or if they are to move there and moves
    /// follow.
    pub(crate) fn go_to(&mut self, ply: usize) -> bool {
        let before = self.game.ply();
        while self.game.ply() > ply && self.game.undo().is_some() {}
        while self.game.ply() < ply && self.game.redo().is_some() {}
        self.pause_before_later();
        self.game.ply() != before
    }

    fn pause_before_later(&mut self) {
        self.paused = self.game.can_redo() && !self.seat_to_move().is_person();
    }
}

fn read_hint(position: &AnyPosition, record: &crownhead_api::HintRecord) -> Option<Hint> {
    let mv = record.mv.find(position)?;
    let line = MoveRecord::find_line(position, &record.line);
    let tempting = record.tempting.as_ref().and_then(|tempting| {
        let mv = tempting.mv.find(position)?;
        let line = MoveRecord::find_line(&position.play_unchecked(&mv), &tempting.line);
        Some(Tempting { mv, line, men: tempting.men, kings: tempting.kings })
    });
    let proof = line[..record.proof.min(line.len())].to_vec();
    let facts = record.facts.iter().copied().map(read_fact).collect();
    Some(Hint { mv, line, proof, score: Score(record.score), facts, tempting })
}

fn read_fact(fact: crownhead_api::FactRecord) -> Fact {
    use crownhead_api::FactRecord;
    match fact {
        FactRecord::OnlyMove => Fact::OnlyMove,
        FactRecord::WinsGame(plies) => Fact::WinsGame { plies },
        FactRecord::LosesGame(plies) => Fact::LosesGame { plies },
        FactRecord::Wins(men, kings) => Fact::Wins { men, kings },
        FactRecord::Gives(men, kings) => Fact::Gives { men, kings },
        FactRecord::Exchange(pieces) => Fact::Exchange { pieces },
        FactRecord::Crowns => Fact::Crowns,
        FactRecord::Better(by) => Fact::Better { by },
    }
}

#[cfg(test)]
mod tests;
