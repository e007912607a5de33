//! Practicing won endings against the best defense: choosing one, judging moves, the end.
//!
//! Not here: endings, positions and the value of moves (`engine::drill`), sentences (`prose`). The game is an ordinary one in
//! which the tables defend the other side.

use crownhead_engine::{Drill, DrillState, Ending, MoveGrade, Opponent, ProbeResult, Task};
use crownhead_game::Game;
use crownhead_prose::{self as prose, Label, Note, Told, endgames, terminal::Word};
use crownhead_rules::{AnyMove, AnyPosition, Color};

use crate::app::{App, Job, Message};
use crate::popup::{Body, Popup, Purpose, Row};
use crate::table::{People, Seats, Table};
use crate::thinker::Question;

/// An exercise at the board.
#[derive(Clone, Debug)]
pub(crate) struct Practice {
    drill: Drill,
    /// The verdict on the last move of the player.
    verdict: Option<Message>,
}

/// What to do after an exercise, in the order of rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum After {
    Next,
    Again,
    TakeBack,
}

impl App {
    /// Whether an exercise is being played.
    pub(crate) fn practices(&self) -> bool {
        self.practice.is_some()
    }

    /// Asks for the endings.
    pub(crate) fn open_practice(&mut self) {
        self.say(Note::LookingForTables);
        self.ask(Job::Practice, Question::Endings(self.rules()));
    }

    /// Shows the endings to choose from.
    pub(crate) fn show_endings(&mut self, endings: &[Ending]) {
        if endings.is_empty() {
            return self.say(Note::NoEndings);
        }
        self.message = Message::default();
        let name = |&ending: &Ending| Row::button(endgames::ending_name(self.rules(), ending));
        let rows = [Row::button(Label::SurpriseMe.text())].into_iter().chain(endings.iter().map(name));
        let body = Body::Rows { intro: vec![Note::PracticeLine.text()], rows: rows.collect(), at: 0 };
        self.popup = Some(Popup { purpose: Purpose::Practice, title: Label::Practice.text(), body });
        self.endings = endings.to_vec();
    }

    /// A row of the list of endings was chosen.
    pub(crate) fn choose_ending(&mut self, row: usize) {
        self.set_up(row.checked_sub(1).and_then(|row| self.endings.get(row).copied()));
    }

    /// Asks for an exercise in an ending, or in any ending.
    fn set_up(&mut self, ending: Option<Ending>) {
        // Far apart, so that consecutive exercises are unrelated.
        self.seed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        self.say(Note::LookingForTables);
        self.ask(Job::Practice, Question::Drill(self.rules(), ending, self.seed));
    }

    /// Begins an exercise.
    pub(crate) fn begin_drill(&mut self, drill: Option<Drill>) {
        let Some(drill) = drill else { return self.say(Note::NoEndings) };
        let people = if drill.player() == Color::White { People::White } else { People::Black };
        let defender = Opponent::Level(Opponent::LEVELS);
        let seats = Seats::new(people, defender, defender);
        self.begin(Table { game: Game::from_position(drill.start), seats });
        self.practice = Some(Practice { drill, verdict: None });
        self.message = Message { told: endgames::drill_task(&drill), alarm: false };
    }

    /// The question for the opponent: its move, or the best defense.
    pub(crate) fn question_of(&self, opponent: Opponent, task: Task) -> Question {
        if self.practices() { Question::Defense(task) } else { Question::Move(opponent, task) }
    }

    /// The player of an exercise has made a move.
    pub(crate) fn judge(&mut self, before: &AnyPosition, mv: &AnyMove, known: Option<&ProbeResult>) {
        let Some(practice) = self.practice.as_mut().filter(|own| own.drill.player() == before.turn()) else {
            return;
        };
        let judgment = known.and_then(|known| known.grade(mv));
        let told = judgment.and_then(|judgment| endgames::drill_judgment(before, mv, judgment));
        let gone = matches!(judgment, Some(MoveGrade::Worse { .. }));
        practice.verdict = told.map(|Told { lead, text }| {
            let text = if gone { format!("{text} {}", Word::PracticeTakeBack.text()) } else { text };
            Message { told: Told { lead, text }, alarm: gone }
        });
        self.message = practice.verdict.clone().unwrap_or_default();
    }

    /// Warns of a draw rule that comes close.
    pub(crate) fn warn(&mut self) {
        let known = self.known.known();
        let state = self.practice.as_ref().map(|practice| practice.drill.state(&self.table.game, known));
        if let Some(state @ DrillState::AtRisk) = state {
            self.say_text(endgames::drill_state(state).unwrap_or_default());
        }
    }

    /// Keeps the verdict visible after the move of the defender.
    pub(crate) fn repeat_verdict(&mut self) {
        if let Some(verdict) = self.practice.as_ref().and_then(|practice| practice.verdict.clone()) {
            self.message = verdict;
        }
    }

    /// Forgets the verdict on a move that was taken back.
    pub(crate) fn forget_verdict(&mut self) {
        if let Some(practice) = &mut self.practice {
            practice.verdict = None;
        }
    }

    /// The end of an exercise; `None` if none is played.
    pub(crate) fn practice_over(&self) -> Option<Popup> {
        let Practice { drill, .. } = self.practice.as_ref()?;
        let outcome = self.table.game.outcome()?;
        let ending = prose::outcome(self.table.game.position(), &outcome, &self.table.names());
        let result = endgames::drill_result(drill, drill.state(&self.table.game, None));
        let rows =
            [Label::NextExercise, Label::TryAgain, Label::TakeBack].map(|label| Row::button(label.text()));
        let intro = result.into_iter().chain([ending.reason]).collect();
        let body = Body::Rows { intro, rows: rows.to_vec(), at: 0 };
        Some(Popup { purpose: Purpose::PracticeOver, title: ending.headline, body })
    }

    /// A row of the box was chosen.
    pub(crate) fn after_practice(&mut self, row: usize) {
        let Some(Practice { drill, .. }) = self.practice.clone() else { return };
        match [After::Next, After::Again, After::TakeBack].get(row) {
            Some(After::Next) => self.set_up(Some(drill.ending)),
            Some(After::Again) => self.begin_drill(Some(drill)),
            Some(After::TakeBack) => self.undo(),
            None => {}
        }
    }
}
