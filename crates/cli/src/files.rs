//! Files that leave the program: whole or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use crate::failure::Failure;

/// Writes a file under a temporary name beside it, makes sure it is stored, and gives it its name.
pub(crate) fn write_whole(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    store(path, content.as_ref()).map_err(|problem| Failure::file("write", path, problem))
}

/// The same for bytes.
pub(crate) fn store(path: &Path, bytes: &[u8]) -> io::Result<()> {
    store_with(path, |file| file.write_all(bytes))
}

/// The same for what is written piece by piece.
pub(crate) fn store_with(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let name = path.file_name().ok_or_else(|| io::Error::other("it has no file name"))?;
    if path.is_dir() {
        return Err(io::Error::other("it is a folder"));
    }
    let unfinished =
        format!("{}{}{UNFINISHED}", unfinished_start(&name.to_string_lossy()), std::process::id());
    let temporary = path.with_file_name(unfinished);
    let stored = write_and_sync(&temporary, write).and_then(|()| fs::rename(&temporary, path));
    if stored.is_err() {
        // The failure that is reported is the first one.
        let _ = fs::remove_file(&temporary);
    }
    stored
}

/// What the names of unfinished files end with.
const UNFINISHED: &str = ".part";

fn unfinished_start(name: &str) -> String {
    format!(".{name}.")
}

/// Takes away what a program that was killed has left of this file.
pub(crate) fn tidy(path: &Path) {
    let Some(name) = path.file_name() else { return };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    remove_unfinished(folder, &unfinished_start(&name.to_string_lossy()));
}

/// The same for all files in a folder that nobody else writes to.
pub(crate) fn tidy_folder(folder: &Path) {
    remove_unfinished(folder, ".");
}

fn remove_unfinished(folder: &Path, start: &str) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let rest = name.strip_prefix(start).and_then(|rest| rest.strip_suffix(UNFINISHED));
        let id = rest.and_then(|rest| rest.rsplit('.').next());
        if id.is_some_and(|id| !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit())) {
            // What cannot be removed does no harm.
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn write_and_sync(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    write(&mut file)?;
    file.into_inner()?.sync_all()
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
