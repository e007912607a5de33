//! The state of live analysis, whatever the engine and however it is reached.
//!
//! Events go in: another node, a report, the time. Requests come out. Not here: engines and transports; scores and lines
//! cross as plain values.
//!
//! Invariant: a report counts only if it answers the present request. So the score of one position is never shown for
//! another, however fast nodes change and however late reports come.

use std::collections::BTreeMap;

use crownhead_rules::{AnyMove, AnyPosition};

use crate::node::NodeId;

/// Milliseconds on any clock that does not run backwards.
pub type Millis = f64;

/// One line of an evaluation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineLine {
    /// The score for the side to move, in the engine's units.
    pub score: i32,
    /// The moves, the best first.
    pub moves: Vec<AnyMove>,
}

/// What an engine knows about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evaluation {
    /// The depth of the search in plies.
    pub depth: u32,
    /// The positions that were searched.
    pub nodes: u64,
    /// The lines, the best first; empty where there is no move.
    pub lines: Vec<EngineLine>,
}

impl Evaluation {
    /// Whether it is worth more than another one.
    fn beats(&self, other: &Evaluation) -> bool {
        let worth = |known: &Evaluation| (known.depth, known.lines.len(), known.nodes);
        worth(self) >= worth(other)
    }
}

/// Something for the engine to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// Stop working on that request.
    Stop {
        /// Its number.
        id: u32,
    },
    /// Analyze the position of a node until it is stopped or the limit is reached. Reports carry the number.
    Analyze {
        /// The number of the request.
        id: u32,
        /// The node.
        node: NodeId,
        /// How many lines.
        lines: usize,
        /// The nodes to search at most.
        nodes: u64,
    },
}

/// How analysis runs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How many lines are wanted.
    pub lines: usize,
    /// The nodes to search before the engine rests.
    pub nodes: u64,
    /// Reports are shown no more often than this.
    pub every: Millis,
    /// While nodes change faster than this, nothing is asked.
    pub settle: Millis,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { lines: 1, nodes: 20_000_000, every: 100.0, settle: 120.0 }
    }
}

/// What the engine is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activity {
    /// Analysis is off.
    Off,
    /// The position has no moves, or the game is over.
    Over,
    /// The engine is about to be asked.
    Waiting,
    /// The engine is thinking.
    Thinking,
    /// The engine has reached its limit.
    Done,
}

/// Work that was asked for.
#[derive(Clone, Debug)]
struct Running {
    id: u32,
    lines: usize,
}

/// Live analysis of the node that is shown.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each with its own events")]
pub struct Live {
    settings: Settings,
    on: bool,
    node: NodeId,
    position: AnyPosition,
    over: bool,
    /// The limit of the present node, which "go deeper" raises.
    nodes: u64,
    running: Option<Running>,
    /// When the engine is to be asked, if it is.
    ask_at: Option<Millis>,
    last_change: Millis,
    last_id: u32,
    done: bool,
    /// The best that is known about each node.
    known: BTreeMap<NodeId, Evaluation>,
    shown: Option<Evaluation>,
    shown_at: Millis,
    /// A report came that is not shown yet.
    fresh: bool,
}

impl Live {
    /// The most nodes whose evaluations are kept.
    pub const MOST_KNOWN: usize = 20_000;

    /// Analysis of a position, still off.
    pub fn new(node: NodeId, position: AnyPosition, settings: Settings) -> Live {
        Live {
            settings,
            on: false,
            node,
            position,
            over: false,
            nodes: settings.nodes,
            running: None,
            ask_at: None,
            last_change: f64::NEG_INFINITY,
            last_id: 0,
            done: false,
            known: BTreeMap::new(),
            shown: None,
            shown_at: f64::NEG_INFINITY,
            fresh: false,
        }
    }

    /// Shows another node; `over` if no one may move there.
    pub fn show(&mut self, node: NodeId, position: AnyPosition, over: bool, now: Millis) -> Vec<Request> {
        if node == self.node && position == self.position && over == self.over {
            return Vec::new();
        }
        (self.node, self.position, self.over) = (node, position, over);
        self.nodes = self.settings.nodes;
        self.shown = self.known.get(&node).cloned();
        (self.fresh, self.done) = (false, false);
        self.restart(now)
    }

    /// Forgets everything and shows a node of another study.
    pub fn reset(&mut self, node: NodeId, position: AnyPosition, over: bool, now: Millis) -> Vec<Request> {
        self.known.clear();
        self.shown = None;
        let requests = self.stop();
        (self.node, self.position, self.over) = (node, position, over);
        self.nodes = self.settings.nodes;
        (self.fresh, self.done) = (false, false);
        requests.into_iter().chain(self.restart(now)).collect()
    }

    /// Turns analysis on or off. What is known stays.
    pub fn set_on(&mut self, on: bool, now: Millis) -> Vec<Request> {
        if on == self.on {
            return Vec::new();
        }
        self.on = on;
        self.restart(now)
    }

    /// Changes the number of lines and the limits.
    pub fn set(&mut self, settings: Settings, now: Millis) -> Vec<Request> {
        let same = settings.lines == self.settings.lines && settings.nodes == self.settings.nodes;
        self.nodes = if same { self.nodes } else { settings.nodes };
        self.settings = settings;
        if same { Vec::new() } else { self.restart(now) }
    }

    /// The settings.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// Searches the present node four times as long, even if the engine has not finished.
    pub fn deeper(&mut self, now: Millis) -> Vec<Request> {
        self.nodes = self.nodes.saturating_mul(4);
        self.restart(now)
    }

    fn stop(&mut self) -> Vec<Request> {
        self.ask_at = None;
        self.running.take().map(|running| Request::Stop { id: running.id }).into_iter().collect()
    }

    /// Stops what runs and asks anew, at once or when nodes have stopped changing.
    fn restart(&mut self, now: Millis) -> Vec<Request> {
        let mut requests = self.stop();
        self.done = false;
        let calm = now - self.last_change >= self.settings.settle;
        self.last_change = now;
        if self.on && !self.over {
            self.ask_at = Some(if calm { now } else { now + self.settings.settle });
        }
        requests.extend(self.tick(now));
        requests
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: Millis) -> Vec<Request> {
        if self.fresh && now - self.shown_at >= self.settings.every {
            self.reveal(now);
        }
        if self.ask_at.is_none_or(|at| now < at) {
            return Vec::new();
        }
        self.ask_at = None;
        self.last_id = self.last_id.wrapping_add(1);
        let (id, lines) = (self.last_id, self.settings.lines.max(1));
        self.running = Some(Running { id, lines });
        vec![Request::Analyze { id, node: self.node, lines, nodes: self.nodes }]
    }

    /// When [`Live::tick`] has something to do, if nothing else happens.
    pub fn next_tick(&self) -> Option<Millis> {
        let show = self.fresh.then_some(self.shown_at + self.settings.every);
        [self.ask_at, show].into_iter().flatten().min_by(f64::total_cmp)
    }

    /// Takes a report. Returns whether what is shown has changed.
    pub fn report(&mut self, id: u32, evaluation: Evaluation, now: Millis) -> bool {
        let Some(running) = self.running.as_ref().filter(|running| running.id == id) else { return false };
        let firsts = evaluation.lines.iter().take(running.lines).filter_map(|line| line.moves.first());
        let legal = self.position.legal_moves();
        if !firsts.into_iter().all(|mv| legal.contains(mv)) {
            return false;
        }
        let better = self.known.get(&self.node).is_none_or(|known| evaluation.beats(known));
        if better {
            if self.known.len() >= Live::MOST_KNOWN && !self.known.contains_key(&self.node) {
                self.known.pop_first();
            }
            self.known.insert(self.node, evaluation);
            self.fresh = true;
        }
        let due = self.fresh && (self.shown.is_none() || now - self.shown_at >= self.settings.every);
        if due {
            self.reveal(now);
        }
        due
    }

    fn reveal(&mut self, now: Millis) {
        self.shown = self.known.get(&self.node).cloned();
        (self.shown_at, self.fresh) = (now, false);
    }

    /// The engine has reached the limit of a request.
    pub fn finished(&mut self, id: u32, now: Millis) -> bool {
        let ours = self.running.as_ref().is_some_and(|running| running.id == id);
        if ours {
            (self.running, self.done) = (None, true);
            self.reveal(now);
        }
        ours
    }

    /// The engine is gone, with whatever it was doing; a new one is to be asked.
    pub fn engine_lost(&mut self, now: Millis) -> Vec<Request> {
        self.running = None;
        self.restart(now)
    }

    /// What the engine is doing.
    pub fn activity(&self) -> Activity {
        match () {
            () if !self.on => Activity::Off,
            () if self.over => Activity::Over,
            () if self.running.is_some() => Activity::Thinking,
            () if self.done => Activity::Done,
            () => Activity::Waiting,
        }
    }

    /// The node that is shown.
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// What to show for the present node.
    pub fn shown(&self) -> Option<&Evaluation> {
        self.shown.as_ref()
    }

    /// The best that is known about any node.
    pub fn known(&self, node: NodeId) -> Option<&Evaluation> {
        self.known.get(&node)
    }
}
