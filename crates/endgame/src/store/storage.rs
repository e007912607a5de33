//! Access to files by name. The crate opens no files itself: a program implements [`Storage`].

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::io;
use std::sync::{Mutex, PoisonError};

/// Files by name: a folder, memory, or a remote place.
pub trait Storage: Send + Sync + Debug {
    /// The length of a file in bytes; `None` if there is no such file.
    fn size(&self, name: &str) -> io::Result<Option<u64>>;
    /// Fills the buffer with the bytes from `offset` on. Too few bytes are an error.
    fn read(&self, name: &str, offset: u64, buffer: &mut [u8]) -> io::Result<()>;
    /// Writes a file atomically, replacing one of the same name. The file is durable when this returns.
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()>;

    /// A whole file; `None` if there is no such file.
    fn read_all(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
        let Some(size) = self.size(name)? else { return Ok(None) };
        let mut bytes = vec![0; usize::try_from(size).map_err(io::Error::other)?];
        self.read(name, 0, &mut bytes)?;
        Ok(Some(bytes))
    }
}

/// Files in memory.
#[derive(Debug, Default)]
pub struct MemoryStorage(Mutex<BTreeMap<String, Vec<u8>>>);

impl MemoryStorage {
    /// All files: names and bytes.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Storage for MemoryStorage {
    fn size(&self, name: &str) -> io::Result<Option<u64>> {
        let files = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(files.get(name).map(|bytes| bytes.len() as u64))
    }

    fn read(&self, name: &str, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        let files = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let offset = usize::try_from(offset).map_err(io::Error::other)?;
        let bytes = files.get(name).and_then(|bytes| bytes.get(offset..)?.get(..buffer.len()));
        buffer.copy_from_slice(bytes.ok_or(io::ErrorKind::UnexpectedEof)?);
        Ok(())
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let mut files = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        files.insert(name.to_owned(), bytes.to_vec());
        Ok(())
    }
}
