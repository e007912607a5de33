//! The journal of the club, with figures about it.

use std::sync::Arc;
use std::time::Instant;

use crownhead_store::{Entry, Journal, StoreError, Written};
use tokio::sync::Notify;

use crate::meters::Meters;
use crate::tournaments::Notices;

/// Writes what happens in games.
#[derive(Debug)]
pub(crate) struct Scribe {
    journal: Journal,
    meters: Arc<Meters>,
    notices: Notices,
    bell: Arc<Notify>,
}

impl Scribe {
    pub(crate) fn new(journal: Journal, meters: Arc<Meters>, notices: Notices) -> Scribe {
        Scribe { journal, meters, notices, bell: Arc::default() }
    }

    /// Where ends of games are noticed that belong to tournaments.
    pub(crate) fn notices(&self) -> &Notices {
        &self.notices
    }

    /// Rings when there is something to tell people on their devices.
    pub(crate) fn bell(&self) -> &Arc<Notify> {
        &self.bell
    }

    /// Writes an event, and calls back when it is on the disk.
    pub(crate) fn write(
        &self,
        entry: Entry,
        done: impl FnOnce(Result<Written, Arc<StoreError>>) + Send + 'static,
    ) {
        let (begun, meters) = (Instant::now(), Arc::clone(&self.meters));
        let bell = (!entry.news.is_empty()).then(|| Arc::clone(&self.bell));
        self.journal.write(entry, move |result| {
            match &result {
                Ok(_) => {
                    meters.events.inc();
                    meters.delay.observe(begun.elapsed().as_secs_f64());
                    if let Some(bell) = bell {
                        bell.notify_one();
                    }
                }
                Err(_) => {
                    meters.lost.inc();
                }
            }
            done(result);
        });
    }

    /// Waits until everything so far is on the disk.
    pub(crate) async fn flush(&self) {
        self.journal.flush().await;
    }

    /// Notes a sign of life.
    pub(crate) fn alive(&self, node: &str, at: u64) {
        self.journal.alive(node, at);
    }
}
