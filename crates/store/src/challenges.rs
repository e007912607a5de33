//! Offers that are passed on as links.

use sqlx::Row as _;

use crate::games::{self, NewGame};
use crate::ids::fresh_id;
use crate::open::{Store, StoreError};

/// An offer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChallengeRow {
    /// Its id, which is hard to guess.
    pub id: String,
    /// The id of the one who offers.
    pub person: String,
    /// What, as JSON.
    pub offer: String,
    /// The game, once someone has accepted.
    pub game: Option<String>,
}

impl Store {
    /// Keeps an offer; returns its id.
    ///
    /// # Errors
    /// If the file can't be written.
    pub async fn add_challenge(&self, person: &str, offer: &str, now: u64) -> Result<String, StoreError> {
        let id = fresh_id();
        sqlx::query("INSERT INTO challenge (id, person, offer, created) VALUES ($1, $2, $3, $4)")
            .bind(&*id)
            .bind(person)
            .bind(offer)
            .bind(now as i64)
            .execute(&self.write)
            .await?;
        Ok(id)
    }

    /// An offer.
    ///
    /// # Errors
    /// If the file can't be read.
    pub async fn challenge(&self, id: &str) -> Result<Option<ChallengeRow>, StoreError> {
        let query = sqlx::query("SELECT id, person, offer, game FROM challenge WHERE id = $1").bind(id);
        let Some(row) = query.fetch_optional(&self.read).await? else { return Ok(None) };
        Ok(Some(ChallengeRow {
            id: row.try_get("id")?,
            person: row.try_get("person")?,
            offer: row.try_get("offer")?,
            game: row.try_get("game")?,
        }))
    }

    /// Adds the game that comes of an offer; false, and no game, if someone else was first.
    ///
    /// # Errors
    /// If the file can't be written.
    pub async fn accept_challenge(&self, id: &str, game: &NewGame) -> Result<bool, StoreError> {
        let mut transaction = self.write.begin().await?;
        let sql = "UPDATE challenge SET game = $1 WHERE id = $2 AND game IS NULL";
        let done = sqlx::query(sql).bind(&*game.id).bind(id).execute(&mut *transaction).await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
        games::add(&mut transaction, game).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// Withdraws an offer that nobody has accepted.
    ///
    /// # Errors
    /// If the file can't be written.
    pub async fn drop_challenge(&self, id: &str, person: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM challenge WHERE id = $1 AND person = $2 AND game IS NULL";
        let done = sqlx::query(sql).bind(id).bind(person).execute(&self.write).await?;
        Ok(done.rows_affected() == 1)
    }
}
