//! Bundles: many tables in one file, for programs that embed them and pages that fetch them.
//!
//! A bundle holds one or more sets of tables for one rule set, each with one metric. Each table file is stored
//! unchanged. Not here: where a bundle comes from. `docs/formats/endgame.md` describes every byte.

use std::borrow::Cow;
use std::fmt;
use std::io;
use std::ops::Range;
use std::sync::Arc;

use crownhead_rules::AnyRules;

use crate::error::TableError;
use crate::index::Slice;
use crate::rules_key::RulesKey;
use crate::store::Source;
use crate::store::Storage;
use crate::store::crc;
use crate::store::file::file_name;
use crate::value::Metric;

pub(crate) const MAGIC: &[u8; 8] = b"CHendgb\x01";
/// Magic and the length of the list.
const PREFIX: usize = 12;
/// Metric, slice and length of a file in the list.
const ENTRY: usize = 1 + 4 + 4;
/// An upper bound on the size of a list with every slice and every metric.
const LONGEST_LIST: u64 = 1 << 20;
/// The name of a bundle in errors.
pub(crate) const NAME: &str = "the bundle";

/// The name of the tables for these rules: the key of the first variant or preset that shares them; `None` for other
/// house rules.
pub fn set_name(rules: &AnyRules) -> Option<&'static str> {
    let key = RulesKey::of(&rules.house_rules());
    let first = AnyRules::all_named().find(|other| RulesKey::of(&other.house_rules()) == key);
    first.and_then(|rules| rules.key())
}

/// Several sets of tables for the same rules.
#[derive(Clone, Debug)]
pub struct Bundle {
    key: RulesKey,
    sets: Vec<Arc<Set>>,
}

/// The name of a file and its bytes in the bundle.
type Place = (String, Range<u64>);

/// Metric, slice and length of a file.
type Listed = (Metric, Slice, u64);

/// The files with one metric, as read-only storage.
struct Set {
    metric: Metric,
    source: Arc<dyn Source>,
    files: Vec<Place>,
}

impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.metric.key())
    }
}

impl Set {
    fn place(&self, name: &str) -> Option<&Range<u64>> {
        self.files.iter().find(|(other, _)| other == name).map(|(_, place)| place)
    }
}

impl Storage for Set {
    fn size(&self, name: &str) -> io::Result<Option<u64>> {
        Ok(self.place(name).map(|place| place.end - place.start))
    }

    fn read(&self, name: &str, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        let place = self.place(name).ok_or(io::ErrorKind::NotFound)?;
        let start = place.start.saturating_add(offset);
        if start.saturating_add(buffer.len() as u64) > place.end {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        self.source.read(start, buffer)
    }

    fn write(&self, _: &str, _: &[u8]) -> io::Result<()> {
        Err(io::ErrorKind::ReadOnlyFilesystem.into())
    }
}

impl Bundle {
    /// Reads a bundle from bytes in memory. Only its list of files is parsed.
    ///
    /// # Errors
    /// If the bytes are not a bundle, or its list is damaged.
    pub fn read(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Bundle, TableError> {
        let bytes: Arc<dyn Source> = Arc::new(bytes.into());
        Bundle::open(&bytes)
    }

    /// Opens a bundle from a source. Only its list of files is read now; headers are read by [`Bundle::tables`],
    /// blocks when positions are probed.
    ///
    /// # Errors
    /// If the source cannot be read, is not a bundle, or its list is damaged.
    pub fn open(source: &Arc<dyn Source>) -> Result<Bundle, TableError> {
        let damaged = |what: &str| TableError::damaged(NAME, what);
        let failed = |error| TableError::Storage { name: NAME.to_owned(), error };
        let all = source.length().map_err(failed)?;
        let mut prefix = [0; PREFIX];
        if all >= PREFIX as u64 {
            source.read(0, &mut prefix).map_err(failed)?;
        }
        let length = prefix
            .strip_prefix(MAGIC)
            .and_then(<[u8]>::first_chunk)
            .map(|length| u64::from(u32::from_le_bytes(*length)))
            .ok_or_else(|| damaged("not a bundle of endgame tables"))?;
        let end = length + PREFIX as u64;
        if end + 4 > all || length > LONGEST_LIST {
            return Err(damaged("the file ends in its list of files"));
        }
        let mut head = vec![0; end as usize + 4];
        source.read(0, &mut head).map_err(failed)?;
        let (head, sum) = head.split_at(end as usize);
        if sum != crc::hash(head).to_le_bytes() {
            return Err(damaged("the checksum of its list of files is wrong"));
        }
        let (key, entries) =
            parse(&head[PREFIX..]).ok_or_else(|| damaged("its list of files is malformed"))?;
        let mut sets: Vec<(Metric, Vec<Place>)> = Vec::new();
        let mut at = end + 4;
        for (metric, slice, length) in entries {
            let place = at..at + length;
            at = place.end;
            let file = (file_name(slice), place);
            match sets.iter_mut().find(|(other, _)| *other == metric) {
                Some((_, files)) => files.push(file),
                None => sets.push((metric, vec![file])),
            }
        }
        if at != all {
            return Err(damaged(&format!("it has {all} bytes instead of {at}")));
        }
        let set = |(metric, files)| Arc::new(Set { metric, source: Arc::clone(source), files });
        Ok(Bundle { key, sets: sets.into_iter().map(set).collect() })
    }

    /// The files: metric, name, and bytes in the source.
    #[cfg(feature = "build")]
    pub(crate) fn files(&self) -> impl Iterator<Item = (Metric, &str, Range<u64>, &Arc<dyn Source>)> {
        self.sets.iter().flat_map(|set| {
            set.files.iter().map(|(name, place)| (set.metric, name.as_str(), place.clone(), &set.source))
        })
    }

    /// The key of the rules that the tables are for.
    pub fn key(&self) -> &RulesKey {
        &self.key
    }

    /// The sets of tables: metric, storage, and file names.
    pub(crate) fn sets(&self) -> impl Iterator<Item = (Metric, Arc<dyn Storage>, Vec<String>)> {
        self.sets.iter().map(|set| {
            let names = set.files.iter().map(|(name, _)| name.clone()).collect();
            (set.metric, Arc::clone(set) as Arc<dyn Storage>, names)
        })
    }
}

/// Parses the list: the rules, and the metric, slice and length of each file.
fn parse(list: &[u8]) -> Option<(RulesKey, Vec<Listed>)> {
    let (length, rest) = list.split_first_chunk()?;
    let (key, entries) = rest.split_at_checked(usize::from(u16::from_le_bytes(*length)))?;
    let key = RulesKey::parse(std::str::from_utf8(key).ok()?)?;
    if !entries.len().is_multiple_of(ENTRY) {
        return None;
    }
    let entry = |entry: &[u8]| {
        let &[metric, our_men, our_kings, their_men, their_kings, ref length @ ..] = entry else {
            return None;
        };
        let metric = *Metric::ALL.get(usize::from(metric))?;
        let slice = Slice::new(our_men, our_kings, their_men, their_kings);
        slice.checked_slot()?;
        Some((metric, slice, u32::from_le_bytes(length.try_into().ok()?).into()))
    };
    Some((key, entries.chunks(ENTRY).map(entry).collect::<Option<_>>()?))
}
