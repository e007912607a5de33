//! Ratings, per person, family of rules and speed.

use crownhead_rating::Rating;
use sqlx::{AnyConnection, Row as _, any::AnyRow};

use crate::error::StoreError;
use crate::open::Store;

/// The rating of someone.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingRow {
    /// The family of rules.
    pub family: String,
    /// The speed.
    pub speed: String,
    /// The rating after the last game.
    pub rating: Rating,
    /// The number of games.
    pub games: u32,
    /// When the last game ended.
    pub at: u64,
}

fn rating(row: &AnyRow) -> Result<RatingRow, StoreError> {
    Ok(RatingRow {
        family: row.try_get("family")?,
        speed: row.try_get("speed")?,
        rating: Rating {
            points: row.try_get("points")?,
            deviation: row.try_get("deviation")?,
            volatility: row.try_get("volatility")?,
        },
        games: row.try_get::<i64, _>("games")? as u32,
        at: row.try_get::<i64, _>("at")? as u64,
    })
}

const COLUMNS: &str = "family, speed, points, deviation, volatility, games, at";

impl Store {
    /// All ratings of someone.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn ratings(&self, person: &str) -> Result<Vec<RatingRow>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM rating WHERE person = $1 ORDER BY family, speed"
        ));
        sqlx::query(sql).bind(person).fetch_all(&self.read).await?.iter().map(rating).collect()
    }

    /// One rating of someone, if there is one.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn rating(
        &self,
        person: &str,
        family: &str,
        speed: &str,
    ) -> Result<Option<RatingRow>, StoreError> {
        find(&mut *self.read.acquire().await?, person, family, speed).await
    }
}

pub(crate) async fn find(
    connection: &mut AnyConnection,
    person: &str,
    family: &str,
    speed: &str,
) -> Result<Option<RatingRow>, StoreError> {
    let sql = sqlx::AssertSqlSafe(format!(
        "SELECT {COLUMNS} FROM rating WHERE person = $1 AND family = $2 AND speed = $3"
    ));
    let query = sqlx::query(sql).bind(person).bind(family).bind(speed);
    query.fetch_optional(connection).await?.as_ref().map(rating).transpose()
}

pub(crate) async fn put(
    connection: &mut AnyConnection,
    person: &str,
    row: &RatingRow,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO rating (person, family, speed, points, deviation, volatility, games, at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (person, family, speed) DO UPDATE SET \
         points = excluded.points, deviation = excluded.deviation, volatility = excluded.volatility, \
         games = excluded.games, at = excluded.at",
    )
    .bind(person)
    .bind(&*row.family)
    .bind(&*row.speed)
    .bind(row.rating.points)
    .bind(row.rating.deviation)
    .bind(row.rating.volatility)
    .bind(i64::from(row.games))
    .bind(row.at as i64)
    .execute(connection)
    .await?;
    Ok(())
}
