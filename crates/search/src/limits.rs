//! How long to search, and the window to the world outside.

use std::time::Duration;

use crownhead_eval::Score;
use crownhead_rules::{AnyMove, Setup};

/// When to stop; whatever comes first. Without any limit a search ends at its greatest depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Nodes.
    pub nodes: Option<u64>,
    /// Plies of the main search.
    pub depth: Option<u8>,
    /// Time, by the monitor's clock.
    pub time: Option<Duration>,
}

impl Limits {
    /// So many nodes and nothing else.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), depth: None, time: None }
    }

    /// So many plies and nothing else.
    pub const fn depth(depth: u8) -> Limits {
        Limits { nodes: None, depth: Some(depth), time: None }
    }

    /// The tighter of two limits, each by each.
    #[must_use]
    pub fn and(self, other: Limits) -> Limits {
        fn tighter<T: Ord>(a: Option<T>, b: Option<T>) -> Option<T> {
            match (a, b) {
                (Some(a), Some(b)) => Some(a.min(b)),
                (a, b) => a.or(b),
            }
        }
        Limits {
            nodes: tighter(self.nodes, other.nodes),
            depth: tighter(self.depth, other.depth),
            time: tighter(self.time, other.time),
        }
    }
}

/// What a search knows so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// Completed depth in plies.
    pub depth: u8,
    /// Nodes: moves played in the search.
    pub nodes: u64,
    /// For the plain minimax and alpha-beta opponents, entries into the recursive function.
    pub calls: u64,
    /// Time since the start.
    pub time: Duration,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// The principal variation, best move first.
    pub line: Vec<AnyMove>,
}

/// The world outside the search.
pub trait Monitor {
    /// Time since the search was started.
    fn elapsed(&mut self) -> Duration;
    /// Whether somebody wants the search to end. Asked every few hundred nodes.
    fn should_stop(&mut self) -> bool;
    /// A depth has been completed.
    fn report(&mut self, report: &Report);
    /// A position that the search has come to, on whatever line: told as often as it is asked whether to end, and when all
    /// nodes are used, but not in a browser. Most monitors do not care.
    fn reached(&mut self, _position: &dyn Fn() -> Setup) {}
}

/// A monitor without a clock that never stops a search and listens to nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullMonitor;

impl Monitor for NullMonitor {
    fn elapsed(&mut self) -> Duration {
        Duration::ZERO
    }
    fn should_stop(&mut self) -> bool {
        false
    }
    fn report(&mut self, _: &Report) {}
}
