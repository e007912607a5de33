//! Threads that search the same position: what they tell each other besides the table. Each says which moves it is busy with, so
//! that the others try other moves first; the first says how far it has come, and when all are to end.
//!
//! The idea is that of ABDADA (Weill, 1996) in the simple form that Kerrigan gave it: nobody waits for anybody, and a thread that
//! has tried all other moves of a node helps with those that are still being searched.

use core::sync::atomic::{AtomicU64, Ordering};

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{Position, Rules};

use crate::{
    node::{Search, Window},
    ordering,
};

/// Nodes of less depth are not shared: to tell the others of a move takes too long beside what it takes to search it (`docs/search.md`).
const LEAST_DEPTH: i32 = 5;
/// The values of moves that are put off lie below all others: this, less the number of the move in order.
const PUT_OFF: i32 = i32::MIN / 2;

/// What the threads of one search share.
#[derive(Debug)]
pub(crate) struct Pool {
    /// Nodes of the threads that help.
    pub(crate) nodes: AtomicU64,
    #[cfg(not(target_arch = "wasm32"))]
    is_stopped: core::sync::atomic::AtomicBool,
    /// The depth of the first thread in the upper half, the score of the depth before in the lower.
    lead: AtomicU64,
    busy: Vec<Busy>,
}

/// Errands that are being run, 0 where there is none: one line of a processor's cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Busy([AtomicU64; 8]);

/// Lines for errands, many more than there are nodes on the paths of all threads.
const LINES: usize = 1 << 10;

/// A position that is to be searched to some depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WorkItem(u64);

impl WorkItem {
    fn new<R: Rules>(child: &Position<R::Board>, depth: i32) -> WorkItem {
        // A multiplicative hash; the lowest bit keeps it from being nobody's.
        WorkItem((child.key().0 ^ depth as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }
}

impl Pool {
    /// The depth that the first thread searches next, and the score of the depth before.
    pub(crate) fn lead(&self, depth: i32, before: Score) {
        self.lead.store((depth as u64) << 32 | u64::from(before.0 as u32), Ordering::Relaxed);
    }

    fn line(&self, work: WorkItem) -> &[AtomicU64; 8] {
        &self.busy[(work.0 >> 32) as usize % LINES].0
    }

    fn is_busy(&self, work: WorkItem) -> bool {
        self.line(work).iter().any(|place| place.load(Ordering::Relaxed) == work.0)
    }

    /// Says that an work is being run. Nobody hears of it if its line is full.
    fn begin(&self, work: WorkItem) {
        let free = |place: &&AtomicU64| place.load(Ordering::Relaxed) == 0;
        if !self.is_busy(work)
            && let Some(place) = self.line(work).iter().find(free)
        {
            place.store(work.0, Ordering::Relaxed);
        }
    }

    fn end(&self, work: WorkItem) {
        let same = |place: &&AtomicU64| place.load(Ordering::Relaxed) == work.0;
        for place in self.line(work).iter().filter(same) {
            place.store(0, Ordering::Relaxed);
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Pool {
    pub(crate) fn new() -> Pool {
        Pool {
            nodes: AtomicU64::new(0),
            is_stopped: core::sync::atomic::AtomicBool::new(false),
            lead: AtomicU64::new(0),
            busy: core::iter::repeat_with(Busy::default).take(LINES).collect(),
        }
    }

    /// What [`Pool::lead`] was told last; depth 0 before that.
    pub(crate) fn led(&self) -> (i32, Score) {
        let lead = self.lead.load(Ordering::Relaxed);
        ((lead >> 32) as i32, Score(lead as u32 as i32))
    }

    /// Everybody is to end.
    pub(crate) fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }
}

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// The pool, unless the search is alone. In browsers it is, and the compiler knows.
    #[inline]
    pub(crate) fn pool(&self) -> Option<&Pool> {
        if cfg!(target_arch = "wasm32") { None } else { self.pool }
    }

    /// Puts the move that is to be tried next in its place; hands over which one it is in order. What others are busy with comes
    /// after all other moves.
    #[inline]
    pub(crate) fn next_move(
        &mut self,
        position: &Position<R::Board>,
        window: &Window,
        first: usize,
        at: usize,
    ) -> usize {
        ordering::pick(&mut self.moves[first..], &mut self.values[first..], at);
        let shared = at > 0 && window.depth >= LEAST_DEPTH;
        if shared && self.pool().is_some() { self.put_off(position, window, first, at) } else { at }
    }

    #[inline(never)]
    fn put_off(&mut self, position: &Position<R::Board>, window: &Window, first: usize, at: usize) -> usize {
        let is_put_off = |value: &i32| *value <= PUT_OFF;
        let mut later = self.values[first + at..].iter().filter(|value| is_put_off(value)).count();
        loop {
            let value = self.values[first + at];
            if is_put_off(&value) {
                return (PUT_OFF - value) as usize;
            }
            let child = position.play(self.rules, &self.moves[first + at]);
            let work = WorkItem::new::<R>(&child, window.depth - 1);
            if !self.pool().is_some_and(|pool| pool.is_busy(work)) {
                return at + later;
            }
            self.values[first + at] = PUT_OFF - (at + later) as i32;
            later += 1;
            ordering::pick(&mut self.moves[first..], &mut self.values[first..], at);
        }
    }

    /// Tells the others that a child will be searched to some depth.
    #[inline]
    pub(crate) fn begin_work(&self, child: &Position<R::Board>, depth: i32) -> Option<WorkItem> {
        let pool = self.pool().filter(|_| depth + 1 >= LEAST_DEPTH)?;
        let work = WorkItem::new::<R>(child, depth);
        pool.begin(work);
        Some(work)
    }

    /// Tells the others that it has been.
    #[inline]
    pub(crate) fn end_work(&self, work: Option<WorkItem>) {
        if let (Some(pool), Some(work)) = (self.pool(), work) {
            pool.end(work);
        }
    }

    /// A depth begins, with the score of the depth before: those that help are to search it too.
    pub(crate) fn lead(&self, depth: i32, before: Score) {
        if let Some(pool) = self.pool() {
            pool.lead(depth, before);
        }
    }
}
