//! A folder of files as a shelf of tables.

use std::collections::HashMap;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crownhead_endgame::Storage;

use crate::files;

/// What a build locks, so that another one keeps out.
const LOCK: &str = ".lock";
/// What the names of unfinished files end with.
const UNFINISHED: &str = ".part";

/// Files in a folder. Those that were read stay open.
#[derive(Debug)]
pub(crate) struct FolderShelf {
    folder: PathBuf,
    open: Mutex<HashMap<String, File>>,
}

impl FolderShelf {
    pub(crate) fn new(folder: &Path) -> FolderShelf {
        FolderShelf { folder: folder.to_owned(), open: Mutex::default() }
    }

    /// Keeps other builds out until what it yields is dropped, or the program ends in whatever way.
    pub(super) fn lock(&self) -> io::Result<File> {
        let file = File::create(self.folder.join(LOCK))?;
        match file.try_lock() {
            Ok(()) => Ok(file),
            Err(TryLockError::WouldBlock) => Err(io::Error::other("another build is at work there")),
            // Where files cannot be locked there is nothing to be done about it.
            Err(TryLockError::Error(problem)) if problem.kind() == io::ErrorKind::Unsupported => Ok(file),
            Err(TryLockError::Error(problem)) => Err(problem),
        }
    }

    /// Takes away what a build that was ended has left unfinished.
    pub(super) fn tidy(&self) -> io::Result<()> {
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
        files::store(&self.folder.join(name), bytes)?;
        sync_folder(&self.folder)
    }
}

/// Makes sure that the names in a folder are stored; where folders cannot be opened, the system sees to it.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
