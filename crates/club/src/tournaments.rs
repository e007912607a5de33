//! Tournaments: who plays whom, when the next round comes, who is ahead.
//!
//! One task decides about all of them. It looks at a tournament when something has changed there (someone joins, the end of a
//! game is on the disk) and when its time has come. What it decides is one transaction, and everything follows from the data
//! file: after a crash it goes on where the file says.
//!
//! Not here: how rounds are paired and players ranked (`pairing`).

mod arbiter;
mod arena;
mod journal;
mod orders;
mod pages;
mod programs;
mod rounds;
mod standings;
mod steps;
mod table;
mod verdict;

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use crownhead_room::Declared;
use crownhead_store::Stage;
use tokio::sync::{mpsc, watch};

use crate::club::{Club, now};
use crate::trouble::Failed;

use arena::Queue;
pub(crate) use orders::routes;
pub(crate) use programs::routes as program_routes;
use table::Table;
use verdict::Verdict;

/// What happens together is looked at once.
const GATHER: Duration = Duration::from_millis(50);
/// After the data file could not be reached.
const AGAIN: u64 = 5_000;
/// More than ever go on.
const MOST: u32 = 1_000;

/// How fast tournaments go on. Tests are in a hurry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tempo {
    /// Between two rounds.
    pub pause: Duration,
    /// How often those who wait in an arena are paired.
    pub wave: Duration,
    /// The unit in which arenas are measured.
    pub minute: Duration,
    /// How long a side has for its first move; then it forfeits the game.
    pub first_move: Duration,
}

impl Default for Tempo {
    fn default() -> Tempo {
        Tempo {
            pause: Duration::from_secs(10),
            wave: Duration::from_secs(5),
            minute: Duration::from_mins(1),
            first_move: Duration::from_millis(crownhead_room::FIRST_MOVE),
        }
    }
}

/// Where it is said that something has changed about a tournament.
#[derive(Clone, Debug)]
pub(crate) struct Notices(mpsc::UnboundedSender<String>);

impl Notices {
    pub(crate) fn new() -> (Notices, mpsc::UnboundedReceiver<String>) {
        let (sender, receiver) = mpsc::unbounded_channel();
        (Notices(sender), receiver)
    }

    pub(crate) fn changed(&self, id: &str) {
        // Without a receiver the club stops.
        let _ = self.0.send(id.to_owned());
    }
}

impl Club {
    /// Looks at every tournament that is open or goes on, or has games that go on.
    pub(crate) async fn take_up_tournaments(&self) -> Result<(), crownhead_store::StoreError> {
        for stage in [Stage::Open, Stage::Running] {
            for (row, _) in self.store().tournaments(stage, MOST).await? {
                self.scribe().notices().changed(&row.id);
            }
        }
        for id in self.store().unsettled_tournaments().await? {
            self.scribe().notices().changed(&id);
        }
        Ok(())
    }
}

impl Club {
    /// Ends the games whose result an arbiter has decided, and those of a round that is paired again.
    async fn end_stray_games(&self, id: &str) -> Result<(), Failed> {
        for (game, outcome) in self.store().stray_games(id).await? {
            let verdict = outcome.and_then(|word| Verdict::of_word(&word));
            let declared = verdict.map_or(Declared::Aborted, Verdict::declared);
            self.find(&game).await?.rule(self, declared).await?;
        }
        Ok(())
    }
}

/// What the task knows besides the data file. It can do without.
#[derive(Debug, Default)]
struct Office {
    /// When to look at a tournament again.
    due: HashMap<String, u64>,
    /// Tournaments as they were when nothing had to be decided.
    known: HashMap<String, Table>,
    /// Who waits for how long in arenas.
    queues: HashMap<String, Queue>,
    /// Tournaments with games that could not be ended.
    stray: HashSet<String>,
}

/// Decides about tournaments until the club stops.
pub(crate) async fn run(
    club: Club,
    mut notices: mpsc::UnboundedReceiver<String>,
    mut stopping: watch::Receiver<bool>,
) {
    let mut office = Office::default();
    loop {
        let wake = office.due.values().min().map_or(u64::MAX, |due| due.saturating_sub(now()));
        let mut ids = HashSet::new();
        tokio::select! {
            id = notices.recv() => match id {
                Some(id) => _ = ids.insert(id),
                None => return,
            },
            () = tokio::time::sleep(Duration::from_millis(wake.min(60_000))) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        if !ids.is_empty() {
            tokio::time::sleep(GATHER).await;
            while let Ok(id) = notices.try_recv() {
                ids.insert(id);
            }
        }
        for id in ids {
            office.known.remove(&id);
            office.look(&club, &id, true).await;
        }
        let at = now();
        let due: Vec<String> =
            office.due.iter().filter(|(_, due)| **due <= at).map(|(id, _)| id.clone()).collect();
        for id in due {
            office.look(&club, &id, false).await;
        }
    }
}

impl Office {
    async fn look(&mut self, club: &Club, id: &str, noticed: bool) {
        match self.decide(club, id, noticed).await {
            Ok(Some(due)) => _ = self.due.insert(id.to_owned(), due),
            Ok(None) => {
                self.due.remove(id);
                self.queues.remove(id);
            }
            Err(failed) => {
                tracing::error!(tournament = id, why = failed.trouble().why, "a tournament can't go on");
                self.due.insert(id.to_owned(), now() + AGAIN);
            }
        }
    }

    /// Decides what there is to decide; returns when to look again.
    async fn decide(&mut self, club: &Club, id: &str, noticed: bool) -> Result<Option<u64>, Failed> {
        if noticed || self.stray.remove(id) {
            self.stray.insert(id.to_owned());
            club.end_stray_games(id).await?;
            self.stray.remove(id);
        }
        // Another node may have changed it.
        let known = self.known.remove(id).filter(|_| club.cluster().is_none());
        let loaded = match known {
            Some(table) => Some(table),
            None => Table::load(club.store(), id).await?,
        };
        let Some(mut table) = loaded else { return Ok(None) };
        let queue = self.queues.entry(id.to_owned()).or_default();
        let step = club.next_step(&mut table, queue, now()).await?;
        let Some(step) = step else {
            if noticed {
                club.lobby().tell_tournament(id, table.row.stage == Stage::Open);
            }
            let due = table.due(&club.options().tempo, now());
            self.known.insert(id.to_owned(), table);
            return Ok(due);
        };
        if club.store().take_step(&step).await? {
            for game in &step.games {
                if let Err(failed) = club.open_new(&game.id).await {
                    // The next start of the club finds it.
                    tracing::error!(game = game.id, why = failed.trouble().why, "a game can't be opened");
                }
            }
            club.lobby().tell_tournament(id, step.before != step.after);
        }
        // There may be more to decide.
        Ok(Some(now()))
    }
}
