//! `crownhead endgame`: tables of perfect endgames are built, checked, counted and asked.

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
use crownhead_endgame::{Manifest, Metric, TableError};
use crownhead_rules::AnyRules;

use crate::failure::Failure;
use crownhead_lab::tables::FolderShelf;

/// What to do with tables.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Builds tables; goes on where it was stopped.
    Build(build::Arguments),
    /// Checks every byte of the tables, and every position against its successors; or the proof of a game.
    Verify(verify::Arguments),
    /// Counts what is in the tables: wins, losses, draws, forced captures, the longest games.
    Stats(stats::Arguments),
    /// Tells the value of a position and of each of its moves.
    Probe(probe::Arguments),
    /// Solves a whole game, with few men or on a small board, and writes the proof.
    Solve(solve::Arguments),
    /// Puts the tables of one or more folders into one file.
    Bundle(bundle::Arguments),
}

/// Does it.
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

/// Where tables lie.
#[derive(Args, Clone, Debug)]
pub(crate) struct FolderFlag {
    /// The folder of the tables, for one set of rules.
    #[arg(long, value_name = "FOLDER")]
    dir: PathBuf,
}

/// Tables that are there.
struct Found {
    shelf: FolderShelf,
    manifest: Manifest,
    rules: AnyRules,
    metric: Metric,
}

impl FolderFlag {
    /// The tables in the folder.
    fn open(&self) -> Result<Found, Failure> {
        let shelf = FolderShelf::new(&self.dir);
        let failure = |problem: TableError| failure(&self.dir, &problem);
        let manifest = Manifest::read(&shelf).map_err(failure)?;
        let manifest =
            manifest.ok_or_else(|| failure(TableError::Missing(crownhead_endgame::MANIFEST.to_owned())))?;
        let (_, metric) = manifest.kind().map_err(failure)?;
        let rules = manifest.rules().map_err(failure)?;
        Ok(Found { shelf, manifest, rules, metric })
    }
}

/// A problem with tables as one line.
fn failure(folder: &Path, problem: &TableError) -> Failure {
    Failure::file("use the tables in", folder, problem)
}

/// A pool of so many threads; of one for each processor if nothing was said.
fn pool(threads: Option<u16>) -> Result<rayon::ThreadPool, Failure> {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads.map_or(0, usize::from))
        .build()
        .map_err(|problem| Failure::Usage(format!("cannot start threads: {problem}")))
}

/// What tables do not know of the rules they are for.
fn left_out(rules: AnyRules) -> Option<String> {
    let limit = rules.house_rules().king_move_limit;
    (limit > 0).then(|| format!("solved as if the limit of {limit} king moves in a row did not exist"))
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
