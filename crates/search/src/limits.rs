//! What a search may spend, what it reports, and the monitor through which the world outside watches and stops it.
//!
//! Invariant: the search itself reads no clock; time enters through [`Monitor::elapsed`] alone.

use std::time::Duration;

use crownhead_eval::Score;
use crownhead_rules::{AnyMove, Setup};

use crate::root_moves::RootMove;

/// When to stop: as soon as one limit is reached. A search without limits ends at the greatest depth.
///
/// ```
/// use crownhead_search::Limits;
///
/// let limits = Limits::nodes(50_000).and(Limits::depth(12));
/// assert_eq!((limits.nodes, limits.depth, limits.time), (Some(50_000), Some(12), None));
/// ```
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
    /// A limit of nodes alone.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), depth: None, time: None }
    }

    /// A limit of depth alone.
    pub const fn depth(depth: u8) -> Limits {
        Limits { nodes: None, depth: Some(depth), time: None }
    }

    /// The tighter of each of two limits.
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

/// The state of a search after a completed depth, or at its end.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// Completed depth in plies.
    pub depth: u8,
    /// Nodes: moves played in the search.
    pub nodes: u64,
    /// For the plain minimax and alpha-beta opponents, calls of the recursive function.
    pub calls: u64,
    /// Time since the search began.
    pub time: Duration,
    /// The score for the side to move.
    pub score: Score,
    /// The principal variation, best move first.
    pub line: Vec<AnyMove>,
}

/// Watches a search and may stop it.
pub trait Monitor {
    /// Time since the search began.
    fn elapsed(&mut self) -> Duration;
    /// Whether the search should stop. Polled every few hundred nodes.
    fn should_stop(&mut self) -> bool;
    /// Takes the report of a completed depth.
    fn report(&mut self, report: &Report);
    /// Takes all lines of a completed depth, best first, when a search keeps several. Most monitors ignore them.
    fn lines(&mut self, _lines: &[RootMove]) {}
    /// Takes a position somewhere in the tree at each poll, and when all nodes are used; never in a browser. Most
    /// monitors ignore it.
    fn reached(&mut self, _position: &dyn Fn() -> Setup) {}
}

/// A monitor without a clock that never stops the search and ignores its reports.
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
