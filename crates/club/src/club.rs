//! The club: what its parts share, and how it starts and stops.

use std::fmt;
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::http::Uri;
use crownhead_store::{Journal, Place, Store, StoreError, fresh_id};
use thiserror::Error;
use tokio::sync::{mpsc, watch};
use tokio::time::MissedTickBehavior;

use crate::bots::Unfinished;
use crate::broadcasts::{self, Press};
use crate::chat::ChatRules;
use crate::cluster::{self, Bus, Cluster};
use crate::computers::{Computer, Computers};
use crate::guard::Limits;
use crate::lobby::Lobby;
use crate::meters::Meters;
use crate::outgoing::Outgoing;
use crate::push::{self, Courier, Push, Vapid};
use crate::rooms::{self, Rooms};
use crate::scribe::Scribe;
use crate::tournaments::{self, Notices, Tempo};

/// How often clocks are looked at.
const TICK: Duration = Duration::from_millis(100);
/// So many looks between two signs of life.
const TICKS_PER_SIGN: u32 = 5;
/// So many looks between two rounds of tidying.
const TICKS_PER_ROUND: u32 = 600;
/// The name of the only node.
const NODE: &str = "one";

/// How a club is set up.
#[derive(Clone)]
pub struct Options {
    /// The data file, or the database of a server.
    pub data: Place,
    /// The NATS servers over which several nodes with one database are one club: `nats://host:4222` or
    /// `tls://name:password@host:4222`, separated by commas.
    pub bus: Option<String>,
    /// The certificates of those who vouch for the servers of the bus; without them, those that the system trusts.
    pub bus_ca: Option<PathBuf>,
    /// The address under which people reach the club, if it is not that of the server: behind a proxy.
    pub url: Option<Uri>,
    /// The name of the club; `Crownhead` without one.
    pub title: Option<String>,
    /// The addresses of proxies, whose word about where a request comes from is believed.
    pub proxies: Vec<IpAddr>,
    /// What may be said.
    pub chat: ChatRules,
    /// Whether browsers reach the server itself over an encrypted connection.
    pub encrypted: bool,
    /// The computer as an opponent.
    pub computer: Option<Arc<dyn Computer>>,
    /// How fast tournaments go on.
    pub tempo: Tempo,
    /// The web outside, if it is not the public one.
    pub outside: Option<Arc<dyn Outgoing>>,
    /// How people are told of news on their devices.
    pub push: Push,
}

/// Why a club can't be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The data can't be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No server of the bus can be reached.
    #[error("the bus: {0}")]
    Bus(String),
    /// Several nodes need a database that all of them can reach.
    #[error("the bus is for several nodes, which need a database on a server: postgres://...")]
    File,
}

impl Options {
    /// A club with this data and the usual settings.
    pub fn new(data: impl Into<Place>) -> Options {
        Options {
            data: data.into(),
            bus: None,
            bus_ca: None,
            url: None,
            title: None,
            proxies: Vec::new(),
            chat: ChatRules::default(),
            encrypted: false,
            computer: None,
            tempo: Tempo::default(),
            outside: None,
            push: Push::default(),
        }
    }

    /// What the club is called.
    pub(crate) fn name(&self) -> String {
        self.title.clone().unwrap_or_else(|| "Crownhead".to_owned())
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options").field("data", &self.data).field("url", &self.url).finish_non_exhaustive()
    }
}

/// A club.
#[derive(Clone, Debug)]
pub struct Club(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    options: Options,
    store: Store,
    scribe: Scribe,
    rooms: Rooms,
    lobby: Lobby,
    cluster: Option<Arc<Cluster>>,
    limits: Limits,
    computers: Computers,
    meters: Arc<Meters>,
    unfinished: Unfinished,
    press: Press,
    courier: Option<Arc<Courier>>,
    stopping: watch::Sender<bool>,
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}

impl Club {
    /// Opens the data file, or makes a new one, and takes up every game that goes on. Must be called within a Tokio runtime.
    ///
    /// # Errors
    /// If the data file can't be used.
    pub async fn open(options: Options) -> Result<Club, OpenError> {
        let files = crate::files::allow_many_connections();
        tracing::debug!(files, "open files");
        let store = Store::connect(&options.data).await?;
        let courier =
            Courier::new(&options.push, &store.push_key(&Vapid::fresh()).await?).await.map(Arc::new);
        let (lobby, cluster, cries) = match &options.bus {
            None => (Lobby::default(), None, None),
            Some(_) if matches!(options.data, Place::File(_)) => return Err(OpenError::File),
            Some(servers) => {
                let bus = Bus::connect(servers, options.bus_ca.as_deref()).await.map_err(OpenError::Bus)?;
                let (voice, cries) = mpsc::unbounded_channel();
                let cluster = Cluster::new(fresh_id(), bus);
                (Lobby::with_voice(&cluster.node, voice), Some(Arc::new(cluster)), Some(cries))
            }
        };
        // The writer is waited for by flushing the journal.
        let (journal, _) = Journal::start(&store);
        let (notices, noticed) = Notices::new();
        let meters = Arc::new(Meters::new());
        let computers = Computers::new(options.computer.clone());
        let press = Press::new(options.outside.clone());
        let club = Club(Arc::new(Inner {
            options,
            store,
            scribe: Scribe::new(journal, Arc::clone(&meters), notices),
            rooms: Rooms::default(),
            lobby,
            cluster,
            limits: Limits::new(),
            computers,
            meters,
            unfinished: Unfinished::default(),
            press,
            courier,
            stopping: watch::Sender::new(false),
        }));
        match (club.cluster(), cries) {
            (Some(cluster), Some(cries)) => {
                cluster::start(&club, cluster, cries).await.map_err(OpenError::Bus)?;
            }
            _ => club.take_up().await?,
        }
        club.take_up_tournaments().await?;
        tokio::spawn(tournaments::run(club.clone(), noticed, club.stopping()));
        tokio::spawn(broadcasts::run(club.clone(), club.stopping()));
        tokio::spawn(tick(club.clone(), club.stopping()));
        if let Some(courier) = club.courier() {
            tokio::spawn(push::run(club.clone(), Arc::clone(courier), club.stopping()));
        }
        Ok(club)
    }

    async fn take_up(&self) -> Result<(), StoreError> {
        let last_alive = self.store().last_alive(self.node()).await?.unwrap_or(0);
        let (mut taken, mut newest) = (0_usize, Vec::new());
        for (row, events) in self.store().live_games().await? {
            let (id, created) = (row.game.id.clone(), row.game.created);
            match rooms::read(&row, events, Vec::new(), None) {
                Ok(live) => {
                    let live = self.rooms().put(Arc::new(live));
                    live.resume(self.scribe(), last_alive, now());
                    self.seat_computers(&live).await?;
                    newest.push((created, id));
                    taken += 1;
                }
                Err(failed) => {
                    tracing::error!(game = id, why = failed.trouble().why, "a game can't be taken up");
                }
            }
        }
        // Whoever comes in finds the stop on record.
        self.scribe().flush().await;
        newest.sort();
        for (_, id) in &newest {
            self.rooms().note_newest(id);
        }
        if taken > 0 {
            tracing::info!(games = taken, "games taken up");
        }
        Ok(())
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn scribe(&self) -> &Scribe {
        &self.0.scribe
    }

    pub(crate) fn rooms(&self) -> &Rooms {
        &self.0.rooms
    }

    pub(crate) fn lobby(&self) -> &Lobby {
        &self.0.lobby
    }

    /// The other nodes, if there may be any.
    pub(crate) fn cluster(&self) -> Option<&Arc<Cluster>> {
        self.0.cluster.as_ref()
    }

    /// The name under which this node notes signs of life.
    fn node(&self) -> &str {
        self.cluster().map_or(NODE, |cluster| &cluster.node)
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    pub(crate) fn computers(&self) -> &Computers {
        &self.0.computers
    }

    pub(crate) fn unfinished(&self) -> &Unfinished {
        &self.0.unfinished
    }

    pub(crate) fn press(&self) -> &Press {
        &self.0.press
    }

    /// Who brings news to devices, if people are told.
    pub(crate) fn courier(&self) -> Option<&Arc<Courier>> {
        self.0.courier.as_ref()
    }

    pub(crate) fn meters(&self) -> &Arc<Meters> {
        &self.0.meters
    }

    pub(crate) fn options(&self) -> &Options {
        &self.0.options
    }

    /// Whether browsers reach the club over an encrypted connection.
    pub(crate) fn is_secure(&self) -> bool {
        self.0.options.encrypted || self.0.options.url.as_ref().and_then(Uri::scheme_str) == Some("https")
    }

    /// Becomes true when the club stops.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// Tells every page that the club stops, and writes what has happened. Games go on after the next start.
    pub async fn close(&self) {
        let _ = self.0.stopping.send(true);
        self.scribe().alive(self.node(), now());
        self.scribe().flush().await;
        if let Some(courier) = self.courier() {
            courier.rest().await;
        }
        if let Some(cluster) = self.cluster() {
            // The others take its games up at once.
            if let Err(error) = self.store().release(&cluster.node).await {
                tracing::error!(%error, "leases can't be released");
            }
            cluster.good_bye().await;
        }
        self.store().close().await;
    }
}

/// Looks at the clocks, gives signs of life, tidies up.
async fn tick(club: Club, mut stopping: watch::Receiver<bool>) {
    let mut interval = tokio::time::interval(TICK);
    interval.set_missed_tick_behavior(MissedTickBehavior::Skip);
    let mut count = 0_u32;
    loop {
        tokio::select! {
            _ = interval.tick() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        let at = now();
        let runs = club.rooms().tick(club.scribe(), at);
        count = count.wrapping_add(1);
        if runs && count.is_multiple_of(TICKS_PER_SIGN) {
            club.scribe().alive(club.node(), at);
        }
        if count.is_multiple_of(TICKS_PER_ROUND) {
            club.limits().forget();
            club.forget_ceremonies();
        }
    }
}
