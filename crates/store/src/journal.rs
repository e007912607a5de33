//! What happens in games, written in groups: many events, one transaction.
//!
//! Invariants: a callback is called once, after the transaction that holds its event is on the disk or has failed;
//! events of a game are confirmed in their order; an event that can't be written takes no other with it.

use std::fmt;
use std::sync::Arc;

use crownhead_rating::{Rating, Score};
use sqlx::{AnyConnection, Connection as _};
use tokio::sync::{mpsc, oneshot};

use crate::open::{Store, StoreError};
use crate::ratings::{self, RatingRow};

/// The most events of a transaction.
const GROUP: usize = 1024;
/// The most rows of a statement; groups are cut into powers of two, so that few statements are prepared.
const ROWS: usize = 128;
const DAY: f64 = 86_400_000.0;

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
}

/// The end of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Finish {
    /// How it ended.
    pub ending: String,
    /// The points of White in halves, or `None` if it was called off.
    pub halves: Option<u8>,
    /// Its length.
    pub plies: u32,
    /// Whose ratings change.
    pub rated: Option<Rated>,
}

/// A rated game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rated {
    /// The family of rules.
    pub family: String,
    /// The speed.
    pub speed: String,
    /// The ids of the players.
    pub white: String,
    /// See `white`.
    pub black: String,
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
        let writer = tokio::spawn(write_all(store.clone(), waiting));
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

async fn write_all(store: Store, mut waiting: mpsc::UnboundedReceiver<Order>) {
    let mut orders = Vec::with_capacity(GROUP);
    while waiting.recv_many(&mut orders, GROUP).await > 0 {
        let (mut entries, mut callbacks, mut flushed, mut alive) = (Vec::new(), Vec::new(), Vec::new(), None);
        for order in orders.drain(..) {
            match order {
                Order::Write(entry, done) => {
                    entries.push(entry);
                    callbacks.push(done);
                }
                Order::Alive(node, at) => alive = Some((node, at)),
                Order::Flush(tell) => flushed.push(tell),
            }
        }
        match write_group(&store, &entries, alive.as_ref()).await {
            Ok(written) => callbacks.into_iter().zip(written).for_each(|(done, written)| done(Ok(written))),
            // One of them can't be written: which one?
            Err(_) => {
                for (entry, done) in entries.iter().zip(callbacks) {
                    let written = write_group(&store, std::slice::from_ref(entry), None).await;
                    done(written.map(|mut written| written.pop().unwrap_or_default()).map_err(Arc::new));
                }
            }
        }
        // Whoever waits may have given up.
        for tell in flushed {
            let _ = oneshot::Sender::send(tell, ());
        }
    }
}

async fn write_group(
    store: &Store,
    entries: &[Entry],
    alive: Option<&(String, u64)>,
) -> Result<Vec<Written>, StoreError> {
    let mut connection = store.write.acquire().await?;
    let mut transaction = connection.begin().await?;
    let mut rest = entries;
    while !rest.is_empty() {
        let count = (1 << rest.len().ilog2()).min(ROWS);
        insert(&mut transaction, &rest[..count]).await?;
        rest = &rest[count..];
    }
    let mut written = Vec::with_capacity(entries.len());
    for entry in entries {
        written.push(match &entry.finish {
            Some(finish) => Written { ratings: end(&mut transaction, entry, finish).await? },
            None => Written::default(),
        });
    }
    if let Some((node, at)) = alive {
        let sql =
            "INSERT INTO alive (node, at) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET at = excluded.at";
        sqlx::query(sql).bind(&**node).bind(*at as i64).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(written)
}

async fn insert(connection: &mut AnyConnection, entries: &[Entry]) -> Result<(), StoreError> {
    let places = (0..entries.len()).map(|row| {
        let first = row * 4 + 1;
        format!("(${first}, ${}, ${}, ${})", first + 1, first + 2, first + 3)
    });
    let places = places.collect::<Vec<_>>().join(", ");
    let sql = sqlx::AssertSqlSafe(format!("INSERT INTO event (game, seq, at, text) VALUES {places}"));
    let mut query = sqlx::query(sql);
    for entry in entries {
        query = query.bind(&*entry.game).bind(i64::from(entry.seq)).bind(entry.at as i64).bind(&*entry.text);
    }
    query.execute(connection).await?;
    Ok(())
}

/// Ends a game, once.
async fn end(
    connection: &mut AnyConnection,
    entry: &Entry,
    finish: &Finish,
) -> Result<Option<[(Rating, Rating); 2]>, StoreError> {
    let done = sqlx::query(
        "UPDATE game SET ended = $1, ending = $2, halves = $3, plies = $4 WHERE id = $5 AND ended IS NULL",
    )
    .bind(entry.at as i64)
    .bind(&*finish.ending)
    .bind(finish.halves.map(i64::from))
    .bind(i64::from(finish.plies))
    .bind(&*entry.game)
    .execute(&mut *connection)
    .await?;
    match (&finish.rated, finish.halves) {
        (Some(rated), Some(halves)) if done.rows_affected() == 1 => {
            rate(connection, rated, halves, entry.at).await.map(Some)
        }
        _ => Ok(None),
    }
}

async fn rate(
    connection: &mut AnyConnection,
    rated: &Rated,
    halves: u8,
    at: u64,
) -> Result<[(Rating, Rating); 2], StoreError> {
    let players = [&rated.white, &rated.black];
    let mut rows = Vec::with_capacity(2);
    for player in players {
        let row = ratings::find(connection, player, &rated.family, &rated.speed).await?;
        rows.push(row.unwrap_or_else(|| RatingRow {
            family: rated.family.clone(),
            speed: rated.speed.clone(),
            rating: Rating::NEW,
            games: 0,
            at,
        }));
    }
    let rested = |row: &RatingRow| row.rating.after_pause(at.saturating_sub(row.at) as f64 / DAY);
    let before = [rested(&rows[0]), rested(&rows[1])];
    let score = match halves {
        2 => Score::Win,
        1 => Score::Draw,
        _ => Score::Loss,
    };
    let after = [before[0].after(&before[1], score), before[1].after(&before[0], score.reversed())];
    for ((player, row), rating) in players.into_iter().zip(rows).zip(after) {
        let row = RatingRow { rating, games: row.games + 1, at, ..row };
        ratings::put(connection, player, &row).await?;
    }
    Ok([(before[0], after[0]), (before[1], after[1])])
}
