//! Matches between our own opponents at fixed nodes, on a fleet.

use std::ops::ControlFlow;
use std::time::Duration;

use crownhead_archive::Error;
use crownhead_engine::{Limits, Opponent, Score};
use crownhead_fleet::{Blobs, Fleet, Hash};
use serde::{Deserialize, Serialize};

use super::{AHEAD, Means, Performer, Ready, Work, failed, pack, unpack};
use crate::adjudicate::Adjudication;
use crate::contest::{Contest, Pace};
use crate::openings::Suite;
use crate::records::Record;
use crate::sides::{Options, Outfit, Spec, Surroundings};

/// Games of an order: some openings with both colors.
const BATCH: usize = 10;

/// A side of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The key of the opponent.
    pub opponent: String,
    /// Its options.
    pub options: Options,
    /// Its weights and tables.
    pub means: Means,
}

/// A match.
#[derive(Debug)]
pub struct Task<'a> {
    /// The sides.
    pub sides: [Player; 2],
    /// The openings.
    pub suite: &'a Suite,
    /// The number of games.
    pub games: usize,
    /// Nodes for each move.
    pub nodes: u64,
    /// When games are adjudicated.
    pub adjudication: Adjudication,
    /// The seed of random choices.
    pub seed: u64,
}

/// Some games of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Matching {
    sides: [Player; 2],
    /// The names in the records.
    names: [String; 2],
    starts: Hash,
    plies: u32,
    suite_seed: u64,
    nodes: u64,
    win: Option<(i32, u32)>,
    draw: Option<(i32, u32, usize)>,
    seed: u64,
    /// The numbers of the games.
    games: Vec<usize>,
}

impl Work for Matching {
    const KIND: &'static str = "match";

    fn means(&self) -> &Means {
        &self.sides[0].means
    }

    fn inputs(&self) -> Vec<Hash> {
        let mut inputs = self.sides[1].means.inputs();
        inputs.push(self.starts);
        inputs
    }

    fn line(&self) -> String {
        let [a, b] = &self.names;
        let first = self.games.first().map_or(0, |first| first + 1);
        format!("match {}, {a} against {b}, {} games from {first} on", self.means().rules, self.games.len())
    }

    fn perform(&self, performer: &Performer, blobs: &Blobs<'_>) -> Result<Vec<u8>, String> {
        let starts = unpack(&blobs.get(&self.starts).map_err(|error| error.to_string())?)?;
        let pace = Pace::Fixed(Limits::nodes(self.nodes));
        let side = |player: &Player| {
            let Ready { rules, weights, tables } = performer.ready(&player.means, blobs)?;
            let opponent = Opponent::from_key(&player.opponent).ok_or("unknown opponent")?;
            let game = Surroundings { rules, pace, patience: Duration::ZERO, threads: 1 };
            Spec::Own(opponent).side(&player.options, Outfit { weights, tables, book: None }, &game)
        };
        let [a, b] = &self.sides;
        let sides = [side(a)?, side(b)?];
        let contest = Contest {
            sides: [&*sides[0], &*sides[1]],
            suite: Suite::of_parts(starts, self.plies, self.suite_seed),
            games: self.games.iter().max().map_or(0, |last| last + 1),
            pace,
            adjudication: Adjudication {
                win: self.win.map(|(score, plies)| (Score(score), plies)),
                draw: self.draw.map(|(score, plies, from)| (Score(score), plies, from)),
            },
            seed: self.seed,
            threads: 1,
        };
        let mut records = Vec::new();
        contest.run(&|index| self.games.contains(&index), &mut |played| {
            records.push(Record::of(&played, &self.names));
            ControlFlow::Continue(())
        })?;
        serde_json::to_vec(&records).map_err(|problem| problem.to_string())
    }
}

/// Plays the wanted games and gives their records in order, until `on_game` has enough.
pub(crate) fn play(
    fleet: &Fleet,
    task: &Task<'_>,
    names: &[String; 2],
    wanted: &dyn Fn(usize) -> bool,
    on_game: &mut dyn FnMut(Record) -> Result<bool, Error>,
) -> Result<(), Error> {
    let (starts, plies, suite_seed) = task.suite.parts();
    let starts = fleet.keep(&pack(starts)).map_err(|error| failed(&error))?;
    let batches = (0..task.games).step_by(BATCH).map(|from| {
        let games = from..(from + BATCH).min(task.games);
        games.filter(|&index| wanted(index)).collect::<Vec<_>>()
    });
    let Adjudication { win, draw } = task.adjudication;
    let orders = batches.filter(|games| !games.is_empty()).map(|games| {
        let matching = Matching {
            sides: task.sides.clone(),
            names: names.clone(),
            starts,
            plies,
            suite_seed,
            nodes: task.nodes,
            win: win.map(|(score, plies)| (score.0, plies)),
            draw: draw.map(|(score, plies, from)| (score.0, plies, from)),
            seed: task.seed,
            games,
        };
        matching.order(fleet)
    });
    let mut taken = Ok(true);
    let collected = fleet.results(orders, AHEAD, |_, result| {
        taken = take(&result, on_game);
        if matches!(taken, Ok(true)) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    collected.map_err(|error| failed(&error)).and(taken.map(drop))
}

/// Passes the games of a result on. Returns whether more are needed.
fn take(result: &[u8], on_game: &mut dyn FnMut(Record) -> Result<bool, Error>) -> Result<bool, Error> {
    let records: Vec<Record> = serde_json::from_slice(result)
        .map_err(|problem| Error::Input(format!("a result cannot be read: {problem}")))?;
    for record in records {
        if !on_game(record)? {
            return Ok(false);
        }
    }
    Ok(true)
}
