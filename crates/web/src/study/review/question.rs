//! The questions of a lesson: where it stands, as plain data.
//!
//! Not here: the board (`lesson`).

use crownhead_engine::{Answer, Question};
use crownhead_rules::AnyMove;

/// Where a question stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// It waits for a move.
    Asked,
    /// The move was not good enough; the board goes back.
    Wrong(AnyMove, Answer),
    /// The move was good enough.
    Found(AnyMove, Answer),
    /// The person gave up and sees the solution.
    Shown,
    /// All questions are behind.
    Over,
}

/// Questions about mistakes, one after the other.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Lesson {
    questions: Vec<Question>,
    /// The moves that were mistakes, by their numbers: "12. 24-19".
    names: Vec<String>,
    at: usize,
    pub(super) stage: Stage,
    /// How many hints were taken.
    pub(super) hints: u8,
    /// Whether a wrong move was tried.
    missed: bool,
    /// Questions that were answered at the first try without a hint.
    pub(super) clean: usize,
    /// Questions that were answered in the end.
    pub(super) found: usize,
}

impl Lesson {
    /// A lesson about these questions, with the names of their mistakes.
    pub(super) fn new(questions: Vec<Question>, names: Vec<String>) -> Lesson {
        let stage = if questions.is_empty() { Stage::Over } else { Stage::Asked };
        Lesson { questions, names, at: 0, stage, hints: 0, missed: false, clean: 0, found: 0 }
    }

    /// The question.
    pub(super) fn question(&self) -> &Question {
        &self.questions[self.at]
    }

    /// The mistake that the question is about.
    pub(super) fn mistake(&self) -> &str {
        &self.names[self.at]
    }

    /// The number of the question, from 1, and how many there are.
    pub(super) fn number(&self) -> (usize, usize) {
        (self.at + 1, self.questions.len())
    }

    /// Whether a move may be tried.
    pub(super) fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Asked | Stage::Wrong(..))
    }

    /// Grades a move.
    pub(super) fn answer(&mut self, mv: AnyMove) {
        if !self.is_open() {
            return;
        }
        match self.question().grade(&mv) {
            grade @ (Answer::Best | Answer::Good) => {
                self.found += 1;
                self.clean += usize::from(!self.missed && self.hints == 0);
                self.stage = Stage::Found(mv, grade);
            }
            grade => {
                self.missed = true;
                self.stage = Stage::Wrong(mv, grade);
            }
        }
    }

    /// Gives a hint: first the piece, then the move.
    pub(super) fn hint(&mut self) {
        if self.is_open() {
            self.hints = (self.hints + 1).min(2);
        }
    }

    /// Gives up.
    pub(super) fn give_up(&mut self) {
        if self.is_open() {
            self.stage = Stage::Shown;
        }
    }

    /// Goes on to the next question. Returns false after the last one.
    pub(super) fn next(&mut self) -> bool {
        (self.hints, self.missed) = (0, false);
        if self.at + 1 < self.questions.len() {
            self.at += 1;
            self.stage = Stage::Asked;
            return true;
        }
        self.stage = Stage::Over;
        false
    }

    /// Begins again.
    pub(super) fn again(&mut self) {
        *self = Lesson::new(std::mem::take(&mut self.questions), std::mem::take(&mut self.names));
    }
}
