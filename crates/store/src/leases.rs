//! Which node runs which game.
//!
//! A club may have several nodes with one database. A lease says which of them runs a game that goes on, and until when
//! nobody else may take it. A node renews its leases long before they run out; after a crash the others find its games
//! among the [`free`](Store::free) ones and [`claim`](Store::claim) them, many at a time.
//!
//! Invariants:
//! - A game has at most one lease, and of several nodes that take it at the same time one succeeds.
//! - Only the node itself renews a lease; a lease that has not run out is never taken from another node.
//! - Leases are about games that go on. The lease of a game that has ended means nothing and is removed later.
//! - A lease is a promise, not a lock: a node that stood still may still write after another one has taken its game. The
//!   number of an event is the lock: the later of the two is told [`Taken`](StoreError::Taken) and must let go of the game.
//!
//! Times come from the callers: their clocks must agree to a small part of the length of a lease.

use sqlx::{Row as _, any::AnyRow};

use crate::error::StoreError;
use crate::open::Store;
use crate::rows::{LIST, pieces, pieces_of, places};

/// A game that anyone may take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Free {
    /// Its id.
    pub game: String,
    /// The node that had it last, if any.
    pub node: Option<String>,
}

fn id(row: &AnyRow) -> Result<String, StoreError> {
    Ok(row.try_get(0)?)
}

impl Store {
    /// Leases games to a node: new ones, and again those that it has. Returns the games that are the node's now; missing are
    /// those that have ended and those of other nodes, even if their leases have run out.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn lease(&self, games: &[&str], node: &str, until: u64) -> Result<Vec<String>, StoreError> {
        let mut leased = Vec::with_capacity(games.len());
        for piece in pieces(games) {
            let sql = sqlx::AssertSqlSafe(format!(
                "INSERT INTO lease (game, node, until) SELECT id, $1, $2 FROM game \
                 WHERE ended IS NULL AND id IN ({}) ON CONFLICT (game) DO UPDATE SET until = excluded.until \
                 WHERE lease.node = excluded.node RETURNING game",
                places(3, piece.len())
            ));
            let mut query = sqlx::query(sql).bind(node).bind(until as i64);
            for game in piece {
                query = query.bind(*game);
            }
            for row in query.fetch_all(&self.write).await? {
                leased.push(id(&row)?);
            }
        }
        Ok(leased)
    }

    /// Renews all leases of a node, also those that have run out, if nobody has taken them. Returns the games that are still
    /// the node's; some of them may have ended.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn renew(&self, node: &str, until: u64) -> Result<Vec<String>, StoreError> {
        let sql = "UPDATE lease SET until = $1 WHERE node = $2 RETURNING game";
        let rows = sqlx::query(sql).bind(until as i64).bind(node).fetch_all(&self.write).await?;
        rows.iter().map(id).collect()
    }

    /// Removes the leases of games that have ended: those of a node, and those that have run out.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn tidy_leases(&self, node: &str, now: u64) -> Result<(), StoreError> {
        let sql = "DELETE FROM lease WHERE (node = $1 OR until <= $2) AND EXISTS \
                   (SELECT 1 FROM game WHERE game.id = lease.game AND game.ended IS NOT NULL)";
        sqlx::query(sql).bind(node).bind(now as i64).execute(&self.write).await?;
        Ok(())
    }

    /// Games that go on and that anyone may take, at most so many: their lease has run out, or they have none and were made
    /// by then. The oldest come first.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn free(&self, now: u64, made_by: u64, most: u32) -> Result<Vec<Free>, StoreError> {
        let sql = "SELECT game.id, lease.node FROM game LEFT JOIN lease ON lease.game = game.id \
                   WHERE game.ended IS NULL AND (lease.until <= $1 OR (lease.until IS NULL AND game.created <= $2)) \
                   ORDER BY game.created, game.id LIMIT $3";
        let query = sqlx::query(sql).bind(now as i64).bind(made_by.min(i64::MAX as u64) as i64);
        let rows = query.bind(i64::from(most)).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(Free { game: row.try_get(0)?, node: row.try_get(1)? })).collect()
    }

    /// Takes games for a node, in one statement for many of them: those that go on and are free, whose lease has run out, or
    /// that are the node's already. Returns them. Read the games after that, not before: until now another node may have
    /// written to them, or ended them.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn claim(
        &self,
        games: &[&str],
        node: &str,
        now: u64,
        until: u64,
    ) -> Result<Vec<String>, StoreError> {
        let mut claimed = Vec::with_capacity(games.len());
        for piece in pieces_of(games, LIST) {
            // In one order, so that no two nodes wait for each other.
            let sql = sqlx::AssertSqlSafe(format!(
                "INSERT INTO lease (game, node, until) SELECT id, $1, $2 FROM game \
                 WHERE ended IS NULL AND id IN ({}) ORDER BY id ON CONFLICT (game) DO UPDATE \
                 SET node = excluded.node, until = excluded.until \
                 WHERE lease.node = excluded.node OR lease.until <= $3 RETURNING game",
                places(4, piece.len())
            ));
            let mut query = sqlx::query(sql).bind(node).bind(until as i64).bind(now as i64);
            for game in piece {
                query = query.bind(*game);
            }
            for row in query.fetch_all(&self.write).await? {
                claimed.push(id(&row)?);
            }
        }
        Ok(claimed)
    }

    /// Which node has the lease of a game, and until when. It may have run out.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn owner(&self, game: &str) -> Result<Option<(String, u64)>, StoreError> {
        let query = sqlx::query("SELECT node, until FROM lease WHERE game = $1").bind(game);
        let row = query.fetch_optional(&self.read).await?;
        row.map(|row| Ok((row.try_get("node")?, row.try_get::<i64, _>("until")? as u64))).transpose()
    }

    /// Frees all games of a node. It must have stopped them, and its journal must have been flushed.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn release(&self, node: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM lease WHERE node = $1").bind(node).execute(&self.write).await?;
        Ok(())
    }
}
