//! Several nodes that are one club: one database, and a bus between them.
//!
//! A game that goes on is run by the node that has its lease. A page may be connected to any node: what it asks about a game
//! goes to the node that runs it, and what happens there comes back line by line. If a node dies, its leases run out, another
//! node plays its games again from the database and goes on, and pages connect again.
//!
//! Not here: what is asked and told. The bus carries the messages of `api`, and nothing that must last: what has happened
//! is in the database before anyone hears of it.
//!
//! Invariant: of two nodes that both believe they run a game, one can't write the next event, because its number is taken.

mod address;
mod bus;
mod far;
mod keeper;
mod takeover;
mod words;

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::line::Line;

pub(crate) use bus::Bus;
pub(crate) use far::There;
pub(crate) use keeper::start;
pub(crate) use words::Cry;

use far::Proxies;

/// How long a lease lasts, in milliseconds. A node that dies is replaced after it.
pub(crate) const LEASE: u64 = 3_000;
/// How often leases are renewed.
const RENEW: Duration = Duration::from_millis(500);
/// How often free games are looked for.
const LOOK: Duration = Duration::from_millis(250);
/// A node that can't renew its leases lets go of its games after this time, before others may take them.
const LET_GO: Duration = Duration::from_millis(LEASE - 500);
/// A node that has not been heard for so long is believed dead.
const SILENCE: Duration = Duration::from_millis(1_800);

/// A node among others.
pub(crate) struct Cluster {
    /// The name of this node: another one after every start.
    pub(crate) node: String,
    pub(crate) bus: Bus,
    /// When each of the other nodes was heard last, and how many people are there.
    others: Mutex<HashMap<String, (Instant, u32)>>,
    /// The lines of pages here that look at games elsewhere, and on which nodes.
    lines: Mutex<HashMap<u64, (Line, HashSet<String>)>>,
    /// The lines of pages elsewhere that look at games here.
    proxies: Proxies,
    /// Whether the database answers.
    reaches: AtomicBool,
    /// When the leases were renewed last, by the clock on the wall, in milliseconds.
    left: AtomicU64,
    /// The games whose lease this node has.
    leased: Mutex<HashMap<String, Lease>>,
}

/// What a node knows of the lease of a game.
#[derive(Clone, Copy)]
struct Lease {
    since: Instant,
    /// The node claims the game, or plays it again from the database: nobody may look at it or act in it yet.
    is_new: bool,
}

impl fmt::Debug for Cluster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cluster").field("node", &self.node).finish_non_exhaustive()
    }
}

impl Cluster {
    pub(crate) fn new(node: String, bus: Bus) -> Cluster {
        Cluster {
            node,
            bus,
            others: Mutex::default(),
            lines: Mutex::default(),
            proxies: Proxies::default(),
            reaches: AtomicBool::new(true),
            left: AtomicU64::new(crate::club::now()),
            leased: Mutex::default(),
        }
    }

    /// Tells the others that this node stops.
    pub(crate) async fn good_bye(&self) {
        self.bus.cry(&Cry::Bye { node: self.node.clone() }).await;
        self.bus.flush().await;
    }

    /// Whether the database answers. If not, people are better off at another node.
    pub(crate) fn reaches_database(&self) -> bool {
        self.reaches.load(Ordering::Relaxed)
    }

    /// Another node lives.
    fn heard(&self, node: &str, people: u32) {
        let mut others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        others.insert(node.to_owned(), (Instant::now(), people));
    }

    /// Whether another node lives.
    pub(crate) fn is_alive(&self, node: &str) -> bool {
        let others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        others.get(node).is_some_and(|(heard, _)| heard.elapsed() < SILENCE)
    }

    /// A node has not answered what it was asked at a time.
    fn doubt(&self, node: &str, asked: Instant) {
        let mut others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((heard, _)) = others.get_mut(node)
            // It may have come back meanwhile.
            && *heard < asked
            && let Some(long_ago) = Instant::now().checked_sub(SILENCE)
        {
            *heard = long_ago;
        }
    }

    /// The people at other nodes.
    pub(crate) fn people(&self) -> u32 {
        let others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        others.values().map(|(_, people)| people).sum()
    }

    /// Nodes that have not been heard for long; they are forgotten.
    fn dead(&self) -> Vec<String> {
        let mut others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        let dead = others.iter().filter(|(_, (heard, _))| heard.elapsed() >= SILENCE);
        let dead: Vec<String> = dead.map(|(node, _)| node.clone()).collect();
        for node in &dead {
            others.remove(node);
        }
        dead
    }

    /// This node runs a game from now on.
    pub(crate) fn note_leased(&self, game: &str) {
        let mut leased = self.leased.lock().unwrap_or_else(PoisonError::into_inner);
        leased.insert(game.to_owned(), Lease { since: Instant::now(), is_new: false });
    }

    /// This node is about to claim a game; false if it runs it, or if another task of it is about to.
    fn reserve(&self, game: &str) -> bool {
        let mut leased = self.leased.lock().unwrap_or_else(PoisonError::into_inner);
        let is_free = !leased.contains_key(game);
        if is_free {
            leased.insert(game.to_owned(), Lease { since: Instant::now(), is_new: true });
        }
        is_free
    }

    /// A claimed game is run from now on; false if its lease has been lost meanwhile.
    fn begin(&self, game: &str) -> bool {
        let mut leased = self.leased.lock().unwrap_or_else(PoisonError::into_inner);
        let lease = leased.get_mut(game);
        lease.map(|lease| *lease = Lease { since: Instant::now(), is_new: false }).is_some()
    }

    /// Whether this node runs a game.
    pub(crate) fn runs(&self, game: &str) -> bool {
        let leased = self.leased.lock().unwrap_or_else(PoisonError::into_inner);
        leased.get(game).is_some_and(|lease| !lease.is_new)
    }

    /// Games that are this node's in the database, but that it does not run.
    fn strays(&self, kept: &[String]) -> HashSet<String> {
        let leased = self.leased.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().filter(|game| !leased.contains_key(*game)).cloned().collect()
    }

    /// This node does not run these games after all.
    fn unnote_leased(&self, games: &[&str]) {
        let mut leased = self.leased.lock().unwrap_or_else(PoisonError::into_inner);
        for game in games {
            leased.remove(*game);
        }
    }

    /// Forgets the games that are not in a list, which was asked for at a time; returns them. Those that are being claimed
    /// stay.
    fn lost(&self, kept: &[String], asked: Instant) -> Vec<String> {
        let kept: HashSet<&str> = kept.iter().map(String::as_str).collect();
        let mut leased = self.leased.lock().unwrap_or_else(PoisonError::into_inner);
        let lost = leased
            .iter()
            .filter(|(game, lease)| !lease.is_new && lease.since < asked && !kept.contains(game.as_str()));
        let lost: Vec<String> = lost.map(|(game, _)| game.clone()).collect();
        for game in &lost {
            leased.remove(game);
        }
        lost
    }
}
