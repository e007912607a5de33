//! `crownhead endgame solve`.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use crownhead_endgame::{Job, Manifest, Metric, Proof, Storage, TableError, solve_game};
use crownhead_notation::fen;
use crownhead_rules::AnyRules;
use indicatif::ProgressBar;

use super::build::gigabytes;
use super::failure;
use super::progress::Bar;
use crate::choice::{self, RulesFlags};
use crate::expected::whole;
use crate::failure::{Failure, note};
use crate::output::print;
use crownhead_archive::store::write_whole;
use crownhead_lab::tables::solve::{Audience, CheckpointFile, Checkpoints, open_for_proof};
use crownhead_lab::tables::{FolderShelf, left_out};

/// Arguments of `endgame solve`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesFlags,
    /// Position to solve [default: the start of the game].
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// First build missing tables up to this many pieces.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 4, value_parser = whole::<u8>(2..=12))]
    pieces: u8,
    /// Folder of the tables.
    #[arg(long, value_name = "FOLDER")]
    dir: PathBuf,
    /// File for the proof.
    #[arg(long, value_name = "FILE")]
    proof: PathBuf,
    /// Gigabytes of memory to use at most.
    #[arg(long, value_name = "GB", allow_negative_numbers = true, default_value = "4", value_parser = gigabytes)]
    memory: u128,
    /// Seconds between checkpoints in a file beside the proof, from which an interrupted search continues. The file may take
    /// hundreds of megabytes.
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, default_value = "60", value_parser = seconds)]
    keep_every: Duration,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let number: Option<f64> = text.parse().ok().filter(|number| (0.001..=1e6).contains(number));
    number.map(Duration::from_secs_f64).ok_or_else(|| "must be seconds such as 60 or 0.5".to_owned())
}

/// The number of positions on standard error.
struct Spinner(ProgressBar);

impl Audience for Spinner {
    fn progress(&mut self, positions: usize, waiting: usize) {
        self.0.set_message(format!("{positions} positions, {waiting} waiting"));
        self.0.tick();
    }

    fn complain(&mut self, line: &str) {
        self.0.suspend(|| note(line));
    }
}

/// Solves and writes the proof.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.resolve()?;
    let start = choice::position(rules, arguments.fen.as_deref())?;
    let folder = arguments.dir.as_path();
    let failure = |problem: TableError| failure(folder, &problem);
    let began = Instant::now();
    if let Some(line) = left_out(rules) {
        note(&line);
    }
    let shelf: Arc<dyn Storage> = Arc::new(build(arguments, rules)?);
    let (mut prober, mark) = open_for_proof(&shelf, rules).map_err(failure)?;
    let file = CheckpointFile::of(&arguments.proof);
    let state = file.path();
    let mut kept = file.open()?;
    if kept.is_some() {
        note(&format!("continuing from {}", state.display()));
    }
    let spinner = Spinner(ProgressBar::new_spinner());
    let mut monitor = Checkpoints::new(&file, arguments.keep_every, spinner);
    let bytes = u64::try_from(arguments.memory).unwrap_or(u64::MAX);
    let found = kept.as_mut().map(|kept| kept as &mut dyn Read);
    let proof = solve_game(&start, &mut prober, mark, bytes, found, &mut monitor);
    monitor.audience.0.finish_and_clear();
    let unsolved = |problem: TableError| unsolved(&start, state, &problem);
    let proof = proof.map_err(unsolved)?;
    write_whole(&arguments.proof, proof.to_bytes().map_err(unsolved)?)?;
    if let Err(problem) = file.remove() {
        note(&format!("cannot remove {}: {problem}", state.display()));
    }
    let seconds = began.elapsed().as_secs_f64();
    print(&format!("{}, {seconds:.1} s, proof in {}", result(&start, &proof), arguments.proof.display()))
}

/// Why there is no proof, with advice.
fn unsolved(start: &crownhead_rules::AnyPosition, state: &Path, problem: &TableError) -> Failure {
    let advice = match problem {
        TableError::Foreign { .. } | TableError::Damaged { .. } if state.exists() => {
            format!(" (delete {} to start over)", state.display())
        }
        TableError::TooManyPositions(_) if state.exists() => {
            format!(" (use more --memory to continue from {})", state.display())
        }
        _ => String::new(),
    };
    Failure::Usage(format!("cannot solve {}: {problem}{advice}", fen::write(start)))
}

/// The result of a proof.
pub(super) fn result(start: &crownhead_rules::AnyPosition, proof: &Proof) -> String {
    let (value, pieces) = (proof.value.word(), proof.tables.pieces);
    format!(
        "{}: {value} ({} positions, and tables up to {pieces} pieces)",
        fen::write(start),
        proof.positions()
    )
}

/// Builds the missing tables and opens all of them.
fn build(arguments: &Arguments, rules: AnyRules) -> Result<FolderShelf, Failure> {
    let folder = arguments.dir.as_path();
    let failure = |problem: TableError| failure(folder, &problem);
    fs::create_dir_all(folder).map_err(|problem| Failure::file("make the folder", folder, problem))?;
    let shelf = FolderShelf::new(folder);
    let _lock = shelf.lock().map_err(|problem| Failure::file("build tables in", folder, problem))?;
    let manifest = Manifest::read(&shelf).map_err(failure)?;
    let metric = match &manifest {
        Some(manifest) => manifest.kind().map_err(failure)?.1,
        None => Metric::Wdl,
    };
    let job = Job { rules, pieces: arguments.pieces, metric };
    super::build::check_memory(&job, arguments.memory)?;
    let bar = Bar::new(u64::try_from(job.estimate().positions).unwrap_or(u64::MAX));
    let built = job.run(&shelf, &bar);
    bar.finish();
    built.map_err(failure)?;
    Ok(shelf)
}
