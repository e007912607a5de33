//! Mining puzzles on a fleet.

use std::iter;
use std::ops::{ControlFlow, Range};

use crownhead_archive::Error;
use crownhead_fleet::{Blobs, Fleet, Hash};
use crownhead_game::Game;
use crownhead_puzzles::{Puzzle, Set};
use crownhead_rules::AnyRules;
use serde::{Deserialize, Serialize};

use super::{AHEAD, Means, Performer, Ready, Work, failed, pack, unpack};
use crate::puzzles::Mine;

/// Games of an order.
const BATCH: usize = 10;

/// Games to look through.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mining {
    means: Means,
    nodes: u64,
    seed: u64,
    /// The first game, and the one after the last.
    games: (usize, usize),
    /// The games, if they were played before.
    played: Option<Hash>,
}

/// How many puzzles each game yields. The puzzles follow as a packed set.
#[derive(Serialize, Deserialize)]
struct Counts(Vec<usize>);

impl Work for Mining {
    const KIND: &'static str = "mine";

    fn means(&self) -> &Means {
        &self.means
    }

    fn inputs(&self) -> Vec<Hash> {
        self.played.into_iter().collect()
    }

    fn line(&self) -> String {
        let (from, to) = self.games;
        format!("mine {}, games {} to {to}", self.means.rules, from + 1)
    }

    fn perform(&self, performer: &Performer, blobs: &Blobs<'_>) -> Result<Vec<u8>, String> {
        let Ready { rules, weights, tables } = performer.ready(&self.means, blobs)?;
        let played = self.played.map(|hash| blobs.get(&hash).map_err(|error| error.to_string()));
        let played = played.transpose()?.map(|bytes| unpack(&bytes)).transpose()?.unwrap_or_default();
        let mine = Mine { rules, weights, tables, nodes: self.nodes, seed: self.seed, threads: 1 };
        let (mut counts, mut set) = (Vec::new(), Set { rules, remarks: Vec::new(), puzzles: Vec::new() });
        let of = |number: usize| played.get(number - self.games.0).cloned();
        mine.run(self.games.0..self.games.1, &of, &mut |_, puzzles| {
            counts.push(puzzles.len());
            set.puzzles.extend(puzzles);
            ControlFlow::Continue(())
        });
        let mut result = serde_json::to_vec(&Counts(counts)).map_err(|problem| problem.to_string())?;
        result.push(b'\n');
        result.extend(set.pack());
        Ok(result)
    }
}

/// The puzzles of each game of a result.
fn puzzles(result: &[u8], rules: AnyRules) -> Option<Vec<Vec<Puzzle>>> {
    let end = result.iter().position(|&byte| byte == b'\n')?;
    let Counts(counts) = serde_json::from_slice(&result[..end]).ok()?;
    let set = Set::unpack(&result[end + 1..]).ok().filter(|set| set.rules == rules)?;
    let mut puzzles = set.puzzles.into_iter();
    let games = counts.into_iter().map(|count| puzzles.by_ref().take(count).collect()).collect();
    Some(games)
}

/// Looks through games as [`Mine::run`] does, on a fleet. `played` are the games from number 0 on, if they were played before.
///
/// # Errors
/// If an order fails, or the bus does.
pub fn mine(
    fleet: &Fleet,
    (mine, means): (&Mine, &Means),
    numbers: Range<usize>,
    played: &[Game],
    on_game: &mut dyn FnMut(usize, Vec<Puzzle>) -> ControlFlow<()>,
) -> Result<(), Error> {
    let Range { start, end } = numbers;
    let starts = iter::successors(Some(start), |from| Some((from / BATCH + 1) * BATCH));
    let mut problem = None;
    let orders = starts.take_while(|&from| from < end).map_while(|from| {
        let games = (from, ((from / BATCH + 1) * BATCH).min(end));
        let played = (!played.is_empty()).then(|| fleet.keep(&pack(&played[games.0..games.1])));
        let played = played.transpose().map_err(|error| problem = Some(error)).ok()?;
        let work = Mining { means: means.clone(), nodes: mine.nodes, seed: mine.seed, games, played };
        Some(work.order(fleet))
    });
    let (mut number, mut unreadable) = (start, false);
    let collected = fleet.results(orders, AHEAD, |_, result| {
        let Some(games) = puzzles(&result, mine.rules) else {
            unreadable = true;
            return ControlFlow::Break(());
        };
        games.into_iter().try_for_each(|puzzles| {
            number += 1;
            on_game(number - 1, puzzles)
        })
    });
    collected.map_err(|error| failed(&error))?;
    if unreadable {
        return Err(Error::Input("a result cannot be read".to_owned()));
    }
    problem.map_or(Ok(()), |error| Err(failed(&error)))
}
