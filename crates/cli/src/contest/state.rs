//! The file that lets a match go on after it was ended: a line with its conditions, and a line for each game, in the order in which
//! they ended. Lines are JSON. A last line without its end was being written when the program was ended, and is dropped.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::record::Record;
use crate::failure::Failure;
use crate::{files, output};

/// What the first line begins with.
const FORMAT: &str = "crownhead match 1";

/// An open file. Nobody else writes to it.
pub(super) struct State {
    path: PathBuf,
    file: File,
    earlier: Vec<Record>,
    played: BTreeSet<usize>,
}

impl State {
    /// Opens or begins a file for a match with these conditions.
    pub(super) fn open(path: &Path, conditions: &[(&'static str, String)]) -> Result<State, Failure> {
        let failed = |problem| Failure::file("use", path, problem);
        if files::is_device(path) {
            return Err(failed(io::Error::other("it is no file that keeps what is written")));
        }
        let options = OpenOptions::new().read(true).append(true).create(true).open(path);
        let mut file = options.map_err(failed)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                return Err(Failure::Usage(format!("{}: another match is using it", path.display())));
            }
            // Some file systems have no locks; then nobody is kept out.
            Err(TryLockError::Error(_)) | Ok(()) => {}
        }
        let mut text = Vec::new();
        file.read_to_end(&mut text).map_err(failed)?;
        let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        let foreign = || Failure::Usage(format!("{}: it is not the state of a match", path.display()));
        // A first line that was cut off is one of ours only as far as it goes.
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

    /// The games of earlier runs, once.
    pub(super) fn take_earlier(&mut self) -> Vec<Record> {
        std::mem::take(&mut self.earlier)
    }

    /// Which games were played.
    pub(super) fn played(&self) -> BTreeSet<usize> {
        self.played.clone()
    }

    /// One more game, for good.
    pub(super) fn append(&mut self, record: &Record) -> Result<(), Failure> {
        self.write(&output::json(record)?)
    }

    fn write(&mut self, line: &str) -> Result<(), Failure> {
        let stored = self.file.write_all(format!("{line}\n").as_bytes()).and_then(|()| self.file.sync_data());
        stored.map_err(|problem| Failure::file("write", &self.path, problem))
    }
}

fn header(conditions: &[(&'static str, String)]) -> Value {
    let list: serde_json::Map<String, Value> =
        conditions.iter().map(|(name, value)| ((*name).to_owned(), value.as_str().into())).collect();
    json!({ "format": FORMAT, "match": list })
}

/// The games of a file, and which they are.
fn read(
    path: &Path,
    text: &str,
    conditions: &[(&'static str, String)],
) -> Result<(Vec<Record>, BTreeSet<usize>), Failure> {
    let (mut records, mut played) = (Vec::new(), BTreeSet::new());
    let wrong = |line: usize, why: &str| Failure::Usage(format!("{}, line {line}: {why}", path.display()));
    for (index, line) in text.lines().enumerate() {
        if index == 0 {
            check(line, conditions).map_err(|why| wrong(1, &why))?;
            continue;
        }
        let record: Record = serde_json::from_str(line)
            .map_err(|problem| wrong(index + 1, &format!("it is no game: {problem}")))?;
        if record.half_points > 2 || !played.insert(record.game) {
            return Err(wrong(index + 1, "it is no game of its own"));
        }
        records.push(record);
    }
    Ok((records, played))
}

/// Whether a file's first line is about the same match.
fn check(line: &str, conditions: &[(&'static str, String)]) -> Result<(), String> {
    let header: Value = serde_json::from_str(line).unwrap_or_default();
    if header["format"] != FORMAT {
        return Err("it is not the state of a match".to_owned());
    }
    for (name, value) in conditions {
        let before = header["match"][name].as_str().unwrap_or_default();
        if before != value {
            return Err(format!("it belongs to another match: {name} was {before:?} and is {value:?}"));
        }
    }
    Ok(())
}

/// A number that changes with the content of a file (FNV-1a).
pub(super) fn hash(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
