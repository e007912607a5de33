//! How far a search has come and when it ends: the node count, the limits and the monitor.
//!
//! Reading a clock for every node would cost more than the node, so the monitor is polled every [`NODES_PER_POLL`]
//! nodes. Node limits are exact all the same: the next poll never lies beyond the limit.
//!
//! Invariant: once `stopped` is set it stays set, and no score computed from then on is used.

use core::time::Duration;

use crownhead_rules::{Position, geometry::Geometry};

use crate::{
    abdada::Pool,
    limits::{Limits, Monitor, Report},
    root_moves::RootMove,
};

/// Nodes between two polls of the monitor: half a millisecond at a million nodes a second.
pub(crate) const NODES_PER_POLL: u64 = 512;

/// The progress of one thread's search.
pub(crate) struct Progress<'a> {
    /// Nodes of this thread.
    pub(crate) nodes: u64,
    /// Whether the search has to end.
    pub(crate) stopped: bool,
    pub(crate) limits: Limits,
    /// The node count at which the monitor is polled next.
    next_poll: u64,
    monitor: &'a mut dyn Monitor,
    /// What the threads of this search share; `None` for a single thread.
    pool: Option<&'a Pool>,
}

impl<'a> Progress<'a> {
    pub(crate) fn new(limits: Limits, monitor: &'a mut dyn Monitor) -> Self {
        let next_poll = limits.nodes.unwrap_or(u64::MAX).min(NODES_PER_POLL);
        Progress { nodes: 0, stopped: false, limits, next_poll, monitor, pool: None }
    }

    /// Makes the search one of several threads.
    pub(crate) fn join(&mut self, pool: Option<&'a Pool>) {
        self.pool = pool;
    }

    /// The pool of threads. Browsers have a single thread; a constant `None` lets the compiler drop the code.
    #[inline]
    pub(crate) fn pool(&self) -> Option<&'a Pool> {
        if cfg!(target_arch = "wasm32") { None } else { self.pool }
    }

    /// Counts a node; whether to poll now.
    #[inline(always)]
    pub(crate) fn count_node(&mut self) -> bool {
        self.nodes += 1;
        self.nodes >= self.next_poll
    }

    /// Decides whether to stop, and sets the next poll.
    #[cold]
    pub(crate) fn poll<G: Geometry>(&mut self, here: &Position<G>) {
        // No monitor in a browser uses this, and there code size matters.
        if !cfg!(target_arch = "wasm32") {
            self.monitor.reached(&|| here.board().setup());
        }
        let max = self.max_nodes();
        self.stopped |= self.nodes >= max;
        if self.nodes.is_multiple_of(NODES_PER_POLL) {
            self.stopped |= self.all_nodes() >= max || self.is_late() || self.monitor.should_stop();
        }
        let next = (self.nodes + 1).next_multiple_of(NODES_PER_POLL);
        self.next_poll = if self.nodes < max { next.min(max) } else { self.nodes + 1 };
    }

    fn is_late(&mut self) -> bool {
        self.limits.time.is_some_and(|limit| self.monitor.elapsed() >= limit)
    }

    fn max_nodes(&self) -> u64 {
        self.limits.nodes.unwrap_or(u64::MAX)
    }

    /// Nodes of all threads.
    pub(crate) fn all_nodes(&self) -> u64 {
        self.nodes + self.pool().map_or(0, Pool::helper_nodes)
    }

    /// Whether this number of nodes uses up the limit.
    pub(crate) fn is_spent(&self, nodes: u64) -> bool {
        nodes >= self.max_nodes()
    }

    /// Time since the search began.
    pub(crate) fn elapsed(&mut self) -> Duration {
        self.monitor.elapsed()
    }

    /// Hands a completed depth to the monitor.
    pub(crate) fn report(&mut self, report: &Report) {
        self.monitor.report(report);
    }

    /// Hands the lines of a completed depth to the monitor.
    pub(crate) fn report_lines(&mut self, lines: &[RootMove]) {
        self.monitor.lines(lines);
    }
}
