//! The ladder on a fleet.

use std::ops::ControlFlow;

use crownhead_archive::Error;
use crownhead_fleet::{Blobs, Fleet};
use serde::{Deserialize, Serialize};

use super::{AHEAD, Means, Performer, Ready, Work, failed};
use crate::ladder::{Climb, Meeting};
use crate::ledger::Ledger;

/// Games of an order: some openings with both colors.
const BATCH: u32 = 10;

/// Some games between two rungs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Climbing {
    means: Means,
    above: u8,
    below: u8,
    seed: u64,
    /// The first game, and the one after the last.
    games: (u32, u32),
}

impl Work for Climbing {
    const KIND: &'static str = "climb";

    fn means(&self) -> &Means {
        &self.means
    }

    fn line(&self) -> String {
        let Climbing { above, below, games: (from, to), .. } = self;
        format!("climb {}, level {above} against {below}, games {} to {to}", self.means.rules, from + 1)
    }

    fn perform(&self, performer: &Performer, blobs: &Blobs<'_>) -> Result<Vec<u8>, String> {
        let Ready { rules, weights, tables } = performer.ready(&self.means, blobs)?;
        let climb = Climb { rules, weights, tables, seed: self.seed, threads: 1 };
        let numbers = self.games.0 as usize..self.games.1 as usize;
        let mut half_points = vec![0; numbers.len()];
        let from = numbers.start;
        climb.games((self.above, self.below), numbers, &mut |index, points| {
            half_points[index - from] = points;
            ControlFlow::Continue(())
        })?;
        Ok(half_points)
    }
}

/// Plays a pairing as [`Climb::play`] does, on a fleet. `on_games` is told of games as they are counted.
///
/// # Errors
/// If an order fails, or the bus does.
pub fn play(
    fleet: &Fleet,
    (climb, means): (&Climb, &Means),
    (above, below): (u8, u8),
    games: u32,
    on_games: &mut dyn FnMut(usize),
) -> Result<Meeting, Error> {
    let orders = (0..games).step_by(BATCH as usize).map(|from| {
        let games = (from, (from + BATCH).min(games));
        Climbing { means: means.clone(), above, below, seed: climb.seed, games }.order(fleet)
    });
    let (mut ledger, mut next) = (Ledger::new(None), 0);
    let collected = fleet.results(orders, AHEAD, |_, half_points| {
        for &points in &half_points {
            ledger.enter(next, points.min(2));
            next += 1;
        }
        on_games(half_points.len());
        ControlFlow::Continue(())
    });
    collected.map_err(|error| failed(&error))?;
    Ok(climb.meeting((above, below), &ledger))
}
