//! The flags that choose the endgame tables of the engine and the page.
//!
//! Not here: reading tables (`lab::tables`).

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use crownhead_engine::TableSource;
use crownhead_rules::AnyRules;

use crate::endgame::home::home;
use crate::failure::{Failure, note};
use crate::shipped::BUNDLES;
use crownhead_lab::tables::{Collection, LiveTables};

/// The value for no tables, in the settings and in `match`.
const NONE: &str = "none";

/// Which tables the engine plays with.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct TablesFlags {
    /// Folder of additional endgame tables. May be repeated.
    #[arg(long, value_name = "FOLDER")]
    tables: Vec<PathBuf>,
    /// Use no endgame tables.
    #[arg(long, conflicts_with = "tables")]
    no_tables: bool,
}

impl TablesFlags {
    /// The tables of these flags, or of the settings.
    pub(crate) fn source(&self, setting: Option<&str>) -> Result<Option<Arc<dyn TableSource>>, Failure> {
        Ok(self.live(setting)?.map(|tables| tables as Arc<dyn TableSource>))
    }

    /// The folders with tables for these rules besides the included tables; `None` if no tables are used at all.
    pub(crate) fn folders(&self, rules: &AnyRules) -> Result<Option<Vec<PathBuf>>, Failure> {
        Ok(self.live(None)?.map(|tables| tables.folders(rules)))
    }

    /// The same tables, reloadable after a build.
    pub(crate) fn live(&self, setting: Option<&str>) -> Result<Option<Arc<LiveTables>>, Failure> {
        let folders = match setting.filter(|_| self.tables.is_empty()) {
            Some(folder) => &[PathBuf::from(folder)],
            None => self.tables.as_slice(),
        };
        if self.no_tables || is_none(folders) {
            return Ok(None);
        }
        Ok(Some(Arc::new(collection().live(folders, note)?)))
    }
}

/// Whether the only folder is `none`.
pub(crate) fn is_none(folders: &[PathBuf]) -> bool {
    folders == [Path::new(NONE)]
}

/// All tables that this program can find.
pub(crate) fn collection() -> Collection {
    Collection { included: BUNDLES, home: home() }
}

/// The included tables and those in these folders; none if the only folder is `none`.
pub(crate) fn tables_of(folders: &[PathBuf]) -> Result<Option<Arc<dyn TableSource>>, Failure> {
    if is_none(folders) { Ok(None) } else { Ok(Some(Arc::new(collection().fixed(folders)?))) }
}

/// The named folders for the page, or that of the settings.
pub(crate) fn folders_to_serve(folders: &[PathBuf], setting: Option<&str>) -> Vec<PathBuf> {
    let usual = setting.filter(|folder| *folder != NONE).map(PathBuf::from);
    if folders.is_empty() { Vec::from_iter(usual) } else { folders.to_vec() }
}

#[cfg(test)]
mod tests {
    use crownhead_endgame::set_name;
    use crownhead_rules::Variant;

    use super::*;

    #[test]
    fn every_variant_has_tables_and_they_are_small() {
        let library = tables_of(&[]).expect("they are intact").expect("there are some");
        for variant in Variant::ALL.iter().copied() {
            let rules = AnyRules::Variant(variant);
            let tables = library.tables(&rules).unwrap_or_else(|| {
                let key = variant.key();
                panic!("no tables for {key}: run `cargo xtask endgames {key}`")
            });
            let pieces = match variant {
                Variant::English => 6,
                Variant::International
                | Variant::Russian
                | Variant::Brazilian
                | Variant::Italian
                | Variant::Czech
                | Variant::Pool
                | Variant::German => 5,
                Variant::Spanish | Variant::Portuguese => 4,
                _ => 3,
            };
            assert_eq!(tables.max_pieces(), pieces, "{}", variant.key());
            let name = set_name(&rules).expect("a variant has a name");
            assert!(BUNDLES.iter().any(|(other, _)| *other == name), "{name}");
        }
        let sizes: Vec<usize> = BUNDLES.iter().map(|(_, bytes)| bytes.len()).collect();
        // The page fetches the small ones; the others are for this program alone.
        let small: usize = sizes.iter().filter(|&&bytes| bytes <= 400_000).sum();
        assert!(small < 3_500_000, "{small} bytes");
        assert!(sizes.iter().sum::<usize>() < 41_000_000, "{sizes:?} bytes");
    }
}
