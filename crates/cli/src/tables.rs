//! The endgame tables that the engine plays with: the included ones, and folders of the user.

use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use clap::Args;
use crownhead_endgame::{Bundle, Manifest, RulesKey, Source, Storage, TableError, VirtualBundle, set_name};
use crownhead_engine::{TableSets, TableSource, Tables};
use crownhead_rules::AnyRules;

use crate::endgame::home::home;
use crate::failure::{Failure, note};
use crate::shipped::BUNDLES;
use crownhead_lab::tables::{self, FolderShelf};

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

    /// The same tables, reloadable after a build.
    pub(crate) fn live(&self, setting: Option<&str>) -> Result<Option<Arc<LiveTables>>, Failure> {
        let folders = match setting.filter(|_| self.tables.is_empty()) {
            Some(folder) => &[PathBuf::from(folder)],
            None => self.tables.as_slice(),
        };
        if self.no_tables || is_none(folders) {
            return Ok(None);
        }
        LiveTables::new(shelves(folders)?).map(|tables| Some(Arc::new(tables)))
    }
}

fn is_none(folders: &[PathBuf]) -> bool {
    folders == [Path::new(NONE)]
}

/// The included tables and those in these folders; none if the only folder is `none`. Tables built on this machine do not
/// count, so that games can be repeated elsewhere.
pub(crate) fn tables_of(folders: &[PathBuf]) -> Result<Option<Arc<dyn TableSource>>, Failure> {
    if is_none(folders) {
        return Ok(None);
    }
    let mut library = shipped()?;
    for (folder, shelf) in shelves(folders)? {
        add(&mut library, &folder, shelf)?;
    }
    Ok(Some(Arc::new(library)))
}

/// Named folders with their files.
type Shelves = Vec<(PathBuf, Arc<FolderShelf>)>;

fn shelves(folders: &[PathBuf]) -> Result<Shelves, Failure> {
    let shelves: Shelves =
        folders.iter().map(|folder| (folder.clone(), Arc::new(FolderShelf::new(folder)))).collect();
    // An unusable folder is refused now rather than when it is needed.
    let mut trial = TableSets::default();
    for (folder, shelf) in &shelves {
        add(&mut trial, folder, Arc::clone(shelf))?;
    }
    Ok(shelves)
}

fn add(library: &mut TableSets, folder: &Path, shelf: Arc<FolderShelf>) -> Result<(), Failure> {
    library.add_storage(shelf).map_err(|problem| Failure::file("use the tables in", folder, problem))
}

/// The included tables.
fn shipped() -> Result<TableSets, Failure> {
    let mut library = TableSets::default();
    for (_, bytes) in BUNDLES {
        let bundle = Bundle::read(*bytes);
        library.add_bundle(bundle.map_err(|problem| Failure::Usage(format!("{problem}")))?);
    }
    Ok(library)
}

/// The included tables, those in named folders, and those built in the home folder, which can be read again after a build.
#[derive(Debug)]
pub(crate) struct LiveTables {
    named: Shelves,
    now: RwLock<Arc<TableSets>>,
}

impl LiveTables {
    fn new(named: Shelves) -> Result<LiveTables, Failure> {
        let now = RwLock::new(Arc::new(LiveTables::read(&named, note)?));
        Ok(LiveTables { named, now })
    }

    fn read(named: &Shelves, tell: fn(&str)) -> Result<TableSets, Failure> {
        let mut library = shipped()?;
        for (folder, shelf) in named {
            add(&mut library, folder, Arc::clone(shelf))?;
        }
        for folder in home().map(|home| tables::folders(&home)).unwrap_or_default() {
            // The user did not name it, so it is no reason to refuse the game.
            if let Err(problem) = add(&mut library, &folder, Arc::new(FolderShelf::new(&folder))) {
                tell(&problem.to_string());
            }
        }
        Ok(library)
    }

    /// Reads the folders again. Nothing changes if that fails.
    pub(crate) fn renew(&self) {
        if let Ok(library) = LiveTables::read(&self.named, |_| {}) {
            *self.now.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(library);
        }
    }
}

impl TableSource for LiveTables {
    fn tables(&self, rules: &AnyRules) -> Option<Arc<dyn Tables>> {
        let now = Arc::clone(&self.now.read().unwrap_or_else(PoisonError::into_inner));
        now.tables(rules)
    }
}

/// Bundles by the names that the page uses.
pub(crate) type Bundles = Vec<(&'static str, Arc<dyn Source>)>;

/// The named folders for the page, or that of the settings.
pub(crate) fn folders_to_serve(folders: &[PathBuf], setting: Option<&str>) -> Vec<PathBuf> {
    let usual = setting.filter(|folder| *folder != NONE).map(PathBuf::from);
    if folders.is_empty() { Vec::from_iter(usual) } else { folders.to_vec() }
}

/// Bundles of the tables in named folders, and of usable ones in the home folder.
pub(crate) fn all_tables_to_serve(named: &[PathBuf]) -> Result<Bundles, Failure> {
    let built = home().map(|home| tables::folders(&home)).unwrap_or_default().into_iter();
    let usable = built.filter(|folder| tables_to_serve(std::slice::from_ref(folder)).is_ok());
    tables_to_serve(&named.iter().cloned().chain(usable).collect::<Vec<_>>())
}

/// Bundles for the page: the tables of these folders, each together with the included ones for the same rules. House rules have
/// none, since the page finds tables by name.
pub(crate) fn tables_to_serve(folders: &[PathBuf]) -> Result<Bundles, Failure> {
    let mut bundles: Vec<(&'static str, VirtualBundle)> = Vec::new();
    for folder in folders {
        let failed = |problem| Failure::file("use the tables in", folder, problem);
        let shelf: Arc<dyn Storage> = Arc::new(FolderShelf::new(folder));
        let manifest = Manifest::read(&*shelf).map_err(failed)?;
        let manifest =
            manifest.ok_or_else(|| failed(TableError::Missing(crownhead_endgame::MANIFEST.to_owned())))?;
        let rules = manifest.rules().map_err(failed)?;
        let Some(name) = set_name(&rules) else {
            note(&format!(
                "the page cannot use the tables in {}: their rules have no name",
                folder.display()
            ));
            continue;
        };
        let place = bundles.iter().position(|(other, _)| *other == name).unwrap_or(bundles.len());
        if place == bundles.len() {
            bundles.push((name, VirtualBundle::new(RulesKey::of(&rules.house_rules()))));
        }
        bundles[place].1.add_storage(&shelf).map_err(failed)?;
    }
    for (name, packed) in &mut bundles {
        for (_, bytes) in BUNDLES.iter().filter(|(other, _)| other == name) {
            let added = Bundle::read(*bytes).and_then(|bundle| packed.add_bundle(&bundle));
            added.map_err(|problem| Failure::Usage(format!("{problem}")))?;
        }
    }
    Ok(bundles.into_iter().map(|(name, packed)| (name, Arc::new(packed) as Arc<dyn Source>)).collect())
}

#[cfg(test)]
mod tests {
    use crownhead_rules::{AnyRules, Variant};

    use super::*;

    #[test]
    fn every_variant_has_tables_and_all_of_them_are_small() {
        const FOUR: [Variant; 10] = [
            Variant::English,
            Variant::International,
            Variant::Russian,
            Variant::Brazilian,
            Variant::Italian,
            Variant::Spanish,
            Variant::Portuguese,
            Variant::Czech,
            Variant::Pool,
            Variant::German,
        ];
        let library = tables_of(&[]).expect("they are intact").expect("there are some");
        for variant in Variant::ALL.iter().copied() {
            let rules = AnyRules::Variant(variant);
            let tables = library.tables(&rules).unwrap_or_else(|| {
                let key = variant.key();
                panic!("no tables for {key}: run `cargo xtask endgames {key}`")
            });
            assert_eq!(tables.max_pieces(), if FOUR.contains(&variant) { 4 } else { 3 }, "{}", variant.key());
            let name = set_name(&rules).expect("a variant has a name");
            assert!(BUNDLES.iter().any(|(other, _)| *other == name), "{name}");
        }
        let bytes: usize = BUNDLES.iter().map(|(_, bytes)| bytes.len()).sum();
        assert!(bytes < 3_000_000, "{bytes} bytes");
    }
}
