//! Mistakes as questions: a position, and every move that is good enough.
//!
//! Invariant: the played move is never an answer.

use crownhead_engine::Score;
use crownhead_engine::{Limits, Monitor, RootMove};
use crownhead_rules::{AnyMove, AnyPosition, Square};

use crate::review::judged::JudgedMove;
use crate::review::look::Silent;
use crownhead_engine::Chance;
use crownhead_engine::Engine;
use crownhead_engine::Task;
use crownhead_engine::Wdl;

/// A move may cost this many expected points more than the best one and still be an answer.
const CLOSE: f64 = 0.03;
/// The most answers.
const MOST: usize = 6;

/// A question to a player: what was better here?
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// The number of moves played before it.
    pub ply: usize,
    /// The position; its side to move is the player's.
    pub position: AnyPosition,
    /// The mistake.
    pub played: AnyMove,
    /// The moves that are good enough, the best first.
    pub accepted: Vec<AnyMove>,
    /// How play goes on, the best move first.
    pub solution: Vec<AnyMove>,
}

/// The grade of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The best move.
    Best,
    /// A move that is about as good.
    Good,
    /// The mistake again.
    Played,
    /// Another move.
    Wrong,
}

impl Question {
    /// Grades an answer.
    pub fn grade(&self, mv: &AnyMove) -> Answer {
        match self.accepted.iter().position(|accepted| accepted == mv) {
            Some(0) => Answer::Best,
            Some(_) => Answer::Good,
            None if *mv == self.played => Answer::Played,
            None => Answer::Wrong,
        }
    }

    /// The first hint: the piece to move.
    pub fn piece(&self) -> Option<Square> {
        self.best().map(|mv| mv.from())
    }

    /// The second hint: the move.
    pub fn best(&self) -> Option<AnyMove> {
        self.accepted.first().copied()
    }
}

/// The question of a mistake; `None` if the monitor stopped the search or no other move is better after all.
pub(super) fn ask(
    judged: &JudgedMove,
    task: &Task,
    nodes: u64,
    engine: &mut Engine,
    monitor: &mut dyn Monitor,
) -> Option<Question> {
    let best = *judged.best.line.first()?;
    let accepted = match engine.probe(task).filter(|known| !known.at_risk) {
        Some(known) => {
            let top = Wdl::of(known.verdict);
            let good = known.moves.iter().filter(|(_, verdict)| Wdl::of(*verdict) == top);
            good.map(|&(mv, _)| mv).collect()
        }
        None => close(judged, task, nodes, engine, monitor)?,
    };
    let others = accepted.into_iter().filter(|mv| *mv != best && *mv != judged.mv).take(MOST - 1);
    let accepted = std::iter::once(best).filter(|mv| *mv != judged.mv).chain(others).collect();
    Some(Question {
        ply: judged.ply,
        position: judged.position,
        played: judged.mv,
        accepted,
        solution: judged
            .fault
            .as_ref()
            .map_or_else(|| judged.best.line.clone(), |fault| fault.better.clone()),
    })
}

/// The moves that are close to the best one by a search of several lines.
fn close(
    judged: &JudgedMove,
    task: &Task,
    nodes: u64,
    engine: &mut Engine,
    monitor: &mut dyn Monitor,
) -> Option<Vec<AnyMove>> {
    let (lines, _) = engine.lines(task, (&Limits::nodes(nodes), MOST), &mut Silent(monitor));
    if monitor.should_stop() {
        return None;
    }
    let points = |score: Score| Chance::of(score, task.position.rules()).expected();
    let top = lines.first().map_or(0.0, |line| points(line.score)).min(judged.best.chance.expected());
    // What is as bad as the mistake is no answer.
    let floor = judged.played.chance.expected() + judged.loss / 2.0;
    let good = |line: &&RootMove| points(line.score) >= (top - CLOSE).max(floor);
    Some(lines.iter().filter(good).map(|line| line.mv).collect())
}
