//! What a browser has begun and not ended yet, and which sessions are sure of their holder.
//!
//! Not here: what the states mean. Invariants: a ceremony is taken once, by the session that has begun it, before it
//! expires; there are never more than [`MOST`].

use sqlx::Row as _;

use crate::error::StoreError;
use crate::ids::{fresh_secret, hashed};
use crate::open::Store;
use crate::people::{Pass, Word as _};

/// The most ceremonies at a time. Beyond, the oldest is given up: whoever floods the club must be faster than people are.
const MOST: u64 = 10_000;

impl Store {
    /// Notes what a session has begun; returns its name.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn begin_ceremony(
        &self,
        session: &str,
        state: &str,
        expires: u64,
    ) -> Result<String, StoreError> {
        self.begin_one_of(MOST, session, state, expires).await
    }

    /// The same with at most so many at a time.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn begin_one_of(
        &self,
        most: u64,
        session: &str,
        state: &str,
        expires: u64,
    ) -> Result<String, StoreError> {
        let id = fresh_secret();
        let sql = "DELETE FROM ceremony WHERE id IN \
                   (SELECT id FROM ceremony ORDER BY expires DESC, id LIMIT 100 OFFSET $1)";
        sqlx::query(sql).bind(most.saturating_sub(1) as i64).execute(&self.write).await?;
        sqlx::query("INSERT INTO ceremony (id, session, state, expires) VALUES ($1, $2, $3, $4)")
            .bind(hashed(&id))
            .bind(hashed(session))
            .bind(state)
            .bind(expires as i64)
            .execute(&self.write)
            .await?;
        Ok(id)
    }

    /// Takes what a session has begun: nobody can take it again.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn take_ceremony(
        &self,
        id: &str,
        session: &str,
        now: u64,
    ) -> Result<Option<String>, StoreError> {
        let sql = "DELETE FROM ceremony WHERE id = $1 AND session = $2 AND expires > $3 RETURNING state";
        let query = sqlx::query(sql).bind(hashed(id)).bind(hashed(session)).bind(now as i64);
        let row = query.fetch_optional(&self.write).await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    /// Forgets what has not been ended in time; returns how many.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn drop_ceremonies(&self, now: u64) -> Result<u64, StoreError> {
        let query = sqlx::query("DELETE FROM ceremony WHERE expires <= $1").bind(now as i64);
        Ok(query.execute(&self.write).await?.rows_affected())
    }

    /// Until this time a session is sure that its holder is there.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn make_sure(&self, session: &str, until: u64) -> Result<(), StoreError> {
        let sql = "UPDATE pass SET sure = $1 WHERE secret = $2";
        sqlx::query(sql).bind(until as i64).bind(hashed(session)).execute(&self.write).await?;
        Ok(())
    }

    /// Whether a session is sure of its holder, or has begun after a time.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn is_sure(&self, session: &str, now: u64, begun_after: u64) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM pass WHERE secret = $1 AND kind = $2 AND (sure > $3 OR created > $4)";
        let query = sqlx::query(sql).bind(hashed(session)).bind(Pass::Session.word());
        let row = query.bind(now as i64).bind(begun_after as i64).fetch_optional(&self.read).await?;
        Ok(row.is_some())
    }
}
