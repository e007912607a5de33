//! Learning from mistakes: each one is a question on the board, and moves are answers.
//!
//! The tree stays as it is; only the board shows what is tried. The engine rests meanwhile, so that it gives nothing away.

use std::time::Duration;

use crownhead_explain::Question;
pub(super) use crownhead_explain::{Lesson, LessonStage as Stage};
use crownhead_rules::{AnyMove, AnyPosition, Color, Square};
use crownhead_study::{Drawing, Ink, Study};
use leptos::prelude::*;

use super::super::desk::Desk;
use crate::board::drawn;

/// How long a wrong move stays on the board.
const TRIED: Duration = Duration::from_millis(900);
/// The time between two moves of a solution.
const SHOWN: Duration = Duration::from_millis(800);

impl Desk {
    /// Asks about the mistakes of a side.
    pub(super) fn start_lesson(self, side: Color) {
        let lesson = self.review().sheet.with_untracked(|sheet| {
            let sheet = sheet.as_ref()?;
            let own = |question: &&Question| question.position.turn() == side;
            let questions: Vec<Question> = sheet.questions.iter().filter(own).cloned().collect();
            let name = |question: &Question| sheet.names.get(question.ply).cloned().unwrap_or_default();
            let names = questions.iter().map(name).collect();
            (!questions.is_empty()).then(|| Lesson::new(questions, names))
        });
        if let Some(lesson) = lesson {
            self.review().sheet.with_untracked(|sheet| {
                let questions = sheet.iter().flat_map(|sheet| &sheet.questions);
                let own: Vec<Question> =
                    questions.filter(|question| question.position.turn() == side).cloned().collect();
                crate::puzzles::own::keep(&own);
            });
            self.analysis().rest(true);
            self.review().lesson.set(Some(lesson));
            self.pose();
        }
    }

    /// Puts the position of the question on the board and the cursor before the mistake.
    fn pose(self) {
        self.review().next_turn();
        let Some(question) = self.question() else { return };
        let before = self
            .review()
            .sheet
            .with_untracked(|sheet| sheet.as_ref().and_then(|sheet| sheet.node(question.ply)));
        if let Some(parent) = before.and_then(|node| self.read(|study| study.parent(node))) {
            self.travel(|study: &mut Study| study.go_to(parent));
        }
        self.show_position(question.position);
    }

    fn question(self) -> Option<Question> {
        self.review().lesson.with_untracked(|lesson| lesson.as_ref().map(|lesson| lesson.question().clone()))
    }

    fn show_position(self, position: AnyPosition) {
        let last = self.read(|study| study.step(study.cursor()).mv());
        self.board.change(|board, now| {
            board.set_hint(None);
            if *board.position() != position {
                board.slide_to(position, last, now);
            }
        });
    }

    fn change_lesson(self, change: impl FnOnce(&mut Lesson)) {
        self.review().lesson.update(|lesson| {
            if let Some(lesson) = lesson {
                change(lesson);
            }
        });
    }

    fn stage(self) -> Option<Stage> {
        self.review().lesson.with_untracked(|lesson| lesson.as_ref().map(Lesson::stage))
    }

    /// Takes a move on the board as an answer.
    pub(in super::super) fn answer(self, mv: AnyMove) {
        let open = self.review().lesson.with_untracked(|lesson| lesson.as_ref().is_some_and(Lesson::is_open));
        let Some(question) = self.question().filter(|_| open) else { return };
        // While a wrong move is still on the board, another one would start from there.
        if self.board.read(|board| *board.position() != question.position) {
            return;
        }
        let turn = self.review().next_turn();
        self.board.change(|board, now| {
            board.set_hint(None);
            board.play(&mv, now);
        });
        self.change_lesson(|lesson| lesson.answer(mv));
        if matches!(self.stage(), Some(Stage::Wrong(..))) {
            let back = move || {
                if self.review().is_turn(turn) {
                    self.show_position(question.position);
                }
            };
            set_timeout(back, TRIED);
        }
    }

    /// Gives a hint: the piece, then the move.
    pub(super) fn hint(self) {
        let Some(question) = self.question() else { return };
        self.review().next_turn();
        self.show_position(question.position);
        self.change_lesson(Lesson::hint);
        let hints = self.review().lesson.with_untracked(|lesson| lesson.as_ref().map_or(0, Lesson::hints));
        if hints > 1 {
            self.board.change(|board, _| board.set_hint(question.best()));
        }
    }

    /// Puts the question again after a wrong move.
    pub(super) fn retry(self) {
        let Some(question) = self.question() else { return };
        self.review().next_turn();
        self.show_position(question.position);
        self.change_lesson(Lesson::retry);
    }

    /// Shows the solution on the board, move by move.
    pub(super) fn solve(self) {
        let Some(question) = self.question() else { return };
        let turn = self.review().next_turn();
        self.show_position(question.position);
        self.change_lesson(Lesson::give_up);
        let line = if question.solution.is_empty() {
            question.best().into_iter().collect()
        } else {
            question.solution
        };
        self.perform(line, turn);
    }

    fn perform(self, mut line: Vec<AnyMove>, turn: u32) {
        if line.is_empty() {
            return;
        }
        let step = move || {
            if !self.review().is_turn(turn) {
                return;
            }
            let mv = line.remove(0);
            self.board.change(|board, now| {
                if board.legal_moves().contains(&mv) {
                    board.play(&mv, now);
                }
            });
            self.perform(line, turn);
        };
        set_timeout(step, SHOWN);
    }

    /// Asks the next question, or shows how it went.
    pub(super) fn next_question(self) {
        let mut more = false;
        self.change_lesson(|lesson| more = lesson.advance());
        if more {
            self.pose();
        } else {
            self.review().next_turn();
        }
    }

    /// Asks all questions again.
    pub(super) fn ask_again(self) {
        self.change_lesson(Lesson::again);
        self.pose();
    }

    /// Ends the review and the lesson: another study comes.
    pub(in super::super) fn end_review(self) {
        self.review().close();
        self.analysis().rest(false);
    }

    /// Ends the lesson and shows the study again.
    pub(in super::super) fn end_lesson(self) {
        self.review().next_turn();
        self.review().lesson.set(None);
        self.analysis().rest(false);
        self.show_position(self.read(Study::position));
    }
}

/// The ring around the piece that the first hint names.
#[component]
pub(in super::super) fn Pointer() -> impl IntoView {
    let desk = Desk::get();
    let square = Memo::new(move |_| {
        desk.review().lesson.with(|lesson| {
            let lesson = lesson.as_ref().filter(|lesson| lesson.is_open() && lesson.hints() == 1)?;
            lesson.question().piece()
        })
    });
    let ring = move |square: Square| {
        // The board may be turned.
        desk.board.stamp().track();
        view! { <g data-testid="hint-piece" data-square=square.number()>{drawn::ring(desk.board, Drawing::circle(Ink::Blue, square))}</g> }
    };
    view! { <g class="mark">{move || square.get().map(ring)}</g> }
}
