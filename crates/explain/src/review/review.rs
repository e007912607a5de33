//! The steps of a review.
//!
//! Invariant: a step that is stopped changes nothing, so the review can go on later.

use crownhead_engine::{Limits, Monitor};
use crownhead_game::{Deed, Game};
use crownhead_rules::{AnyPosition, AnyRules, Color};

use crate::review::accuracy::accuracy_of_side;
use crate::review::fault::Case;
use crate::review::judged::{JudgedMove, Mark, Outlook};
use crate::review::look::{Look, Silent, look, one_ply_earlier};
use crate::review::question::{Question, ask};
use crate::review::spots::{Ply, Spot, of_game};
use crownhead_engine::Chance;
use crownhead_engine::Engine;

/// Nodes of the broad look, in multiples of the budget: at every move of a game that is not decided, and wherever the two
/// scores of a move disagree.
const BROAD_LOOK: u64 = 16;
/// Beyond these expected points, a game is as good as decided.
const OPEN: std::ops::Range<f64> = 0.03..0.97;
/// Two scores of a move disagree if they differ by this many expected points.
const DISAGREE: f64 = 0.03;
/// Nodes of the first look at a single move, in multiples of the budget.
const FIRST_LOOK: u64 = 4;
/// Nodes of the deep look, in multiples of the budget: at moves that may or may not be blunders, and at moves that look best
/// although the score drops after them.
const DEEP_LOOK: u64 = 50;
/// By the broad look, a move that costs so many expected points may or may not be a blunder.
const DOUBTFUL: std::ops::Range<f64> = Mark::BLUNDER - 0.15..Mark::BLUNDER + 0.17;
/// So many expected points lost after the best move are a contradiction.
const CONTRADICTION: f64 = 0.06;
/// The next best move must cost this many expected points for the best one to be the only good one.
const ONLY: f64 = Mark::BLUNDER;
/// What a lost position still holds does not make a move good.
const HOPELESS: f64 = 0.10;

/// The phases of a review, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Phase {
    Quick,
    Verify,
    Only,
    Ask,
    Done,
}

/// A review in progress.
///
/// ```
/// use crownhead_engine::{Engine, NullMonitor};
/// use crownhead_explain::Review;
/// use crownhead_game::Game;
/// use crownhead_rules::{AnyRules, Variant};
///
/// let mut game = Game::new(AnyRules::Variant(Variant::English));
/// for _ in 0..4 {
///     let mv = game.position().legal_moves()[0];
///     game.play(mv).expect("a legal move");
/// }
/// let mut review = Review::of_game(&game, 500);
/// let mut engine = Engine::default();
/// while let Some(moves) = review.step(&mut engine, &mut NullMonitor) {
///     assert!(moves.iter().all(|judged| judged.ply < 4));
/// }
/// assert!(review.is_complete() && review.moves().count() == 4);
/// ```
#[derive(Debug)]
pub struct Review {
    rules: AnyRules,
    nodes: u64,
    spots: Vec<Spot>,
    plies: Vec<Ply>,
    /// The looks at the spots, with their multiples of the budget.
    looks: Vec<Option<(u64, Look)>>,
    judged: Vec<Option<JudgedMove>>,
    /// The best moves that are the only good ones.
    only: Vec<bool>,
    questions: Vec<Question>,
    phase: Phase,
    /// The number of moves that the phase has left.
    left: usize,
    begun: bool,
}

impl Review {
    /// The usual number of nodes for each position.
    pub const NODES: u64 = 10_000;

    /// The review of a game from its start, up to the first deed that is not legal, with so many nodes for each position.
    pub fn new(start: AnyPosition, deeds: &[Deed], nodes: u64) -> Review {
        let (spots, plies) = of_game(start, deeds);
        Review {
            rules: start.rules(),
            nodes: nodes.max(1),
            looks: spots.iter().map(|_| None).collect(),
            judged: plies.iter().map(|_| None).collect(),
            only: vec![false; plies.len()],
            questions: Vec::new(),
            phase: if plies.is_empty() { Phase::Done } else { Phase::Quick },
            left: plies.len(),
            begun: false,
            spots,
            plies,
        }
    }

    /// The review of a game up to its present.
    pub fn of_game(game: &Game, nodes: u64) -> Review {
        let mut deeds = Vec::new();
        for (ply, mv) in game.moves().iter().enumerate() {
            deeds.extend(game.huffed_at(ply).map(Deed::Huff));
            deeds.push(Deed::Move(*mv));
        }
        Review::new(*game.start(), &deeds, nodes)
    }

    /// Works on until a judgment is new or has changed, and returns those; or until a question is ready, which returns no
    /// judgment. `None` if the review is complete or the monitor stopped it.
    pub fn step(&mut self, engine: &mut Engine, monitor: &mut dyn Monitor) -> Option<Vec<JudgedMove>> {
        if !std::mem::replace(&mut self.begun, true) {
            engine.clear();
        }
        while self.phase != Phase::Done {
            let Some(at) = self.next_move() else {
                if let Some(settled) = self.next_phase() {
                    return Some(settled);
                }
                continue;
            };
            let asked = self.questions.len();
            let changed = match self.phase {
                Phase::Quick => self.quick(at, engine, monitor)?,
                Phase::Verify => self.verify(at, engine, monitor)?,
                Phase::Only => self.only(at, engine, monitor)?,
                Phase::Ask => self.ask(at, engine, monitor).map(|()| Vec::new())?,
                Phase::Done => Vec::new(),
            };
            self.left = self.left.min(at);
            if !changed.is_empty() || self.questions.len() > asked {
                return Some(changed.into_iter().filter_map(|ply| self.judge(ply)).collect());
            }
        }
        None
    }

    /// The move that the phase works on next.
    fn next_move(&self) -> Option<usize> {
        match self.phase {
            Phase::Verify => (0..self.plies.len()).rev().find(|&at| self.wants(at).is_some()),
            _ => self.left.checked_sub(1),
        }
    }

    /// Begins the next phase. Once the scores are settled, returns the judgments that have become final.
    fn next_phase(&mut self) -> Option<Vec<JudgedMove>> {
        self.left = self.plies.len();
        self.phase = match self.phase {
            Phase::Quick => Phase::Verify,
            Phase::Verify => Phase::Only,
            Phase::Only => Phase::Ask,
            Phase::Ask | Phase::Done => Phase::Done,
        };
        if self.phase != Phase::Only {
            return None;
        }
        let open = |at: &usize| self.judged[*at].as_ref().is_some_and(|judged| !judged.verified);
        let open: Vec<usize> = (0..self.plies.len()).filter(open).collect();
        let settled: Vec<JudgedMove> = open.into_iter().filter_map(|at| self.judge(at)).collect();
        Some(settled).filter(|settled| !settled.is_empty())
    }

    /// Whether every step is done.
    pub fn is_complete(&self) -> bool {
        self.phase == Phase::Done
    }

    /// How far the review is, from 0 to 1. It grows with every step, though not evenly.
    pub fn progress(&self) -> f64 {
        let (before, share) = match self.phase {
            Phase::Quick => (0.0, 0.1),
            Phase::Verify => (0.1, 0.75),
            Phase::Only => (0.85, 0.05),
            Phase::Ask => (0.9, 0.1),
            Phase::Done => (1.0, 0.0),
        };
        let all = self.plies.len().max(1) as f64;
        before + share * (1.0 - self.left as f64 / all)
    }

    /// The rules of the game.
    pub fn rules(&self) -> AnyRules {
        self.rules
    }

    /// The number of moves to judge.
    pub fn length(&self) -> usize {
        self.plies.len()
    }

    /// The moves judged so far, in the order of the game.
    pub fn moves(&self) -> impl Iterator<Item = &JudgedMove> {
        self.judged.iter().flatten()
    }

    /// The accuracy of a side over the moves judged so far, in percent; `None` if it had no choice.
    pub fn accuracy(&self, side: Color) -> Option<f64> {
        accuracy_of_side(self.moves(), side)
    }

    /// The questions so far, the last mistake of the game first.
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// The spot whose look decides that of this one: forced moves lead straight to the next.
    fn source(&self, mut spot: usize) -> usize {
        while let Some((_, next)) = self.spots[spot].forced {
            spot = next;
        }
        spot
    }

    /// How many times the budget a spot was looked at.
    fn level(&self, spot: usize) -> u64 {
        self.looks[self.source(spot)].as_ref().map_or(0, |&(level, _)| level)
    }

    /// The look at a spot.
    fn value(&self, spot: usize) -> Option<Look> {
        match self.spots[spot].forced {
            Some((mv, next)) => Some(self.value(next)?.before(mv)),
            None => self.looks[spot].as_ref().map(|(_, look)| look.clone()),
        }
    }

    /// Looks at a spot with a multiple of the budget, unless that was done; `None` if stopped.
    fn look(
        &mut self,
        spot: usize,
        level: u64,
        engine: &mut Engine,
        monitor: &mut dyn Monitor,
    ) -> Option<()> {
        let spot = self.source(spot);
        if self.level(spot) < level {
            let look = look(&self.spots[spot], self.nodes * level, engine, monitor)?;
            // What is known needs no second look.
            let level = if look.known.is_some() { u64::MAX } else { level };
            self.looks[spot] = Some((level, look));
        }
        Some(())
    }

    fn quick(&mut self, at: usize, engine: &mut Engine, monitor: &mut dyn Monitor) -> Option<Vec<usize>> {
        let ply = self.plies[at];
        self.look(ply.after, 1, engine, monitor)?;
        self.look(ply.before, 1, engine, monitor)?;
        Some(vec![at])
    }

    /// Judges the last move only: closer if it seems to cost something. `None` without a move, or if stopped.
    pub(super) fn judge_last(
        &mut self,
        engine: &mut Engine,
        monitor: &mut dyn Monitor,
    ) -> Option<JudgedMove> {
        let at = self.plies.len().checked_sub(1)?;
        let Ply { before, after, .. } = self.plies[at];
        self.look(after, FIRST_LOOK, engine, monitor)?;
        self.look(before, FIRST_LOOK, engine, monitor)?;
        while self.judge(at)?.loss >= Mark::INACCURACY && self.wants(at).is_some() {
            self.verify(at, engine, monitor)?;
        }
        self.judge(at)
    }

    /// Looks deeper at the positions on both sides of a move, the one after it first.
    fn verify(&mut self, at: usize, engine: &mut Engine, monitor: &mut dyn Monitor) -> Option<Vec<usize>> {
        let Some(level) = self.wants(at) else { return Some(Vec::new()) };
        let ply = self.plies[at];
        let sources = [self.source(ply.before), self.source(ply.after)];
        self.look(ply.after, level, engine, monitor)?;
        self.look(ply.before, level, engine, monitor)?;
        let touched = |other: &usize| {
            let Ply { before, after, .. } = self.plies[*other];
            sources.contains(&self.source(before)) || sources.contains(&self.source(after))
        };
        Some((0..self.plies.len()).filter(touched).collect())
    }

    /// The multiple of the budget at which a move wants to be looked at, if it was not yet.
    fn wants(&self, at: usize) -> Option<u64> {
        let ply = self.plies[at];
        let points = |spot: usize| Some(self.value(spot)?.chance(self.rules).expected());
        let before = points(ply.before)?;
        let loss = before - (1.0 - points(ply.after)?);
        let done = self.level(ply.before).min(self.level(ply.after));
        let is_doubtful = || {
            let best = self.value(ply.before).and_then(|look| look.line.first().copied());
            if best == Some(ply.mv) { loss >= CONTRADICTION } else { DOUBTFUL.contains(&loss) }
        };
        match () {
            () if self.spots[ply.before].legal == 1 => None,
            () if done < BROAD_LOOK && (OPEN.contains(&before) || loss.abs() >= DISAGREE) => Some(BROAD_LOOK),
            () if done < DEEP_LOOK && is_doubtful() => Some(DEEP_LOOK),
            () => None,
        }
    }

    fn is_verified(&self, at: usize) -> bool {
        let ply = self.plies[at];
        self.level(ply.before) >= BROAD_LOOK && self.level(ply.after) >= BROAD_LOOK
    }

    /// Compares a best move with the next best one.
    fn only(&mut self, at: usize, engine: &mut Engine, monitor: &mut dyn Monitor) -> Option<Vec<usize>> {
        let Some(judged) = self.judged[at].as_ref() else { return Some(Vec::new()) };
        let points = judged.best.chance.expected();
        if judged.forced || !judged.is_best() || judged.mv.is_capture() || points < HOPELESS {
            return Some(Vec::new());
        }
        let task = &self.spots[self.plies[at].before].task;
        for nodes in [self.nodes / 2, self.nodes * BROAD_LOOK / 2] {
            let (lines, _) = engine.lines(task, (&Limits::nodes(nodes), 2), &mut Silent(monitor));
            if monitor.should_stop() {
                return None;
            }
            let [first, second] = &lines[..] else { return Some(Vec::new()) };
            let points = |score| Chance::of(score, self.rules).expected();
            if first.mv != judged.mv || points(first.score) - points(second.score) < ONLY {
                return Some(Vec::new());
            }
        }
        self.only[at] = true;
        Some(vec![at])
    }

    /// Makes a question of a mistake; `None` if stopped.
    fn ask(&mut self, at: usize, engine: &mut Engine, monitor: &mut dyn Monitor) -> Option<()> {
        let Some(judged) = self.judged[at].as_ref().filter(|judged| judged.is_mistake()) else {
            return Some(());
        };
        let task = &self.spots[self.plies[at].before].task;
        let asked = ask(judged, task, self.nodes * BROAD_LOOK, engine, monitor);
        if asked.is_none() && monitor.should_stop() {
            return None;
        }
        self.questions.extend(asked.filter(|question| !question.accepted.is_empty()));
        Some(())
    }

    /// Judges a move anew.
    fn judge(&mut self, at: usize) -> Option<JudgedMove> {
        let Ply { mv, before, after } = self.plies[at];
        let (best, reply) = (self.value(before)?, self.value(after)?);
        let (chance, replied) = (best.chance(self.rules), reply.chance(self.rules).reversed());
        let position = self.spots[before].task.position;
        let forced = self.spots[before].legal == 1;
        let is_best = forced || best.line.first() == Some(&mv);
        let loss = if is_best { 0.0 } else { (chance.expected() - replied.expected()).max(0.0) };
        let verified = self.phase > Phase::Verify || self.is_verified(at);
        let mark = Mark::of_loss(loss).filter(|_| self.is_verified(at));
        let mark = mark.or_else(|| self.only[at].then_some(Mark::Only));
        let fault = mark
            .is_some_and(Mark::is_fault)
            .then(|| Case { position: &position, best: &best, mv, reply: &reply }.fault());
        let line = std::iter::once(mv).chain(reply.line).collect();
        let played = Outlook { score: one_ply_earlier(reply.score), chance: replied, line };
        let best = Outlook { score: best.score, chance, line: best.line };
        let judged = JudgedMove { ply: at, position, mv, forced, verified, best, played, loss, mark, fault };
        self.judged[at] = Some(judged.clone());
        Some(judged)
    }
}
