//! Parallel search by deferred moves: simplified ABDADA (Weill 1996, simplified by Tom Kerrigan).
//!
//! Every thread searches the same tree. While a thread searches a move, the child and its depth are a work item in a
//! shared busy table. Before searching any move but the first of a node, a thread looks the move up; if another thread
//! is busy with it, the move is deferred until all others of the node are done. So threads spread over different moves.
//! No thread waits: when only deferred moves are left, it searches them, too.
//!
//! Invariant: the busy table changes the order of moves, never which moves are searched or how deep. An item that is
//! lost or found by mistake costs time only, so relaxed atomics suffice.

use core::sync::atomic::{AtomicU64, Ordering};

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{Position, Rules};

use crate::{node::NodeArgs, progress::Progress, search::Search};

/// Nodes of less depth are not shared: writing the item takes too long beside the search
/// (`docs/search-measurements.md`).
const MIN_DEPTH: i32 = 5;
/// The value of a deferred move is this less its number, which is below all other values.
const DEFERRED: i32 = i32::MIN / 2;
/// Buckets of the busy table, many more than there are nodes on the paths of all threads.
const BUCKETS: usize = 1 << 10;

/// What the threads of a search share beside the transposition table.
#[derive(Debug)]
pub(crate) struct Pool {
    /// Nodes of the helper threads.
    helper_nodes: AtomicU64,
    #[cfg(not(target_arch = "wasm32"))]
    is_stopped: core::sync::atomic::AtomicBool,
    /// The first thread's depth in the upper half, its last score in the lower.
    announced: AtomicU64,
    busy: BusyTable,
}

/// The work items that some thread is searching.
#[derive(Debug)]
struct BusyTable(Vec<Bucket>);

/// Room for eight work items, one cache line; 0 is free.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([AtomicU64; 8]);

/// A position and the depth to which it is searched, hashed; never 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WorkItem(u64);

impl WorkItem {
    fn new<R: Rules>(child: &Position<R::Board>, depth: i32) -> WorkItem {
        WorkItem((child.key().0 ^ depth as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }
}

impl BusyTable {
    fn bucket(&self, work: WorkItem) -> &[AtomicU64; 8] {
        &self.0[(work.0 >> 32) as usize % BUCKETS].0
    }

    fn contains(&self, work: WorkItem) -> bool {
        self.bucket(work).iter().any(|place| place.load(Ordering::Relaxed) == work.0)
    }

    /// Marks a work item as busy. Does nothing if the bucket is full.
    fn insert(&self, work: WorkItem) {
        let free = |place: &&AtomicU64| place.load(Ordering::Relaxed) == 0;
        if !self.contains(work)
            && let Some(place) = self.bucket(work).iter().find(free)
        {
            place.store(work.0, Ordering::Relaxed);
        }
    }

    fn remove(&self, work: WorkItem) {
        let same = |place: &&AtomicU64| place.load(Ordering::Relaxed) == work.0;
        for place in self.bucket(work).iter().filter(same) {
            place.store(0, Ordering::Relaxed);
        }
    }
}

impl Pool {
    /// Nodes of the helper threads.
    pub(crate) fn helper_nodes(&self) -> u64 {
        self.helper_nodes.load(Ordering::Relaxed)
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Pool {
    pub(crate) fn new() -> Pool {
        Pool {
            helper_nodes: AtomicU64::new(0),
            is_stopped: core::sync::atomic::AtomicBool::new(false),
            announced: AtomicU64::new(0),
            busy: BusyTable(core::iter::repeat_with(Bucket::default).take(BUCKETS).collect()),
        }
    }

    /// The depth that the first thread searches and its score at the last depth; depth 0 before the first.
    pub(crate) fn announced_depth(&self) -> (i32, Score) {
        let announced = self.announced.load(Ordering::Relaxed);
        ((announced >> 32) as i32, Score(announced as u32 as i32))
    }

    /// Adds nodes of a helper; returns the count before.
    pub(crate) fn add_helper_nodes(&self, nodes: u64) -> u64 {
        self.helper_nodes.fetch_add(nodes, Ordering::Relaxed)
    }

    /// Stops all helpers.
    pub(crate) fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }
}

impl Progress<'_> {
    /// Tells the helpers which depth the first thread begins, and its last score.
    pub(crate) fn announce_depth(&self, depth: i32, last: Score) {
        if let Some(pool) = self.pool() {
            pool.announced.store((depth as u64) << 32 | u64::from(last.0 as u32), Ordering::Relaxed);
        }
    }
}

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// Brings the next move to its place. Moves that other threads are busy with come last. Returns the move's number:
    /// the place that it would have without deferral, by which reductions go.
    #[inline]
    pub(crate) fn next_move(
        &mut self,
        position: &Position<R::Board>,
        args: &NodeArgs,
        first: usize,
        at: usize,
    ) -> usize {
        self.stack.pick(first, at);
        let shared = at > 0 && args.depth >= MIN_DEPTH;
        match self.progress.pool() {
            Some(pool) if shared => self.defer_busy(pool, position, args, (first, at)),
            _ => at,
        }
    }

    /// Defers moves until one comes up that no other thread is busy with, or that was deferred before. Returns its number.
    #[inline(never)]
    fn defer_busy(
        &mut self,
        pool: &Pool,
        position: &Position<R::Board>,
        args: &NodeArgs,
        (first, at): (usize, usize),
    ) -> usize {
        let is_deferred = |value: &i32| *value <= DEFERRED;
        let mut deferred = self.stack.values[first + at..].iter().filter(|value| is_deferred(value)).count();
        loop {
            let value = self.stack.values[first + at];
            if is_deferred(&value) {
                return (DEFERRED - value) as usize;
            }
            let child = position.play(self.context.rules, &self.stack.moves[first + at]);
            let work = WorkItem::new::<R>(&child, args.depth - 1);
            if !pool.busy.contains(work) {
                return at + deferred;
            }
            self.stack.values[first + at] = DEFERRED - (at + deferred) as i32;
            deferred += 1;
            self.stack.pick(first, at);
        }
    }

    /// Marks the search of a child as busy, if it is deep enough to share.
    #[inline]
    pub(crate) fn begin_work(&self, child: &Position<R::Board>, depth: i32) -> Option<WorkItem> {
        let pool = self.progress.pool().filter(|_| depth + 1 >= MIN_DEPTH)?;
        let work = WorkItem::new::<R>(child, depth);
        pool.busy.insert(work);
        Some(work)
    }

    /// Marks it as done.
    #[inline]
    pub(crate) fn end_work(&self, work: Option<WorkItem>) {
        if let (Some(pool), Some(work)) = (self.progress.pool(), work) {
            pool.busy.remove(work);
        }
    }
}
