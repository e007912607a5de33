//! Games and their records.

use std::collections::HashMap;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::chat::{self, ChatRow};
use crate::error::StoreError;
use crate::open::Store;
use crate::people::{Kind, Word as _};
use crate::rows::{LIST, pieces_of, places};

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
    /// The ratings at the start: `1513`, or `1513?` while it is rough.
    pub white_rating: Option<String>,
    /// See `white_rating`.
    pub black_rating: Option<String>,
    /// When it was made.
    pub created: u64,
    /// The game that it is a rematch of.
    pub rematch_of: Option<String>,
    /// The tournament that it belongs to.
    pub tournament: Option<String>,
    /// How long a side has for its first move, in milliseconds, if not the usual time.
    pub patience: Option<u64>,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// Its terms.
    pub game: NewGame,
    /// The names of White and Black, and what they are.
    pub players: [(String, Kind); 2],
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

/// A game with everything that has happened in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game.
    pub game: GameRow,
    /// Its events, in order.
    pub events: Vec<EventRow>,
    /// What has been said, in order.
    pub chat: Vec<ChatRow>,
}

/// A query for games; a condition follows.
const SELECT: &str = "SELECT game.*, w.name AS white_name, w.kind AS white_kind, b.name AS black_name, \
                      b.kind AS black_kind FROM game JOIN person w ON w.id = game.white \
                      JOIN person b ON b.id = game.black WHERE ";

fn select(condition: &str) -> sqlx::AssertSqlSafe<String> {
    sqlx::AssertSqlSafe(format!("{SELECT}{condition}"))
}

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
            white_rating: row.try_get("white_rating")?,
            black_rating: row.try_get("black_rating")?,
            created: number("created")? as u64,
            rematch_of: row.try_get("rematch_of")?,
            tournament: row.try_get("tournament")?,
            patience: perhaps("patience")?.map(|time| time as u64),
        },
        players: [
            (row.try_get("white_name")?, Kind::read(row.try_get("white_kind")?)?),
            (row.try_get("black_name")?, Kind::read(row.try_get("black_kind")?)?),
        ],
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
    /// If the database can't be written.
    pub async fn add_game(&self, game: &NewGame) -> Result<(), StoreError> {
        add(&mut *self.write.acquire().await?, game).await
    }

    /// A game.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        let sql = select("game.id = $1");
        sqlx::query(sql).bind(id).fetch_optional(&self.read).await?.as_ref().map(game).transpose()
    }

    /// The events of a game, in order.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn events(&self, id: &str) -> Result<Vec<EventRow>, StoreError> {
        let rows = sqlx::query("SELECT at, text FROM event WHERE game = $1 ORDER BY seq")
            .bind(id)
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(event).collect()
    }

    /// All games that go on, with their events, as they are at one moment.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn live_games(&self) -> Result<Vec<(GameRow, Vec<EventRow>)>, StoreError> {
        // Another node may end a game between the two queries.
        let begin = if self.server { "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" } else { "BEGIN" };
        let mut snapshot = self.read.begin_with(begin).await?;
        let sql = select("game.ended IS NULL ORDER BY game.id");
        let rows = sqlx::query(sql).fetch_all(&mut *snapshot).await?;
        let mut games: Vec<(GameRow, Vec<EventRow>)> =
            rows.iter().map(|row| Ok((game(row)?, Vec::new()))).collect::<Result<_, StoreError>>()?;
        let rows = sqlx::query(
            "SELECT event.game, event.at, event.text FROM event JOIN game ON game.id = event.game \
             WHERE game.ended IS NULL ORDER BY event.game, event.seq",
        )
        .fetch_all(&mut *snapshot)
        .await?;
        snapshot.commit().await?;
        // Both are in the same order, which is the database's own.
        let mut at = 0;
        for row in &rows {
            let id: &str = row.try_get("game")?;
            while games.get(at).is_some_and(|(game, _)| game.game.id != id) {
                at += 1;
            }
            if let Some((_, events)) = games.get_mut(at) {
                events.push(event(row)?);
            }
        }
        Ok(games)
    }

    /// Those of some games that go on, with everything that has happened in them: a few statements for all of them.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn records(&self, ids: &[&str]) -> Result<Vec<Record>, StoreError> {
        let mut records = Vec::with_capacity(ids.len());
        for piece in pieces_of(ids, LIST) {
            let places = places(1, piece.len());
            let about = async |sql: String| {
                let mut query = sqlx::query(sqlx::AssertSqlSafe(sql));
                for id in piece {
                    query = query.bind(*id);
                }
                query.fetch_all(&self.read).await
            };
            let rows = about(format!("{SELECT}game.id IN ({places}) AND game.ended IS NULL")).await?;
            let begun = records.len();
            let mut numbers = HashMap::with_capacity(rows.len());
            for row in &rows {
                let game = game(row)?;
                numbers.insert(game.game.id.clone(), records.len());
                records.push(Record { game, events: Vec::new(), chat: Vec::new() });
            }
            if records.len() == begun {
                continue;
            }
            let sql = format!("SELECT game, at, text FROM event WHERE game IN ({places}) ORDER BY game, seq");
            for row in &about(sql).await? {
                if let Some(&number) = numbers.get(row.try_get::<&str, _>("game")?) {
                    records[number].events.push(event(row)?);
                }
            }
            let sql = format!(
                "SELECT chat.game, chat.at, chat.person, person.name, chat.text FROM chat \
                 JOIN person ON person.id = chat.person WHERE chat.game IN ({places}) ORDER BY chat.game, chat.seq"
            );
            for row in &about(sql).await? {
                if let Some(&number) = numbers.get(row.try_get::<&str, _>("game")?) {
                    records[number].chat.push(chat::line(row)?);
                }
            }
        }
        Ok(records)
    }

    /// The ids of all games.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn game_ids(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM game ORDER BY created, id").fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The rematch of a game.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn rematch_of(&self, id: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT id FROM game WHERE rematch_of = $1").bind(id);
        let row = query.fetch_optional(&self.read).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// The games of someone that go on, the newest first.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn live_games_of(&self, person: &str) -> Result<Vec<GameRow>, StoreError> {
        let sql = select(
            "(game.white = $1 OR game.black = $2) AND game.ended IS NULL ORDER BY game.created DESC, game.id",
        );
        let query = sqlx::query(sql).bind(person).bind(person);
        query.fetch_all(&self.read).await?.iter().map(game).collect()
    }

    /// The newest games of someone, at most so many: those before a game, given by its time and id.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn games_of(
        &self,
        person: &str,
        (created, id): (u64, &str),
        most: u32,
    ) -> Result<Vec<GameRow>, StoreError> {
        let sql = select(
            "(game.white = $1 OR game.black = $2) AND (game.created < $3 OR (game.created = $4 AND game.id > $5)) \
             ORDER BY game.created DESC, game.id LIMIT $6",
        );
        let created = created.min(i64::MAX as u64) as i64;
        let query = sqlx::query(sql).bind(person).bind(person).bind(created).bind(created).bind(id);
        query.bind(i64::from(most)).fetch_all(&self.read).await?.iter().map(game).collect()
    }
}

fn event(row: &AnyRow) -> Result<EventRow, StoreError> {
    Ok(EventRow { at: row.try_get::<i64, _>("at")? as u64, text: row.try_get("text")? })
}

pub(crate) async fn add(connection: &mut AnyConnection, game: &NewGame) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO game (id, rules, start, pace, rated, claims, white, black, white_rating, black_rating, \
             created, plies, rematch_of, tournament, patience) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0, $12, $13, $14)",
    )
    .bind(&*game.id)
    .bind(&*game.rules)
    .bind(game.start.as_deref())
    .bind(&*game.pace)
    .bind(i64::from(game.rated))
    .bind(i64::from(game.claims))
    .bind(&*game.white)
    .bind(&*game.black)
    .bind(game.white_rating.as_deref())
    .bind(game.black_rating.as_deref())
    .bind(game.created as i64)
    .bind(game.rematch_of.as_deref())
    .bind(game.tournament.as_deref())
    .bind(game.patience.map(|time| time as i64))
    .execute(connection)
    .await?;
    Ok(())
}
