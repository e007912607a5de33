//! Adding games: files are read, checked and packed on all cores, and stored transaction by transaction.
//!
//! A source is recognized by its length and its checksum, not by its name. Each transaction notes how many of its games have
//! been stored, so an import that was interrupted goes on there.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use crownhead_archive::reading::{Found, Games};
use crownhead_notation::pdn::Settings;
use crownhead_rules::{AnyPosition, AnyRules};
use rayon::iter::ParallelIterator as _;
use rayon::slice::ParallelSlice as _;
use rusqlite::{Connection, OptionalExtension as _, TransactionBehavior, params};

use super::error::Error;
use super::postings::Visit;
use super::{Library, index, scan};
use crate::board::Board;
use crate::entry::Entry;
use crate::explore::Sight;
use crate::incoming::Incoming;
use crate::line::MoveCode;
use crate::memory::BadGame;
use crate::names::folded;

/// What to import.
#[derive(Clone, Debug)]
pub struct Import {
    /// The files and how to read them.
    pub games: Games,
    /// Games that are stored in one transaction.
    pub batch: usize,
}

impl Import {
    /// The usual number of games in a transaction.
    pub const BATCH: usize = 8192;
}

/// What an import has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// New games.
    pub new: u64,
    /// Games that the library had already.
    pub duplicates: u64,
    /// Games that cannot be played.
    pub bad: u64,
    /// Games that an earlier import of the same files has handled.
    pub skipped: u64,
}

/// Is told after each transaction what the import has done.
pub type Progress<'p> = &'p mut dyn FnMut(&Imported);

/// A game on its way into the file.
struct Packed {
    number: u64,
    kind: Kind,
}

enum Kind {
    Skipped,
    Game { entry: Box<Entry>, identity: u128, visits: Vec<(u64, MoveCode)> },
    Bad(BadGame),
}

/// A source and how many of its games are stored.
#[derive(Clone, Copy, Debug)]
struct Source {
    id: i64,
    done: u64,
    finished: bool,
}

impl Library {
    /// Imports games. What is stored already is skipped.
    ///
    /// # Errors
    /// If a file cannot be read, or the library cannot be written. Everything up to the last transaction stays.
    pub fn import(&mut self, import: &Import, progress: Progress<'_>) -> Result<Imported, Error> {
        let mut imported = Imported::default();
        for path in &import.games.files {
            let games = Games { files: vec![path.clone()], ..import.games.clone() };
            let source = self.source(path, &games)?;
            if source.finished {
                imported.skipped += source.done;
                continue;
            }
            self.import_file(&games, import.batch.max(1), source, &mut imported, progress)?;
        }
        index::compact(&mut self.connection, &mut self.sights, false)?;
        self.connection.execute_batch("PRAGMA optimize;")?;
        // A reader may keep the log in use; then it stays for now.
        let checkpoint = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        checkpoint.or_else(|error| match Error::from(error) {
            Error::Busy => Ok(()),
            other => Err(other),
        })?;
        Ok(imported)
    }

    fn import_file(
        &mut self,
        games: &Games,
        batch: usize,
        source: Source,
        imported: &mut Imported,
        progress: Progress<'_>,
    ) -> Result<(), Error> {
        let mut waiting: Vec<Packed> = Vec::with_capacity(batch);
        let mut failure = None;
        let pack = |found: &Found, settings: &Settings| pack(found, settings, source.done);
        let done = games.each(pack, |_, packed| {
            if matches!(packed.kind, Kind::Skipped) {
                imported.skipped += 1;
                return Ok(());
            }
            waiting.push(packed);
            if waiting.len() < batch {
                return Ok(());
            }
            let stored = self.store(&waiting, source.id, imported);
            waiting.clear();
            match stored {
                Ok(()) => {
                    progress(imported);
                    Ok(())
                }
                Err(error) => {
                    failure = Some(error);
                    Err(crownhead_archive::Error::Input("the library cannot be written".to_owned()))
                }
            }
        });
        if let Some(error) = failure {
            return Err(error);
        }
        done?;
        self.store(&waiting, source.id, imported)?;
        self.connection.execute("UPDATE sources SET finished = 1 WHERE id = ?1", [source.id])?;
        progress(imported);
        Ok(())
    }

    /// Adds games that were read elsewhere, in one transaction. They count as coming from a source of that name.
    ///
    /// # Errors
    /// If the library cannot be written; then it has not changed.
    pub fn add(&mut self, source: &str, games: Vec<Incoming>) -> Result<Imported, Error> {
        /// The size of a source that is no file.
        const NO_FILE: i64 = -2;
        let find = "SELECT id, done FROM sources WHERE size = ?1 AND name = ?2";
        let known = self.connection.query_row(find, params![NO_FILE, source], |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)? as u64))
        });
        let (id, done) = if let Some(known) = known.optional()? {
            known
        } else {
            self.connection.execute(
                "INSERT INTO sources (name, size, crc, reading, done, finished) VALUES (?1, ?2, 0, ?1, 0, 1)",
                params![source, NO_FILE],
            )?;
            (self.connection.last_insert_rowid(), 0)
        };
        let packed = games.into_iter().zip(done + 1..).map(|(incoming, number)| {
            let kind = match incoming {
                Incoming::Game(entry) => game(*entry),
                Incoming::Bad(bad) => Kind::Bad(bad),
            };
            Packed { number, kind }
        });
        let mut packed: Vec<Packed> = packed.collect();
        let mut imported = Imported::default();
        let mut failure = None;
        packed.retain(|packed| match self.has_bad(packed) {
            Ok(known) => {
                imported.duplicates += u64::from(known);
                !known
            }
            Err(error) => {
                failure = Some(error);
                true
            }
        });
        failure.map_or(Ok(()), Err)?;
        self.store(&packed, id, &mut imported)?;
        Ok(imported)
    }

    /// Whether a game that cannot be played is stored already.
    fn has_bad(&self, packed: &Packed) -> Result<bool, Error> {
        let Kind::Bad(bad) = &packed.kind else { return Ok(false) };
        let mut select = self.connection.prepare_cached("SELECT 1 FROM bad WHERE text = ?1 LIMIT 1")?;
        Ok(select.exists(params![scan::pack(&bad.text)?])?)
    }

    /// Finds or notes a source.
    fn source(&self, path: &Path, games: &Games) -> Result<Source, Error> {
        let name = path.display().to_string();
        let rules = games.rules.map(crownhead_notation::rules_key).unwrap_or_default();
        let reading = format!("{rules} {:?} {}", games.order, games.strict);
        let (size, crc) = fingerprint(path)?;
        let find = "SELECT id, done, finished FROM sources WHERE size = ?1 AND crc = ?2 AND reading = ?3";
        let known = self.connection.query_row(find, params![size, crc, reading], |row| {
            Ok(Source { id: row.get(0)?, done: row.get::<_, i64>(1)? as u64, finished: row.get(2)? })
        });
        if let Some(known) = known.optional()? {
            return Ok(known);
        }
        self.connection.execute(
            "INSERT INTO sources (name, size, crc, reading, done, finished) VALUES (?1, ?2, ?3, ?4, 0, 0)",
            params![name, size, crc, reading],
        )?;
        Ok(Source { id: self.connection.last_insert_rowid(), done: 0, finished: false })
    }

    /// Stores games and how far their source has been read, in one transaction.
    fn store(&mut self, packed: &[Packed], source: i64, imported: &mut Imported) -> Result<(), Error> {
        let Some(last) = packed.last() else { return Ok(()) };
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut writer = Writer::new(&transaction, source)?;
        for packed in packed {
            writer.add(packed)?;
        }
        let counted = writer.finish()?;
        transaction.execute(
            "UPDATE sources SET done = ?1 WHERE id = ?2 AND done < ?1",
            params![last.number as i64, source],
        )?;
        transaction.commit()?;
        imported.new += counted.new;
        imported.duplicates += counted.duplicates;
        imported.bad += counted.bad;
        index::settle(&mut self.connection, &mut self.sights)
    }
}

/// Length and CRC-32 of a file; a random mark for standard input, which cannot be read again.
fn fingerprint(path: &Path) -> Result<(i64, i64), Error> {
    use std::hash::{BuildHasher as _, RandomState};
    if path == Path::new("-") {
        return Ok((-1, (RandomState::new().hash_one(0) >> 1) as i64));
    }
    let wrong = |problem: io::Error| crownhead_archive::Error::file("read", path, problem);
    let mut file = File::open(path).map_err(wrong)?;
    let (mut hasher, mut size) = (crc32fast::Hasher::new(), 0);
    let mut piece = vec![0; 1 << 18];
    loop {
        match file.read(&mut piece).map_err(wrong)? {
            0 => return Ok((size, i64::from(hasher.finalize()))),
            read => {
                hasher.update(&piece[..read]);
                size += read as i64;
            }
        }
    }
}

fn pack(found: &Found, settings: &Settings, done: u64) -> Packed {
    let number = match found {
        Found::Sheet(sheet) => sheet.as_sheet().number(),
        Found::Tree(number, _) | Found::Bad(number, _) => *number,
    };
    let kind = match found {
        _ if number <= done => Kind::Skipped,
        Found::Sheet(sheet) => match Incoming::of_sheet(&sheet.as_sheet(), settings) {
            Incoming::Game(entry) => game(*entry),
            Incoming::Bad(bad) => Kind::Bad(bad),
        },
        Found::Tree(_, tree) => game(Entry::of(tree)),
        Found::Bad(_, reason) => Kind::Bad(BadGame { reason: reason.clone(), text: Vec::new() }),
    };
    Packed { number, kind }
}

fn game(entry: Entry) -> Kind {
    let start = Board::of(&AnyPosition::start(entry.rules));
    let (identity, visits) = (entry.identity(), entry.visits(&start));
    Kind::Game { entry: Box::new(entry), identity, visits }
}

/// Writes the games of one transaction.
struct Writer<'c> {
    connection: &'c Connection,
    source: i64,
    first: u32,
    games: Vec<(i64, &'c Entry)>,
    identities: HashMap<u128, u32>,
    visits: Vec<Visit>,
    rules: HashMap<AnyRules, i64>,
    counted: Imported,
}

impl<'c> Writer<'c> {
    fn new(connection: &'c Connection, source: i64) -> Result<Writer<'c>, Error> {
        let last: u32 = connection.query_row("SELECT ifnull(max(id), 0) FROM games", [], |row| row.get(0))?;
        Ok(Writer {
            connection,
            source,
            first: last + 1,
            games: Vec::new(),
            identities: HashMap::new(),
            visits: Vec::new(),
            rules: HashMap::new(),
            counted: Imported::default(),
        })
    }

    fn add(&mut self, packed: &'c Packed) -> Result<(), Error> {
        match &packed.kind {
            Kind::Skipped => Ok(()),
            Kind::Bad(bad) => {
                self.counted.bad += 1;
                let mut insert = self.connection.prepare_cached(
                    "INSERT INTO bad (source, number, reason, text) VALUES (?1, ?2, ?3, ?4)",
                )?;
                let text = scan::pack(&bad.text)?;
                insert.execute(params![self.source, packed.number as i64, bad.reason, text])?;
                Ok(())
            }
            Kind::Game { entry, identity, visits } => match self.known(*identity)? {
                Some(game) => self.add_duplicate(game, entry, packed.number),
                None => self.add_new(entry, *identity, visits),
            },
        }
    }

    /// The game with that identity.
    fn known(&self, identity: u128) -> Result<Option<u32>, Error> {
        if let Some(game) = self.identities.get(&identity) {
            return Ok(Some(*game));
        }
        let mut select = self
            .connection
            .prepare_cached("SELECT id FROM games WHERE identity = ?1 AND identity_low = ?2")?;
        let [high, low] = halves(identity);
        Ok(select.query_row([high, low], |row| row.get(0)).optional()?)
    }

    /// Notes a duplicate, with everything in it if it differs in anything.
    fn add_duplicate(&mut self, game: u32, entry: &Entry, number: u64) -> Result<(), Error> {
        self.counted.duplicates += 1;
        let same = match game.checked_sub(self.first) {
            Some(at) => self.games.get(at as usize).is_some_and(|(_, known)| known.tree == entry.tree),
            None => scan::tree_bytes(self.connection, game)? == entry.tree,
        };
        let tree = if same { None } else { Some(scan::pack(&entry.tree)?) };
        let mut insert = self
            .connection
            .prepare_cached("INSERT INTO duplicates (game, source, number, tree) VALUES (?1, ?2, ?3, ?4)")?;
        insert.execute(params![game, self.source, number as i64, tree])?;
        Ok(())
    }

    fn add_new(&mut self, entry: &'c Entry, identity: u128, visits: &[(u64, MoveCode)]) -> Result<(), Error> {
        let game = self.first + self.games.len() as u32;
        let rules = self.rules_number(entry.rules)?;
        let facts = &entry.facts;
        let [white, black, event] =
            [&facts.white, &facts.black, &facts.event].map(|name| self.name_number(name));
        let [high, low] = halves(identity);
        let mut insert = self.connection.prepare_cached(
            "INSERT INTO games VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
        )?;
        insert.execute(params![
            game,
            rules,
            white?,
            black?,
            event?,
            facts.date.0,
            facts.result.number(),
            facts.plies,
            facts.ending.number(),
            facts.ratings[0],
            facts.ratings[1],
            high,
            low,
        ])?;
        self.games.push((rules, entry));
        self.identities.insert(identity, game);
        self.visits.extend(visits.iter().map(|(key, code)| Visit::new(*key, game, *code)));
        self.counted.new += 1;
        Ok(())
    }

    fn rules_number(&mut self, rules: AnyRules) -> Result<i64, Error> {
        if let Some(number) = self.rules.get(&rules) {
            return Ok(*number);
        }
        let key = crownhead_notation::rules_key(rules);
        self.connection.execute("INSERT OR IGNORE INTO rules (key) VALUES (?1)", [&key])?;
        let number =
            self.connection.query_row("SELECT id FROM rules WHERE key = ?1", [&key], |row| row.get(0))?;
        self.rules.insert(rules, number);
        Ok(number)
    }

    /// The number of a name; 0 for none.
    fn name_number(&self, name: &str) -> Result<i64, Error> {
        if name.is_empty() {
            return Ok(0);
        }
        let mut select = self.connection.prepare_cached("SELECT id FROM names WHERE text = ?1")?;
        if let Some(known) = select.query_row([name], |row| row.get(0)).optional()? {
            return Ok(known);
        }
        let mut insert =
            self.connection.prepare_cached("INSERT INTO names (text, folded) VALUES (?1, ?2)")?;
        Ok(insert.insert([name, &folded(name)])?)
    }

    /// Writes the packed games and their positions.
    fn finish(mut self) -> Result<Imported, Error> {
        let (games, first) = (&self.games, self.first);
        let packed: Result<Vec<_>, io::Error> = games.par_chunks(scan::CHUNK).map(scan::pack_chunk).collect();
        let packed = packed.map_err(|error| Error::Damaged(error.to_string()))?;
        // Lines stand together in the file, so that searching all games reads it in order.
        for (at, (lines, _)) in packed.iter().enumerate() {
            let count = games.len().min((at + 1) * scan::CHUNK) - at * scan::CHUNK;
            let mut insert = self.connection.prepare_cached("INSERT INTO lines VALUES (?1, ?2, ?3)")?;
            insert.execute(params![first + (at * scan::CHUNK) as u32, count as i64, lines])?;
        }
        for (at, (_, trees)) in packed.iter().enumerate() {
            let mut insert = self.connection.prepare_cached("INSERT INTO trees VALUES (?1, ?2)")?;
            insert.execute(params![first + (at * scan::CHUNK) as u32, trees])?;
        }
        let sight = |game: u32| Sight::of(game, &games[(game - first) as usize].1.facts);
        index::add_run(self.connection, &mut self.visits, sight)?;
        Ok(self.counted)
    }
}

fn halves(identity: u128) -> [i64; 2] {
    [(identity >> 64) as i64, identity as i64]
}
