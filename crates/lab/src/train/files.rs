//! The files of training: batches of positions in folders, and weights.
//!
//! Not here: their formats (`samples`, `eval`).

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use crownhead_archive::Error;
use crownhead_archive::store::{read_bytes, write_whole};
use crownhead_eval::Weights;
use crownhead_rules::AnyRules;

use super::samples::{self, Sample};
use super::selfplay::SelfPlay;

/// The largest weights file that is read, in bytes.
const LONGEST_WEIGHTS: u64 = 64 << 20;

/// Reads weights for the board of these rules.
///
/// # Errors
/// If the file cannot be read or is for another board.
pub fn read_weights(path: &Path, rules: AnyRules) -> Result<Arc<Weights>, Error> {
    let bytes = read_bytes(path, LONGEST_WEIGHTS).map_err(|problem| Error::file("read", path, problem))?;
    let weights = Weights::parse(&bytes).map_err(|problem| Error::file("use", path, problem))?;
    if weights.board() == rules.board() {
        Ok(Arc::new(weights))
    } else {
        Err(Error::file("use", path, format!("the weights are for a board of {}", weights.board().key())))
    }
}

/// The file of a batch.
pub(crate) fn batch_path(dir: &Path, batch: u32) -> PathBuf {
    dir.join(format!("{batch:06}.positions"))
}

/// Plays the missing batches of a folder, several at a time. Calls `done` for each batch, old or new; after a new one,
/// its result decides whether to continue.
///
/// # Errors
/// If a file cannot be written, or an existing one cannot be read.
pub fn play_batches(
    task: &SelfPlay,
    dir: &Path,
    (batches, threads): (u32, u16),
    done: &(dyn Fn() -> bool + Sync),
) -> Result<(), Error> {
    fs::create_dir_all(dir).map_err(|problem| Error::file("make", dir, problem))?;
    let next = AtomicU32::new(0);
    let work = || -> Result<(), Error> {
        loop {
            let batch = next.fetch_add(1, Ordering::Relaxed);
            if batch >= batches {
                return Ok(());
            }
            let path = batch_path(dir, batch);
            let is_new = !path.exists();
            if is_new {
                write_whole(&path, samples::write(task.rules.board(), &task.batch(batch)))?;
            } else {
                // An existing batch must be readable for fitting.
                positions(&path, task.rules)?;
            }
            if !done() && is_new {
                return Ok(());
            }
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut ended = workers.into_iter().map(thread::ScopedJoinHandle::join);
        ended.try_for_each(|end| end.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

/// Adds the positions of a folder, in the order of file names.
///
/// # Errors
/// If a file cannot be read.
pub fn gather(dir: &Path, rules: AnyRules, all: &mut Vec<Sample>) -> Result<(), Error> {
    let cannot = |problem: std::io::Error| Error::file("read", dir, problem);
    let entries: Result<Vec<_>, _> = fs::read_dir(dir).map_err(cannot)?.collect();
    let mut paths: Vec<_> = entries.map_err(cannot)?.into_iter().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "positions"));
    paths.sort();
    for path in paths {
        all.extend(positions(&path, rules)?);
    }
    Ok(())
}

/// The positions of a batch.
pub(crate) fn positions(path: &Path, rules: AnyRules) -> Result<Vec<Sample>, Error> {
    let bytes = fs::read(path).map_err(|problem| Error::file("read", path, problem))?;
    samples::read(rules.board(), &bytes).map_err(|problem| Error::file("use", path, problem))
}
