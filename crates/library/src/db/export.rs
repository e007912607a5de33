//! Getting everything out again: whole games, duplicates that differ, bad games with their text, and counts.

use std::ops::ControlFlow;

use crownhead_notation::pdn::Tree;

use super::error::Error;
use super::scan;
use super::{Library, index};
use crate::entry::read_tree;
use crate::facts::GameResult;

/// A game that cannot be played.
#[derive(Clone, Debug)]
pub struct Bad {
    /// The file that it came from.
    pub source: String,
    /// Its number there.
    pub number: u64,
    /// What is wrong with it.
    pub reason: String,
    /// Its text as it was written.
    pub text: Vec<u8>,
}

/// Counts of a library.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Games.
    pub games: u64,
    /// Games by rules.
    pub rules: Vec<(String, u64)>,
    /// Games by result, in the order of [`GameResult::ALL`].
    pub results: Vec<(&'static str, u64)>,
    /// The first and the last known year.
    pub years: Option<(u16, u16)>,
    /// Different players and events.
    pub names: u64,
    /// The players with the most games.
    pub players: Vec<(String, u64)>,
    /// Duplicates that were found.
    pub duplicates: u64,
    /// Games that cannot be played.
    pub bad: u64,
    /// Files that were imported: name, games stored or handled, whether it was read to its end.
    pub sources: Vec<(String, u64, bool)>,
    /// Visits in the position index.
    pub visits: u64,
    /// Sorted runs of the position index.
    pub runs: u64,
    /// Bytes of the file.
    pub bytes: u64,
}

impl Library {
    /// A whole game.
    ///
    /// # Errors
    /// If there is no such game, or it is damaged.
    pub fn tree(&self, game: u32) -> Result<Tree, Error> {
        read_tree(&scan::tree_bytes(&self.connection, game)?).map_err(Error::Damaged)
    }

    /// Hands whole games to `sink` in the order of their numbers, until it breaks. The numbers must be sorted; `None` is
    /// all games.
    ///
    /// # Errors
    /// If a game is damaged.
    pub fn export(
        &self,
        games: Option<&[u32]>,
        mut sink: impl FnMut(u32, Tree) -> ControlFlow<()>,
    ) -> Result<(), Error> {
        let mut select = self.connection.prepare_cached(
            "SELECT t.first, l.count, t.packed FROM trees t JOIN lines l ON l.first = t.first ORDER BY t.first",
        )?;
        let mut rows = select.query([])?;
        let mut left = games;
        while let Some(row) = rows.next()? {
            let (first, count): (u32, u32) = (row.get(0)?, row.get(1)?);
            let here: Vec<u32> = match &mut left {
                None => (first..first + count).collect(),
                Some(left) => {
                    let end = left.partition_point(|game| *game < first + count);
                    let (here, later) = left.split_at(end);
                    *left = later;
                    here.to_vec()
                }
            };
            if here.is_empty() {
                continue;
            }
            let chunk = scan::unpack(&row.get::<_, Vec<u8>>(2)?)?;
            for game in here {
                let bytes = game.checked_sub(first).and_then(|place| scan::nth_tree(&chunk, place));
                let tree = read_tree(bytes.ok_or_else(|| Error::Damaged(format!("game {game} is missing")))?);
                if sink(game, tree.map_err(Error::Damaged)?).is_break() {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Duplicates that differ from the stored game in their tags, comments or variations: the number of the stored game,
    /// and the duplicate.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn duplicates(&self, mut sink: impl FnMut(u32, Tree) -> ControlFlow<()>) -> Result<(), Error> {
        let sql = "SELECT game, tree FROM duplicates WHERE tree IS NOT NULL ORDER BY id";
        let mut select = self.connection.prepare_cached(sql)?;
        let mut rows = select.query([])?;
        while let Some(row) = rows.next()? {
            let bytes = scan::unpack(&row.get::<_, Vec<u8>>(1)?)?;
            if sink(row.get(0)?, read_tree(&bytes).map_err(Error::Damaged)?).is_break() {
                break;
            }
        }
        Ok(())
    }

    /// Games that cannot be played.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn bad(&self, mut sink: impl FnMut(Bad) -> ControlFlow<()>) -> Result<(), Error> {
        let sql =
            "SELECT (SELECT name FROM sources WHERE id = source), number, reason, text FROM bad ORDER BY id";
        let mut select = self.connection.prepare_cached(sql)?;
        let mut rows = select.query([])?;
        while let Some(row) = rows.next()? {
            let bad = Bad {
                source: row.get::<_, Option<String>>(0)?.unwrap_or_default(),
                number: row.get::<_, i64>(1)? as u64,
                reason: row.get(2)?,
                text: scan::unpack(&row.get::<_, Vec<u8>>(3)?)?,
            };
            if sink(bad).is_break() {
                break;
            }
        }
        Ok(())
    }

    /// Counts everything.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn stats(&self, players: usize) -> Result<Stats, Error> {
        let count = |sql: &str| -> Result<u64, Error> {
            Ok(self.connection.query_row(sql, [], |row| row.get::<_, i64>(0))? as u64)
        };
        let runs = index::runs(&self.connection)?;
        let years = "SELECT min(date), max(date) FROM games WHERE date > 0";
        let years: (Option<u32>, Option<u32>) =
            self.connection.query_row(years, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let by_result = self.grouped("SELECT result, count(*) FROM games GROUP BY result")?;
        Ok(Stats {
            games: self.len()?,
            rules: self.count_by_rules()?,
            results: by_result
                .into_iter()
                .map(|(n, count)| (GameResult::from_number(n).key(), count))
                .collect(),
            years: years.0.zip(years.1).map(|(a, b)| ((a / 10_000) as u16, (b / 10_000) as u16)),
            names: count("SELECT count(*) FROM names")?,
            players: self.grouped(&format!(
                "SELECT (SELECT text FROM names n WHERE n.id = name), sum(games) FROM (
                     SELECT white AS name, count(*) AS games FROM games GROUP BY white UNION ALL
                     SELECT black, count(*) FROM games GROUP BY black)
                 WHERE name > 0 GROUP BY name ORDER BY 2 DESC, 1 LIMIT {players}"
            ))?,
            duplicates: count("SELECT count(*) FROM duplicates")?,
            bad: self.count_bad()?,
            sources: self.sources()?,
            visits: runs.iter().map(|run| run.2 as u64).sum(),
            runs: runs.len() as u64,
            bytes: count("PRAGMA page_count")? * count("PRAGMA page_size")?,
        })
    }

    /// The rules with their number of games, the most frequent first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn count_by_rules(&self) -> Result<Vec<(String, u64)>, Error> {
        self.grouped(
            "SELECT (SELECT key FROM rules r WHERE r.id = g.rules), count(*) FROM games g GROUP BY rules
             ORDER BY 2 DESC, 1",
        )
    }

    /// The number of games that cannot be played.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn count_bad(&self) -> Result<u64, Error> {
        Ok(self.connection.query_row("SELECT count(*) FROM bad", [], |row| row.get::<_, i64>(0))? as u64)
    }

    fn grouped<T: rusqlite::types::FromSql>(&self, sql: &str) -> Result<Vec<(T, u64)>, Error> {
        let mut select = self.connection.prepare(sql)?;
        let rows = select.query_map([], |row| Ok((row.get(0)?, row.get::<_, i64>(1)? as u64)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn sources(&self) -> Result<Vec<(String, u64, bool)>, Error> {
        let mut select = self.connection.prepare("SELECT name, done, finished FROM sources ORDER BY id")?;
        let rows = select
            .query_map([], |row| Ok((row.get(0)?, row.get::<_, i64>(1)? as u64, row.get::<_, bool>(2)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}
