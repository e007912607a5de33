//! Learning from mistakes: each one is a question on the board, and moves are answers.
//!
//! The tree stays as it is; only the board shows what is tried. Meanwhile the engine rests, and the panel shows nothing but
//! the question. Not here: grades and hints (`crownhead_explain::Lesson`).

use crownhead_explain::{Lesson, LessonStage, Question};
use crownhead_prose::{self as prose, Told, analysis::AnalysisWord, study::ReviewLabel};
use crownhead_rules::{AnyMove, Color};
use crownhead_study::Study;
use ratatui::crossterm::event::KeyCode;

use super::desk::StudyApp;
use super::keys::Action;

impl StudyApp {
    /// Asks about the mistakes of the side at the bottom of the board or, if it made none, of the other side.
    pub(super) fn begin_lesson(&mut self) {
        let near = if self.board.flipped() { Color::Black } else { Color::White };
        let Some(lesson) = self.lesson_of(near).or_else(|| self.lesson_of(near.other())) else {
            return self.say(AnalysisWord::NoLesson.text());
        };
        self.analysis.stop();
        (self.analysis.found, self.analysis.known) = (None, None);
        self.reviewing.lesson = Some(lesson);
        self.pose();
    }

    /// A lesson about the mistakes of a side, in the order of the game.
    fn lesson_of(&self, side: Color) -> Option<Lesson> {
        if self.reviewing.is_running() {
            return None;
        }
        let node =
            |question: &Question| self.reviewing.node(question.ply).filter(|&node| self.study.contains(node));
        let own = |question: &&Question| question.position.turn() == side && node(question).is_some();
        let mut questions: Vec<Question> = self.reviewing.questions.iter().filter(own).cloned().collect();
        questions.sort_by_key(|question| question.ply);
        let name = |question: &Question| {
            let node = node(question)?;
            let (number, second) = self.study.number(node);
            let dots = if second { "..." } else { "." };
            Some(format!("{number}{dots} {}", self.study.text(node)))
        };
        let names: Vec<String> = questions.iter().filter_map(name).collect();
        (!questions.is_empty()).then(|| Lesson::new(questions, names))
    }

    /// Puts the cursor before the mistake and the position of the question on the board.
    fn pose(&mut self) {
        let Some(lesson) = &self.reviewing.lesson else { return };
        let position = lesson.question().position;
        let before = self.reviewing.node(lesson.question().ply).and_then(|node| self.study.parent(node));
        if let Some(node) = before {
            self.travel(|study: &mut Study| study.go_to(node));
        }
        self.board.set_hint(None);
        if *self.board.position() != position {
            self.board.slide_to(position, None, self.now);
        }
        self.tell_lesson();
    }

    /// Says where the lesson stands.
    fn tell_lesson(&mut self) {
        let Some(lesson) = &self.reviewing.lesson else { return };
        let told = prose::review::lesson(lesson, str::to_owned);
        let (number, count) = lesson.number();
        let lead = match lesson.stage() {
            LessonStage::Over => told.lead,
            _ => format!("{}: {}", prose::study::question_number(number, count), told.lead),
        };
        self.message.told = Told { lead, text: told.text };
        self.message.alarm = matches!(lesson.stage(), LessonStage::Wrong(..));
    }

    /// Takes a move on the board as an answer. A wrong one stays off the board.
    pub(super) fn answer(&mut self, mv: AnyMove) {
        let Some(lesson) = self.reviewing.lesson.as_mut().filter(|lesson| lesson.is_open()) else { return };
        lesson.answer(mv);
        if !lesson.is_open() {
            self.board.set_hint(None);
            self.board.play(&mv, self.now);
        }
        self.tell_lesson();
    }

    /// Gives a hint: the piece, then the move.
    pub(super) fn hint(&mut self) {
        let Some(lesson) = self.reviewing.lesson.as_mut().filter(|lesson| lesson.is_open()) else { return };
        lesson.hint();
        let best = lesson.question().best().filter(|_| lesson.hints() > 1);
        self.board.set_hint(best);
        self.tell_lesson();
    }

    /// Shows the solution of an open question; otherwise asks the next one, or leaves after the last.
    pub(super) fn go_on(&mut self) {
        let Some(lesson) = self.reviewing.lesson.as_mut() else { return };
        if lesson.stage() == LessonStage::Over {
            self.end_lesson();
        } else if lesson.is_open() {
            lesson.give_up();
            let best = lesson.question().best();
            self.board.set_hint(best);
            self.tell_lesson();
        } else if lesson.advance() {
            self.pose();
        } else {
            self.board.set_hint(None);
            self.tell_lesson();
        }
    }

    /// Ends the lesson and shows the study again.
    pub(super) fn end_lesson(&mut self) {
        if self.reviewing.lesson.take().is_some() {
            self.board.set_hint(None);
            self.arrived();
        }
    }

    /// Handles a key of a lesson that the board has no use for.
    pub(super) fn lesson_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Tab => self.act(Action::Hint),
            KeyCode::Char(' ') => self.act(Action::GoOn),
            KeyCode::Esc => self.act(Action::LeaveLesson),
            KeyCode::F(1) | KeyCode::Char('?') => self.act(Action::Help),
            _ => {}
        }
    }
}

/// The keys of a lesson with their names.
pub(super) fn keys(lesson: &Lesson) -> Vec<(String, String, Action)> {
    let next = match lesson.stage() {
        LessonStage::Over => ReviewLabel::Done,
        _ if lesson.is_open() => ReviewLabel::Solution,
        _ => ReviewLabel::Next,
    };
    let key = |key: &str, label: ReviewLabel, action| (key.to_owned(), label.text(), action);
    let hint = lesson.is_open().then(|| key("Tab", ReviewLabel::Hint, Action::Hint));
    let leave =
        (lesson.stage() != LessonStage::Over).then(|| key("Esc", ReviewLabel::Done, Action::LeaveLesson));
    hint.into_iter().chain([key("Space", next, Action::GoOn)]).chain(leave).collect()
}
