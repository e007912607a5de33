//! Opening and upgrading.

use std::borrow::Cow;
use std::path::Path;

use sqlx::any::AnyConnectOptions;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, Connection as _, Executor as _, Row as _, SqlSafeStr as _};

use crate::error::StoreError;
use crate::place::Place;
use crate::pool::Pool;

/// What happens to the tables, in order, by number. A released file never changes.
const MIGRATIONS: [(i64, &str, &str); 8] = [
    (1, "first", include_str!("../migrations/0001_first.sql")),
    (2, "people", include_str!("../migrations/0002_people.sql")),
    (3, "nodes", include_str!("../migrations/0003_nodes.sql")),
    (4, "tournaments", include_str!("../migrations/0004_tournaments.sql")),
    (5, "passkeys", include_str!("../migrations/0005_passkeys.sql")),
    (6, "push", include_str!("../migrations/0006_push.sql")),
    (7, "broadcasts", include_str!("../migrations/0007_broadcasts.sql")),
    (8, "arbiter", include_str!("../migrations/0008_arbiter.sql")),
];

/// For every connection to a file. Full synchronization: a confirmed transaction survives a power failure.
const FILE: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                    PRAGMA busy_timeout = 5000; PRAGMA temp_store = MEMORY;";
/// For every connection to a server. Confirmed is what is on its disk, whatever the defaults of the database are. A node
/// that stands still in a transaction, or can't be reached any more, would hold up whoever takes over its games: it must be
/// over before its leases are.
const SERVER: &str = "SELECT set_config('synchronous_commit', 'on', false) \
                      WHERE current_setting('synchronous_commit') = 'off'; \
                      SET idle_in_transaction_session_timeout = '1500ms';";

/// The application id of SQLite's header, `Crwn`, and the number of PostgreSQL's lock for claiming.
const MARK: i64 = 0x4372_776e;

/// Connections that only read.
const READERS: u32 = 4;
/// Connections to a server that write. SQLite has one writer at a time.
const WRITERS: u32 = 4;

/// The data of a club.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) read: Pool,
    pub(crate) write: Pool,
    /// Whether several programs may write at the same time.
    pub(crate) server: bool,
}

impl Store {
    /// Opens a file, or makes a new one, and brings its tables up to date.
    ///
    /// # Errors
    /// If it can't be opened or is no data file of a club.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        Store::connect(&Place::from(path)).await
    }

    /// Opens a database and brings its tables up to date. A new file is made if there is none; the database of a server
    /// must exist and be empty, or be that of a club.
    ///
    /// # Errors
    /// If it can't be opened or is not the database of a club.
    pub async fn connect(place: &Place) -> Result<Store, StoreError> {
        place.check()?;
        sqlx::any::install_default_drivers();
        let options: AnyConnectOptions = place.url().parse()?;
        let (server, writers, setup) = match place {
            Place::File(_) => (false, 1, FILE),
            Place::Server(_) => (true, WRITERS, SERVER),
        };
        // A pool would try a broken file again and again.
        let mut first = AnyConnection::connect_with(&options).await?;
        if server { claim_server(&mut first).await } else { claim_file(&mut first).await }?;
        first.close().await?;
        let write = Pool::connect(options.clone(), server, writers, setup).await?;
        migrator().run(&write.inner).await?;
        let read = Pool::connect(options, server, READERS, setup).await?;
        Ok(Store { read, write, server })
    }

    /// Whether the database is sound: `None`, or what is wrong. A server looks after its data itself; it is asked what it has
    /// noticed.
    ///
    /// # Errors
    /// If it can't be read.
    pub async fn problem(&self) -> Result<Option<String>, StoreError> {
        if self.server {
            return Ok(sqlx::query(SERVER_PROBLEM).fetch_one(&self.read).await?.try_get(0)?);
        }
        let row = sqlx::query("PRAGMA integrity_check").fetch_one(&self.read).await?;
        let text: String = row.try_get(0)?;
        if text != "ok" {
            return Ok(Some(text));
        }
        let orphan = sqlx::query("PRAGMA foreign_key_check").fetch_optional(&self.read).await?;
        Ok(orphan.map(|_| "a row refers to one that does not exist".to_owned()))
    }

    /// Writes a copy of a file, while others go on.
    ///
    /// # Errors
    /// If the copy exists or can't be written, and for a server, which has `pg_dump`.
    pub async fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        if self.server {
            return Err(StoreError::NotAFile);
        }
        sqlx::query("VACUUM INTO $1").bind(to.display().to_string()).execute(&self.read).await?;
        Ok(())
    }

    /// The last sign of life of a node.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn last_alive(&self, node: &str) -> Result<Option<u64>, StoreError> {
        let row =
            sqlx::query("SELECT at FROM alive WHERE node = $1").bind(node).fetch_optional(&self.read).await?;
        Ok(row.map(|row| row.try_get::<i64, _>(0)).transpose()?.map(|at| at as u64))
    }

    /// Closes all connections.
    pub async fn close(&self) {
        self.write.inner.close().await;
        self.read.inner.close().await;
    }
}

/// The first thing that is wrong with a server.
const SERVER_PROBLEM: &str = "SELECT CASE \
    WHEN current_setting('fsync') = 'off' \
        THEN 'the server runs with fsync off: data is lost when its machine stops' \
    WHEN EXISTS (SELECT 1 FROM pg_stat_database WHERE datname = current_database() AND checksum_failures > 0) \
        THEN 'the server has read pages with wrong checksums' \
    WHEN EXISTS (SELECT 1 FROM pg_index JOIN pg_class ON pg_class.oid = pg_index.indrelid \
                 WHERE pg_class.relnamespace = current_schema()::regnamespace AND NOT pg_index.indisvalid) \
        THEN 'an index is not valid' \
    WHEN EXISTS (SELECT 1 FROM pg_constraint \
                 WHERE connamespace = current_schema()::regnamespace AND NOT convalidated) \
        THEN 'a rule has not been checked for all rows' END";

/// Marks a new file as ours; refuses any other.
async fn claim_file(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let tables: i64 =
        sqlx::query("SELECT count(*) FROM sqlite_master").fetch_one(&mut *connection).await?.try_get(0)?;
    let mark: i64 = sqlx::query("PRAGMA application_id").fetch_one(&mut *connection).await?.try_get(0)?;
    if tables == 0 {
        connection.execute(sqlx::AssertSqlSafe(format!("PRAGMA application_id = {MARK}"))).await?;
    } else if mark != MARK {
        return Err(StoreError::Foreign);
    }
    Ok(())
}

/// Marks an empty schema as ours with a table; refuses any other. Nodes that start together wait for each other.
async fn claim_server(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(MARK).execute(&mut *transaction).await?;
    let sql = "SELECT count(*), coalesce(sum(CASE WHEN tablename = 'crownhead_club' THEN 1 ELSE 0 END), 0) \
               FROM pg_tables WHERE schemaname = current_schema()";
    let row = sqlx::query(sql).fetch_one(&mut *transaction).await?;
    match (row.try_get::<i64, _>(0)?, row.try_get::<i64, _>(1)?) {
        (0, _) => {
            transaction.execute("CREATE TABLE crownhead_club (mark BIGINT PRIMARY KEY)").await?;
        }
        (_, 0) => return Err(StoreError::Foreign),
        _ => {}
    }
    transaction.commit().await?;
    Ok(())
}

fn migrator() -> Migrator {
    let migrations = MIGRATIONS.into_iter().map(|(number, name, sql)| {
        Migration::new(number, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}
