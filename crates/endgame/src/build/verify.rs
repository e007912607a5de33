//! Proof that tables are right: every byte by checksums, every position by its successors.

use std::sync::Arc;

use crownhead_rules::AnyRules;
use rayon::prelude::*;

use crate::build::job::read_listed;
use crate::build::manifest::Manifest;
use crate::build::memory::{Memory, Table};
use crate::build::progress::Progress;
use crate::build::store;
use crate::census::Census;
use crate::file::{MANIFEST, file_name};
use crate::forward::Looker;
use crate::ground::{Ground, Word};
use crate::key::RulesKey;
use crate::problem::Problem;
use crate::shelf::Shelf;
use crate::slice::Slice;
use crate::value::{Metric, Value};

/// Something that is wrong with a table.
#[derive(Debug)]
pub enum Fault {
    /// With the file as a whole, or a part of it.
    File(Problem),
    /// With a position.
    Position {
        /// The file.
        name: String,
        /// The slice.
        slice: Slice,
        /// The number of the position.
        number: u64,
        /// What the table says.
        stored: Value,
        /// What the successors say.
        derived: Value,
    },
}

/// Checks everything, and hands over what is wrong, of every file the first thing only. Yields the number of positions that
/// were derived from their successors.
///
/// # Errors
/// If there is no list of tables, or it cannot be read: then there is nothing to check.
pub fn verify(
    shelf: &dyn Shelf,
    rules: AnyRules,
    progress: &dyn Progress,
    report: &mut dyn FnMut(Fault),
) -> Result<u64, Problem> {
    let manifest = Manifest::read(shelf)?.ok_or_else(|| Problem::Missing(MANIFEST.to_owned()))?;
    let kind = manifest.kind()?;
    manifest.rules()?;
    if kind.0 != RulesKey::of(&rules.house_rules()) {
        return Err(Problem::Foreign {
            name: MANIFEST.to_owned(),
            what: "these tables are for other rules".to_owned(),
        });
    }
    // A ground is there for the word of the board only.
    let kind = (&manifest, &kind);
    Ok(match (Ground::new::<u64>(rules), Ground::new::<u128>(rules)) {
        (Some(ground), _) => verify_on::<u64>(shelf, ground, kind, progress, report),
        (_, Some(ground)) => verify_on::<u128>(shelf, ground, kind, progress, report),
        (None, None) => 0,
    })
}

fn verify_on<W: Word>(
    shelf: &dyn Shelf,
    ground: Ground,
    (manifest, (key, metric)): (&Manifest, &(RulesKey, Metric)),
    progress: &dyn Progress,
    report: &mut dyn FnMut(Fault),
) -> u64 {
    let mut memory = Memory::<W>::new(Arc::new(ground), *metric);
    let mut right = 0;
    // Quiet moves lead to the reverse, so a slice waits for it.
    let mut waiting: Vec<Slice> = Vec::new();
    for entry in &manifest.files {
        match load(&mut memory, shelf, manifest, &entry.name, (key, *metric)) {
            Ok(slice) => waiting.push(slice),
            Err(problem) => report(Fault::File(problem)),
        }
        let ready = |slice: &Slice| memory.table(slice.reversed()).is_some();
        for slice in waiting.iter().copied().filter(ready).collect::<Vec<_>>() {
            waiting.retain(|&other| other != slice);
            progress.begin(slice);
            let Some(table) = memory.table(slice) else { continue };
            match first_wrong(&memory, table, progress) {
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

fn cannot_check(slice: Slice) -> Problem {
    let what = "its positions cannot be checked: a table that they lead to is missing or damaged";
    Problem::damaged(&file_name(slice), what)
}

/// Reads a file into memory and checks its bytes.
fn load<W: Word>(
    memory: &mut Memory<W>,
    shelf: &dyn Shelf,
    manifest: &Manifest,
    name: &str,
    (key, metric): (&RulesKey, Metric),
) -> Result<Slice, Problem> {
    let listed = read_listed(shelf, manifest, name);
    // Which block is wrong says more than that the file is.
    let bytes = match listed {
        Ok(bytes) => bytes,
        Err(problem) => {
            let bytes = shelf.read_all(name).ok().flatten();
            let closer = bytes.and_then(|bytes| inside(memory, name, &bytes).err());
            return Err(closer.unwrap_or(problem));
        }
    };
    let header = store::header_of(name, &bytes)?;
    if header.key != *key || header.metric != metric || file_name(header.slice) != name {
        let what = "this is another table than the list of tables says".to_owned();
        return Err(Problem::Foreign { name: name.to_owned(), what });
    }
    let solved = store::from_file(memory, name, &header, &bytes)?;
    if Census::of(&solved, metric.has_distances()) != header.census {
        return Err(Problem::damaged(name, "its positions are not those that its header counts"));
    }
    let slice = header.slice;
    memory.insert(solved.table);
    Ok(slice)
}

/// Looks for what is wrong inside a damaged file.
fn inside<W: Word>(memory: &Memory<W>, name: &str, bytes: &[u8]) -> Result<(), Problem> {
    let header = store::header_of(name, bytes)?;
    store::from_file(memory, name, &header, bytes).map(|_| ())
}

/// Derives every position of a table from its successors; the first that comes out differently, or nothing if a successor
/// is unknown.
fn first_wrong<W: Word>(
    memory: &Memory<W>,
    table: &Table<W>,
    progress: &dyn Progress,
) -> Result<(), Option<Fault>> {
    const PORTION: u64 = 1 << 14;
    let size = table.index.size();
    let check = |looker: &mut Looker<W>, first: u64| {
        let mut reader = table.index.reader();
        let end = (first + PORTION).min(size);
        for number in first..end {
            let stored = Value::from_code(table.values.code(number));
            let board = reader.at(number);
            let derived = looker.derive(&memory.ground, memory.metric, &board, |after| memory.value(after));
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
        portions.into_par_iter().map_init(|| Looker::new(&memory.ground), check).collect();
    checked.into_iter().collect()
}

#[cfg(test)]
#[path = "verify_tests.rs"]
mod tests;
