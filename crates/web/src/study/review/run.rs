//! A review from its start to its end. It has an engine of its own, so that the analysis of the board goes on beside it.

use std::time::Duration;

use crownhead_api::{
    GameRecord,
    study::{Job, Reply, Request},
};
use crownhead_explain::{Mark, Review};
use crownhead_prose::study::{ReviewLabel, StudyLabel};
use crownhead_study::{NodeId, Study};
use leptos::prelude::*;

use super::super::desk::Desk;
use super::sheet::{Sheet, State};
use crate::platform::engine_link::{EngineLink, Program};

/// The most moves of a better line that are added.
const LONGEST: usize = 12;
/// The time between two moves of a line that is being shown.
const SHOWN: Duration = Duration::from_millis(800);

impl Desk {
    /// Follows the tree: a review of moves that are gone ends.
    pub(in super::super) fn watch_review(self) {
        Effect::new(move |_| {
            self.tree.track();
            let last = self
                .review()
                .sheet
                .with_untracked(|sheet| sheet.as_ref().and_then(|sheet| sheet.nodes.last().copied()));
            if last.is_some_and(|last| !self.read(|study| study.contains(last))) {
                self.end_review();
            }
        });
    }

    /// Reviews the main line or, in a variation, the line through the cursor.
    pub(in super::super) fn start_review(self) {
        let review = self.review();
        let (nodes, game) = self.read(|study| {
            let end = match (study.is_main(study.cursor()), study.main_line().last()) {
                (true, Some(&last)) => last,
                _ => study.end_of(study.cursor()),
            };
            let (mut line, game) = (study.line_to(end), study.game_to(end));
            // After a position that was set up, the game begins there.
            line.drain(..line.len().saturating_sub(game.moves().len()));
            (line, game)
        });
        if nodes.is_empty() {
            return self.notice.set(ReviewLabel::Nothing.text());
        }
        self.end_review();
        review.sheet.set(Some(self.read(|study| Sheet::new(study, nodes))));
        let id = review.id.try_update_value(|id| {
            *id += 1;
            *id
        });
        let game = GameRecord::from(&game).up_to_present();
        let request = Request { id: id.unwrap_or_default(), game, job: Job::Review { nodes: Review::NODES } };
        // The link is out of its place while it asks: a worker that cannot start is heard at once.
        let fresh = || EngineLink::new(Program::Study, move |reply| self.hear_review(reply));
        let mut link = review.link.try_update_value(Option::take).flatten().unwrap_or_else(fresh);
        link.ask(&request);
        review.link.set_value(Some(link));
    }

    fn hear_review(self, reply: Reply) {
        let review = self.review();
        let is_running =
            |sheet: &Option<Sheet>| sheet.as_ref().is_some_and(|sheet| sheet.state == State::Running);
        if !review.sheet.with_untracked(is_running) {
            return;
        }
        match reply {
            Reply::Review { id, moves, questions, accuracy, progress, finished }
                if id == review.id.get_value() =>
            {
                review.sheet.update(|sheet| {
                    let Some(sheet) = sheet else { return };
                    self.read(|study| {
                        for judged in &moves {
                            sheet.judge(study, judged);
                        }
                        for question in &questions {
                            sheet.ask(study, question);
                        }
                    });
                    (sheet.accuracy, sheet.progress) = (accuracy, progress);
                    if finished {
                        sheet.state = if progress == 10_000 { State::Complete } else { State::Stopped };
                    }
                });
                if finished {
                    review.end_engine();
                    self.keep_review();
                }
            }
            Reply::Failed { .. } => {
                review.stop();
                self.notice.set(StudyLabel::EngineFailed.text());
            }
            _ => {}
        }
    }

    /// Puts marks, sentences and better lines into the tree, as one edit.
    fn keep_review(self) {
        let sheet = self.review().sheet.get_untracked();
        let Some(sheet) = sheet.filter(|sheet| sheet.state == State::Complete) else { return };
        if !sheet.moves.iter().flatten().any(|judged| judged.mark.is_some()) {
            return;
        }
        self.edit(|study| study.together(|study| keep(study, &sheet)));
        self.review().kept.set(Some(self.tree.get_untracked()));
    }

    /// Removes what the review has put into the tree, as long as nothing was edited since then.
    pub(super) fn remove_marks(self) {
        if self.review().kept.get_untracked() == Some(self.tree.get_untracked()) {
            self.review().kept.set(None);
            self.revise(Study::undo);
        }
    }

    /// Goes to a reviewed move: after it, or with `None` before the first one.
    pub(super) fn go_to_ply(self, ply: Option<usize>) {
        self.review().next_turn();
        let node = self.review().sheet.with_untracked(|sheet| {
            let sheet = sheet.as_ref()?;
            match ply {
                Some(ply) => sheet.node(ply),
                None => sheet.node(0).and_then(|first| self.read(|study| study.parent(first))),
            }
        });
        if let Some(node) = node.filter(|&node| node != self.cursor.get_untracked()) {
            self.travel(|study| study.go_to(node));
        }
    }

    /// Plays the line that shows what is wrong with a move, as a variation.
    pub(super) fn show_fault(self, ply: usize) {
        let fault = self.review().sheet.with_untracked(|sheet| {
            let sheet = sheet.as_ref()?;
            Some((sheet.node(ply)?, sheet.moves.get(ply)?.as_ref()?.fault.clone()?))
        });
        let Some((node, fault)) = fault else { return };
        let from = if fault.from_before { self.read(|study| study.parent(node)) } else { Some(node) };
        let Some(from) = from else { return };
        let mut line = Vec::new();
        self.edit(|study| {
            let end = study.add_line(from, &fault.shown)?;
            line = study.line_to(end).split_off(study.line_to(from).len());
            study.go_to(from);
            Ok(())
        });
        let turn = self.review().next_turn();
        self.walk(from, line, turn);
    }

    /// Walks along a line until its end, or until something else happens.
    fn walk(self, at: NodeId, mut line: Vec<NodeId>, turn: u32) {
        if line.is_empty() {
            return;
        }
        let next = line.remove(0);
        let step = move || {
            if self.review().is_turn(turn) && self.cursor.get_untracked() == at {
                self.travel(|study| study.go_to(next));
                self.walk(next, line, turn);
            }
        };
        set_timeout(step, SHOWN);
    }
}

/// Adds everything that a review has found. What does not fit is left out.
fn keep(study: &mut Study, sheet: &Sheet) -> Result<(), crownhead_study::StudyError> {
    for (&node, judged) in sheet.nodes.iter().zip(&sheet.moves) {
        let Some(judged) = judged else { continue };
        let marked = study.glyphs(node).iter().any(|glyph| (1..=6).contains(glyph));
        if let Some(mark) = judged.mark.filter(|_| !marked) {
            study.toggle_glyph(node, Mark::nag(mark))?;
        }
        let Some(fault) = &judged.fault else { continue };
        let comment = study.comment(node);
        if !comment.contains(&fault.sentence) {
            let space = if comment.is_empty() { "" } else { " " };
            _ = study.set_comment(node, &format!("{comment}{space}{}", fault.sentence));
        }
        if let Some(parent) = study.parent(node) {
            _ = study.add_line(parent, &fault.better[..fault.better.len().min(LONGEST)]);
        }
    }
    Ok(())
}

impl super::Review {
    /// Stops a running review. What it has found so far stays.
    pub(super) fn stop(self) {
        self.end_engine();
        self.sheet.update(|sheet| {
            if let Some(sheet) = sheet.as_mut().filter(|sheet| sheet.state == State::Running) {
                sheet.state = State::Stopped;
            }
        });
    }

    /// Stops the review and closes its panel.
    pub(super) fn close(self) {
        self.next_turn();
        self.end_engine();
        self.lesson.set(None);
        self.kept.set(None);
        self.sheet.set(None);
    }

    fn end_engine(self) {
        self.link.update_value(|link| {
            if let Some(link) = link {
                link.end();
            }
        });
    }
}
