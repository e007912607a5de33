//! Games and their records.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::open::{Store, StoreError};

/// One of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The side at the bottom.
    White,
    /// The side at the top.
    Black,
}

/// A game before its first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// Its name in addresses.
    pub id: String,
    /// The key of the rules, or the link code of house rules.
    pub rules: String,
    /// FEN of the first position, if it is not the usual one.
    pub start: Option<String>,
    /// The pace.
    pub pace: String,
    /// Whether it is rated.
    pub rated: bool,
    /// Whether players must claim draws.
    pub claims: bool,
    /// The ids of the players.
    pub white: String,
    /// See `white`.
    pub black: String,
    /// When it was made.
    pub created: u64,
    /// The game that it is a rematch of.
    pub rematch_of: Option<String>,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// Its terms.
    pub game: NewGame,
    /// When it ended.
    pub ended: Option<u64>,
    /// How it ended.
    pub ending: Option<String>,
    /// The points of White in halves; `None` while it goes on, and if it was called off.
    pub halves: Option<u8>,
    /// Its length when it ended.
    pub plies: u32,
}

/// An event of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventRow {
    /// When it happened.
    pub at: u64,
    /// What happened.
    pub text: String,
}

const COLUMNS: &str = "id, rules, start, pace, rated, claims, white, black, created, ended, ending, halves, plies, \
                       rematch_of";

fn game(row: &AnyRow) -> Result<GameRow, StoreError> {
    let number = |name: &str| row.try_get::<i64, _>(name);
    let perhaps = |name: &str| row.try_get::<Option<i64>, _>(name);
    Ok(GameRow {
        game: NewGame {
            id: row.try_get("id")?,
            rules: row.try_get("rules")?,
            start: row.try_get("start")?,
            pace: row.try_get("pace")?,
            rated: number("rated")? != 0,
            claims: number("claims")? != 0,
            white: row.try_get("white")?,
            black: row.try_get("black")?,
            created: number("created")? as u64,
            rematch_of: row.try_get("rematch_of")?,
        },
        ended: perhaps("ended")?.map(|time| time as u64),
        ending: row.try_get("ending")?,
        halves: perhaps("halves")?.map(|halves| halves as u8),
        plies: number("plies")? as u32,
    })
}

impl Store {
    /// Adds a game.
    ///
    /// # Errors
    /// If the file can't be written.
    pub async fn add_game(&self, game: &NewGame) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO game (id, rules, start, pace, rated, claims, white, black, created, plies, rematch_of) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10)",
        )
        .bind(&*game.id)
        .bind(&*game.rules)
        .bind(game.start.as_deref())
        .bind(&*game.pace)
        .bind(i64::from(game.rated))
        .bind(i64::from(game.claims))
        .bind(&*game.white)
        .bind(&*game.black)
        .bind(game.created as i64)
        .bind(game.rematch_of.as_deref())
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// A game.
    ///
    /// # Errors
    /// If the file can't be read.
    pub async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM game WHERE id = $1"));
        sqlx::query(sql).bind(id).fetch_optional(&self.read).await?.as_ref().map(game).transpose()
    }

    /// The events of a game, in order.
    ///
    /// # Errors
    /// If the file can't be read.
    pub async fn events(&self, id: &str) -> Result<Vec<EventRow>, StoreError> {
        let rows = sqlx::query("SELECT at, text FROM event WHERE game = $1 ORDER BY seq")
            .bind(id)
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(event).collect()
    }

    /// All games that go on, with their events.
    ///
    /// # Errors
    /// If the file can't be read.
    pub async fn live_games(&self) -> Result<Vec<(GameRow, Vec<EventRow>)>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM game WHERE ended IS NULL ORDER BY id"));
        let rows = sqlx::query(sql).fetch_all(&self.read).await?;
        let mut games: Vec<(GameRow, Vec<EventRow>)> =
            rows.iter().map(|row| Ok((game(row)?, Vec::new()))).collect::<Result<_, StoreError>>()?;
        let rows = sqlx::query(
            "SELECT event.game, event.at, event.text FROM event JOIN game ON game.id = event.game \
             WHERE game.ended IS NULL ORDER BY event.game, event.seq",
        )
        .fetch_all(&self.read)
        .await?;
        let mut at = 0;
        for row in &rows {
            let id: String = row.try_get("game")?;
            while games.get(at).is_some_and(|(game, _)| game.game.id < id) {
                at += 1;
            }
            if let Some((_, events)) = games.get_mut(at).filter(|(game, _)| game.game.id == id) {
                events.push(event(row)?);
            }
        }
        Ok(games)
    }

    /// The newest games of someone, at most so many, older than a time.
    ///
    /// # Errors
    /// If the file can't be read.
    pub async fn games_of(&self, person: &str, before: u64, most: u32) -> Result<Vec<GameRow>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM game WHERE (white = $1 OR black = $2) AND created < $3 \
             ORDER BY created DESC, id LIMIT $4"
        ));
        let query = sqlx::query(sql).bind(person).bind(person).bind(before as i64).bind(i64::from(most));
        query.fetch_all(&self.read).await?.iter().map(game).collect()
    }
}

fn event(row: &AnyRow) -> Result<EventRow, StoreError> {
    Ok(EventRow { at: row.try_get::<i64, _>("at")? as u64, text: row.try_get("text")? })
}
