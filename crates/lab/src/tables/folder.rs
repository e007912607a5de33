//! A folder as a shelf of tables.

use std::collections::HashMap;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crownhead_endgame::Storage;

use crownhead_archive::store;

/// The file that a build locks.
const LOCK: &str = ".lock";
/// The suffix of unfinished files.
const UNFINISHED: &str = ".part";

/// A folder of tables. Files stay open once read.
#[derive(Debug)]
pub struct FolderShelf {
    folder: PathBuf,
    open: Mutex<HashMap<String, File>>,
}

impl FolderShelf {
    /// The shelf of a folder.
    pub fn new(folder: &Path) -> FolderShelf {
        FolderShelf { folder: folder.to_owned(), open: Mutex::default() }
    }

    /// Locks the folder against other builds, until the returned file is dropped or the program ends.
    ///
    /// # Errors
    /// If another build has locked it.
    pub fn lock(&self) -> io::Result<File> {
        let file = File::create(self.folder.join(LOCK))?;
        match file.try_lock() {
            Ok(()) => Ok(file),
            Err(TryLockError::WouldBlock) => Err(io::Error::other("another build is running there")),
            // Some file systems have no locks.
            Err(TryLockError::Error(problem)) if problem.kind() == io::ErrorKind::Unsupported => Ok(file),
            Err(TryLockError::Error(problem)) => Err(problem),
        }
    }

    /// Removes the unfinished files of an interrupted build.
    ///
    /// # Errors
    /// If the folder cannot be read or a file not be removed.
    pub fn tidy(&self) -> io::Result<()> {
        for entry in fs::read_dir(&self.folder)? {
            let name = entry?.file_name();
            let name = name.to_string_lossy();
            if name.starts_with('.') && name.ends_with(UNFINISHED) {
                fs::remove_file(self.folder.join(&*name))?;
            }
        }
        Ok(())
    }

    fn read_from(&self, name: &str, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if !open.contains_key(name) {
            open.insert(name.to_owned(), File::open(self.folder.join(name))?);
        }
        let file = open.get_mut(name).ok_or(io::ErrorKind::NotFound)?;
        file.seek(SeekFrom::Start(offset))?;
        file.read_exact(buffer)
    }
}

impl Storage for FolderShelf {
    fn size(&self, name: &str) -> io::Result<Option<u64>> {
        match fs::metadata(self.folder.join(name)) {
            Ok(about) => Ok(Some(about.len())),
            Err(problem) if problem.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(problem) => Err(problem),
        }
    }

    fn read(&self, name: &str, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        self.read_from(name, offset, buffer)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).remove(name);
        store::store(&self.folder.join(name), bytes)?;
        sync_folder(&self.folder)
    }
}

/// Syncs the names in a folder, on systems where a folder can be opened.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
