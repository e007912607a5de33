//! Courses: the rules of any variant, preset or house rules as positions to play through.
//!
//! A course follows from the switches of the rules. Each [`Topic`] is one rule, and its [`Step`] is a small position in
//! which that rule makes a difference: the legal moves differ from those under the same rules with the switch turned.
//! Positions are drawn from a fixed seed and the simplest is taken, so a course is the same on every machine. Not here:
//! sentences (`prose::lessons`) and screens. First strategy follows, with positions that endgame tables
//! or an exact search prove.
//!
//! Invariant: unless there is nothing to play, White, at the bottom, is to move and can do the task.

mod draw;
mod solve;
mod strategy;
mod topic;
mod walk;

use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Square};

pub use topic::Topic;

/// A position with a task.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The rule.
    pub topic: Topic,
    /// The position; White is to move, except where there is nothing to play.
    pub position: AnyPosition,
    /// What to do.
    pub task: Task,
}

/// What to do in a position.
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    /// Bring the only piece to a square, in any number of moves; the other side doesn't move.
    Reach(Square),
    /// Play one of these moves.
    Play(Vec<AnyMove>),
    /// Read the rule; there is nothing to play.
    Read,
}

/// What a move does to a step.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Answer {
    /// The task is done.
    Done,
    /// The move is part of the way; the person moves again in this position.
    Onward(AnyPosition),
    /// The move is legal, but not what the rule is about, or puts the square out of reach.
    Another,
}

impl Step {
    /// What a legal move in `at` does, a position of this step.
    pub fn answer(&self, at: &AnyPosition, mv: &AnyMove) -> Answer {
        match &self.task {
            Task::Play(right) if right.contains(mv) => Answer::Done,
            Task::Reach(goal) if mv.to() == *goal => Answer::Done,
            // Any square of the far row will do.
            Task::Reach(_) if self.topic == Topic::Crowning && mv.is_crowning() => Answer::Done,
            Task::Reach(goal) => {
                let onward = walk::after(at, mv).filter(|next| self.leads(next, *goal));
                onward.map_or(Answer::Another, Answer::Onward)
            }
            Task::Play(_) | Task::Read => Answer::Another,
        }
    }

    /// Whether the task can still be done.
    fn leads(&self, at: &AnyPosition, goal: Square) -> bool {
        self.topic == Topic::Crowning || walk::way(at, goal).is_some()
    }

    /// A shortest way to do the task.
    pub fn solution(&self) -> Vec<AnyMove> {
        match &self.task {
            Task::Reach(goal) => walk::way(&self.position, *goal).unwrap_or_default(),
            Task::Play(right) => right.first().copied().into_iter().collect(),
            Task::Read => Vec::new(),
        }
    }
}

/// The course of some rules: the topics that apply, in the order of teaching, then first strategy.
///
/// ```
/// use crownhead_lessons::{Topic, course};
/// use crownhead_rules::Variant;
///
/// let steps = course(Variant::International);
/// assert_eq!(steps[0].topic, Topic::MenStep);
/// assert!(steps.iter().any(|step| step.topic == Topic::MostPieces));
/// ```
pub fn course(rules: impl Into<AnyRules>) -> Vec<Step> {
    let rules = rules.into();
    let mut steps: Vec<Step> = Topic::ALL.iter().filter_map(|&topic| step(rules, topic)).collect();
    steps.extend(strategy::steps(rules));
    steps
}

/// The step of a topic; `None` if the rules have nothing to teach about it.
pub fn step(rules: impl Into<AnyRules>, topic: Topic) -> Option<Step> {
    topic::step(rules.into(), topic)
}
