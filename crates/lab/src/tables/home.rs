//! The home of all sets of tables: one folder for each set, where they are built by default and where the engine looks for
//! them.
//!
//! Not here: where the home is, building, and the tables that come with the program. Unreadable folders are ignored.

use std::fs;
use std::path::{Path, PathBuf};

use crownhead_api::TablesSet;
use crownhead_endgame::{Manifest, Metric, Slice, file_name, positions, set_name};
use crownhead_rules::AnyRules;

use super::FolderShelf;

/// The most pieces of any set.
const MOST_PIECES: u8 = 12;

/// The name of the folder of a set. Variants with the same moves share it. `None` for house rules without a name.
pub fn folder_name(rules: &AnyRules, metric: Metric) -> Option<String> {
    Some(format!("{}-{}", set_name(rules)?, metric.key()))
}

/// The folders with tables in a home, sorted by name.
pub fn folders(home: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(home).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let mut folders: Vec<PathBuf> =
        entries.filter(|path| path.join(crownhead_endgame::MANIFEST).is_file()).collect();
    folders.sort();
    folders
}

/// The sets in a home.
pub fn sets(home: &Path) -> Vec<TablesSet> {
    folders(home).iter().filter_map(|folder| set(folder)).collect()
}

fn set(folder: &Path) -> Option<TablesSet> {
    let manifest = Manifest::read(&FolderShelf::new(folder)).ok()??;
    let rules = manifest.rules().ok()?;
    let pieces = whole(&manifest, rules);
    let listed = manifest.files.len();
    let finished = (2..=pieces).flat_map(Slice::of_pieces).filter(|&slice| exists(rules, slice)).count();
    Some(TablesSet {
        variant: rules.key()?.to_owned(),
        metric: manifest.metric.clone(),
        pieces,
        begun: listed > finished,
        bytes: manifest.files.iter().map(|entry| entry.bytes).sum(),
    })
}

/// Whether any position can have these pieces.
fn exists(rules: AnyRules, slice: Slice) -> bool {
    positions(rules.board(), slice) > 0
}

/// The number of pieces up to which all tables exist; 0 if even the two-piece tables are missing.
fn whole(manifest: &Manifest, rules: AnyRules) -> u8 {
    let there = |slice: Slice| {
        let name = file_name(slice);
        !exists(rules, slice) || manifest.files.iter().any(|entry| entry.name == name)
    };
    (2..=MOST_PIECES)
        .take_while(|&pieces| Slice::of_pieces(pieces).into_iter().all(there))
        .last()
        .unwrap_or(0)
}
