//! The review of the game: every move judged, marks in the tree, a sentence for each mistake.
//!
//! Not here: the judgments themselves (`crownhead_explain::Review`). Marks that a person has set stay.

use std::collections::HashMap;

use crownhead_engine::Chance;
use crownhead_explain::{JudgedMove, Lesson, Mark, Question, Review};
use crownhead_prose::{self as prose, Told, analysis::AnalysisWord};
use crownhead_rules::Color;
use crownhead_study::{NodeId, glyph};

use super::analyst::{Errand, Finding};
use super::desk::StudyApp;

/// The last review.
#[derive(Debug, Default)]
pub(super) struct Reviewing {
    /// Its number while it runs.
    number: Option<u32>,
    /// The node of each move of the game.
    nodes: Vec<NodeId>,
    judged: HashMap<NodeId, JudgedMove>,
    progress: f64,
    accuracy: [Option<f64>; 2],
    /// The mistakes as questions, the last of the game first.
    pub(super) questions: Vec<Question>,
    /// The lesson in progress.
    pub(super) lesson: Option<Lesson>,
}

impl Reviewing {
    pub(super) fn is_running(&self) -> bool {
        self.number.is_some()
    }

    pub(super) fn is_number(&self, number: u32) -> bool {
        self.number == Some(number)
    }

    /// White's chances after a node's move.
    pub(super) fn chance_at(&self, node: NodeId) -> Option<Chance> {
        self.judged.get(&node).map(JudgedMove::white_chance)
    }

    /// The mark of a node's move.
    pub(super) fn mark(&self, node: NodeId) -> Option<Mark> {
        self.judged.get(&node)?.mark
    }

    /// What there is to say about a node's move.
    pub(super) fn sentence(&self, node: NodeId) -> Option<Told> {
        prose::review::sentence(self.judged.get(&node)?)
    }

    /// The node of a move of the game, by the number of moves before it.
    pub(super) fn node(&self, ply: usize) -> Option<NodeId> {
        self.nodes.get(ply).copied()
    }

    /// The progress in percent while the review runs.
    pub(super) fn percent(&self) -> Option<u8> {
        self.number.map(|_| (self.progress * 100.0) as u8)
    }
}

impl StudyApp {
    /// Reviews the line through the cursor.
    pub(super) fn begin_review(&mut self) {
        if self.reviewing.is_running() {
            return;
        }
        let end = self.study.end_of(self.study.cursor());
        let game = self.study.game_to(end);
        let line = self.study.line_to(end);
        let nodes = line[line.len().saturating_sub(game.moves().len())..].to_vec();
        if nodes.is_empty() {
            return self.say(AnalysisWord::NothingToReview.text());
        }
        self.analysis.stop();
        (self.analysis.found, self.analysis.known) = (None, None);
        self.board.set_hint(None);
        self.message = crate::app::Message::default();
        let number = self.analysis.start(Errand::Review { game: Box::new(game), nodes: Review::NODES });
        self.reviewing = Reviewing { number: Some(number), nodes, ..Reviewing::default() };
    }

    /// Takes a finding of the review.
    pub(super) fn judged(&mut self, finding: Finding) {
        match finding {
            Finding::Judged { moves, progress, accuracy } => {
                for judged in moves {
                    if let Some(&node) = self.reviewing.nodes.get(judged.ply) {
                        self.reviewing.judged.insert(node, judged);
                    }
                }
                (self.reviewing.progress, self.reviewing.accuracy) = (progress, accuracy);
            }
            Finding::Asked(question) => self.reviewing.questions.push(*question),
            Finding::Done => {
                self.end_review();
                self.say_accuracy();
            }
            Finding::Known(_) | Finding::Lines { .. } => {}
        }
    }

    /// Stops the review. What it has found stays.
    pub(super) fn cancel_review(&mut self) {
        if self.reviewing.is_running() {
            self.end_review();
        }
    }

    fn end_review(&mut self) {
        self.reviewing.number = None;
        self.put_marks();
        self.ask();
    }

    /// Puts the marks into the tree, as one edit. Marks that a person has set stay.
    fn put_marks(&mut self) {
        let is_about_move =
            |&number: &u32| glyph::of(number).is_some_and(|glyph| glyph.kind == glyph::Kind::Move);
        let reviewing = &self.reviewing;
        let changed = self.study.together(|study| {
            let mut changed = false;
            for &node in &reviewing.nodes {
                let mark = reviewing.mark(node).filter(|_| study.contains(node));
                if let Some(mark) = mark.filter(|_| !study.glyphs(node).iter().any(is_about_move)) {
                    changed |= study.toggle_glyph(node, mark.nag()).is_ok();
                }
            }
            changed
        });
        if changed {
            self.edited();
        }
    }

    fn say_accuracy(&mut self) {
        let rules = self.rules();
        let told = |percent: Option<f64>| {
            percent.map_or_else(|| "-".to_owned(), |p| prose::decimal(&format!("{p:.1}%")))
        };
        let [white, black] = self.reviewing.accuracy.map(told);
        let [first, second] = Color::ALL.map(|color| prose::side(rules, color));
        self.say(prose::analysis::reviewed((&first, &white), (&second, &black)));
    }

    /// Goes to the next or previous mistake of the line through the cursor.
    pub(super) fn go_to_mistake(&mut self, next: bool) {
        let here = self.study.cursor();
        let line = self.study.line_to(self.study.end_of(here));
        let at = line.iter().position(|&node| node == here).map_or(0, |at| at + 1);
        let is_mistake = |&&node: &&NodeId| self.study.glyphs(node).iter().any(|n| matches!(n, 2 | 4 | 6));
        let found = if next {
            line[at..].iter().find(is_mistake)
        } else {
            line[..at.saturating_sub(1)].iter().rev().find(is_mistake)
        };
        match found.copied() {
            Some(node) => {
                self.travel(|study| study.go_to(node));
            }
            None => self.say(AnalysisWord::NoMistake.text()),
        }
    }
}
