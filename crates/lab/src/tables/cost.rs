//! The cost of a build: disk, memory and time, and whether it may begin.
//!
//! Disk and memory are upper bounds from `endgame`. Time is an estimate from measured speeds.

use std::io;
use std::path::Path;

use crownhead_api::{TablesCost, TablesObstacle};
use crownhead_endgame::{Job, Manifest, Metric, Slice, Storage, TableError, file_name, positions};

/// The memory that a build may use by default, in bytes.
pub const USUAL_MEMORY: u64 = 4 << 30;

/// The cost of a build into a folder with this many threads.
///
/// # Errors
/// If the list of tables in the folder cannot be read.
pub fn cost(job: &Job, shelf: &dyn Storage, folder: &Path, threads: u64) -> Result<TablesCost, TableError> {
    let (estimate, board) = (job.estimate(), job.rules.board());
    let there = there(shelf)?;
    let done: u128 = job_slices(job)
        .filter(|&slice| there.names.contains(&file_name(slice)))
        .map(|slice| positions(board, slice))
        .sum();
    let narrow = |number: u128| u64::try_from(number).unwrap_or(u64::MAX);
    let disk = narrow(estimate.disk).saturating_sub(there.bytes);
    let free = free_space(folder).unwrap_or(u64::MAX);
    let memory = narrow(estimate.memory);
    let left = narrow(estimate.positions.saturating_sub(done));
    let obstacle = if job.rules.house_rules().huffing {
        Some(TablesObstacle::Huffing)
    } else if job_slices(job).any(|slice| positions(board, slice) > u128::from(u32::MAX)) {
        Some(TablesObstacle::Size)
    } else if left == 0 {
        Some(TablesObstacle::Complete)
    } else if memory > USUAL_MEMORY {
        Some(TablesObstacle::Memory)
    } else {
        (disk > free).then_some(TablesObstacle::Disk)
    };
    let seconds = left / (speed(job.metric) * threads.max(1));
    Ok(TablesCost { disk, free, memory, most_memory: USUAL_MEMORY, seconds, obstacle })
}

/// Approximate positions per second on one core: English with up to 6 pieces without distances, up to 5 with
/// (`docs/benchmarks.md`).
fn speed(metric: Metric) -> u64 {
    match metric {
        Metric::Wdl => 3_000_000,
        Metric::Dtc => 2_800_000,
        Metric::Dtw => 2_000_000,
    }
}

fn job_slices(job: &Job) -> impl Iterator<Item = Slice> {
    (2..=job.pieces).flat_map(Slice::of_pieces)
}

/// Files that are finished.
struct There {
    names: Vec<String>,
    bytes: u64,
}

fn there(shelf: &dyn Storage) -> Result<There, TableError> {
    let files = Manifest::read(shelf)?.map(|manifest| manifest.files).unwrap_or_default();
    let bytes = files.iter().map(|entry| entry.bytes).sum();
    Ok(There { names: files.into_iter().map(|entry| entry.name).collect(), bytes })
}

/// Free bytes on the disk of a folder, which need not exist yet.
///
/// # Errors
/// If the system does not report it.
pub fn free_space(folder: &Path) -> io::Result<u64> {
    let there = folder.ancestors().find(|folder| folder.is_dir());
    // The parent of a single relative name is empty and means the current folder.
    fs4::available_space(there.filter(|path| !path.as_os_str().is_empty()).unwrap_or(Path::new(".")))
}
