//! `crownhead endgame bundle`.

use std::path::PathBuf;

use clap::Args;
use crownhead_endgame::{Shelf, pack};

use super::folder::FolderShelf;
use crate::failure::Failure;
use crate::files::write_whole;
use crate::output::print;

/// Arguments of `endgame bundle`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// A folder of tables; several are for the same rules and differ in what they tell.
    #[arg(long, value_name = "FOLDER", required = true)]
    dir: Vec<PathBuf>,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Writes one file.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let shelves: Vec<FolderShelf> = arguments.dir.iter().map(|folder| FolderShelf::new(folder)).collect();
    let shelves: Vec<&dyn Shelf> = shelves.iter().map(|shelf| shelf as &dyn Shelf).collect();
    let bytes =
        pack(&shelves).map_err(|problem| Failure::Usage(format!("cannot bundle tables: {problem}")))?;
    write_whole(&arguments.out, &bytes)?;
    print(&format!("{} bytes in {}", bytes.len(), arguments.out.display()))
}
