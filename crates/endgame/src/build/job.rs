//! Builds tables slice by slice. A build can be stopped at any moment and resumed.

use std::sync::Arc;

use crownhead_rules::AnyRules;

use crate::board::{TableContext, Word};
use crate::build::manifest::{Entry, Manifest};
use crate::build::progress::Progress;
use crate::build::retrograde::solve;
use crate::build::solved::SolvedTables;
use crate::build::table_file;
use crate::error::TableError;
use crate::index::Slice;
use crate::index::positions;
use crate::rules_key::RulesKey;
use crate::store::Storage;
use crate::store::file::{MANIFEST, file_name};
use crate::value::Metric;

/// What to build.
#[derive(Clone, Copy, Debug)]
pub struct Job {
    /// The rules; limits on king moves in a row are ignored.
    pub rules: AnyRules,
    /// The most pieces on the board.
    pub pieces: u8,
    /// What the tables tell.
    pub metric: Metric,
}

/// The cost of a job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Estimate {
    /// Positions in all slices.
    pub positions: u128,
    /// Bytes of all files. No build has ever reached this estimate.
    pub disk: u128,
    /// Bytes of memory at the peak, roughly.
    pub memory: u128,
}

/// Slices in solving order. Each stands for itself and its reverse.
pub(crate) fn pairs(pieces: u8) -> impl Iterator<Item = Slice> {
    let all = (2..=pieces).flat_map(Slice::of_pieces);
    // The reverse comes right after its slice.
    let mut last = None;
    all.filter(move |slice| {
        let reverse = last == Some(slice.reversed()) && !slice.is_balanced();
        last = if reverse { None } else { Some(*slice) };
        !reverse
    })
}

pub(crate) fn both(slice: Slice) -> Vec<Slice> {
    if slice.is_balanced() { vec![slice] } else { vec![slice, slice.reversed()] }
}

impl Job {
    /// Estimates positions, disk and memory.
    pub fn estimate(&self) -> Estimate {
        let board = self.rules.board();
        let sizes = |slice: Slice| both(slice).into_iter().map(|slice| positions(board, slice)).sum::<u128>();
        let all: u128 = pairs(self.pieces).map(sizes).sum();
        let largest = pairs(self.pieces).map(sizes).max().unwrap_or(0);
        let slices = pairs(self.pieces).count() as u128 * 2;
        // Positions per byte on disk; bits per position in memory when solved and while solving.
        let (packed, kept, worked_on) = match self.metric {
            Metric::Wdl => (12, 2, 8 + 32),
            Metric::Dtw | Metric::Dtc => (1, 16, 24 + 32),
        };
        Estimate {
            positions: all,
            disk: all / packed + slices * 4096,
            memory: (all * kept + largest * worked_on) / 8,
        }
    }

    /// Whether these tables can be built.
    ///
    /// # Errors
    /// If a slice is too large, or the rules have huffing.
    pub fn check(&self) -> Result<(), TableError> {
        let house = self.rules.house_rules();
        if house.huffing {
            return Err(TableError::Huffing);
        }
        let too_large = |slice: &Slice| positions(house.board, *slice) > u128::from(u32::MAX);
        match pairs(self.pieces).find(too_large) {
            Some(slice) => Err(TableError::TooLarge { slice, positions: positions(house.board, slice) }),
            None => Ok(()),
        }
    }

    /// Builds the tables that are missing.
    ///
    /// # Errors
    /// If the storage fails or holds tables of another kind, a slice is too large, or the rules have huffing.
    pub fn run(&self, storage: &dyn Storage, progress: &dyn Progress) -> Result<(), TableError> {
        self.check()?;
        // Exactly one of the two word widths fits the board.
        match (TableContext::new::<u64>(self.rules), TableContext::new::<u128>(self.rules)) {
            (Some(context), _) => {
                self.run_on(SolvedTables::<u64>::new(Arc::new(context), self.metric), storage, progress)
            }
            (_, Some(context)) => {
                self.run_on(SolvedTables::<u128>::new(Arc::new(context), self.metric), storage, progress)
            }
            (None, None) => Ok(()),
        }
    }

    fn run_on<W: Word>(
        &self,
        mut memory: SolvedTables<W>,
        storage: &dyn Storage,
        progress: &dyn Progress,
    ) -> Result<(), TableError> {
        let key = RulesKey::of(&self.rules.house_rules());
        let mut manifest = self.manifest(storage, &key)?;
        let slices: Vec<Slice> =
            pairs(self.pieces).filter(|&slice| positions(memory.context.board, slice) > 0).collect();
        let last = slices.iter().rposition(|&slice| !finished(&manifest, slice));
        for &slice in last.map_or(&[][..], |last| &slices[..=last]) {
            progress.begin(slice);
            if finished(&manifest, slice) {
                load(&mut memory, storage, &manifest, slice, progress)?;
                continue;
            }
            for solved in solve(&memory, slice, progress) {
                let name = file_name(solved.table.index.slice());
                enter(&mut manifest, storage, name, &table_file::to_file(&solved, &key, self.metric))?;
                memory.insert(solved.table);
            }
            manifest.write(storage)?;
        }
        Ok(())
    }

    /// The manifest of the storage, or an empty one.
    pub(crate) fn manifest(&self, storage: &dyn Storage, key: &RulesKey) -> Result<Manifest, TableError> {
        let Some(manifest) = Manifest::read(storage)? else {
            return Ok(Manifest::new(self.rules.key(), key, self.metric));
        };
        let (other_key, other_metric) = manifest.kind()?;
        let foreign = |what: String| TableError::Foreign { name: MANIFEST.to_owned(), what };
        if other_key != *key {
            return Err(foreign(format!("these tables are for other rules ({other_key})")));
        }
        if other_metric != self.metric {
            return Err(foreign(format!(
                "these tables have the metric {}, not {}",
                other_metric.key(),
                self.metric.key()
            )));
        }
        Ok(manifest)
    }
}

/// Whether a slice and its reverse are listed.
pub(crate) fn finished(manifest: &Manifest, slice: Slice) -> bool {
    both(slice).into_iter().all(|slice| manifest.entry(&file_name(slice)).is_some())
}

/// Writes a table and lists it.
pub(crate) fn enter(
    manifest: &mut Manifest,
    storage: &dyn Storage,
    name: String,
    bytes: &[u8],
) -> Result<(), TableError> {
    storage.write(&name, bytes).map_err(|error| TableError::Storage { name: name.clone(), error })?;
    let entry = Entry { name, bytes: bytes.len() as u64, crc32: crc32fast::hash(bytes) };
    manifest.files.retain(|other| other.name != entry.name);
    manifest.files.push(entry);
    Ok(())
}

/// Loads a finished slice and its reverse.
fn load<W: Word>(
    memory: &mut SolvedTables<W>,
    storage: &dyn Storage,
    manifest: &Manifest,
    slice: Slice,
    progress: &dyn Progress,
) -> Result<(), TableError> {
    for slice in both(slice) {
        let name = file_name(slice);
        let bytes = read_listed(storage, manifest, &name)?;
        let header = table_file::header_of(&name, &bytes)?;
        let solved = table_file::from_file(memory, &name, &header, &bytes)?;
        progress.advance(solved.table.index.size());
        memory.insert(solved.table);
    }
    Ok(())
}

/// Reads a listed file and checks it against the manifest.
pub(crate) fn read_listed(
    storage: &dyn Storage,
    manifest: &Manifest,
    name: &str,
) -> Result<Vec<u8>, TableError> {
    let failed = |error| TableError::Storage { name: name.to_owned(), error };
    let bytes =
        storage.read_all(name).map_err(failed)?.ok_or_else(|| TableError::Missing(name.to_owned()))?;
    let entry = manifest.entry(name).ok_or_else(|| TableError::Missing(name.to_owned()))?;
    if entry.bytes != bytes.len() as u64 {
        let what = format!("it has {} bytes instead of {}", bytes.len(), entry.bytes);
        return Err(TableError::damaged(name, what));
    }
    if entry.crc32 != crc32fast::hash(&bytes) {
        return Err(TableError::damaged(name, "its checksum differs from the list of tables"));
    }
    Ok(bytes)
}
