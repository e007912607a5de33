//! Writes bundles, and presents storages as one bundle without copying.

use std::io;
use std::ops::Range;
use std::sync::Arc;

use crate::build::job::read_listed;
use crate::build::manifest::Manifest;
use crate::build::table_file::header_of;
use crate::error::TableError;
use crate::index::Slice;
use crate::probe::read_header;
use crate::rules_key::RulesKey;
use crate::store::Source;
use crate::store::Storage;
use crate::store::bundle::{Bundle, MAGIC, NAME};
use crate::store::file::MANIFEST;
use crate::value::Metric;

/// The tables that a bundle takes from a storage.
#[derive(Clone, Copy, Debug)]
pub struct BundlePart<'s> {
    /// Where the tables are.
    pub storage: &'s dyn Storage,
    /// The file name of the only table to take; `None` for all of them.
    pub only: Option<&'s str>,
}

impl<'s> BundlePart<'s> {
    /// All tables of a storage.
    pub fn all(storage: &'s dyn Storage) -> BundlePart<'s> {
        BundlePart { storage, only: None }
    }
}

/// Writes a bundle of these tables, which must all be for the same rules. If several parts have the same slice, the
/// first one counts.
///
/// # Errors
/// If a table is missing, damaged, or for other rules.
pub fn pack(picks: &[BundlePart<'_>]) -> Result<Vec<u8>, TableError> {
    let (mut list, mut files, mut rules) = (Vec::new(), Vec::new(), None);
    let mut names: Vec<String> = Vec::new();
    for &BundlePart { storage, only } in picks {
        let manifest = Manifest::open(storage)?;
        let (key, metric) = manifest.kind()?;
        if rules.get_or_insert_with(|| key.clone()) != &key {
            let what = "these tables are for other rules than the ones before".to_owned();
            return Err(TableError::Foreign { name: MANIFEST.to_owned(), what });
        }
        let all = || manifest.files.iter().map(|file| file.name.as_str()).collect();
        for name in only.map_or_else(all, |name| vec![name]) {
            if names.iter().any(|other| other == name) {
                continue;
            }
            names.push(name.to_owned());
            let bytes = read_listed(storage, &manifest, name)?;
            let slice = header_of(name, &bytes)?.slice;
            entry(&mut list, metric, slice, bytes.len() as u32);
            files.extend(bytes);
        }
    }
    let key = rules.ok_or_else(|| TableError::damaged(NAME, "it would have no tables"))?;
    let mut bytes = head(&key, &list);
    bytes.extend(files);
    Ok(bytes)
}

/// The bytes before the files.
fn head(key: &RulesKey, list: &[u8]) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(((2 + key.as_str().len() + list.len()) as u32).to_le_bytes());
    bytes.extend((key.as_str().len() as u16).to_le_bytes());
    bytes.extend(key.as_str().as_bytes());
    bytes.extend(list);
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes
}

fn entry(list: &mut Vec<u8>, metric: Metric, slice: Slice, length: u32) {
    list.push(metric_code(metric));
    list.extend([slice.men[0], slice.kings[0], slice.men[1], slice.kings[1]]);
    list.extend(length.to_le_bytes());
}

/// Storages and bundles that look like one bundle. The bytes stay where they are, so a server can offer tables that
/// are too large to copy.
#[derive(Debug)]
pub struct VirtualBundle {
    key: RulesKey,
    list: Vec<u8>,
    head: Vec<u8>,
    /// The parts after the head, in order, with their offsets.
    parts: Vec<(Range<u64>, Part)>,
    /// The files added so far.
    names: Vec<(Metric, String)>,
}

/// Where the bytes of a file are.
enum Part {
    Storage(Arc<dyn Storage>, String),
    Bundle(Arc<dyn Source>, u64),
}

impl std::fmt::Debug for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Part")
    }
}

impl VirtualBundle {
    /// An empty bundle for these rules.
    pub fn new(key: RulesKey) -> VirtualBundle {
        let head = head(&key, &[]);
        VirtualBundle { key, list: Vec::new(), head, parts: Vec::new(), names: Vec::new() }
    }

    /// Adds the tables of a storage whose slice and metric are not there yet. Reads their headers.
    ///
    /// # Errors
    /// If there are no tables, or they are damaged or for other rules.
    pub fn add_storage(&mut self, storage: &Arc<dyn Storage>) -> Result<(), TableError> {
        let manifest = Manifest::open(&**storage)?;
        let (key, metric) = manifest.kind()?;
        self.check(&key)?;
        for file in &manifest.files {
            let header = read_header(&**storage, &file.name)?;
            let part = Part::Storage(Arc::clone(storage), file.name.clone());
            self.add(metric, header.slice, (&file.name, file.bytes), part);
        }
        self.finish();
        Ok(())
    }

    /// Adds the tables of a bundle whose slice and metric are not there yet.
    ///
    /// # Errors
    /// If they are for other rules.
    pub fn add_bundle(&mut self, bundle: &Bundle) -> Result<(), TableError> {
        self.check(bundle.key())?;
        for (metric, name, place, source) in bundle.files() {
            let slice = Slice::from_file_stem(name.trim_end_matches(".ceg"));
            let slice = slice.ok_or_else(|| TableError::damaged(NAME, "its list of files is malformed"))?;
            let part = Part::Bundle(Arc::clone(source), place.start);
            self.add(metric, slice, (name, place.end - place.start), part);
        }
        self.finish();
        Ok(())
    }

    fn check(&self, key: &RulesKey) -> Result<(), TableError> {
        let what = || "these tables are for other rules than the ones before".to_owned();
        let foreign = || TableError::Foreign { name: MANIFEST.to_owned(), what: what() };
        if *key == self.key { Ok(()) } else { Err(foreign()) }
    }

    fn add(&mut self, metric: Metric, slice: Slice, (name, length): (&str, u64), part: Part) {
        let name = (metric, name.to_owned());
        // The list cannot hold files of 4 GiB or more; no table is that large.
        let Some(bytes) = u32::try_from(length).ok().filter(|_| !self.names.contains(&name)) else { return };
        entry(&mut self.list, metric, slice, bytes);
        self.names.push(name);
        self.parts.push((0..length, part));
    }

    /// Assigns offsets to the files after the head.
    fn finish(&mut self) {
        self.head = head(&self.key, &self.list);
        let mut at = self.head.len() as u64;
        for (place, _) in &mut self.parts {
            *place = at..at + (place.end - place.start);
            at = place.end;
        }
    }
}

impl Source for VirtualBundle {
    fn length(&self) -> io::Result<u64> {
        Ok(self.parts.last().map_or(self.head.len() as u64, |(place, _)| place.end))
    }

    fn read(&self, mut offset: u64, mut buffer: &mut [u8]) -> io::Result<()> {
        while !buffer.is_empty() {
            let count = if let Some(head) = self.head.get(offset as usize..).filter(|head| !head.is_empty()) {
                let count = head.len().min(buffer.len());
                buffer[..count].copy_from_slice(&head[..count]);
                count
            } else {
                let at = self.parts.partition_point(|(place, _)| place.end <= offset);
                let (place, part) = self.parts.get(at).ok_or(io::ErrorKind::UnexpectedEof)?;
                let count = (place.end - offset).min(buffer.len() as u64) as usize;
                let inside = offset - place.start;
                match part {
                    Part::Storage(storage, name) => storage.read(name, inside, &mut buffer[..count])?,
                    Part::Bundle(source, start) => source.read(start + inside, &mut buffer[..count])?,
                }
                count
            };
            (offset, buffer) = (offset + count as u64, &mut buffer[count..]);
        }
        Ok(())
    }
}

fn metric_code(metric: Metric) -> u8 {
    Metric::ALL.iter().position(|&other| other == metric).unwrap_or_default() as u8
}
