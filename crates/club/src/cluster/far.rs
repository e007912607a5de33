//! Games of other nodes, as pages here see them; and pages of other nodes, as games here see them.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::http::StatusCode;
use crownhead_api::club::Deed;
use crownhead_room::{Declared, EventError};
use crownhead_store::Person;
use tokio::task::AbortHandle;

use super::words::{Note, Reply, Request};
use super::{Bus, Cluster};
use crate::club::{Club, now};
use crate::line::{Line, Outlet};
use crate::live::Live;
use crate::trouble::Failed;

/// A game that another node runs.
#[derive(Clone, Debug)]
pub(crate) struct There {
    pub(crate) node: String,
    pub(crate) game: String,
}

impl There {
    /// A page looks at the game from now on.
    pub(crate) async fn watch(
        &self,
        cluster: &Cluster,
        line: &Line,
        person: &Person,
        since: u32,
    ) -> Result<(), Failed> {
        let request = Request::Watch {
            game: self.game.clone(),
            person: person.id.clone(),
            node: cluster.node.clone(),
            line: line.id,
            since,
        };
        cluster.note_line(line, &self.node);
        self.ask(cluster, &request)
            .await
            .map(|_| ())
            .inspect_err(|_| cluster.unnote_line(line.id, &self.node))
    }

    /// A page looks no more.
    pub(crate) fn leave(&self, cluster: &Cluster, line: u64) {
        let note = Note::Leave { game: self.game.clone(), node: cluster.node.clone(), line };
        let (bus, node) = (cluster.bus.clone(), self.node.clone());
        tokio::spawn(async move { bus.note(&node, &note).await });
    }

    /// A player acts; returns the rematch, if it exists already.
    pub(crate) async fn act(
        &self,
        cluster: &Cluster,
        person: &Person,
        deed: Deed,
        lag: u64,
    ) -> Result<Option<String>, Failed> {
        let request = Request::Do { game: self.game.clone(), person: person.id.clone(), deed, lag };
        self.ask(cluster, &request).await
    }

    /// The arbiter of the tournament ends the game.
    pub(crate) async fn rule(&self, cluster: &Cluster, declared: Declared) -> Result<(), Failed> {
        let request = Request::Rule { game: self.game.clone(), declared: declared.to_string() };
        self.ask(cluster, &request).await.map(|_| ())
    }

    /// Someone says something.
    pub(crate) async fn say(&self, cluster: &Cluster, person: &Person, text: &str) -> Result<(), Failed> {
        let request =
            Request::Say { game: self.game.clone(), person: person.id.clone(), text: text.to_owned() };
        self.ask(cluster, &request).await.map(|_| ())
    }

    async fn ask(&self, cluster: &Cluster, request: &Request) -> Result<Option<String>, Failed> {
        let asked = Instant::now();
        let Some(reply) = cluster.bus.ask(&self.node, request).await else {
            // It is heard again if it lives.
            cluster.doubt(&self.node, asked);
            return Err(Failed::elsewhere());
        };
        match reply {
            Reply::Failed(status, key, why) => Err(failed(status, &key, why)),
            Reply::Done => Ok(None),
            Reply::Game(game) => Ok(Some(game)),
        }
    }
}

fn failed(status: u16, key: &str, why: String) -> Failed {
    Failed::new(StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_REQUEST), key, why)
}

impl Cluster {
    /// Takes an offer of another node; returns the game.
    pub(crate) async fn take(&self, node: &str, seek: &str, person: &Person) -> Result<String, Failed> {
        let request = Request::Take { seek: seek.to_owned(), person: person.id.clone() };
        match self.bus.ask(node, &request).await.ok_or_else(Failed::elsewhere)? {
            Reply::Game(game) => Ok(game),
            Reply::Failed(status, key, why) => Err(failed(status, &key, why)),
            Reply::Done => Err(Failed::elsewhere()),
        }
    }

    /// A page here looks at a game there.
    fn note_line(&self, line: &Line, node: &str) {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        let (_, nodes) = lines.entry(line.id).or_insert_with(|| (line.clone(), HashSet::new()));
        nodes.insert(node.to_owned());
    }

    /// A page here could not look at a game there.
    fn unnote_line(&self, line: u64, node: &str) {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, nodes)) = lines.get_mut(&line) {
            nodes.remove(node);
        }
    }

    /// A connection has ended.
    pub(crate) fn forget_line(&self, line: u64) {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner).remove(&line);
    }

    /// Another node tells something.
    pub(super) fn hear_note(&self, club: &Club, note: Note) {
        let line_of = |line: u64| {
            let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
            lines.get(&line).map(|(line, _)| line.clone())
        };
        match note {
            Note::Tell { line, text } => {
                if let Some(line) = line_of(line) {
                    line.send(text.into());
                }
            }
            Note::Cut { line } => {
                if let Some(line) = line_of(line) {
                    line.cut();
                }
            }
            Note::Leave { game, node, line } => self.proxies.leave(club, &(node, line, game)),
        }
    }

    /// A node is dead: pages here that look at games there connect again, and those there look no more.
    pub(super) fn bury(&self, club: &Club, node: &str) {
        let lines = self.proxies.leave_all(club, node);
        let (bus, of) = (self.bus.clone(), node.to_owned());
        tokio::spawn(async move {
            // Perhaps it lives and was only silent.
            for line in lines {
                bus.note(&of, &Note::Cut { line }).await;
            }
        });
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.values().filter(|(_, nodes)| nodes.contains(node)).for_each(|(line, _)| line.cut());
    }

    /// Messages are missing: every page that looks at a game of another node has to connect again, here and there.
    pub(super) async fn start_over(&self, club: &Club) {
        {
            let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
            lines.values().filter(|(_, nodes)| !nodes.is_empty()).for_each(|(line, _)| line.cut());
        }
        for (node, line) in self.proxies.drop_all(club) {
            self.bus.note(&node, &Note::Cut { line }).await;
        }
    }

    /// Another node asks.
    pub(super) async fn hear_request(&self, club: &Club, request: Request) -> Reply {
        self.answer(club, request).await.unwrap_or_else(|failed| {
            let status = failed.status().as_u16();
            let trouble = failed.trouble();
            Reply::Failed(status, trouble.key, trouble.why)
        })
    }

    async fn answer(&self, club: &Club, request: Request) -> Result<Reply, Failed> {
        match request {
            Request::Watch { game, person, node, line, since } => {
                let live = self.here(club, &game).await?;
                self.proxies.watch(&self.bus, (node, line, game), &live, &person, since);
                Ok(Reply::Done)
            }
            Request::Do { game, person, deed, lag } => {
                let live = self.here(club, &game).await?;
                Ok(club.act_here(&live, &person, deed, lag).await?.map_or(Reply::Done, Reply::Game))
            }
            Request::Rule { game, declared } => {
                let live = self.here(club, &game).await?;
                let unknown = |error: EventError| Failed::bad("order", error.to_string());
                live.rule(club.scribe(), declared.parse().map_err(unknown)?, now());
                Ok(Reply::Done)
            }
            Request::Say { game, person, text } => {
                let live = self.here(club, &game).await?;
                let person = club.store().person(&person).await?.ok_or_else(Failed::nobody)?;
                live.say(club.say(&live, &person, &text).await?);
                Ok(Reply::Done)
            }
            Request::Take { seek, person } => {
                let person = club.store().person(&person).await?.ok_or_else(Failed::nobody)?;
                club.take_here(&seek, &person).await.map(Reply::Game)
            }
        }
    }

    /// A game that this node runs, or has run to its end.
    async fn here(&self, club: &Club, game: &str) -> Result<Arc<Live>, Failed> {
        if !self.reaches_database() {
            return Err(Failed::elsewhere());
        }
        match club.rooms().get(game) {
            Some(live) => Ok(live),
            None if self.runs(game) => club.rooms().open(club.store(), game).await,
            // It is somewhere else, or not taken up yet.
            None => Err(Failed::elsewhere()),
        }
    }
}

/// Which page looks: the node, its number there, and the game.
type Key = (String, u64, String);

/// A page of another node that looks at a game here.
#[derive(Debug)]
struct Proxy {
    live: Arc<Live>,
    line: u64,
    task: AbortHandle,
}

/// The pages of other nodes that look at games here.
#[derive(Debug, Default)]
pub(super) struct Proxies(Mutex<HashMap<Key, Proxy>>);

impl Proxies {
    fn watch(&self, bus: &Bus, key: Key, live: &Arc<Live>, person: &str, since: u32) {
        let (line, outlet) = Line::new();
        let task = tokio::spawn(pass_on(bus.clone(), key.0.clone(), key.1, outlet)).abort_handle();
        live.watch(&line, person, since);
        let proxy = Proxy { live: Arc::clone(live), line: line.id, task };
        let before = self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(key, proxy);
        if let Some(before) = before {
            before.end();
        }
    }

    fn leave(&self, club: &Club, key: &Key) {
        let proxy = self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
        if let Some(proxy) = proxy {
            proxy.end();
            club.rooms().forget_idle(&proxy.live);
        }
    }

    /// Forgets all pages; returns their nodes and their numbers there.
    fn drop_all(&self, club: &Club) -> Vec<(String, u64)> {
        let all = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        let mut pages = Vec::with_capacity(all.len());
        for ((node, line, _), proxy) in all {
            proxy.end();
            club.rooms().forget_idle(&proxy.live);
            pages.push((node, line));
        }
        pages
    }

    /// Forgets the pages of a node; returns their numbers there.
    fn leave_all(&self, club: &Club, node: &str) -> Vec<u64> {
        let proxies: Vec<(Key, Proxy)> = {
            let mut map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            map.extract_if(|(of, _, _), _| of == node).collect()
        };
        let mut lines = Vec::with_capacity(proxies.len());
        for ((_, line, _), proxy) in proxies {
            proxy.end();
            club.rooms().forget_idle(&proxy.live);
            lines.push(line);
        }
        lines
    }
}

impl Proxy {
    fn end(&self) {
        self.task.abort();
        self.live.leave(self.line);
    }
}

/// Passes on what a page of another node is told.
async fn pass_on(bus: Bus, node: String, line: u64, mut outlet: Outlet) {
    loop {
        tokio::select! {
            text = outlet.messages.recv() => match text {
                Some(text) => bus.note(&node, &Note::Tell { line, text: text.to_string() }).await,
                None => return,
            },
            () = outlet.cut.notified() => return bus.note(&node, &Note::Cut { line }).await,
        }
    }
}
