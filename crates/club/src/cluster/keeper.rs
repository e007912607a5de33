//! The tasks of a node: it hears the others, renews its leases, and takes up games that nobody runs.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use tokio::sync::mpsc;

use super::words::{Cry, Note, Request};
use super::{Cluster, LEASE, RENEW, bus};
use crate::club::{Club, now};

/// A game without a lease is left alone for so long, in milliseconds: the node that has made it is about to take it.
const FRESH: u64 = 2_000;

/// The database answers within this time, or it is out of reach.
const PATIENCE: Duration = Duration::from_millis(LEASE / 2);

/// So many games are taken up at the same time.
const AT_A_TIME: usize = 32;

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
            Cry::Alive { node, people } => {
                // A node whose voice was lost for a while tells what it has.
                if !cluster.is_alive(&node) {
                    cluster.bus.cry(&club.lobby().standing(&cluster.node)).await;
                }
                cluster.heard(&node, people);
            }
            Cry::Hello { .. } => cluster.bus.cry(&club.lobby().standing(&cluster.node)).await,
            Cry::Bye { node } => bury(&club, &cluster, &node),
            Cry::Tournament { id, lobby, .. } => club.lobby().hear_tournament(&id, lobby),
            Cry::Broadcast { news, .. } => club.lobby().hear_broadcast(news),
            Cry::Erased { person, name, .. } => club.forget_person(&person, &name),
            about_people => club.lobby().hear(about_people),
        }
    }
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
    let mut renewed = Instant::now();
    loop {
        tokio::select! {
            _ = interval.tick() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        if cluster.bus.losses() != losses {
            losses = cluster.bus.losses();
            tracing::warn!("the connection to the bus was lost");
            cluster.start_over(&club).await;
        }
        let asked = Instant::now();
        let reaches = renew(&club, &cluster).await;
        cluster.reaches.store(reaches, Ordering::Relaxed);
        if reaches {
            renewed = asked;
        }
        let is_out = renewed.elapsed() > Duration::from_millis(LEASE);
        if is_out {
            // The database is out of reach, and others run its games by now.
            let_go(&club, cluster.lost(&[], Instant::now()));
        } else {
            let people = club.lobby().count().0 as u32;
            cluster.bus.cry(&Cry::Alive { node: cluster.node.clone(), people }).await;
        }
        for node in cluster.dead() {
            bury(&club, &cluster, &node);
        }
    }
}

/// Renews the leases; false if that failed.
async fn renew(club: &Club, cluster: &Cluster) -> bool {
    let (asked, at) = (Instant::now(), now());
    let renewed = club.store().renew(&cluster.node, at, at + LEASE);
    match tokio::time::timeout(PATIENCE, renewed).await {
        Ok(Ok(kept)) => {
            let_go(club, cluster.lost(&kept, asked));
            true
        }
        Ok(Err(error)) => {
            tracing::error!(%error, "leases can't be renewed");
            false
        }
        Err(_) => {
            tracing::error!("leases can't be renewed in time");
            false
        }
    }
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
    let mut interval = tokio::time::interval(RENEW);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
    let mut stopping = club.stopping();
    loop {
        tokio::select! {
            _ = interval.tick() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        let free = match club.store().expired(now()).await {
            Ok(free) => free,
            Err(error) => {
                tracing::error!(%error, "free games can't be found");
                continue;
            }
        };
        let games = futures_util::stream::iter(free);
        let take = async |game: String| {
            if let Err(failed) = club.take_up_game(&cluster, &game, FRESH).await {
                tracing::error!(game, why = failed.trouble().why, "a game can't be taken up");
            }
        };
        games.for_each_concurrent(AT_A_TIME, take).await;
    }
}
