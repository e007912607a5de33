//! The manifest: the list of finished tables in a folder.

use crownhead_rules::AnyRules;
use serde::{Deserialize, Serialize};

use crate::error::TableError;
use crate::rules_key::RulesKey;
use crate::store::Storage;
use crate::store::file::MANIFEST;
use crate::value::Metric;

/// The version of the manifest and the files.
const FORMAT: u32 = 1;

/// The contents of `manifest.json`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The version of the format.
    pub format: u32,
    /// The key of the variant or preset that the tables were built for, if any.
    pub variant: Option<String>,
    /// The key of the rules.
    pub rules: String,
    /// What the tables tell.
    pub metric: String,
    /// The finished tables in the order of building.
    pub files: Vec<Entry>,
}

/// A finished table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The name of the file.
    pub name: String,
    /// Its length in bytes.
    pub bytes: u64,
    /// CRC-32 of the whole file.
    pub crc32: u32,
}

impl Manifest {
    pub(crate) fn new(variant: Option<&str>, key: &RulesKey, metric: Metric) -> Manifest {
        Manifest {
            format: FORMAT,
            variant: variant.map(str::to_owned),
            rules: key.to_string(),
            metric: metric.key().to_owned(),
            files: Vec::new(),
        }
    }

    /// Reads the manifest of a storage; `None` if there is none.
    pub fn read(storage: &dyn Storage) -> Result<Option<Manifest>, TableError> {
        let error = |error| TableError::Storage { name: MANIFEST.to_owned(), error };
        let Some(bytes) = storage.read_all(MANIFEST).map_err(error)? else { return Ok(None) };
        let damaged = |problem: String| TableError::damaged(MANIFEST, problem);
        let manifest: Manifest = serde_json::from_slice(&bytes)
            .map_err(|problem| damaged(format!("not a list of tables: {problem}")))?;
        if manifest.format != FORMAT {
            return Err(damaged(format!("format version {} is unknown", manifest.format)));
        }
        if manifest.to_bytes() != bytes {
            return Err(damaged("it was changed after it was written".to_owned()));
        }
        Ok(Some(manifest))
    }

    /// Reads the manifest of a storage that must have one.
    pub fn open(storage: &dyn Storage) -> Result<Manifest, TableError> {
        Manifest::read(storage)?.ok_or_else(|| TableError::Missing(MANIFEST.to_owned()))
    }

    pub(crate) fn write(&self, storage: &dyn Storage) -> Result<(), TableError> {
        storage
            .write(MANIFEST, &self.to_bytes())
            .map_err(|error| TableError::Storage { name: MANIFEST.to_owned(), error })
    }

    fn to_bytes(&self) -> Vec<u8> {
        // Strings and numbers always serialize.
        let mut bytes = serde_json::to_vec_pretty(self).unwrap_or_default();
        bytes.push(b'\n');
        bytes
    }

    /// The rules that the tables are for: the variant or preset they were built for, else the rules of the key.
    pub fn rules(&self) -> Result<AnyRules, TableError> {
        let (key, _) = self.kind()?;
        let rules = match &self.variant {
            Some(variant) => AnyRules::from_key(variant),
            None => key.house_rules().map(AnyRules::House),
        };
        let rules = rules.filter(|rules| {
            let house = rules.house_rules();
            RulesKey::of(&house) == key && house.contradictions().is_empty()
        });
        rules.ok_or_else(|| TableError::damaged(MANIFEST, "its variant is unknown or has other rules"))
    }

    /// The key of the rules and the metric.
    pub fn kind(&self) -> Result<(RulesKey, Metric), TableError> {
        let unknown = |what: &str| TableError::damaged(MANIFEST, format!("{what:?} is unknown"));
        let key = RulesKey::parse(&self.rules).ok_or_else(|| unknown(&self.rules))?;
        let metric = Metric::from_key(&self.metric).ok_or_else(|| unknown(&self.metric))?;
        Ok((key, metric))
    }

    pub(crate) fn entry(&self, name: &str) -> Option<&Entry> {
        self.files.iter().find(|entry| entry.name == name)
    }
}
