//! Care of the data file: checks, copies, and copies put back.
//!
//! Invariant: no file is written over, and every file is written under a temporary name, synced and renamed.

use std::fs::{self, File};
use std::future::Future;
use std::io;
use std::path::{Path, PathBuf};

use crownhead_store::{Store, StoreError};
use thiserror::Error;
use tokio::runtime::Builder;

use crate::rooms;

/// Why something could not be done.
#[derive(Debug, Error)]
pub enum CareError {
    /// There is no such file.
    #[error("there is no file {}", .0.display())]
    Missing(PathBuf),
    /// There is such a file already.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// A file can't be read or written.
    #[error("cannot {action} {}: {source}", path.display())]
    File {
        /// What was tried.
        action: &'static str,
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The data file can't be used.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What a data file holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// The people.
    pub people: u64,
    /// The games.
    pub games: u64,
    /// Those that go on.
    pub live: u64,
    /// The events of all games.
    pub events: u64,
    /// What is wrong, a line each.
    pub faults: Vec<String>,
}

/// Reads a data file and plays every game in it again.
///
/// # Errors
/// If it can't be read.
pub fn check(data: &Path) -> Result<Checked, CareError> {
    there(data)?;
    wait(async {
        let store = Store::open(data).await?;
        let mut checked = Checked { people: store.people().await?, ..Checked::default() };
        checked.faults.extend(store.problem().await?);
        for id in store.game_ids().await? {
            let Some(row) = store.game(&id).await? else { continue };
            let events = store.events(&id).await?;
            checked.games += 1;
            checked.live += u64::from(row.ended.is_none());
            checked.events += events.len() as u64;
            match rooms::read(&row, events, Vec::new(), None) {
                Ok(live) if live.lobby_card().is_some() == row.ended.is_none() => {}
                Ok(_) => checked
                    .faults
                    .push(format!("game {id}: whether it has ended does not follow from its events")),
                Err(failed) => checked.faults.push(failed.trouble().why),
            }
        }
        store.close().await;
        Ok(checked)
    })
}

/// Copies a data file, while a club goes on with it.
///
/// # Errors
/// If there is no such file, the copy exists, or it can't be written.
pub fn back_up(data: &Path, to: &Path) -> Result<(), CareError> {
    there(data)?;
    free(to)?;
    let temporary = beside(to);
    let _ = fs::remove_file(&temporary);
    wait(async {
        let store = Store::open(data).await?;
        store.back_up(&temporary).await?;
        store.close().await;
        Ok(())
    })?;
    settle(&temporary, to)
}

/// Puts a copy in the place of a data file, after it has been checked.
///
/// # Errors
/// If the copy is not sound, or there is a data file.
pub fn restore(copy: &Path, data: &Path) -> Result<Checked, CareError> {
    free(data)?;
    let checked = check(copy)?;
    if checked.faults.is_empty() {
        let temporary = beside(data);
        fs::copy(copy, &temporary).map_err(|source| file("write", &temporary, source))?;
        settle(&temporary, data)?;
    }
    Ok(checked)
}

fn file(action: &'static str, path: &Path, source: io::Error) -> CareError {
    CareError::File { action, path: path.to_owned(), source }
}

fn there(path: &Path) -> Result<(), CareError> {
    if path.is_file() { Ok(()) } else { Err(CareError::Missing(path.to_owned())) }
}

fn free(path: &Path) -> Result<(), CareError> {
    if path.exists() { Err(CareError::Exists(path.to_owned())) } else { Ok(()) }
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".new");
    path.with_file_name(name)
}

fn settle(temporary: &Path, path: &Path) -> Result<(), CareError> {
    let sync = File::open(temporary).and_then(|file| file.sync_all());
    sync.and_then(|()| fs::rename(temporary, path)).map_err(|source| file("write", path, source))
}

/// Waits for the store, which works in the background.
fn wait<T>(work: impl Future<Output = Result<T, CareError>>) -> Result<T, CareError> {
    let runtime = Builder::new_current_thread().enable_all().build();
    runtime.map_err(|source| file("open", Path::new("."), source))?.block_on(work)
}
