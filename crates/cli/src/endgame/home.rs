//! The folder in which tables are built unless another is named, and in which the engine looks for them: a folder for
//! each set.
//!
//! Not here: building, and the tables that come with the program. What cannot be read there is as if it were not.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crownhead_api::TablesSet;
use crownhead_endgame::{Manifest, Metric, Slice, file_name, positions, set_name};
use crownhead_rules::AnyRules;

use super::FolderShelf;
use crate::places;

/// Names another data folder than the platform's; an empty one means none.
const VARIABLE: &str = "CROWNHEAD_DATA";

/// No set has more pieces.
const MOST_PIECES: u8 = 12;

/// The folder of all sets, if the platform has a place for it. It may not exist yet.
pub(crate) fn home() -> Option<PathBuf> {
    let data = match env::var_os(VARIABLE) {
        Some(path) if path.is_empty() => return None,
        Some(path) => PathBuf::from(path),
        None => places::DATA.folder()?.join("crownhead"),
    };
    Some(data.join("endgames"))
}

/// The name of the folder of a set; variants that share their moves share it. `None` for house rules without a name.
pub(crate) fn folder_name(rules: &AnyRules, metric: Metric) -> Option<String> {
    Some(format!("{}-{}", set_name(rules)?, metric.key()))
}

/// The folders in a home that hold tables, in the order of their names.
pub(crate) fn folders(home: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(home).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let mut folders: Vec<PathBuf> =
        entries.filter(|path| path.join(crownhead_endgame::MANIFEST).is_file()).collect();
    folders.sort();
    folders
}

/// What is there.
pub(crate) fn sets(home: &Path) -> Vec<TablesSet> {
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

/// Whether there are positions like that.
fn exists(rules: AnyRules, slice: Slice) -> bool {
    positions(rules.board(), slice) > 0
}

/// All positions with up to so many pieces are there; 0 if not even those with two.
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
