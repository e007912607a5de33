//! What happens in games, written in groups: many events, one transaction.
//!
//! Invariants:
//! - A callback is called once, after the transaction that holds its event is on the disk or has failed.
//! - Events of a game are confirmed in their order, and its record has no holes: after an event that can't be written, those
//!   that were ordered before its callback returned fail as well. Read the game again before you order another one.
//! - An event that can't be written takes no event of another game with it.
//! - The number of an event is written once, by whichever node is first; the others are told
//!   [`Taken`](StoreError::Taken). So a node that has lost a game can't continue it.
//!
//! A server may be restarted meanwhile: the journal connects again, and finds out whether the transaction whose
//! confirmation was lost is on the disk. If there is no server for 20 seconds, events fail, and what has become of those on
//! their way then, only the record tells.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crownhead_rating::Rating;
use sqlx::any::Any;
use sqlx::pool::PoolConnection;
use sqlx::{AnyConnection, Connection as _, Row as _};
use tokio::sync::{mpsc, oneshot};

use crate::error::StoreError;
use crate::finish::{Finish, end, lock_players};
use crate::open::Store;
use crate::push::{self, News};
use crate::rows::{pieces, places};

/// The most events of a transaction.
const GROUP: usize = 1024;
/// How long a server may be away.
const AWAY: Duration = Duration::from_secs(20);

/// An event to write.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The game.
    pub game: String,
    /// The number of the event, from 0.
    pub seq: u32,
    /// When it happened.
    pub at: u64,
    /// What happened.
    pub text: String,
    /// What follows if the event ends the game.
    pub finish: Option<Finish>,
    /// Whom to tell of it on their devices.
    pub news: Vec<News>,
}

/// What was written.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Written {
    /// The ratings of White and Black before and after, if the game was rated.
    pub ratings: Option<[(Rating, Rating); 2]>,
}

type Done = Box<dyn FnOnce(Result<Written, Arc<StoreError>>) + Send>;

enum Order {
    Write(Entry, Done),
    /// What was ordered for this game before a callback told of a failure is behind us.
    Resume(String),
    Alive(String, u64),
    Flush(oneshot::Sender<()>),
}

/// Writes what happens in games.
#[derive(Clone)]
pub struct Journal {
    orders: mpsc::UnboundedSender<Order>,
}

impl fmt::Debug for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Journal").finish_non_exhaustive()
    }
}

impl Journal {
    /// Starts the writer, which ends when the last journal is dropped and everything is written. Await the handle for that.
    pub fn start(store: &Store) -> (Journal, tokio::task::JoinHandle<()>) {
        let (orders, waiting) = mpsc::unbounded_channel();
        let writer = tokio::spawn(write_all(store.clone(), waiting, orders.downgrade()));
        (Journal { orders }, writer)
    }

    /// Writes an event, and calls back when it is on the disk.
    pub fn write(&self, entry: Entry, done: impl FnOnce(Result<Written, Arc<StoreError>>) + Send + 'static) {
        if let Err(refused) = self.orders.send(Order::Write(entry, Box::new(done)))
            && let Order::Write(_, done) = refused.0
        {
            done(Err(Arc::new(StoreError::Closed)));
        }
    }

    /// Waits until everything so far is on the disk.
    pub async fn flush(&self) {
        let (tell, told) = oneshot::channel();
        if self.orders.send(Order::Flush(tell)).is_ok() {
            // A writer that has ended has written everything.
            let _ = told.await;
        }
    }

    /// Notes a sign of life.
    pub fn alive(&self, node: &str, at: u64) {
        // Without a writer there is nothing left to note.
        let _ = self.orders.send(Order::Alive(node.to_owned(), at));
    }
}

/// Games with an event that could not be written, and why.
type Failures = HashMap<String, Arc<StoreError>>;

async fn write_all(
    store: Store,
    mut waiting: mpsc::UnboundedReceiver<Order>,
    back: mpsc::WeakUnboundedSender<Order>,
) {
    let mut orders = Vec::with_capacity(GROUP);
    let mut halted = Failures::new();
    while waiting.recv_many(&mut orders, GROUP).await > 0 {
        let (mut entries, mut callbacks, mut flushed, mut alive) = (Vec::new(), Vec::new(), Vec::new(), None);
        for order in orders.drain(..) {
            match order {
                Order::Write(entry, done) => {
                    if let Some(error) = halted.get(&entry.game) {
                        done(Err(Arc::clone(error)));
                    } else {
                        entries.push(entry);
                        callbacks.push(done);
                    }
                }
                Order::Resume(game) => _ = halted.remove(&game),
                Order::Alive(node, at) => alive = Some((node, at)),
                Order::Flush(tell) => flushed.push(tell),
            }
        }
        for (game, error) in settle(&store, entries, callbacks, alive.as_ref()).await {
            // Without a sender nothing new can come.
            if let Some(back) = back.upgrade() {
                let _ = back.send(Order::Resume(game.clone()));
            }
            halted.insert(game, error);
        }
        // Whoever waits may have given up.
        for tell in flushed {
            let _ = oneshot::Sender::send(tell, ());
        }
    }
}

/// Writes events and calls back.
async fn settle(
    store: &Store,
    entries: Vec<Entry>,
    callbacks: Vec<Done>,
    alive: Option<&(String, u64)>,
) -> Failures {
    let mut failures = Failures::new();
    let failed = match write_group(store, &entries, alive).await {
        Ok(written) => {
            callbacks.into_iter().zip(written).for_each(|(done, written)| done(Ok(written)));
            return failures;
        }
        Err(failed) => failed,
    };
    // One of them can't be written: which one? Unless none can.
    let mut away = failed.error.is_away().then(|| Arc::new(failed.error));
    for (entry, done) in entries.into_iter().zip(callbacks) {
        let result = match away.as_ref().or_else(|| failures.get(&entry.game)) {
            Some(error) => Err(Arc::clone(error)),
            None => write_one(store, &entry, failed.unsure).await.map_err(Arc::new),
        };
        if let Err(error) = &result {
            if error.is_lost() {
                away.get_or_insert_with(|| Arc::clone(error));
            }
            failures.entry(entry.game).or_insert_with(|| Arc::clone(error));
        }
        done(result);
    }
    if away.is_none() && alive.is_some() {
        // The next sign of life comes soon.
        let _ = write_group(store, &[], alive).await;
    }
    failures
}

/// Writes an event. `unsure`: it may be there already.
async fn write_one(store: &Store, entry: &Entry, mut unsure: bool) -> Result<Written, StoreError> {
    let mut again = true;
    loop {
        match write_group(store, std::slice::from_ref(entry), None).await {
            Ok(mut written) => return Ok(written.pop().unwrap_or_default()),
            Err(Failed { error: StoreError::Taken, .. }) if unsure && is_there(store, entry).await? => {
                return Ok(Written::default());
            }
            // A new connection may do.
            Err(failed) if again && failed.error.is_lost() && !failed.error.is_away() => {
                unsure |= failed.unsure;
                again = false;
            }
            Err(failed) => return Err(failed.error),
        }
    }
}

/// Whether this very event is on the disk.
async fn is_there(store: &Store, entry: &Entry) -> Result<bool, StoreError> {
    let query = sqlx::query("SELECT at, text FROM event WHERE game = $1 AND seq = $2");
    let query = query.bind(&*entry.game).bind(i64::from(entry.seq));
    let Some(row) = query.fetch_optional(&store.read).await? else { return Ok(false) };
    Ok(row.try_get::<i64, _>(0)? == entry.at as i64 && row.try_get::<String, _>(1)? == entry.text)
}

/// Why a group was not written.
struct Failed {
    error: StoreError,
    /// The connection broke at the end: it may have been written.
    unsure: bool,
}

impl<E: Into<StoreError>> From<E> for Failed {
    fn from(error: E) -> Failed {
        Failed { error: error.into(), unsure: false }
    }
}

/// A connection; a server may be away for a while.
async fn connection(store: &Store) -> Result<PoolConnection<Any>, sqlx::Error> {
    let begun = Instant::now();
    loop {
        match store.write.acquire().await {
            Err(sqlx::Error::PoolTimedOut) if begun.elapsed() < AWAY => {}
            acquired => return acquired,
        }
    }
}

async fn write_group(
    store: &Store,
    entries: &[Entry],
    alive: Option<&(String, u64)>,
) -> Result<Vec<Written>, Failed> {
    let mut connection = connection(store).await?;
    let mut transaction = store.write.step(connection.begin()).await?;
    if store.server {
        store.write.step(lock_players(&mut transaction, entries)).await?;
    }
    for piece in pieces(entries) {
        store.write.step(insert(&mut transaction, piece)).await?;
    }
    let mut written = Vec::with_capacity(entries.len());
    for entry in entries {
        written.push(match &entry.finish {
            Some(finish) => {
                Written { ratings: store.write.step(end(&mut transaction, entry, finish)).await? }
            }
            None => Written::default(),
        });
        for news in &entry.news {
            push::note(&mut transaction, news).await?;
        }
    }
    if let Some((node, at)) = alive {
        let sql =
            "INSERT INTO alive (node, at) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET at = excluded.at";
        let query = sqlx::query(sql).bind(&**node).bind(*at as i64);
        store.write.step(query.execute(&mut *transaction)).await?;
    }
    let committed = store.write.step(transaction.commit()).await.map_err(StoreError::from);
    committed.map_err(|error| Failed { unsure: error.is_lost(), error })?;
    Ok(written)
}

async fn insert(connection: &mut AnyConnection, entries: &[Entry]) -> Result<(), StoreError> {
    let rows = (0..entries.len()).map(|row| format!("({})", places(row * 4 + 1, 4)));
    let rows = rows.collect::<Vec<_>>().join(", ");
    let sql = sqlx::AssertSqlSafe(format!("INSERT INTO event (game, seq, at, text) VALUES {rows}"));
    let mut query = sqlx::query(sql);
    for entry in entries {
        query = query.bind(&*entry.game).bind(i64::from(entry.seq)).bind(entry.at as i64).bind(&*entry.text);
    }
    query.execute(connection).await?;
    Ok(())
}
