//! The computer as an opponent in a club: engines that are lent to one search at a time.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crownhead_api::{Reply, Request};
use crownhead_club::Computer;
use crownhead_desk::{Desk as _, GameDesk, Listener};
use crownhead_engine::{Monitor, Opponent, Report, TableSource};

use crate::shipped;

/// Engines, as many as were ever needed at the same time.
pub(super) struct Pool {
    idle: Mutex<Vec<GameDesk>>,
    tables: Arc<dyn TableSource>,
}

impl Pool {
    /// Engines with these tables.
    pub(super) fn new(tables: Arc<dyn TableSource>) -> Pool {
        Pool { idle: Mutex::default(), tables }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<GameDesk>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn desk(&self) -> GameDesk {
        let mut engine = shipped::engine(0, shipped::TABLE_BYTES);
        engine.set_tables(Some(Arc::clone(&self.tables)));
        GameDesk::new(engine)
    }
}

impl Computer for Pool {
    fn levels(&self) -> u8 {
        Opponent::LEVELS
    }

    fn answer(&self, request: Request, time: Duration) -> Reply {
        let lent = self.idle().pop();
        let mut desk = lent.unwrap_or_else(|| self.desk());
        let reply = desk.answer(request, &mut Watch { begun: Instant::now(), time });
        self.idle().push(desk);
        reply
    }
}

/// Ends a search when its time is over.
struct Watch {
    begun: Instant,
    time: Duration,
}

impl Monitor for Watch {
    fn elapsed(&mut self) -> Duration {
        self.begun.elapsed()
    }

    fn should_stop(&mut self) -> bool {
        self.begun.elapsed() >= self.time
    }

    fn report(&mut self, _: &Report) {}
}

impl Listener<Reply> for Watch {
    fn hear(&mut self, _: Reply) {}
}
