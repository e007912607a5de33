//! Files that leave the program: whole or not at all.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use crate::failure::Failure;

/// Writes a file under a temporary name beside it, makes sure it is stored, and gives it its name.
pub(crate) fn write_whole(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    store(path, content.as_ref()).map_err(|problem| Failure::file("write", path, problem))
}

/// The same for bytes.
pub(crate) fn store(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let name = path.file_name().ok_or_else(|| io::Error::other("it has no file name"))?;
    if path.is_dir() {
        return Err(io::Error::other("it is a folder"));
    }
    let temporary = path.with_file_name(format!(".{}.{}.part", name.to_string_lossy(), std::process::id()));
    let stored = write_and_sync(&temporary, bytes).and_then(|()| fs::rename(&temporary, path));
    if stored.is_err() {
        // The failure that is reported is the first one.
        let _ = fs::remove_file(&temporary);
    }
    stored
}

fn write_and_sync(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// The text of a file that is not longer than `most` bytes.
pub(crate) fn read_text(path: &Path, most: u64) -> io::Result<String> {
    let about = fs::metadata(path)?;
    if about.is_dir() {
        return Err(io::Error::other("it is a folder"));
    }
    if about.len() > most {
        return Err(io::Error::other(format!("it is longer than {most} bytes")));
    }
    String::from_utf8(fs::read(path)?).map_err(|_| io::Error::other("it is not UTF-8 text"))
}
