//! Self-play on a fleet.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use crownhead_archive::Error;
use crownhead_archive::store::write_whole;
use crownhead_engine::{Technique, Techniques};
use crownhead_fleet::{Blobs, Fleet, Hash};
use serde::{Deserialize, Serialize};

use super::{AHEAD, Means, Performer, Ready, Work, failed, pack, unpack};
use crate::train::files::{batch_path, positions};
use crate::train::samples;
use crate::train::selfplay::{Asides, Openings, SelfPlay};

/// A batch of games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Playing {
    means: Means,
    nodes: u64,
    seed: u64,
    /// The techniques that are off.
    without: Vec<String>,
    /// The book; random openings without.
    book: Option<Hash>,
    asides: Asides,
    batch: u32,
}

impl Work for Playing {
    const KIND: &'static str = "play";

    fn means(&self) -> &Means {
        &self.means
    }

    fn inputs(&self) -> Vec<Hash> {
        self.book.into_iter().collect()
    }

    fn line(&self) -> String {
        format!("play {}, batch {}", self.means.rules, self.batch)
    }

    fn perform(&self, performer: &Performer, blobs: &Blobs<'_>) -> Result<Vec<u8>, String> {
        let Ready { rules, weights, tables } = performer.ready(&self.means, blobs)?;
        let mut techniques = Techniques::ALL;
        for name in &self.without {
            techniques = techniques.without(name.parse().map_err(|_| format!("unknown technique {name}"))?);
        }
        let book = self.book.map(|hash| blobs.get(&hash).map_err(|error| error.to_string())).transpose()?;
        let openings = match book {
            None => Openings::Random,
            Some(bytes) => Openings::Book(unpack(&bytes)?),
        };
        let Playing { nodes, seed, asides, .. } = *self;
        let play = SelfPlay { rules, nodes, seed, weights, techniques, openings, asides, tables };
        Ok(samples::write(rules.board(), &play.batch(self.batch)))
    }
}

/// Plays the missing batches of a folder on a fleet, as `files::play_batches` does on this machine.
///
/// # Errors
/// If a file cannot be written or an existing one cannot be read, an order fails, or the bus does.
pub fn play_batches(
    fleet: &Fleet,
    (task, means): (&SelfPlay, &Means),
    dir: &Path,
    batches: u32,
    done: &dyn Fn() -> bool,
) -> Result<(), Error> {
    fs::create_dir_all(dir).map_err(|problem| Error::file("make", dir, problem))?;
    let book = match &task.openings {
        Openings::Random => None,
        Openings::Book(games) => Some(fleet.keep(&pack(games)).map_err(|error| failed(&error))?),
    };
    let off = Technique::ALL.into_iter().filter(|&technique| !task.techniques.has(technique));
    let without: Vec<String> = off.map(|technique| technique.to_string()).collect();
    let mut missing = Vec::new();
    for batch in 0..batches {
        let path = batch_path(dir, batch);
        if path.exists() {
            // An existing batch must be readable for fitting.
            positions(&path, task.rules)?;
            done();
        } else {
            missing.push(batch);
        }
    }
    let SelfPlay { nodes, seed, asides, .. } = *task;
    let orders = missing.iter().map(|&batch| {
        let (means, without) = (means.clone(), without.clone());
        Playing { means, nodes, seed, without, book, asides, batch }.order(fleet)
    });
    let mut kept = Ok(());
    let collected = fleet.results(orders, AHEAD, |index, result| {
        kept = write_whole(&batch_path(dir, missing[index]), result);
        if kept.is_ok() && done() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    collected.map_err(|error| failed(&error)).and(kept)
}
