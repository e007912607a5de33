//! Verification of tables: checksums for every byte, successors for every position.

use std::sync::Arc;

use crownhead_rules::AnyRules;
use rayon::prelude::*;

use crate::board::{TableContext, Word};
use crate::build::job::read_listed;
use crate::build::manifest::Manifest;
use crate::build::progress::Progress;
use crate::build::solved::{SolvedTables, Table};
use crate::build::table_file;
use crate::error::TableError;
use crate::index::Slice;
use crate::probe::successors::Successors;
use crate::rules_key::RulesKey;
use crate::store::Census;
use crate::store::Storage;
use crate::store::file::{MANIFEST, file_name};
use crate::value::{Metric, Value};

/// A fault of a table.
#[derive(Debug)]
pub enum Fault {
    /// The file, or a part of it, is damaged.
    File(TableError),
    /// A position has a wrong value.
    Position {
        /// The file.
        name: String,
        /// The slice.
        slice: Slice,
        /// The number of the position.
        number: u64,
        /// The value in the table.
        stored: Value,
        /// The value derived from the successors.
        derived: Value,
    },
}

/// Verifies all tables and reports the first fault of each file. Returns the number of positions derived from their
/// successors.
///
/// # Errors
/// If the manifest is missing or cannot be read.
pub fn verify(
    storage: &dyn Storage,
    rules: AnyRules,
    progress: &dyn Progress,
    report: &mut dyn FnMut(Fault),
) -> Result<u64, TableError> {
    let manifest = Manifest::open(storage)?;
    let kind = manifest.kind()?;
    manifest.rules()?;
    if kind.0 != RulesKey::of(&rules.house_rules()) {
        return Err(TableError::Foreign {
            name: MANIFEST.to_owned(),
            what: "these tables are for other rules".to_owned(),
        });
    }
    // Exactly one of the two word widths fits the board.
    let kind = (&manifest, &kind);
    Ok(match (TableContext::new::<u64>(rules), TableContext::new::<u128>(rules)) {
        (Some(context), _) => verify_on::<u64>(storage, context, kind, progress, report),
        (_, Some(context)) => verify_on::<u128>(storage, context, kind, progress, report),
        (None, None) => 0,
    })
}

fn verify_on<W: Word>(
    storage: &dyn Storage,
    context: TableContext,
    (manifest, (key, metric)): (&Manifest, &(RulesKey, Metric)),
    progress: &dyn Progress,
    report: &mut dyn FnMut(Fault),
) -> u64 {
    let mut tables = SolvedTables::<W>::new(Arc::new(context), *metric);
    let mut right = 0;
    // Quiet moves lead to the reverse slice, so a slice waits for its reverse.
    let mut waiting: Vec<Slice> = Vec::new();
    for entry in &manifest.files {
        match load(&mut tables, storage, manifest, &entry.name, (key, *metric)) {
            Ok(slice) => waiting.push(slice),
            Err(problem) => report(Fault::File(problem)),
        }
        let ready = |slice: &Slice| tables.table(slice.reversed()).is_some();
        for slice in waiting.iter().copied().filter(ready).collect::<Vec<_>>() {
            waiting.retain(|&other| other != slice);
            progress.begin(slice);
            let Some(table) = tables.table(slice) else { continue };
            match first_wrong(&tables, table, progress) {
                Ok(()) => right += table.index.size(),
                Err(Some(fault)) => report(fault),
                Err(None) => report(Fault::File(cannot_check(slice))),
            }
        }
    }
    for slice in waiting {
        report(Fault::File(cannot_check(slice)));
    }
    right
}

fn cannot_check(slice: Slice) -> TableError {
    let what = "its positions cannot be checked: a table that they lead to is missing or damaged";
    TableError::damaged(&file_name(slice), what)
}

/// Reads a file into memory and checks its bytes.
fn load<W: Word>(
    tables: &mut SolvedTables<W>,
    storage: &dyn Storage,
    manifest: &Manifest,
    name: &str,
    (key, metric): (&RulesKey, Metric),
) -> Result<Slice, TableError> {
    let listed = read_listed(storage, manifest, name);
    // Naming the bad block says more than naming the file.
    let bytes = match listed {
        Ok(bytes) => bytes,
        Err(problem) => {
            let bytes = storage.read_all(name).ok().flatten();
            let closer = bytes.and_then(|bytes| inside(tables, name, &bytes).err());
            return Err(closer.unwrap_or(problem));
        }
    };
    let header = table_file::header_of(name, &bytes)?;
    if header.key != *key || header.metric != metric || file_name(header.slice) != name {
        let what = "this table differs from its entry in the list of tables".to_owned();
        return Err(TableError::Foreign { name: name.to_owned(), what });
    }
    let solved = table_file::from_file(tables, name, &header, &bytes)?;
    if Census::of(&solved, metric.has_distances()) != header.census {
        return Err(TableError::damaged(name, "its positions differ from the counts in its header"));
    }
    let slice = header.slice;
    tables.insert(solved.table);
    Ok(slice)
}

/// Looks for the fault inside a damaged file.
fn inside<W: Word>(tables: &SolvedTables<W>, name: &str, bytes: &[u8]) -> Result<(), TableError> {
    let header = table_file::header_of(name, bytes)?;
    table_file::from_file(tables, name, &header, bytes).map(|_| ())
}

/// Derives every position of a table from its successors. Fails with the first that differs, or with `None` if a
/// successor is unknown.
fn first_wrong<W: Word>(
    tables: &SolvedTables<W>,
    table: &Table<W>,
    progress: &dyn Progress,
) -> Result<(), Option<Fault>> {
    const PORTION: u64 = 1 << 14;
    let size = table.index.size();
    let check = |successors: &mut Successors<W>, first: u64| {
        let mut reader = table.index.reader();
        let end = (first + PORTION).min(size);
        for number in first..end {
            let stored = Value::from_code(table.values.code(number));
            let board = reader.at(number);
            let derived =
                successors.derive(&tables.context, tables.metric, &board, |after| tables.value(after));
            let derived = derived.ok_or(None)?;
            if derived != stored {
                let slice = table.index.slice();
                return Err(Some(Fault::Position { name: file_name(slice), slice, number, stored, derived }));
            }
        }
        progress.advance(end - first);
        Ok(())
    };
    let portions: Vec<u64> = (0..size).step_by(PORTION as usize).collect();
    let checked: Vec<Result<(), Option<Fault>>> =
        portions.into_par_iter().map_init(|| Successors::new(&tables.context), check).collect();
    checked.into_iter().collect()
}

#[cfg(test)]
#[path = "verify_tests.rs"]
mod tests;
