//! Opening and upgrading.

use std::borrow::Cow;
use std::path::Path;
use std::sync::Once;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AnyPool, Connection as _, Executor as _, Row as _, SqlSafeStr as _};
use thiserror::Error;

/// What happens to the tables, in order. A released file never changes.
const MIGRATIONS: [(&str, &str); 1] = [("first", include_str!("../migrations/0001_first.sql"))];

/// For every connection. Full synchronization: a confirmed transaction survives a power failure.
const PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                       PRAGMA busy_timeout = 5000; PRAGMA temp_store = MEMORY;";

/// The application id of SQLite's header: `Crwn`.
const MARK: i64 = 0x4372_776e;

/// Connections that only read.
const READERS: u32 = 4;

/// Why something could not be kept or found.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database refuses.
    #[error("the data file: {}", reason(.0))]
    Database(#[from] sqlx::Error),
    /// The tables are not those of this version.
    #[error("the data file: {0}")]
    Migration(#[from] MigrateError),
    /// Another program's database.
    #[error("the data file: this is the database of another program")]
    Foreign,
    /// A value that this version does not know.
    #[error("the data file: unknown {what} {value:?}")]
    Unknown {
        /// The kind of value.
        what: &'static str,
        /// The value.
        value: String,
    },
    /// The journal has ended.
    #[error("the journal has ended")]
    Closed,
}

/// What the database says, without what the library says around it.
fn reason(error: &sqlx::Error) -> String {
    let text =
        error.as_database_error().map_or_else(|| error.to_string(), |error| error.message().to_owned());
    text.trim().to_owned()
}

/// The data of a club.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) read: AnyPool,
    /// One connection: SQLite has one writer at a time.
    pub(crate) write: AnyPool,
}

impl Store {
    /// Opens a file, or makes a new one, and brings its tables up to date.
    ///
    /// # Errors
    /// If it can't be opened or is no data file of a club.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        static DRIVERS: Once = Once::new();
        DRIVERS.call_once(sqlx::any::install_default_drivers);
        let url = format!("sqlite://{}?mode=rwc", path.display());
        let options: AnyConnectOptions = url.parse()?;
        claim(&options).await?;
        let write = pool(1).connect_with(options.clone()).await?;
        migrator().run(&write).await?;
        let read = pool(READERS).connect_with(options).await?;
        Ok(Store { read, write })
    }

    /// Whether the file is sound: `None`, or what is wrong.
    ///
    /// # Errors
    /// If it can't be read.
    pub async fn problem(&self) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("PRAGMA integrity_check").fetch_one(&self.read).await?;
        let text: String = row.try_get(0)?;
        if text != "ok" {
            return Ok(Some(text));
        }
        let orphan = sqlx::query("PRAGMA foreign_key_check").fetch_optional(&self.read).await?;
        Ok(orphan.map(|_| "a row refers to one that does not exist".to_owned()))
    }

    /// Writes a copy of everything, while others go on.
    ///
    /// # Errors
    /// If the file exists or can't be written.
    pub async fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        sqlx::query("VACUUM INTO $1").bind(to.display().to_string()).execute(&self.read).await?;
        Ok(())
    }

    /// The last sign of life of a node.
    ///
    /// # Errors
    /// If the file can't be read.
    pub async fn last_alive(&self, node: &str) -> Result<Option<u64>, StoreError> {
        let row =
            sqlx::query("SELECT at FROM alive WHERE node = $1").bind(node).fetch_optional(&self.read).await?;
        Ok(row.map(|row| row.try_get::<i64, _>(0)).transpose()?.map(|at| at as u64))
    }

    /// Closes all connections.
    pub async fn close(&self) {
        self.write.close().await;
        self.read.close().await;
    }
}

/// Marks a new file as ours; refuses any other. A pool would try a broken file again and again.
async fn claim(options: &AnyConnectOptions) -> Result<(), StoreError> {
    let mut connection = AnyConnection::connect_with(options).await?;
    let tables: i64 =
        sqlx::query("SELECT count(*) FROM sqlite_master").fetch_one(&mut connection).await?.try_get(0)?;
    let mark: i64 = sqlx::query("PRAGMA application_id").fetch_one(&mut connection).await?.try_get(0)?;
    if tables == 0 {
        connection.execute(sqlx::AssertSqlSafe(format!("PRAGMA application_id = {MARK}"))).await?;
    } else if mark != MARK {
        return Err(StoreError::Foreign);
    }
    connection.close().await?;
    Ok(())
}

fn pool(connections: u32) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(Duration::from_secs(20))
        .idle_timeout(None)
        .max_lifetime(None)
        .after_connect(|connection, _| Box::pin(async move { connection.execute(PRAGMAS).await.map(|_| ()) }))
}

fn migrator() -> Migrator {
    let numbered = MIGRATIONS.into_iter().zip(1..);
    let migrations = numbered.map(|((name, sql), number)| {
        Migration::new(number, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}
