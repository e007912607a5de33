//! A library in one `SQLite` file.
//!
//! - [`Library`]: opens the file;
//! - `import`: adds games, transaction by transaction ([`Import`]);
//! - `index`, `postings`, `sights`: the position index;
//! - `select`, `scan`: conditions on facts through SQL, conditions on lines by replaying;
//! - `find`: queries, the explorer and opening books;
//! - `export`: whole games, bad games, statistics.
//!
//! The invariant: each transaction stores games, their facts, their positions and how far their source has been read, so
//! that a program that dies at any moment loses no game and stores none twice.

mod error;
mod export;
mod find;
mod import;
mod index;
mod postings;
mod scan;
mod schema;
mod select;
mod sights;

use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

use crownhead_rules::{AnyPosition, AnyRules};
use rusqlite::{Connection, OpenFlags};

use crate::board::Board;

pub use error::Error;
pub use export::{Bad, Stats};
pub use find::Hit;
pub use import::{Import, Imported, Progress};

/// How long a writer waits for another one.
const PATIENCE: Duration = Duration::from_secs(10);

/// A library in a file.
#[derive(Debug)]
pub struct Library {
    connection: Connection,
    sights: sights::Sights,
}

/// The rules that a library knows, by their numbers in the file.
#[derive(Clone, Debug, Default)]
pub(crate) struct RulesTable {
    by_number: HashMap<i64, (AnyRules, Board)>,
}

impl RulesTable {
    pub(crate) fn get(&self, number: i64) -> Option<&(AnyRules, Board)> {
        self.by_number.get(&number)
    }

    pub(crate) fn number_of(&self, rules: AnyRules) -> Option<i64> {
        self.by_number.iter().find(|(_, (known, _))| *known == rules).map(|(number, _)| *number)
    }
}

impl Library {
    /// Opens a library, or makes a new one.
    ///
    /// # Errors
    /// If the file is something else, or cannot be used.
    pub fn open_or_create(path: &Path) -> Result<Library, Error> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
        Library::with_flags(path, flags)
    }

    /// Opens a library that exists.
    ///
    /// # Errors
    /// If there is no such file, it is something else, or it cannot be used.
    pub fn open(path: &Path) -> Result<Library, Error> {
        Library::with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)
    }

    fn with_flags(path: &Path, flags: OpenFlags) -> Result<Library, Error> {
        let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        connection.busy_timeout(PATIENCE)?;
        schema::prepare(&connection)?;
        // With a write-ahead log, this loses nothing when the program dies, and at most the last transactions when the
        // machine does.
        connection.pragma_update(None, "synchronous", "NORMAL")?;
        connection.pragma_update(None, "cache_size", -32_768)?;
        connection.set_prepared_statement_cache_capacity(64);
        Ok(Library { connection, sights: sights::Sights::default() })
    }

    /// The number of games.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn len(&self) -> Result<u64, Error> {
        let last: i64 =
            self.connection.query_row("SELECT ifnull(max(id), 0) FROM games", [], |row| row.get(0))?;
        Ok(last as u64)
    }

    /// Whether there is no game.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn is_empty(&self) -> Result<bool, Error> {
        self.len().map(|games| games == 0)
    }

    /// Joins the position index into one sorted run, which makes it smaller and look-ups faster.
    ///
    /// # Errors
    /// If another program is writing, or the file cannot be written.
    pub fn compact(&mut self) -> Result<(), Error> {
        index::compact(&mut self.connection, &mut self.sights, true)?;
        self.connection.execute_batch("PRAGMA optimize; PRAGMA wal_checkpoint(TRUNCATE);")?;
        Ok(())
    }

    /// The rules of the games, if all have the same.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn only_rules(&self) -> Result<Option<AnyRules>, Error> {
        let table = self.rules()?;
        let mut all = table.by_number.values().map(|(rules, _)| *rules);
        Ok(all.next().filter(|_| all.next().is_none()))
    }

    pub(crate) fn rules(&self) -> Result<RulesTable, Error> {
        let mut select = self.connection.prepare_cached("SELECT id, key FROM rules")?;
        let mut rows = select.query([])?;
        let mut table = RulesTable::default();
        while let Some(row) = rows.next()? {
            let key: String = row.get(1)?;
            let rules = crownhead_notation::rules_of_key(&key)
                .ok_or_else(|| Error::Damaged(format!("it has unknown rules {key}")))?;
            table.by_number.insert(row.get(0)?, (rules, Board::of(&AnyPosition::start(rules))));
        }
        Ok(table)
    }
}
