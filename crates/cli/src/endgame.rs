//! `crownhead endgame`: endgame tables are built, checked, counted and looked up.

mod build;
mod bundle;
pub(crate) mod home;
mod probe;
mod progress;
mod solve;
mod stats;
mod verify;

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use crownhead_endgame::{Manifest, TableError};
use crownhead_rules::AnyRules;

use crate::failure::Failure;
use crownhead_lab::tables::FolderShelf;

/// What to do with tables.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Build tables. An interrupted build continues where it stopped.
    Build(build::Arguments),
    /// Check every byte and every position of the tables, or check a proof.
    Verify(verify::Arguments),
    /// Count wins, losses, draws, forced captures and the longest games in the tables.
    Stats(stats::Arguments),
    /// Look up the value of a position and of each of its moves.
    Probe(probe::Arguments),
    /// Solve a whole game with few men or on a small board, and write the proof.
    Solve(solve::Arguments),
    /// Bundle the tables of one or more folders into one file.
    Bundle(bundle::Arguments),
}

/// Runs a command.
pub(crate) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Build(arguments) => build::run(arguments),
        Command::Verify(arguments) => verify::run(arguments),
        Command::Stats(arguments) => stats::run(arguments),
        Command::Probe(arguments) => probe::run(arguments),
        Command::Solve(arguments) => solve::run(arguments),
        Command::Bundle(arguments) => bundle::run(arguments),
    }
}

/// The folder of the tables.
#[derive(Args, Clone, Debug)]
pub(crate) struct FolderFlag {
    /// Folder of the tables, for one set of rules.
    #[arg(long, value_name = "FOLDER")]
    dir: PathBuf,
}

/// The tables in a folder.
struct Found {
    shelf: FolderShelf,
    manifest: Manifest,
    rules: AnyRules,
}

impl FolderFlag {
    /// The tables in the folder.
    fn open(&self) -> Result<Found, Failure> {
        let shelf = FolderShelf::new(&self.dir);
        let failure = |problem: TableError| failure(&self.dir, &problem);
        let manifest = Manifest::open(&shelf).map_err(failure)?;
        let rules = manifest.rules().map_err(failure)?;
        Ok(Found { shelf, manifest, rules })
    }
}

/// A problem with tables as one line.
fn failure(folder: &Path, problem: &TableError) -> Failure {
    Failure::file("use the tables in", folder, problem)
}

/// A pool of this many threads; by default, one for each processor.
fn pool(threads: Option<u16>) -> Result<rayon::ThreadPool, Failure> {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads.map_or(0, usize::from))
        .build()
        .map_err(|problem| Failure::Usage(format!("cannot start threads: {problem}")))
}

impl Found {
    /// The name of the rules.
    fn name(&self) -> String {
        self.rules.key().map_or_else(|| format!("house rules ({})", self.manifest.rules), str::to_owned)
    }

    fn bytes(&self) -> u64 {
        self.manifest.files.iter().map(|entry| entry.bytes).sum()
    }
}
