//! Offers that are passed on as links.

use sqlx::{Row as _, any::AnyRow};

use crate::error::StoreError;
use crate::games::{self, NewGame};
use crate::ids::fresh_id;
use crate::open::Store;

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
    /// The one whom it is for; anyone who has the link without.
    pub target: Option<String>,
    /// Why that one declined.
    pub declined: Option<String>,
}

const COLUMNS: &str = "id, person, offer, game, target, declined";

fn challenge(row: &AnyRow) -> Result<ChallengeRow, StoreError> {
    Ok(ChallengeRow {
        id: row.try_get("id")?,
        person: row.try_get("person")?,
        offer: row.try_get("offer")?,
        game: row.try_get("game")?,
        target: row.try_get("target")?,
        declined: row.try_get("declined")?,
    })
}

impl Store {
    /// Keeps an offer; returns its id.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn add_challenge(
        &self,
        person: &str,
        offer: &str,
        target: Option<&str>,
        now: u64,
    ) -> Result<String, StoreError> {
        let id = fresh_id();
        sqlx::query("INSERT INTO challenge (id, person, offer, created, target) VALUES ($1, $2, $3, $4, $5)")
            .bind(&*id)
            .bind(person)
            .bind(offer)
            .bind(now as i64)
            .bind(target)
            .execute(&self.write)
            .await?;
        Ok(id)
    }

    /// An offer.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn challenge(&self, id: &str) -> Result<Option<ChallengeRow>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM challenge WHERE id = $1"));
        sqlx::query(sql).bind(id).fetch_optional(&self.read).await?.as_ref().map(challenge).transpose()
    }

    /// The offers to someone that have not been answered, made after a time.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn challenges_to(&self, target: &str, after: u64) -> Result<Vec<ChallengeRow>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM challenge WHERE target = $1 AND game IS NULL AND declined IS NULL \
             AND created > $2 ORDER BY created, id LIMIT 50"
        ));
        let query = sqlx::query(sql).bind(target).bind(after as i64);
        query.fetch_all(&self.read).await?.iter().map(challenge).collect()
    }

    /// The one whom an offer is for declines it; false if it has been answered.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn decline_challenge(&self, id: &str, target: &str, why: &str) -> Result<bool, StoreError> {
        let sql = "UPDATE challenge SET declined = $1 WHERE id = $2 AND target = $3 AND game IS NULL AND declined IS NULL";
        let done = sqlx::query(sql).bind(why).bind(id).bind(target).execute(&self.write).await?;
        Ok(done.rows_affected() == 1)
    }

    /// Adds the game that comes of an offer; false, and no game, if someone else was first.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn accept_challenge(&self, id: &str, game: &NewGame) -> Result<bool, StoreError> {
        self.write.whole(self.accept_challenge_whole(id, game)).await
    }

    async fn accept_challenge_whole(&self, id: &str, game: &NewGame) -> Result<bool, StoreError> {
        let mut transaction = self.write.begin().await?;
        let sql = "UPDATE challenge SET game = $1 WHERE id = $2 AND game IS NULL AND declined IS NULL";
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
    /// If the database can't be written.
    pub async fn drop_challenge(&self, id: &str, person: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM challenge WHERE id = $1 AND person = $2 AND game IS NULL";
        let done = sqlx::query(sql).bind(id).bind(person).execute(&self.write).await?;
        Ok(done.rows_affected() == 1)
    }
}
