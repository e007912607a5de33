//! The tasks of a node: it hears the others, renews its leases, and takes up games that nobody runs.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use crownhead_store::Free;
use futures_util::StreamExt as _;
use tokio::sync::mpsc;

use super::takeover::take_up_all;
use super::words::{Cry, Note, Request};
use super::{Cluster, LEASE, LET_GO, LOOK, RENEW, bus};
use crate::club::{Club, now};

/// The database answers within this time, or it is out of reach.
const PATIENCE: Duration = Duration::from_secs(1);
/// A sign of life that is so old is none, in milliseconds.
const OLD: u64 = 1_000;
/// So many renewals between two times that leases of ended games are removed.
const ROUNDS: u32 = 4;

/// Starts the tasks of a node. What the lobby has to say to the others comes through `cries`.
///
/// # Errors
/// If the bus does not take subscriptions.
pub(crate) async fn start(
    club: &Club,
    cluster: &Arc<Cluster>,
    cries: mpsc::UnboundedReceiver<Cry>,
) -> Result<(), String> {
    let heard = cluster.bus.listen(&cluster.node).await;
    let [all, notes, asks] = heard.map_err(|error| error.to_string())?;
    tokio::spawn(hear_all(club.clone(), Arc::clone(cluster), all));
    tokio::spawn(hear_notes(club.clone(), Arc::clone(cluster), notes));
    tokio::spawn(hear_asks(club.clone(), Arc::clone(cluster), asks));
    tokio::spawn(cry_out(Arc::clone(cluster), cries));
    cluster.bus.flush().await;
    cluster.bus.cry(&Cry::Hello { node: cluster.node.clone() }).await;
    tokio::spawn(keep(club.clone(), Arc::clone(cluster)));
    tokio::spawn(take_up(club.clone(), Arc::clone(cluster)));
    Ok(())
}

async fn cry_out(cluster: Arc<Cluster>, mut cries: mpsc::UnboundedReceiver<Cry>) {
    while let Some(cry) = cries.recv().await {
        cluster.bus.cry(&cry).await;
    }
}

async fn hear_all(club: Club, cluster: Arc<Cluster>, mut all: async_nats::Subscriber) {
    while let Some(message) = all.next().await {
        let Some(cry) = bus::read::<Cry>(&message) else { continue };
        if cry.node() == cluster.node {
            continue;
        }
        match cry {
            Cry::Alive { at, .. } if at > 0 && at + OLD < now() => {}
            Cry::Alive { node, people, .. } => {
                // A node whose voice was lost for a while tells what it has, and is told what others have.
                if !cluster.is_alive(&node) {
                    introduce(&club, &cluster).await;
                }
                cluster.heard(&node, people);
            }
            Cry::Hello { .. } => {
                cluster.bus.cry(&club.lobby().standing(&cluster.node)).await;
                if cluster.reaches_database() {
                    cry_alive(&club, &cluster).await;
                }
            }
            Cry::Bye { node } => bury(&club, &cluster, &node),
            Cry::Tournament { id, lobby, .. } => club.lobby().hear_tournament(&id, lobby),
            Cry::Broadcast { news, .. } => club.lobby().hear_broadcast(news),
            Cry::Erased { person, name, .. } => club.forget_person(&person, &name),
            about_people => club.lobby().hear(about_people),
        }
    }
}

/// Tells the others what is here, and asks what they have.
async fn introduce(club: &Club, cluster: &Cluster) {
    cluster.bus.cry(&club.lobby().standing(&cluster.node)).await;
    cluster.bus.cry(&Cry::Hello { node: cluster.node.clone() }).await;
}

async fn cry_alive(club: &Club, cluster: &Cluster) {
    let people = club.lobby().count().0 as u32;
    cluster.bus.cry(&Cry::Alive { node: cluster.node.clone(), people, at: now() }).await;
}

fn bury(club: &Club, cluster: &Cluster, node: &str) {
    tracing::warn!(node, "a node is gone");
    cluster.bury(club, node);
    club.lobby().bury(node);
    // It may have been about to pair a round.
    let club = club.clone();
    tokio::spawn(async move {
        if let Err(error) = club.take_up_tournaments().await {
            tracing::error!(%error, "tournaments can't be looked at");
        }
    });
}

async fn hear_notes(club: Club, cluster: Arc<Cluster>, mut notes: async_nats::Subscriber) {
    while let Some(message) = notes.next().await {
        if let Some(note) = bus::read::<Note>(&message) {
            cluster.hear_note(&club, note);
        }
    }
}

async fn hear_asks(club: Club, cluster: Arc<Cluster>, mut asks: async_nats::Subscriber) {
    while let Some(message) = asks.next().await {
        let Some(request) = bus::read::<Request>(&message) else { continue };
        let (club, cluster) = (club.clone(), Arc::clone(&cluster));
        tokio::spawn(async move {
            let reply = cluster.hear_request(&club, request).await;
            cluster.bus.answer(&message, &reply).await;
        });
    }
}

/// Renews leases, says that the node lives, and notices when others die.
async fn keep(club: Club, cluster: Arc<Cluster>) {
    let mut interval = tokio::time::interval(RENEW);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
    let mut stopping = club.stopping();
    let mut losses = cluster.bus.losses();
    let mut keeper = Keeper { renewed: Instant::now(), is_out: false, strays: HashSet::new(), round: 0 };
    loop {
        let found = tokio::select! {
            _ = interval.tick() => false,
            () = cluster.bus.found() => true,
            _ = stopping.wait_for(|stopping| *stopping) => return,
        };
        if found {
            introduce(&club, &cluster).await;
        }
        if cluster.bus.losses() != losses {
            losses = cluster.bus.losses();
            tracing::warn!("the connection to the bus was lost");
            cluster.start_over(&club).await;
        }
        keeper.renew(&club, &cluster).await;
        for node in cluster.dead() {
            bury(&club, &cluster, &node);
        }
    }
}

/// What is known of the leases of this node.
struct Keeper {
    /// When they were renewed last.
    renewed: Instant,
    /// Whether this node has let go of its games.
    is_out: bool,
    /// Games that are this node's, but that it did not run when it looked last.
    strays: HashSet<String>,
    round: u32,
}

impl Keeper {
    async fn renew(&mut self, club: &Club, cluster: &Arc<Cluster>) {
        let asked = Instant::now();
        let left = LET_GO.saturating_sub(self.renewed.elapsed());
        let patience = if left.is_zero() { PATIENCE } else { PATIENCE.min(left) };
        if let Some(kept) = renew(club, cluster, patience).await {
            self.renewed = asked;
            let_go(club, cluster.lost(&kept, asked));
            let strays = cluster.strays(&kept);
            // A game that is being taken up is a stray for a moment.
            let again = strays.iter().filter(|game| self.is_out || self.strays.contains(*game));
            take_back(club, cluster, again.cloned().collect());
            (self.strays, self.is_out) = (strays, false);
            cluster.reaches.store(true, Ordering::Relaxed);
            cry_alive(club, cluster).await;
            self.round = self.round.wrapping_add(1);
            if self.round.is_multiple_of(ROUNDS) {
                tidy(club, cluster);
            }
            return;
        }
        // The others hear nothing of a node that is of no use.
        cluster.reaches.store(false, Ordering::Relaxed);
        if self.renewed.elapsed() >= LET_GO {
            // Others run its games soon.
            self.is_out = true;
            let_go(club, cluster.lost(&[], Instant::now()));
        }
    }
}

/// Renews the leases; returns the games that are still the node's, or nothing if that failed.
async fn renew(club: &Club, cluster: &Cluster, patience: Duration) -> Option<Vec<String>> {
    let at = now();
    let renewed = club.store().renew(&cluster.node, at + LEASE);
    match tokio::time::timeout(patience, renewed).await {
        Ok(Ok(kept)) => {
            cluster.left.store(at, Ordering::Relaxed);
            Some(kept)
        }
        Ok(Err(error)) => {
            tracing::error!(%error, "leases can't be renewed");
            None
        }
        Err(_) => {
            tracing::error!("leases can't be renewed in time");
            None
        }
    }
}

/// Removes leases of games that have ended.
fn tidy(club: &Club, cluster: &Arc<Cluster>) {
    let (club, cluster) = (club.clone(), Arc::clone(cluster));
    tokio::spawn(async move {
        if let Err(error) = club.store().tidy_leases(&cluster.node, now()).await {
            tracing::error!(%error, "leases can't be removed");
        }
    });
}

/// Nobody has taken these games while the database was out of reach: this node goes on with them.
fn take_back(club: &Club, cluster: &Arc<Cluster>, games: Vec<String>) {
    if games.is_empty() {
        return;
    }
    let (club, cluster) = (club.clone(), Arc::clone(cluster));
    let free = games.into_iter().map(|game| Free { game, node: Some(cluster.node.clone()) }).collect();
    tokio::spawn(async move {
        match club.claim(&cluster, free).await {
            Ok(claim) => _ = club.go_on_with(&cluster, claim).await,
            Err(failed) => tracing::error!(why = failed.trouble().why, "games can't be taken back"),
        }
    });
}

/// These games are over, or another node runs them: whoever looks at them here finds them there.
fn let_go(club: &Club, games: Vec<String>) {
    for game in games {
        if let Some(live) = club.rooms().get(&game).filter(|live| !live.is_over()) {
            live.close();
            club.rooms().forget(&live);
        }
    }
}

/// Takes up games that nobody runs. Apart from the leases, which must not wait for thousands of games.
async fn take_up(club: Club, cluster: Arc<Cluster>) {
    let mut interval = tokio::time::interval(LOOK);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
    let mut stopping = club.stopping();
    loop {
        tokio::select! {
            _ = interval.tick() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        take_up_all(&club, &cluster).await;
    }
}
