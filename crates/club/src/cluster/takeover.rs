//! Games that nobody runs are taken up, many at a time.
//!
//! A node may die with thousands of games. The others claim its leases in pieces, read the games of a piece with a few
//! statements, and go on with the next; several nodes share the work because each takes what is still free. A game that a
//! page asks for doesn't wait for its turn.
//!
//! Invariant: the time from the last sign of life of a game's node, or from the last event if that is later, until it is
//! taken up is nobody's, and nobody sees the game before that is on record.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crownhead_store::{Free, Record};
use tokio::task::JoinSet;

use super::{Cluster, LEASE};
use crate::club::{Club, now};
use crate::live::Live;
use crate::rooms;
use crate::trouble::Failed;

/// A game without a lease is left alone for so long, in milliseconds: the node that has made it is about to take it.
const FRESH: u64 = 2_000;
/// So many games are taken up together.
const AT_A_TIME: u32 = 512;
/// So many of these are read at the same time: pages need connections to the database as well.
const READING: usize = 2;
/// So often a node tries again at once if another one was faster, and the pause before.
const LATE: u32 = 5;
const PAUSE: Duration = Duration::from_millis(20);
/// Others have their turn after so many games.
const TURN: usize = 32;

/// Games that this node has just claimed, and which nodes had them before.
#[derive(Debug)]
pub(super) struct Claim {
    games: Vec<String>,
    nodes: HashMap<String, Option<String>>,
    at: u64,
}

/// Takes up all games that nobody runs, as far as other nodes are not faster.
pub(super) async fn take_up_all(club: &Club, cluster: &Arc<Cluster>) {
    let (mut reading, mut late) = (JoinSet::new(), 0);
    loop {
        while reading.len() >= READING {
            reading.join_next().await;
        }
        let at = now();
        let free = match club.store().free(at, at.saturating_sub(FRESH), AT_A_TIME).await {
            Ok(free) if free.is_empty() => break,
            Ok(free) => free,
            Err(error) => {
                tracing::error!(%error, "free games can't be found");
                break;
            }
        };
        match club.claim(cluster, free).await {
            Ok(claim) if claim.games.is_empty() => {
                // Another node was faster, and takes its time with these; or they are about to be renewed here.
                late += 1;
                if late > LATE {
                    break;
                }
                tokio::time::sleep(PAUSE).await;
            }
            Ok(claim) => {
                late = 0;
                let (club, cluster) = (club.clone(), Arc::clone(cluster));
                reading.spawn(async move { club.go_on_with(&cluster, claim).await });
            }
            Err(failed) => {
                tracing::error!(why = failed.trouble().why, "free games can't be taken up");
                break;
            }
        }
    }
    while reading.join_next().await.is_some() {}
}

impl Club {
    /// Takes up a game that nobody runs, unless another node or another task is faster. In a task of its own, because whoever
    /// asks may be gone before it is done.
    pub(crate) async fn take_up_game(
        &self,
        cluster: &Arc<Cluster>,
        game: &str,
    ) -> Result<Option<Arc<Live>>, Failed> {
        let (club, cluster, game) = (self.clone(), Arc::clone(cluster), game.to_owned());
        let taken = tokio::spawn(async move {
            let node = club.store().owner(&game).await?.map(|(node, _)| node);
            let claim = club.claim(&cluster, vec![Free { game, node }]).await?;
            club.go_on_with(&cluster, claim).await
        });
        Ok(taken.await.map_err(|_| Failed::elsewhere())??.pop())
    }

    /// Claims those of these games that may be taken.
    pub(super) async fn claim(&self, cluster: &Cluster, mut free: Vec<Free>) -> Result<Claim, Failed> {
        // A page may have asked for one of them meanwhile. Two tasks must not both resume a game.
        free.retain(|free| cluster.reserve(&free.game));
        // What is known of them is old. Whoever looks for them from now on finds them in the database.
        for live in free.iter().filter_map(|free| self.rooms().get(&free.game)) {
            live.close();
            self.rooms().forget(&live);
        }
        let ids: Vec<&str> = free.iter().map(|free| &*free.game).collect();
        let at = now();
        let games = self
            .store()
            .claim(&ids, &cluster.node, at, at + LEASE)
            .await
            .inspect_err(|_| cluster.unnote_leased(&ids))?;
        let claimed: HashSet<&str> = games.iter().map(String::as_str).collect();
        let others: Vec<&str> = ids.into_iter().filter(|game| !claimed.contains(game)).collect();
        cluster.unnote_leased(&others);
        let nodes = free.into_iter().map(|free| (free.game, free.node)).collect();
        Ok(Claim { games, nodes, at })
    }

    /// Reads claimed games and goes on with them.
    pub(super) async fn go_on_with(&self, cluster: &Cluster, claim: Claim) -> Result<Vec<Arc<Live>>, Failed> {
        let games: Vec<&str> = claim.games.iter().map(String::as_str).collect();
        let taken = self.read_and_resume(cluster, &games, &claim).await;
        match &taken {
            Ok(taken) if taken.len() > 1 => tracing::info!(games = taken.len(), "games taken up"),
            Ok(_) => {}
            Err(failed) => {
                tracing::error!(why = failed.clone().trouble().why, "games can't be taken up");
                // The keeper finds that they are this node's, and tries again.
                cluster.unnote_leased(&games);
            }
        }
        taken
    }

    async fn read_and_resume(
        &self,
        cluster: &Cluster,
        games: &[&str],
        claim: &Claim,
    ) -> Result<Vec<Arc<Live>>, Failed> {
        let mut signs = HashMap::new();
        let mut read = Vec::with_capacity(games.len());
        for record in self.store().records(games).await? {
            let alive = match claim.nodes.get(&record.game.game.id).and_then(Option::as_deref) {
                Some(node) => match signs.get(node) {
                    Some(&alive) => alive,
                    None => *signs.entry(node).or_insert(self.last_sign(cluster, node, claim.at).await?),
                },
                None => 0,
            };
            read.extend(self.resume(record, alive));
            if read.len().is_multiple_of(TURN) {
                tokio::task::yield_now().await;
            }
        }
        // Whoever comes in finds the stop on record.
        self.scribe().flush().await;
        let mut taken = Vec::with_capacity(read.len());
        for live in read {
            if live.is_broken() {
                // The stop could not be written: the keeper finds that the game is this node's, and tries again.
                cluster.unnote_leased(&[&live.card.id]);
            } else if cluster.begin(&live.card.id) {
                let live = self.rooms().put(live);
                self.seat_computers(&live).await?;
                self.rooms().note_newest(&live.card.id);
                taken.push(live);
            }
        }
        Ok(taken)
    }

    /// When a node was last known to run its games; 0 if it has died before its first sign of life.
    async fn last_sign(&self, cluster: &Cluster, node: &str, at: u64) -> Result<u64, Failed> {
        if node == cluster.node {
            return Ok(cluster.left.load(Ordering::Relaxed).min(at));
        }
        Ok(self.store().last_alive(node).await?.unwrap_or(0))
    }

    /// Plays a game again, which nobody sees yet; nothing if its record can't be played.
    fn resume(&self, record: Record, alive: u64) -> Option<Arc<Live>> {
        let Record { game, events, chat } = record;
        match rooms::read(&game, events, rooms::chat(chat), None) {
            Ok(live) => {
                let live = Arc::new(live);
                live.resume(self.scribe(), alive, now());
                Some(live)
            }
            Err(failed) => {
                let why = failed.trouble().why;
                tracing::error!(game = game.game.id, why, "a game can't be taken up");
                None
            }
        }
    }
}
