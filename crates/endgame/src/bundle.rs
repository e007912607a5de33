//! Tables in one piece of bytes, for programs that bring them along and pages that fetch them.
//!
//! A bundle holds one or more sets of tables for one rule set, each of one metric; the bytes of each file are there as they
//! were. Not here: where a bundle comes from. `docs/formats/endgame.md` has every byte.

use std::borrow::Cow;
use std::fmt;
use std::io;
use std::ops::Range;
use std::sync::Arc;

use crownhead_rules::AnyRules;

use crate::crc;
use crate::file::file_name;
use crate::ground::is_wide;
use crate::key::RulesKey;
use crate::probe::{AnyTables, Tables};
use crate::problem::Problem;
use crate::shelf::Shelf;
use crate::slice::Slice;
use crate::value::Metric;

pub(crate) const MAGIC: &[u8; 8] = b"CHendgb\x01";
/// Magic and the length of the list.
const PREFIX: usize = 12;
/// Metric, slice and length of a file in the list.
const ENTRY: usize = 1 + 4 + 4;
/// What a bundle is called in problems.
pub(crate) const NAME: &str = "the bundle";

/// The name of the variant or preset under whose name tables for these rules are handed on: the first that shares them;
/// `None` for house rules that nobody has given a name.
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

/// The name of a file and where it lies.
type Place = (String, Range<usize>);

/// Metric, slice and length of a file.
type Listed = (Metric, Slice, usize);

/// The files of one metric. A shelf that cannot be written to.
struct Set {
    metric: Metric,
    bytes: Arc<Cow<'static, [u8]>>,
    files: Vec<Place>,
}

impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.metric.key())
    }
}

impl Set {
    fn file(&self, name: &str) -> Option<&[u8]> {
        let (_, range) = self.files.iter().find(|(other, _)| other == name)?;
        self.bytes.get(range.clone())
    }
}

impl Shelf for Set {
    fn size(&self, name: &str) -> io::Result<Option<u64>> {
        Ok(self.file(name).map(|bytes| bytes.len() as u64))
    }

    fn read(&self, name: &str, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        let offset = usize::try_from(offset).map_err(io::Error::other)?;
        let bytes = self.file(name).and_then(|bytes| bytes.get(offset..)?.get(..buffer.len()));
        buffer.copy_from_slice(bytes.ok_or(io::ErrorKind::UnexpectedEof)?);
        Ok(())
    }

    fn write(&self, _: &str, _: &[u8]) -> io::Result<()> {
        Err(io::ErrorKind::ReadOnlyFilesystem.into())
    }
}

impl Bundle {
    /// A bundle from its bytes. Only the list is read.
    ///
    /// # Errors
    /// If this is no bundle, or its list is damaged.
    pub fn read(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Bundle, Problem> {
        let bytes = bytes.into();
        let damaged = |what: &str| Problem::damaged(NAME, what);
        let length = bytes
            .strip_prefix(MAGIC)
            .and_then(<[u8]>::first_chunk)
            .map(|length| u32::from_le_bytes(*length) as usize)
            .ok_or_else(|| damaged("this is no bundle of endgame tables"))?;
        let end = length.saturating_add(PREFIX);
        let (head, rest) =
            bytes.split_at_checked(end).ok_or_else(|| damaged("it ends in its list of files"))?;
        if rest.first_chunk().is_none_or(|sum| u32::from_le_bytes(*sum) != crc::hash(head)) {
            return Err(damaged("the checksum of its list of files is wrong"));
        }
        let wrong = || damaged("its list of files makes no sense");
        let (key, entries) = parse(&head[PREFIX..]).ok_or_else(wrong)?;
        let mut sets: Vec<(Metric, Vec<Place>)> = Vec::new();
        let mut at = end + 4;
        for (metric, slice, length) in entries {
            let place = at..at.saturating_add(length);
            at = place.end;
            let file = (file_name(slice), place);
            match sets.iter_mut().find(|(other, _)| *other == metric) {
                Some((_, files)) => files.push(file),
                None => sets.push((metric, vec![file])),
            }
        }
        if at != bytes.len() {
            return Err(damaged(&format!("it has {} bytes, and should have {at}", bytes.len())));
        }
        let bytes = Arc::new(bytes);
        let set = |(metric, files)| Arc::new(Set { metric, bytes: Arc::clone(&bytes), files });
        Ok(Bundle { key, sets: sets.into_iter().map(set).collect() })
    }

    /// The rules that its tables are for.
    pub fn key(&self) -> &RulesKey {
        &self.key
    }

    /// Its sets of tables, for these rules.
    pub fn tables(&self, rules: AnyRules) -> Result<Vec<AnyTables>, Problem> {
        let open = |set: &Arc<Set>| {
            let shelf: Arc<dyn Shelf> = Arc::clone(set) as Arc<dyn Shelf>;
            let names: Vec<String> = set.files.iter().map(|(name, _)| name.clone()).collect();
            let list = (NAME, (self.key.clone(), set.metric));
            Ok(if is_wide(rules.board()) {
                AnyTables::Wide(Arc::new(Tables::of_files(shelf, rules, list, &names)?))
            } else {
                AnyTables::Narrow(Arc::new(Tables::of_files(shelf, rules, list, &names)?))
            })
        };
        self.sets.iter().map(open).collect()
    }
}

/// The rules, and of each file its metric, its slice and its length.
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
        Some((metric, slice, u32::from_le_bytes(length.try_into().ok()?) as usize))
    };
    Some((key, entries.chunks(ENTRY).map(entry).collect::<Option<_>>()?))
}
