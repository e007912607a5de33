//! The tables of perfect endgames that the engine plays with: those that come with the program, and folders of the user's.

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

/// Says in the settings and to `match` that there shall be no tables.
const NONE: &str = "none";

/// Which tables the engine plays with.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct TablesFlags {
    /// A folder of endgame tables that the engine uses beside those that come with the program; may be given several times.
    #[arg(long, value_name = "FOLDER")]
    tables: Vec<PathBuf>,
    /// Let the engine play without endgame tables.
    #[arg(long, conflicts_with = "tables")]
    no_tables: bool,
}

impl TablesFlags {
    /// What these flags say; what they leave open is as in the settings.
    pub(crate) fn source(&self, setting: Option<&str>) -> Result<Option<Arc<dyn TableSource>>, Failure> {
        Ok(self.live(setting)?.map(|tables| tables as Arc<dyn TableSource>))
    }

    /// The same, for whoever builds more of them meanwhile.
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

/// The tables that come with the program and those in these folders; nothing if the only folder is `none`. What was built
/// on this machine does not count: games that are to be repeated elsewhere do not depend on it.
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

/// Folders that were named, with their files.
type Shelves = Vec<(PathBuf, Arc<FolderShelf>)>;

fn shelves(folders: &[PathBuf]) -> Result<Shelves, Failure> {
    let shelves: Shelves =
        folders.iter().map(|folder| (folder.clone(), Arc::new(FolderShelf::new(folder)))).collect();
    // A folder that was named and cannot be used is refused here, and not when it is needed.
    let mut trial = TableSets::default();
    for (folder, shelf) in &shelves {
        add(&mut trial, folder, Arc::clone(shelf))?;
    }
    Ok(shelves)
}

fn add(library: &mut TableSets, folder: &Path, shelf: Arc<FolderShelf>) -> Result<(), Failure> {
    library.add_storage(shelf).map_err(|problem| Failure::file("use the tables in", folder, problem))
}

/// The tables that come with the program.
fn shipped() -> Result<TableSets, Failure> {
    let mut library = TableSets::default();
    for (_, bytes) in BUNDLES {
        let bundle = Bundle::read(*bytes);
        library.add_bundle(bundle.map_err(|problem| Failure::Usage(format!("{problem}")))?);
    }
    Ok(library)
}

/// The tables that come with the program, those in folders that were named, and those that were built where the engine
/// looks for them; the last are read anew when there are more.
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
            // Nobody named it, so it is no reason to refuse the game.
            if let Err(problem) = add(&mut library, &folder, Arc::new(FolderShelf::new(&folder))) {
                tell(&problem.to_string());
            }
        }
        Ok(library)
    }

    /// Reads the folders again. If that fails everything stays as it was.
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

/// Bundles by the names that the page finds them by.
pub(crate) type Bundles = Vec<(&'static str, Arc<dyn Source>)>;

/// The folders for the page that were named, or that of the settings.
pub(crate) fn folders_to_serve(folders: &[PathBuf], setting: Option<&str>) -> Vec<PathBuf> {
    let usual = setting.filter(|folder| *folder != NONE).map(PathBuf::from);
    if folders.is_empty() { Vec::from_iter(usual) } else { folders.to_vec() }
}

/// Bundles of the tables in folders that were named, and of those that were built where the engine looks, as far as they
/// can be used.
pub(crate) fn all_tables_to_serve(named: &[PathBuf]) -> Result<Bundles, Failure> {
    let built = home().map(|home| tables::folders(&home)).unwrap_or_default().into_iter();
    let usable = built.filter(|folder| tables_to_serve(std::slice::from_ref(folder)).is_ok());
    tables_to_serve(&named.iter().cloned().chain(usable).collect::<Vec<_>>())
}

/// Bundles for the page: the tables of these folders, each with those that come with the program for the same rules. Rules
/// without a name have none: the page finds tables by names.
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
        let library = tables_of(&[]).expect("they are whole").expect("there are some");
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
