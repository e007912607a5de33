//! The endgame tables of a program: those included in it, those in folders that the user names, and those built in the
//! home folder.
//!
//! Not here: flags, and the bytes of the included tables. The invariant: a named folder that cannot be used is an error; one
//! in the home folder is left out with a remark.

use std::path::{Path, PathBuf};
use std::slice;
use std::sync::{Arc, PoisonError, RwLock};

use crownhead_archive::Error;
use crownhead_endgame::{Bundle, Manifest, RulesKey, Source, Storage, TableError, VirtualBundle, set_name};
use crownhead_engine::{TableSets, TableSource, Tables};
use crownhead_rules::AnyRules;

use super::{FolderShelf, folders};

/// Bundles by the names of their sets.
pub type Bundles = Vec<(&'static str, Arc<dyn Source>)>;

/// Where a program finds endgame tables.
#[derive(Clone, Debug)]
pub struct Collection {
    /// The bundles included in the program, by the names of their sets.
    pub included: &'static [(&'static str, &'static [u8])],
    /// The folder of all sets built on this machine, if there is one.
    pub home: Option<PathBuf>,
}

/// Named folders with their files.
type Shelves = Vec<(PathBuf, Arc<FolderShelf>)>;

impl Collection {
    /// The included tables and those in these folders. Tables built on this machine do not count, so that games can be
    /// repeated elsewhere.
    ///
    /// # Errors
    /// If the tables in a folder cannot be used.
    pub fn fixed(&self, named: &[PathBuf]) -> Result<TableSets, Error> {
        self.included_and(&shelves(named)?)
    }

    /// The included tables, those in these folders, and those in the home folder. `tell` gets a line for each folder in the
    /// home that is left out.
    ///
    /// # Errors
    /// If the tables in a named folder cannot be used.
    pub fn live(&self, named: &[PathBuf], tell: fn(&str)) -> Result<LiveTables, Error> {
        let (collection, named) = (self.clone(), shelves(named)?);
        let now = RwLock::new(Arc::new(collection.read(&named, tell)?));
        Ok(LiveTables { collection, named, now })
    }

    fn read(&self, named: &Shelves, tell: fn(&str)) -> Result<TableSets, Error> {
        let mut sets = self.included_and(named)?;
        for folder in self.built() {
            // The user did not name it, so it is no reason to refuse the game.
            if let Err(problem) = add(&mut sets, &folder, Arc::new(FolderShelf::new(&folder))) {
                tell(&problem.to_string());
            }
        }
        Ok(sets)
    }

    /// The folders with tables in the home folder.
    fn built(&self) -> Vec<PathBuf> {
        self.home.as_deref().map(folders).unwrap_or_default()
    }

    fn included_and(&self, named: &Shelves) -> Result<TableSets, Error> {
        let mut sets = TableSets::default();
        for (_, bytes) in self.included {
            sets.add_bundle(Bundle::read(*bytes).map_err(|problem| damaged(&problem))?);
        }
        for (folder, shelf) in named {
            add(&mut sets, folder, Arc::clone(shelf))?;
        }
        Ok(sets)
    }

    /// Bundles to serve: the tables in named folders, and in usable folders of the home. `tell` gets a line for each named
    /// folder that is left out.
    ///
    /// # Errors
    /// If the tables in a named folder cannot be used.
    pub fn to_serve_with_built(&self, named: &[PathBuf], tell: fn(&str)) -> Result<Bundles, Error> {
        let usable = |folder: &PathBuf| self.to_serve(slice::from_ref(folder), tell).is_ok();
        let usable = self.built().into_iter().filter(usable);
        self.to_serve(&named.iter().cloned().chain(usable).collect::<Vec<_>>(), tell)
    }

    /// Bundles to serve: the tables of these folders, each together with the included ones for the same rules. House rules
    /// have none, since tables are served by name.
    ///
    /// # Errors
    /// If the tables in a folder cannot be used.
    pub fn to_serve(&self, named: &[PathBuf], tell: fn(&str)) -> Result<Bundles, Error> {
        let mut bundles: Vec<(&'static str, VirtualBundle)> = Vec::new();
        for folder in named {
            let failed = |problem| unusable(folder, &problem);
            let shelf: Arc<dyn Storage> = Arc::new(FolderShelf::new(folder));
            let rules = rules_of(&*shelf).map_err(failed)?;
            let Some(name) = set_name(&rules) else {
                let folder = folder.display();
                tell(&format!("the page cannot use the tables in {folder}: their rules have no name"));
                continue;
            };
            let place = bundles.iter().position(|(other, _)| *other == name).unwrap_or(bundles.len());
            if place == bundles.len() {
                bundles.push((name, VirtualBundle::new(RulesKey::of(&rules.house_rules()))));
            }
            bundles[place].1.add_storage(&shelf).map_err(failed)?;
        }
        for (name, bundle) in &mut bundles {
            for (_, bytes) in self.included.iter().filter(|(other, _)| other == name) {
                let added = Bundle::read(*bytes).and_then(|included| bundle.add_bundle(&included));
                added.map_err(|problem| damaged(&problem))?;
            }
        }
        Ok(bundles.into_iter().map(|(name, bundle)| (name, Arc::new(bundle) as Arc<dyn Source>)).collect())
    }
}

/// The rules of the tables in a storage.
fn rules_of(storage: &dyn Storage) -> Result<AnyRules, TableError> {
    Manifest::open(storage)?.rules()
}

/// Opens folders. One that cannot be used is refused now rather than when it is needed.
fn shelves(named: &[PathBuf]) -> Result<Shelves, Error> {
    let mut trial = TableSets::default();
    let shelf = |folder: &PathBuf| {
        let shelf = Arc::new(FolderShelf::new(folder));
        add(&mut trial, folder, Arc::clone(&shelf))?;
        Ok((folder.clone(), shelf))
    };
    named.iter().map(shelf).collect()
}

fn add(sets: &mut TableSets, folder: &Path, shelf: Arc<FolderShelf>) -> Result<(), Error> {
    sets.add_storage(shelf).map_err(|problem| unusable(folder, &problem))
}

fn unusable(folder: &Path, problem: &TableError) -> Error {
    Error::file("use the tables in", folder, problem)
}

/// A problem with included tables.
fn damaged(problem: &TableError) -> Error {
    Error::Input(problem.to_string())
}

/// The tables of a collection, which can be read again after a build.
#[derive(Debug)]
pub struct LiveTables {
    collection: Collection,
    named: Shelves,
    now: RwLock<Arc<TableSets>>,
}

impl LiveTables {
    /// The folders in use that have tables for these rules: named ones first.
    pub fn folders(&self, rules: &AnyRules) -> Vec<PathBuf> {
        let named = self.named.iter().map(|(folder, _)| folder.clone());
        let usable = |folder: &PathBuf| {
            let shelf = Arc::new(FolderShelf::new(folder));
            rules_of(&*shelf)
                .is_ok_and(|of| RulesKey::of(&of.house_rules()) == RulesKey::of(&rules.house_rules()))
                && add(&mut TableSets::default(), folder, shelf).is_ok()
        };
        named.chain(self.collection.built()).filter(usable).collect()
    }

    /// Reads the folders again. Nothing changes if that fails.
    pub fn renew(&self) {
        if let Ok(sets) = self.collection.read(&self.named, |_| {}) {
            *self.now.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(sets);
        }
    }
}

impl TableSource for LiveTables {
    fn tables(&self, rules: &AnyRules) -> Option<Arc<dyn Tables>> {
        let now = Arc::clone(&self.now.read().unwrap_or_else(PoisonError::into_inner));
        now.tables(rules)
    }
}
