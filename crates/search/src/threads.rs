//! Helper threads: each searches the whole root, and all share the transposition table and the [pool](crate::abdada).
//!
//! Only the first thread returns a result. It obeys the limits and stops the helpers when it ends; together they also
//! stop at the node limit. Helpers search the first thread's depth, or the next one when they finish before it.
//!
//! Browsers search with a single thread; there, none of this is compiled. Invariant: helpers end before the search
//! returns, even if it panics.

use crownhead_eval::Evaluator;
use crownhead_rules::Rules;

use crate::{abdada::Pool, root::Root, transposition::Table};

/// Runs `work` while helper threads search the root, with at most `max_nodes` nodes together; passes it the pool.
#[cfg(target_arch = "wasm32")]
pub(crate) fn with_helpers<R: Rules, E: Evaluator<R>, T>(
    _: &Root<'_, R>,
    _: &E,
    _: &Table,
    _max_nodes: u64,
    work: impl FnOnce(Option<&Pool>) -> T,
) -> T {
    work(None)
}

/// Runs `work` while helper threads search the root, with at most `max_nodes` nodes together; passes it the pool.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn with_helpers<R: Rules, E: Evaluator<R>, T>(
    root: &Root<'_, R>,
    evaluator: &E,
    table: &Table,
    max_nodes: u64,
    work: impl FnOnce(Option<&Pool>) -> T,
) -> T {
    use native::{StopOnDrop, help};

    if root.threads < 2 {
        return work(None);
    }
    let pool = Pool::new();
    std::thread::scope(|scope| {
        let _stop = StopOnDrop(&pool);
        for _ in 1..root.threads {
            let pool = &pool;
            // If a thread cannot be started, the search has one helper less.
            let helper = std::thread::Builder::new();
            _ = helper.spawn_scoped(scope, move || help(root, evaluator, table, (pool, max_nodes)));
        }
        work(Some(&pool))
    })
}

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::time::Duration;

    use crownhead_eval::{Evaluator, Score};
    use crownhead_rules::Rules;

    use crate::{
        abdada::Pool,
        limits::{Limits, Monitor, Report},
        progress::NODES_PER_POLL,
        root::{Root, max_depth},
        search::Search,
        transposition::Table,
    };

    /// Stops the helpers when dropped.
    pub(super) struct StopOnDrop<'p>(pub(super) &'p Pool);

    impl Drop for StopOnDrop<'_> {
        fn drop(&mut self) {
            self.0.stop();
        }
    }

    /// Searches until the pool is stopped.
    pub(super) fn help<R: Rules, E: Evaluator<R>>(
        root: &Root<'_, R>,
        evaluator: &E,
        table: &Table,
        (pool, max_nodes): (&Pool, u64),
    ) {
        let mut monitor = HelperMonitor { pool, max_nodes };
        let mut score = Score::DRAW;
        let mut depth = 1;
        let mut search = Search::new(root, evaluator, Limits::default(), table, &mut monitor);
        search.progress.join(Some(pool));
        while depth <= max_depth(Limits::default()) {
            score = search.deepen(&root.position, depth, score);
            if search.progress.stopped {
                break;
            }
            depth += 1;
            let (announced, last) = pool.announced_depth();
            if announced >= depth {
                (depth, score) = (announced, last);
            }
        }
    }

    /// Adds a helper's nodes to the pool at every poll, and stops the helper with the pool.
    struct HelperMonitor<'p> {
        pool: &'p Pool,
        /// The most nodes for all helpers together.
        max_nodes: u64,
    }

    impl Monitor for HelperMonitor<'_> {
        fn elapsed(&mut self) -> Duration {
            Duration::ZERO
        }

        fn should_stop(&mut self) -> bool {
            let before = self.pool.add_helper_nodes(NODES_PER_POLL);
            before >= self.max_nodes || self.pool.is_stopped()
        }

        fn report(&mut self, _: &Report) {}
    }
}
