//! The tables of the file, and what marks it as a library.

use rusqlite::Connection;

use super::Error;

/// Marks the file: `CHLB`.
const APPLICATION: i64 = 0x4348_4c42;
/// The version of the tables.
const VERSION: i64 = 1;

const TABLES: &str = "
    CREATE TABLE IF NOT EXISTS rules (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE);
    CREATE TABLE IF NOT EXISTS names (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE, folded TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS sources (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, size INTEGER NOT NULL, crc INTEGER NOT NULL,
        reading TEXT NOT NULL, done INTEGER NOT NULL, finished INTEGER NOT NULL,
        UNIQUE (size, crc, reading)
    );
    CREATE TABLE IF NOT EXISTS games (
        id INTEGER PRIMARY KEY, rules INTEGER NOT NULL, white INTEGER NOT NULL, black INTEGER NOT NULL,
        event INTEGER NOT NULL, date INTEGER NOT NULL, result INTEGER NOT NULL, plies INTEGER NOT NULL,
        ending INTEGER NOT NULL, white_rating INTEGER NOT NULL, black_rating INTEGER NOT NULL,
        identity INTEGER NOT NULL, identity_low INTEGER NOT NULL
    );
    CREATE INDEX IF NOT EXISTS games_white ON games (white);
    CREATE INDEX IF NOT EXISTS games_black ON games (black);
    CREATE INDEX IF NOT EXISTS games_event ON games (event);
    CREATE INDEX IF NOT EXISTS games_date ON games (date);
    CREATE INDEX IF NOT EXISTS games_ending ON games (ending);
    CREATE INDEX IF NOT EXISTS games_identity ON games (identity);
    CREATE TABLE IF NOT EXISTS lines (first INTEGER PRIMARY KEY, count INTEGER NOT NULL, packed BLOB NOT NULL);
    CREATE TABLE IF NOT EXISTS trees (first INTEGER PRIMARY KEY, packed BLOB NOT NULL);
    CREATE TABLE IF NOT EXISTS bad (
        id INTEGER PRIMARY KEY, source INTEGER NOT NULL, number INTEGER NOT NULL, reason TEXT NOT NULL,
        text BLOB NOT NULL
    );
    CREATE TABLE IF NOT EXISTS duplicates (
        id INTEGER PRIMARY KEY, game INTEGER NOT NULL, source INTEGER NOT NULL, number INTEGER NOT NULL,
        tree BLOB
    );
    CREATE TABLE IF NOT EXISTS runs (id INTEGER PRIMARY KEY, level INTEGER NOT NULL, visits INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS positions (id INTEGER PRIMARY KEY, groups BLOB NOT NULL);
";

/// Prepares a connection: makes the tables of a new file, refuses a file that is something else or newer.
pub(super) fn prepare(connection: &Connection) -> Result<(), Error> {
    let pragma = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let (application, version) = (pragma("application_id")?, pragma("user_version")?);
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if application == 0 && version == 0 && tables == 0 {
        return create(connection);
    }
    if application != APPLICATION {
        return Err(Error::NotALibrary);
    }
    match version {
        VERSION => Ok(()),
        newer => Err(Error::Version(newer)),
    }
}

fn create(connection: &Connection) -> Result<(), Error> {
    connection.pragma_update(None, "page_size", 16_384)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.execute_batch(&format!(
        "BEGIN IMMEDIATE; {TABLES} PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION}; COMMIT;"
    ))?;
    Ok(())
}
