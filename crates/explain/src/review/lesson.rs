//! A lesson: the questions about the mistakes of one side, one after the other, and how they were answered.
//!
//! Not here: boards, sentences. Invariant: only an open question takes answers and hints.

use crownhead_rules::AnyMove;

use crate::review::question::{Answer, Question};

/// Where a question stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonStage {
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
pub struct Lesson {
    questions: Vec<Question>,
    /// The moves that were mistakes, by their numbers: "12. 24-19".
    names: Vec<String>,
    at: usize,
    stage: LessonStage,
    hints: u8,
    /// Whether a wrong move was tried.
    missed: bool,
    /// Questions that were answered at the first try without a hint.
    clean: usize,
    /// Questions that were answered in the end.
    found: usize,
}

impl Lesson {
    /// A lesson about these questions, with the names of their mistakes. There must be one at least, and as many names.
    pub fn new(questions: Vec<Question>, names: Vec<String>) -> Lesson {
        let stage = if questions.is_empty() { LessonStage::Over } else { LessonStage::Asked };
        Lesson { questions, names, at: 0, stage, hints: 0, missed: false, clean: 0, found: 0 }
    }

    /// The question.
    pub fn question(&self) -> &Question {
        &self.questions[self.at]
    }

    /// The mistake that the question is about.
    pub fn mistake(&self) -> &str {
        &self.names[self.at]
    }

    /// The number of the question, from 1, and how many there are.
    pub fn number(&self) -> (usize, usize) {
        (self.at + 1, self.questions.len())
    }

    /// Where the question stands.
    pub fn stage(&self) -> LessonStage {
        self.stage
    }

    /// How many hints were taken: none, the piece, or the move.
    pub fn hints(&self) -> u8 {
        self.hints
    }

    /// How many questions were answered in the end, and how many of them at the first try without a hint.
    pub fn score(&self) -> (usize, usize) {
        (self.found, self.clean)
    }

    /// Asks the question again after a wrong move.
    pub fn retry(&mut self) {
        if self.is_open() {
            self.stage = LessonStage::Asked;
        }
    }

    /// Whether a move may be tried.
    pub fn is_open(&self) -> bool {
        matches!(self.stage, LessonStage::Asked | LessonStage::Wrong(..))
    }

    /// Grades a move.
    pub fn answer(&mut self, mv: AnyMove) {
        if !self.is_open() {
            return;
        }
        match self.question().grade(&mv) {
            grade @ (Answer::Best | Answer::Good) => {
                self.found += 1;
                self.clean += usize::from(!self.missed && self.hints == 0);
                self.stage = LessonStage::Found(mv, grade);
            }
            grade => {
                self.missed = true;
                self.stage = LessonStage::Wrong(mv, grade);
            }
        }
    }

    /// Gives a hint: first the piece, then the move. After a wrong move, it asks again.
    pub fn hint(&mut self) {
        if self.is_open() {
            self.stage = LessonStage::Asked;
            self.hints = (self.hints + 1).min(2);
        }
    }

    /// Gives up.
    pub fn give_up(&mut self) {
        if self.is_open() {
            self.stage = LessonStage::Shown;
        }
    }

    /// Goes on to the next question. Returns false after the last one.
    pub fn advance(&mut self) -> bool {
        (self.hints, self.missed) = (0, false);
        if self.at + 1 < self.questions.len() {
            self.at += 1;
            self.stage = LessonStage::Asked;
            return true;
        }
        self.stage = LessonStage::Over;
        false
    }

    /// Begins again.
    pub fn again(&mut self) {
        *self = Lesson::new(std::mem::take(&mut self.questions), std::mem::take(&mut self.names));
    }
}

#[cfg(test)]
mod tests {
    use crownhead_rules::{AnyPosition, AnyRules, Variant};

    use super::*;

    #[test]
    fn a_lesson_counts_what_was_found_and_what_took_no_help() {
        let position = AnyPosition::start(AnyRules::Variant(Variant::English));
        let moves = position.legal_moves();
        let question = |ply| Question {
            ply,
            position,
            played: moves[1],
            accepted: vec![moves[0]],
            solution: vec![moves[0]],
        };
        let names = vec!["1. 11-15".to_owned(), "2. 8-11".to_owned()];
        let mut lesson = Lesson::new(vec![question(0), question(2)], names);
        lesson.answer(moves[1]);
        assert_eq!(lesson.stage(), LessonStage::Wrong(moves[1], Answer::Played));
        lesson.hint();
        assert_eq!((lesson.stage(), lesson.hints()), (LessonStage::Asked, 1), "a hint asks again");
        lesson.answer(moves[0]);
        assert_eq!(lesson.stage(), LessonStage::Found(moves[0], Answer::Best));
        lesson.hint();
        assert_eq!(lesson.hints(), 1, "an answered question gives no hints");
        assert!(lesson.advance());
        assert_eq!((lesson.number(), lesson.mistake()), ((2, 2), "2. 8-11"));
        lesson.answer(moves[0]);
        assert!(!lesson.advance());
        assert_eq!((lesson.stage(), lesson.score()), (LessonStage::Over, (2, 1)));
        lesson.again();
        assert_eq!((lesson.stage(), lesson.score()), (LessonStage::Asked, (0, 0)));
    }
}
