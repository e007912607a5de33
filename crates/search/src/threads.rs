//! Several threads on one position: each searches for itself, and what one has found in the table spares the others work.
//!
//! Only the first thread answers and heeds the limits. Without threads (in browsers) it is alone.

use crownhead_eval::Evaluator;
use crownhead_rules::Rules;

use crate::{abdada::Pool, root::Root, table::Table};

/// Works while the other threads of the root help, with so many nodes at most; hands over what they share.
#[cfg(target_arch = "wasm32")]
pub(crate) fn with_help<R: Rules, E: Evaluator<R>, T>(
    _: &Root<'_, R>,
    _: &E,
    _: &Table,
    _: u64,
    work: impl FnOnce(Option<&Pool>) -> T,
) -> T {
    work(None)
}

/// Works while the other threads of the root help, with so many nodes at most; hands over what they share.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn with_help<R: Rules, E: Evaluator<R>, T>(
    root: &Root<'_, R>,
    evaluator: &E,
    table: &Table,
    most: u64,
    work: impl FnOnce(Option<&Pool>) -> T,
) -> T {
    use native::{End, help};

    if root.threads < 2 {
        return work(None);
    }
    let pool = Pool::new();
    std::thread::scope(|scope| {
        // Helpers end even if the work breaks off.
        let _end = End(&pool);
        for _ in 1..root.threads {
            let pool = &pool;
            // Without a thread there is less help, and nothing else is wrong.
            let helper = std::thread::Builder::new();
            _ = helper.spawn_scoped(scope, move || help(root, evaluator, table, (pool, most)));
        }
        work(Some(&pool))
    })
}

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use core::sync::atomic::Ordering;
    use std::time::Duration;

    use crownhead_eval::{Evaluator, Score};
    use crownhead_rules::Rules;

    use crate::{
        abdada::Pool,
        limits::{Limits, Monitor, Report},
        node::NODES_PER_QUESTION,
        root::{Root, last_depth, search},
        table::Table,
    };

    /// Ends the helpers when it is dropped.
    pub(super) struct End<'t>(pub(super) &'t Pool);

    impl Drop for End<'_> {
        fn drop(&mut self) {
            self.0.stop();
        }
    }

    /// Searches until the answer is found elsewhere, always the depth that the first thread searches or, when that is done, the next.
    pub(super) fn help<R: Rules, E: Evaluator<R>>(
        root: &Root<'_, R>,
        evaluator: &E,
        table: &Table,
        (pool, most): (&Pool, u64),
    ) {
        let mut watch = Watch { pool, most };
        let mut score = Score::DRAW;
        let mut depth = 1;
        let mut search = search(root, evaluator, Limits::default(), table, &mut watch);
        search.pool = Some(pool);
        while depth <= last_depth(Limits::default()) {
            score = search.deepen(&root.position, depth, score);
            if search.stopped {
                break;
            }
            depth += 1;
            let (led, before) = pool.led();
            if led >= depth {
                (depth, score) = (led, before);
            }
        }
    }

    struct Watch<'w> {
        pool: &'w Pool,
        /// All helpers together search no more nodes than these.
        most: u64,
    }

    impl Monitor for Watch<'_> {
        fn elapsed(&mut self) -> Duration {
            Duration::ZERO
        }

        fn should_stop(&mut self) -> bool {
            let before = self.pool.nodes.fetch_add(NODES_PER_QUESTION, Ordering::Relaxed);
            before >= self.most || self.pool.is_stopped()
        }

        fn report(&mut self, _: &Report) {}
    }
}
