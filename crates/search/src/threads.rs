//! Several threads on one position: each searches for itself, and what one has found in the table spares the others work.
//!
//! Only the first thread answers and heeds the limits. Without threads (in browsers) it is alone.

use core::sync::atomic::AtomicU64;

use crownhead_eval::Evaluator;
use crownhead_rules::Rules;

use crate::{root::Root, table::Table};

/// Works while the other threads of the root help, with so many nodes at most; hands over where their nodes are counted.
#[cfg(target_arch = "wasm32")]
pub(crate) fn with_help<R: Rules, E: Evaluator<R>, T>(
    _: &Root<'_, R>,
    _: &E,
    _: &Table,
    _: u64,
    work: impl FnOnce(Option<&AtomicU64>) -> T,
) -> T {
    work(None)
}

/// Works while the other threads of the root help, with so many nodes at most; hands over where their nodes are counted.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn with_help<R: Rules, E: Evaluator<R>, T>(
    root: &Root<'_, R>,
    evaluator: &E,
    table: &Table,
    most: u64,
    work: impl FnOnce(Option<&AtomicU64>) -> T,
) -> T {
    use native::{Stop, help};

    if root.threads < 2 {
        return work(None);
    }
    let (stop, nodes) = (Stop::default(), AtomicU64::new(0));
    std::thread::scope(|scope| {
        // Helpers end even if the work breaks off.
        let _end = stop.at_the_end();
        for number in 1..root.threads {
            let (stop, nodes) = (&stop, &nodes);
            // Without a thread there is less help, and nothing else is wrong.
            let helper = std::thread::Builder::new();
            _ = helper.spawn_scoped(scope, move || help(root, evaluator, table, stop, (number, nodes, most)));
        }
        work(Some(&nodes))
    })
}

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};
    use std::time::Duration;

    use crownhead_eval::{Evaluator, Score};
    use crownhead_rules::Rules;

    use crate::{
        limits::{Limits, Monitor, Report},
        node::NODES_PER_QUESTION,
        root::{Root, last_depth, search},
        table::Table,
    };

    /// Whether the helpers are to end.
    #[derive(Default)]
    pub(super) struct Stop(AtomicBool);

    /// Ends the helpers when it is dropped.
    pub(super) struct End<'s>(&'s Stop);

    impl Stop {
        pub(super) fn at_the_end(&self) -> End<'_> {
            End(self)
        }
    }

    impl Drop for End<'_> {
        fn drop(&mut self) {
            self.0.0.store(true, Ordering::Relaxed);
        }
    }

    /// Searches until the answer is found elsewhere.
    pub(super) fn help<R: Rules, E: Evaluator<R>>(
        root: &Root<'_, R>,
        evaluator: &E,
        table: &Table,
        stop: &Stop,
        (number, nodes, most): (u16, &AtomicU64, u64),
    ) {
        let mut watch = Watch { stop, nodes, most };
        let mut search = search(root, evaluator, Limits::default(), table, &mut watch);
        let mut score = Score::DRAW;
        // Every other helper is a ply ahead of the rest: then they meet each other's work less often too late.
        let first = 1 + i32::from(number % 2);
        for depth in first..=last_depth(Limits::default()) {
            score = search.deepen(&root.position, depth, score);
            if search.stopped {
                break;
            }
        }
    }

    struct Watch<'w> {
        stop: &'w Stop,
        nodes: &'w AtomicU64,
        /// All helpers together search no more nodes than these.
        most: u64,
    }

    impl Monitor for Watch<'_> {
        fn elapsed(&mut self) -> Duration {
            Duration::ZERO
        }

        fn should_stop(&mut self) -> bool {
            let before = self.nodes.fetch_add(NODES_PER_QUESTION, Ordering::Relaxed);
            before >= self.most || self.stop.0.load(Ordering::Relaxed)
        }

        fn report(&mut self, _: &Report) {}
    }
}
