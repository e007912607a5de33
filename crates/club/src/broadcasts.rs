//! Broadcasts: events over the board that the club shows live.
//!
//! The games of a round come as PDN: pushed by a program, typed on the page, or fetched from an address. Each push is merged
//! with what is known (`merge`), stored as one transaction, and told to all who look at the round, at any node.
//!
//! Not here: PDN (`notation`), requests to other hosts (`outgoing`).
//!
//! Invariants: nobody is told of a change before it is on the disk; a game that can't be read stops no other; moves that are
//! shown are legal.

mod fetching;
mod merge;
mod orders;
mod pages;
mod push;
mod reading;
mod record;

use std::fmt;
use std::sync::Arc;

use tokio::sync::{Mutex, MutexGuard, Semaphore};

use crate::outgoing::{Outgoing, PublicWeb};

pub(crate) use fetching::run;
pub(crate) use orders::routes;

/// The most bytes of a push.
pub(crate) const MOST_BYTES: usize = 512 << 10;
/// The most bytes of a game.
const MOST_GAME: usize = 32 << 10;
/// The most moves of a game, of both sides.
const MOST_PLIES: usize = 1_000;
/// The most games of a round.
const MOST_GAMES: usize = 200;
/// The most rounds of a broadcast.
const MOST_ROUNDS: u32 = 40;
/// The most broadcasts in all, and of one person.
const MOST: (u64, u64) = (2_000, 100);
/// So many are listed.
const LISTED: u32 = 60;
/// The most troubles of a push that are told.
const MOST_TROUBLES: usize = 50;
/// So many pushes are read at the same time.
const READERS: usize = 2;
/// Pushes to so many rounds, at most, don't wait for each other.
const TURNS: usize = 16;

/// What reading and fetching have in common for all broadcasts of a node.
pub(crate) struct Press {
    readers: Arc<Semaphore>,
    outside: Arc<dyn Outgoing>,
    /// Pushes to a round wait for each other here; those at other nodes notice by the version.
    turns: [Mutex<()>; TURNS],
}

impl Press {
    pub(crate) fn new(outside: Option<Arc<dyn Outgoing>>) -> Press {
        let outside = outside.unwrap_or_else(|| Arc::new(PublicWeb::default()));
        Press { readers: Arc::new(Semaphore::new(READERS)), outside, turns: Default::default() }
    }

    /// Waits for the turn of a push to a round.
    async fn turn(&self, round: &str) -> MutexGuard<'_, ()> {
        let place = round.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        self.turns[place % TURNS].lock().await
    }
}

impl fmt::Debug for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Press").finish_non_exhaustive()
    }
}
