//! Opens the tables that a manifest lists, such as those of a folder.

use std::sync::Arc;

use crownhead_rules::AnyRules;

use crate::board::{Word, is_wide};
use crate::build::manifest::Manifest;
use crate::error::TableError;
use crate::index::Slice;
use crate::probe::{AnyProber, AnyTables, KEPT_BYTES, Tables, read_header};
use crate::store::Census;
use crate::store::Storage;
use crate::store::file::MANIFEST;

/// The contents of a table header.
#[derive(Clone, Debug)]
pub struct TableInfo {
    /// The slice.
    pub slice: Slice,
    /// Its census.
    pub census: Census,
    /// Bytes of the file.
    pub bytes: u64,
}

/// The header of each listed table, in the order of building.
pub fn contents(storage: &dyn Storage) -> Result<Vec<TableInfo>, TableError> {
    let manifest = Manifest::open(storage)?;
    let about = |name: &String| {
        let header = read_header(storage, name)?;
        Ok(TableInfo { slice: header.slice, census: header.census, bytes: header.file_length() })
    };
    manifest.files.iter().map(|entry| about(&entry.name)).collect()
}

impl<W: Word> Tables<W> {
    /// Opens the tables of a storage; they must be for these rules.
    pub fn open(storage: Arc<dyn Storage>, rules: AnyRules) -> Result<Tables<W>, TableError> {
        let manifest = Manifest::read(&*storage)?;
        let manifest = manifest.ok_or_else(|| TableError::Missing(MANIFEST.to_owned()))?;
        let kind = manifest.kind()?;
        let names: Vec<String> = manifest.files.into_iter().map(|entry| entry.name).collect();
        Tables::of_files(storage, rules, (MANIFEST, kind), &names)
    }
}

impl AnyTables {
    /// Opens the tables of a storage; they must be for these rules.
    pub fn open(storage: Arc<dyn Storage>, rules: AnyRules) -> Result<AnyTables, TableError> {
        Ok(if is_wide(rules.board()) {
            AnyTables::Wide(Arc::new(Tables::open(storage, rules)?))
        } else {
            AnyTables::Narrow(Arc::new(Tables::open(storage, rules)?))
        })
    }
}

impl AnyProber {
    /// Opens the tables of a storage and returns a prober; they must be for these rules.
    pub fn open(storage: Arc<dyn Storage>, rules: AnyRules) -> Result<AnyProber, TableError> {
        Ok(AnyTables::open(storage, rules)?.prober(KEPT_BYTES))
    }
}
