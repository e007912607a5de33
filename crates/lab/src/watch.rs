//! Monitors that end a search.

use std::time::{Duration, Instant};

use crownhead_engine::{Monitor, Report};

/// Measures time and ends the search when it is up, if there is a limit.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    began: Instant,
    limit: Option<Duration>,
}

impl Clock {
    /// A clock that starts now.
    pub fn start(limit: Option<Duration>) -> Clock {
        Clock { began: Instant::now(), limit }
    }
}

impl Monitor for Clock {
    fn elapsed(&mut self) -> Duration {
        self.began.elapsed()
    }

    fn should_stop(&mut self) -> bool {
        self.limit.is_some_and(|limit| self.began.elapsed() >= limit)
    }

    fn report(&mut self, _: &Report) {}
}
