//! The opponent's turn: whether it huffs, claims a draw or moves, what a person planned for after it, and the warning about a
//! mistake before it.
//!
//! Not here: the level that fits a person (`level`), exercises, where the tables defend (`practice`).

use crownhead_boardview::Taken;
use crownhead_engine::{Choice, Score, wants_huff};
use crownhead_explain::JudgedMove;
use crownhead_prose::{self as prose, Note};
use crownhead_rules::{AnyMove, Color};

use crate::app::{App, Job, Message};
use crate::menus;
use crate::popup::Purpose;
use crate::table::People;
use crate::thinker::Question;

impl App {
    /// Asks the engine for what comes next in the opponent's turn. Returns whether there was anything to ask.
    pub(crate) fn ask_opponent(&mut self) -> bool {
        // The game pauses while a new one is being chosen, and while a mistake may be taken back.
        let pauses = |purpose| matches!(purpose, Purpose::NewGame | Purpose::Mistake);
        let paused = self.popup.as_ref().is_some_and(|popup| pauses(popup.purpose));
        if self.job.is_some() || self.found.is_some() || paused {
            return false;
        }
        let Some(opponent) = self.table.opponent_to_move() else { return false };
        if self.unjudged {
            // The warning is a box over the board, where the move should be seen first.
            if self.popup.is_some() || self.board.is_animating() {
                return false;
            }
            self.unjudged = false;
            self.ask(Job::Judge, Question::Mistake(Box::new(self.table.game.clone())));
        } else if wants_huff(&self.table.game) {
            self.ask(Job::Huff, Question::Huff(Box::new(self.table.game.clone())));
        } else if self.table.game.claimable_draw().is_some() {
            self.ask(Job::Claim, Question::Wdl(self.table.task()));
        } else {
            self.ask(Job::Move, self.question_of(opponent, self.table.task()));
        }
        true
    }

    /// Whether a move of this side is judged before the opponent answers it. A clock would run meanwhile, and exercises tell by
    /// themselves.
    pub(crate) fn judges(&self, side: Color) -> bool {
        let seats = &self.table.seats;
        let alone = matches!(seats.people(), People::White | People::Black);
        let persons = alone && seats.opponent(side).is_none();
        persons && self.options.warnings && self.clock.is_none() && !self.practices()
    }

    /// Tells a person about a mistake, who may take it back.
    pub(crate) fn warn_of(&mut self, judged: Option<&JudgedMove>) {
        let warning = judged.and_then(menus::mistake);
        if warning.is_some() && self.popup.is_some() {
            self.unjudged = true;
        } else if warning.is_some() {
            self.popup = warning;
        }
    }

    /// The opponent claims a draw or plays on.
    pub(crate) fn opponent_weighs_claim(&mut self, score: Score) {
        let turn = self.table.game.position().turn();
        if self.table.claims_draw(score) && self.table.game.claim_draw() {
            self.withdraw();
            self.say_text(prose::claims_draw(self.rules(), turn));
            self.seat_users();
        } else if let Some(opponent) = self.table.opponent_to_move() {
            self.ask(Job::Move, self.question_of(opponent, self.table.task()));
        }
    }

    pub(crate) fn opponent_plays(&mut self, choice: Choice) {
        let turn = self.table.game.position().turn();
        if let Some(mv) = choice.mv.filter(|_| !choice.concedes) {
            self.searched = Some(choice.report);
            self.play(mv);
            self.say_text(prose::huffed_last(&self.table.game).unwrap_or_default());
            self.repeat_verdict();
            self.play_planned(&mv);
        } else {
            self.table.game.concede(turn);
            self.seat_users();
        }
    }

    /// Plays what was planned for this turn.
    fn play_planned(&mut self, opponents: &AnyMove) {
        match self.board.take_premove(opponents) {
            Taken::Play(mv) if self.table.person_to_move() => self.play(mv),
            Taken::Nothing | Taken::Play(_) => {}
            Taken::NotExpected => self.say(Note::PlanNotExpected),
            Taken::Refused(attempt, _) => {
                let told = prose::plan_refused(self.table.game.position(), &attempt);
                self.message = Message { told, alarm: false };
            }
        }
    }
}
