//! The end of a game, which changes ratings.
//!
//! Invariant: a game ends once, whoever says so, and a rating counts every game.

use crownhead_rating::{Rating, Score};
use sqlx::AnyConnection;

use crate::error::StoreError;
use crate::journal::Entry;
use crate::ratings::{self, RatingRow};
use crate::rows::{pieces, places};

const DAY: f64 = 86_400_000.0;

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

/// Lets no other node rate the players of these games until the transaction is over: two games of someone may end at the
/// same time. In one order, so that no two nodes wait for each other. An SQLite file has one writer anyway.
pub(crate) async fn lock_players(
    connection: &mut AnyConnection,
    entries: &[Entry],
) -> Result<(), StoreError> {
    let rated = entries.iter().filter_map(|entry| entry.finish.as_ref()?.rated.as_ref());
    let mut players: Vec<&str> = rated.flat_map(|rated| [&*rated.white, &*rated.black]).collect();
    players.sort_unstable();
    players.dedup();
    for piece in pieces(&players) {
        let places = places(1, piece.len());
        let sql = format!(
            "SELECT id FROM person WHERE id IN ({places}) ORDER BY id COLLATE \"C\" FOR NO KEY UPDATE"
        );
        let mut query = sqlx::query(sqlx::AssertSqlSafe(sql));
        for player in piece {
            query = query.bind(*player);
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Ends a game, once.
pub(crate) async fn end(
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
