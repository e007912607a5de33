//! The position index: sorted runs that are merged as they grow, so that importing writes each visit a few times only.
//!
//! An import writes one run for each transaction. Eight runs of a level become one of the next level, a range of parts at a
//! time. A reader looks into the same part of every run, so it sees each visit exactly once whatever is merged already.

use rusqlite::{Connection, OptionalExtension as _, params};

use super::error::Error;
use super::postings::{self, Groups, PARTS, Visit};
use super::sights::Sights;
use crate::explore::Sight;

/// Runs of a level that are merged.
const FAN: usize = 8;
/// Parts that are merged in one transaction.
const RANGE: u64 = 256;

fn row(run: i64, part: u64) -> i64 {
    run * PARTS as i64 + part as i64
}

/// Writes the visits of new games as a run. Belongs into the transaction that stores the games.
pub(super) fn add_run(
    connection: &Connection,
    visits: &mut [Visit],
    sight: impl Fn(u32) -> Sight,
) -> Result<(), Error> {
    use rayon::slice::ParallelSliceMut as _;
    if visits.is_empty() {
        return Ok(());
    }
    visits.par_sort_unstable();
    let run = new_run(connection, 0, visits.len() as i64)?;
    let mut insert = connection.prepare_cached("INSERT INTO positions (id, groups) VALUES (?1, ?2)")?;
    for part in visits.chunk_by(|a, b| a.part() == b.part()) {
        insert.execute(params![row(run, part[0].part()), Groups::of(part).write(&sight)])?;
    }
    Ok(())
}

fn new_run(connection: &Connection, level: i64, visits: i64) -> Result<i64, Error> {
    connection.execute("INSERT INTO runs (level, visits) VALUES (?1, ?2)", [level, visits])?;
    Ok(connection.last_insert_rowid())
}

/// A run: its number, its level and how many visits it has.
pub(super) type Run = (i64, i64, i64);

pub(super) fn runs(connection: &Connection) -> Result<Vec<Run>, Error> {
    let mut statement = connection.prepare_cached("SELECT id, level, visits FROM runs ORDER BY id")?;
    let runs = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    Ok(runs.collect::<Result<_, _>>()?)
}

/// Everything that is known about a position.
pub(super) fn look_up(connection: &Connection, runs: &[Run], key: u64) -> Result<Groups, Error> {
    let (part, rest) = postings::address(key);
    let mut select = connection.prepare_cached("SELECT groups FROM positions WHERE id = ?1")?;
    let mut groups = Groups::default();
    for (run, ..) in runs {
        let found = select.query_row([row(*run, part)], |row| {
            Ok(row.get_ref(0)?.as_blob().ok().and_then(|blob| groups.look_up(blob, rest)))
        });
        if found.optional()? == Some(None) {
            return Err(damaged());
        }
    }
    Ok(groups)
}

fn damaged() -> Error {
    Error::Damaged("a part of the position index makes no sense".to_owned())
}

/// Merges runs until no level has too many.
pub(super) fn settle(connection: &mut Connection, sights: &mut Sights) -> Result<(), Error> {
    loop {
        let runs = runs(connection)?;
        let crowded = runs
            .iter()
            .map(|run| run.1)
            .find(|level| runs.iter().filter(|run| run.1 == *level).count() >= FAN);
        let Some(level) = crowded else { return Ok(()) };
        let merged: Vec<Run> = runs.into_iter().filter(|run| run.1 == level).take(FAN).collect();
        merge(connection, sights, &merged, level + 1)?;
    }
}

/// Merges all runs into one, if the small ones are worth it.
pub(super) fn compact(connection: &mut Connection, sights: &mut Sights, always: bool) -> Result<(), Error> {
    let runs = runs(connection)?;
    let all: i64 = runs.iter().map(|run| run.2).sum();
    let largest = runs.iter().map(|run| run.2).max().unwrap_or(0);
    if runs.len() < 2 || (!always && largest * 4 > all * 3) {
        return Ok(());
    }
    let level = runs.iter().map(|run| run.1).max().unwrap_or(0) + 1;
    merge(connection, sights, &runs, level)
}

fn merge(connection: &mut Connection, sights: &mut Sights, runs: &[Run], level: i64) -> Result<(), Error> {
    use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
    sights.load(connection)?;
    let sights = &*sights;
    let mut target = None;
    for first in (0..PARTS).step_by(RANGE as usize) {
        let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        let target = match target {
            Some(target) => target,
            None => *target.insert(new_run(&transaction, level, runs.iter().map(|run| run.2).sum())?),
        };
        let parts = read_parts(&transaction, runs, first)?;
        let written: Option<Vec<(u64, Vec<u8>)>> = parts
            .into_par_iter()
            .map(|(part, blobs)| {
                let mut groups = Groups::default();
                blobs.iter().try_for_each(|blob| groups.read(blob))?;
                Some((part, groups.write(|game| sights.get(game))))
            })
            .collect();
        let mut insert = transaction.prepare_cached("INSERT INTO positions (id, groups) VALUES (?1, ?2)")?;
        let mut delete = transaction.prepare_cached("DELETE FROM positions WHERE id >= ?1 AND id < ?2")?;
        for (run, ..) in runs {
            delete.execute([row(*run, first), row(*run, first + RANGE)])?;
        }
        for (part, blob) in written.ok_or_else(damaged)? {
            insert.execute(params![row(target, part), blob])?;
        }
        drop((insert, delete));
        if first + RANGE == PARTS {
            for (run, ..) in runs {
                transaction.execute("DELETE FROM runs WHERE id = ?1", [run])?;
            }
        }
        transaction.commit()?;
    }
    Ok(())
}

/// A part and its blobs, one of each run.
type Part = (u64, Vec<Vec<u8>>);

/// The blobs of a range of parts.
fn read_parts(connection: &Connection, runs: &[Run], first: u64) -> Result<Vec<Part>, Error> {
    let mut parts: Vec<Part> = (first..first + RANGE).map(|part| (part, Vec::new())).collect();
    let mut select =
        connection.prepare_cached("SELECT id, groups FROM positions WHERE id >= ?1 AND id < ?2")?;
    for (run, ..) in runs {
        let mut rows = select.query([row(*run, first), row(*run, first + RANGE)])?;
        while let Some(found) = rows.next()? {
            let part = found.get::<_, i64>(0)? as u64 % PARTS;
            parts[(part - first) as usize].1.push(found.get(1)?);
        }
    }
    parts.retain(|(_, blobs)| !blobs.is_empty());
    Ok(parts)
}
