//! The state file of a match, from which an interrupted match continues.
//!
//! It has one line of JSON with the conditions of the match, and one for each game in the order in which they ended. An
//! incomplete last line comes from an interrupted write and is dropped.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use crownhead_archive::store;
use serde_json::{Value, json};

use super::record::Record;
use crownhead_archive::Error;

/// The value of `format` in the first line.
const FORMAT: &str = "crownhead match 1";

/// An open state file, locked against other matches.
#[derive(Debug)]
pub struct State {
    path: PathBuf,
    file: File,
    earlier: Vec<Record>,
    played: BTreeSet<usize>,
}

impl State {
    /// Opens or creates the file of a match with these conditions.
    ///
    /// # Errors
    /// If the file cannot be used or belongs to another match.
    pub fn open(path: &Path, conditions: &[(&'static str, String)]) -> Result<State, Error> {
        let failed = |problem| Error::file("use", path, problem);
        if store::is_device(path) {
            return Err(failed(io::Error::other("it is not a regular file")));
        }
        let options = OpenOptions::new().read(true).append(true).create(true).open(path);
        let mut file = options.map_err(failed)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                return Err(Error::Input(format!("{}: another match is using it", path.display())));
            }
            // Some file systems have no locks.
            Err(TryLockError::Error(_)) | Ok(()) => {}
        }
        let mut text = Vec::new();
        file.read_to_end(&mut text).map_err(failed)?;
        let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        let foreign = || Error::Input(format!("{}: it is not the state file of a match", path.display()));
        // An incomplete first line must be a prefix of our own.
        let first = header(conditions).to_string();
        if whole == 0 && !first.as_bytes().starts_with(&text) {
            return Err(foreign());
        }
        let text = std::str::from_utf8(&text[..whole]).map_err(|_| foreign())?;
        let (earlier, played) = read(path, text, conditions)?;
        file.set_len(whole as u64).map_err(failed)?;
        file.seek(SeekFrom::End(0)).map_err(failed)?;
        let mut state = State { path: path.to_owned(), file, earlier, played };
        if whole == 0 {
            state.write(&first)?;
        }
        Ok(state)
    }

    /// Takes the games of earlier runs.
    pub fn take_earlier(&mut self) -> Vec<Record> {
        std::mem::take(&mut self.earlier)
    }

    /// The numbers of the games that were played.
    pub fn played(&self) -> BTreeSet<usize> {
        self.played.clone()
    }

    /// Stores one more game.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn append(&mut self, record: &Record) -> Result<(), Error> {
        let line = serde_json::to_string(record);
        self.write(&line.map_err(|problem| Error::Input(format!("cannot write JSON: {problem}")))?)
    }

    fn write(&mut self, line: &str) -> Result<(), Error> {
        let stored = self.file.write_all(format!("{line}\n").as_bytes()).and_then(|()| self.file.sync_data());
        stored.map_err(|problem| Error::file("write", &self.path, problem))
    }
}

fn header(conditions: &[(&'static str, String)]) -> Value {
    let list: serde_json::Map<String, Value> =
        conditions.iter().map(|(name, value)| ((*name).to_owned(), value.as_str().into())).collect();
    json!({ "format": FORMAT, "match": list })
}

/// The games of a file, and their numbers.
fn read(
    path: &Path,
    text: &str,
    conditions: &[(&'static str, String)],
) -> Result<(Vec<Record>, BTreeSet<usize>), Error> {
    let (mut records, mut played) = (Vec::new(), BTreeSet::new());
    let wrong = |line: usize, why: &str| Error::Input(format!("{}, line {line}: {why}", path.display()));
    for (index, line) in text.lines().enumerate() {
        if index == 0 {
            check(line, conditions).map_err(|why| wrong(1, &why))?;
            continue;
        }
        let record: Record = serde_json::from_str(line)
            .map_err(|problem| wrong(index + 1, &format!("it is not a game: {problem}")))?;
        if record.half_points > 2 || !played.insert(record.game) {
            return Err(wrong(index + 1, "the game is invalid or a duplicate"));
        }
        records.push(record);
    }
    Ok((records, played))
}

/// Checks that the first line of a file describes the same match.
fn check(line: &str, conditions: &[(&'static str, String)]) -> Result<(), String> {
    let header: Value = serde_json::from_str(line).unwrap_or_default();
    if header["format"] != FORMAT {
        return Err("it is not the state file of a match".to_owned());
    }
    for (name, value) in conditions {
        let before = header["match"][name].as_str().unwrap_or_default();
        if before != value {
            return Err(format!("it belongs to another match: {name} was {before:?} and is now {value:?}"));
        }
    }
    Ok(())
}

/// A hash of the content of a file (FNV-1a).
pub fn hash(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
