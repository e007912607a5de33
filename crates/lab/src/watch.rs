//! Monitors that end a search.

use std::time::{Duration, Instant};

use crownhead_engine::{Budget, Monitor, Report};

/// Measures time, and ends the search at the limit, if there is one.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    began: Instant,
    budget: Option<Budget>,
    /// Whether no new depth should begin.
    enough: bool,
}

impl Clock {
    /// A clock that starts now and ends the search after a time.
    pub fn start(limit: Option<Duration>) -> Clock {
        Clock::of_budget(limit.map(|limit| Budget { soft: limit, hard: limit }))
    }

    /// A clock that starts now and ends the search by a budget.
    pub fn of_budget(budget: Option<Budget>) -> Clock {
        Clock { began: Instant::now(), budget, enough: false }
    }
}

impl Monitor for Clock {
    fn elapsed(&mut self) -> Duration {
        self.began.elapsed()
    }

    fn should_stop(&mut self) -> bool {
        self.enough || self.budget.is_some_and(|budget| self.began.elapsed() >= budget.hard)
    }

    fn report(&mut self, _: &Report) {
        self.enough = self.budget.is_some_and(|budget| self.began.elapsed() >= budget.soft);
    }
}
