//! `crownhead endgame bundle`.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use clap::Args;
use crownhead_endgame::{BundlePart, pack};

use crate::failure::Failure;
use crate::output::print;
use crownhead_archive::store::write_whole;
use crownhead_lab::tables::FolderShelf;

/// Arguments of `endgame bundle`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// Folder of tables, or one table such as tables/0m1k-0m3k.ceg. May be repeated for the same rules; the first folder that
    /// has a table provides it.
    #[arg(long, value_name = "FOLDER|FILE", required = true)]
    dir: Vec<PathBuf>,
    /// File to write.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Writes the bundle.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let places: Vec<(FolderShelf, Option<&str>)> = arguments.dir.iter().map(|path| place(path)).collect();
    let picks: Vec<BundlePart<'_>> =
        places.iter().map(|(shelf, only)| BundlePart { storage: shelf, only: *only }).collect();
    let bytes = pack(&picks).map_err(|problem| Failure::Usage(format!("cannot bundle tables: {problem}")))?;
    write_whole(&arguments.out, &bytes)?;
    print(&format!("{} bytes in {}", bytes.len(), arguments.out.display()))
}

/// The folder of a path, and the name of the table if the path is one.
fn place(path: &Path) -> (FolderShelf, Option<&str>) {
    let is_table = path.extension().is_some_and(|end| end == "ceg") && !path.is_dir();
    let name = path.file_name().and_then(OsStr::to_str).filter(|_| is_table);
    match (name, path.parent()) {
        (Some(name), Some(folder)) => (FolderShelf::new(folder), Some(name)),
        _ => (FolderShelf::new(path), None),
    }
}
