//! Why something could not be kept or found.

use sqlx::migrate::MigrateError;
use thiserror::Error;

/// Why something could not be kept or found.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database refuses, or can't be reached.
    #[error("the database: {}", reason(.0))]
    Database(#[source] sqlx::Error),
    /// Someone else was first: the number of an event, a line of chat or a rematch is taken. For an event it means that
    /// another node writes to the game.
    #[error("the database: someone else was first")]
    Taken,
    /// The tables are not those of this version.
    #[error("the database: {0}")]
    Migration(#[from] MigrateError),
    /// The address of a server says something that makes no sense.
    #[error("the address of the database: {0}")]
    Address(String),
    /// Another program's database.
    #[error("the database: it belongs to another program")]
    Foreign,
    /// A value that this version does not know.
    #[error("the database: unknown {what} {value:?}")]
    Unknown {
        /// The kind of value.
        what: &'static str,
        /// The value.
        value: String,
    },
    /// A server has its own program for that.
    #[error("the database: copy a PostgreSQL server with pg_dump")]
    NotAFile,
    /// The journal has ended.
    #[error("the journal has ended")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        if error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation) {
            return StoreError::Taken;
        }
        StoreError::Database(error)
    }
}

/// Why nobody answers: what PostgreSQL says when it ends a connection, and when it starts or stops.
const LOST: [&str; 3] = ["08", "57P", "25P03"];

impl StoreError {
    /// Whether the connection broke, which says nothing about the order.
    pub(crate) fn is_lost(&self) -> bool {
        let StoreError::Database(error) = self else { return false };
        match error {
            sqlx::Error::Database(error) => {
                error.code().is_some_and(|code| LOST.iter().any(|start| code.starts_with(start)))
            }
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::WorkerCrashed => true,
            _ => self.is_away(),
        }
    }

    /// Whether there was no connection to be had, although the pool has waited for one.
    pub(crate) fn is_away(&self) -> bool {
        matches!(self, StoreError::Database(sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed))
    }
}

/// What the database says, without what the library says around it.
fn reason(error: &sqlx::Error) -> String {
    let text =
        error.as_database_error().map_or_else(|| error.to_string(), |error| error.message().to_owned());
    text.trim().to_owned()
}
