//! Files that are written whole or not at all, and files that are read up to a limit.
//!
//! Invariant: at every moment, a file holds its complete old or its complete new content.

use std::fs::{self, File};
use std::io::{self, BufWriter, Read as _, Write};
use std::path::{Path, PathBuf};

use crate::Error;

/// Writes a file under a temporary name beside it, syncs it and renames it.
///
/// # Errors
/// If the file cannot be written.
pub fn write_whole(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Error> {
    store(path, content.as_ref()).map_err(|problem| Error::file("write", path, problem))
}

/// Like [`write_whole`], with the plain error of the system.
///
/// # Errors
/// If the file cannot be written.
pub fn store(path: &Path, bytes: &[u8]) -> io::Result<()> {
    store_with(path, |file| file.write_all(bytes))
}

/// Like [`store`], for content written piece by piece.
///
/// # Errors
/// If the file cannot be written, or `write` fails.
pub fn store_with(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let path = &behind_links(path);
    let name = path.file_name().ok_or_else(|| io::Error::other("the path has no file name"))?;
    if path.is_dir() {
        return Err(io::Error::other("it is a folder"));
    }
    if is_device(path) {
        let mut device = BufWriter::new(File::options().write(true).open(path)?);
        return write(&mut device).and_then(|()| device.flush());
    }
    let unfinished =
        format!("{}{}{UNFINISHED}", unfinished_start(&name.to_string_lossy()), std::process::id());
    let temporary = path.with_file_name(unfinished);
    let stored = write_and_sync(&temporary, write).and_then(|()| fs::rename(&temporary, path));
    if stored.is_err() {
        // The first failure is the one to report.
        let _ = fs::remove_file(&temporary);
    }
    stored
}

/// The file behind a symbolic link: the one to replace.
pub fn behind_links(path: &Path) -> PathBuf {
    if path.is_symlink() {
        fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
    } else {
        path.to_owned()
    }
}

/// Whether the path is a pipe or a device, which cannot be replaced by another file.
pub fn is_device(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|about| !about.is_file() && !about.is_dir())
}

/// The suffix of unfinished files.
const UNFINISHED: &str = ".part";

fn unfinished_start(name: &str) -> String {
    format!(".{name}.")
}

/// Removes what a killed program left of this file.
pub fn tidy(path: &Path) {
    let Some(name) = path.file_name() else { return };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    remove_unfinished(folder, &unfinished_start(&name.to_string_lossy()));
}

/// Removes all unfinished files from a folder that no other program writes to.
pub fn tidy_folder(folder: &Path) {
    remove_unfinished(folder, ".");
}

fn remove_unfinished(folder: &Path, start: &str) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let rest = name.strip_prefix(start).and_then(|rest| rest.strip_suffix(UNFINISHED));
        let id = rest.and_then(|rest| rest.rsplit('.').next());
        if id.is_some_and(|id| !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit())) {
            // A leftover does no harm.
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn write_and_sync(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    write(&mut file)?;
    file.into_inner()?.sync_all()
}

/// The text of a file of at most `most` bytes.
///
/// # Errors
/// If the file cannot be read, is longer, or is not UTF-8.
pub fn read_text(path: &Path, most: u64) -> io::Result<String> {
    String::from_utf8(read_bytes(path, most)?).map_err(|_| io::Error::other("it is not UTF-8 text"))
}

/// The bytes of a file of at most `most` bytes. Reads no more than that from an endless device.
///
/// # Errors
/// If the file cannot be read or is longer.
pub fn read_bytes(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    if fs::metadata(path)?.is_dir() {
        return Err(io::Error::other("it is a folder"));
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(io::Error::other(format!("it is longer than {most} bytes")));
    }
    Ok(bytes)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::symlink;
    use std::process::Command;
    use std::thread;

    #[test]
    fn links_are_kept_and_pipes_can_be_written() {
        let folder = std::env::temp_dir().join(format!("crownhead-files-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("it can be made");
        let [file, link, pipe] = ["file", "link", "pipe"].map(|name| folder.join(name));
        fs::write(&file, "old").expect("it can be written");
        symlink("file", &link).expect("it can be made");
        store(&link, b"new").expect("it can be written");
        assert!(link.is_symlink());
        assert_eq!(fs::read_to_string(&file).expect("the file exists"), "new");
        assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo exists").success());
        let reader = thread::spawn({
            let pipe = pipe.clone();
            move || fs::read_to_string(pipe)
        });
        store(&pipe, b"through").expect("somebody reads");
        assert!(is_device(&pipe) && !is_device(&folder), "it is what it was");
        assert_eq!(reader.join().expect("it ends").expect("it is text"), "through");
        fs::remove_dir_all(&folder).expect("it can be removed");
    }
}
