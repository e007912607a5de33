//! The tables of a shelf with a list of them, such as a folder that was built in.

use std::sync::Arc;

use crownhead_rules::AnyRules;

use crate::build::manifest::Manifest;
use crate::census::Census;
use crate::file::MANIFEST;
use crate::ground::{Word, is_wide};
use crate::probe::{AnyProber, AnyTables, KEPT_BYTES, Tables, read_header};
use crate::problem::Problem;
use crate::shelf::Shelf;
use crate::slice::Slice;

/// A header without its block index, for those who count.
#[derive(Clone, Debug)]
pub struct About {
    /// The slice.
    pub slice: Slice,
    /// What it holds.
    pub census: Census,
    /// Bytes of the file.
    pub bytes: u64,
}

/// What is known of each table of a shelf, in the order of their making.
pub fn contents(shelf: &dyn Shelf) -> Result<Vec<About>, Problem> {
    let manifest = Manifest::read(shelf)?.ok_or_else(|| Problem::Missing(MANIFEST.to_owned()))?;
    let about = |name: &String| {
        let header = read_header(shelf, name)?;
        Ok(About { slice: header.slice, census: header.census, bytes: header.file_length() })
    };
    manifest.files.iter().map(|entry| about(&entry.name)).collect()
}

impl<W: Word> Tables<W> {
    /// The tables of a shelf, which must be for these rules.
    pub fn open(shelf: Arc<dyn Shelf>, rules: AnyRules) -> Result<Tables<W>, Problem> {
        let manifest = Manifest::read(&*shelf)?;
        let manifest = manifest.ok_or_else(|| Problem::Missing(MANIFEST.to_owned()))?;
        let kind = manifest.kind()?;
        let names: Vec<String> = manifest.files.into_iter().map(|entry| entry.name).collect();
        Tables::of_files(shelf, rules, (MANIFEST, kind), &names)
    }
}

impl AnyTables {
    /// The tables of a shelf, which must be for these rules.
    pub fn open(shelf: Arc<dyn Shelf>, rules: AnyRules) -> Result<AnyTables, Problem> {
        Ok(if is_wide(rules.board()) {
            AnyTables::Wide(Arc::new(Tables::open(shelf, rules)?))
        } else {
            AnyTables::Narrow(Arc::new(Tables::open(shelf, rules)?))
        })
    }
}

impl AnyProber {
    /// A prober for the tables of a shelf, which must be for these rules.
    pub fn open(shelf: Arc<dyn Shelf>, rules: AnyRules) -> Result<AnyProber, Problem> {
        Ok(AnyTables::open(shelf, rules)?.prober(KEPT_BYTES))
    }
}
