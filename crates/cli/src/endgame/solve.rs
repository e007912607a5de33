//! `crownhead endgame solve`.

use std::fs::{self, File};
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use crownhead_endgame::{
    Job, KEPT_BYTES, Manifest, Metric, Prober, Proof, SolveMonitor, State, Storage, TableError, Tables,
    TablesFingerprint, solve_game,
};
use crownhead_notation::fen;
use crownhead_rules::AnyRules;
use indicatif::ProgressBar;

use super::build::gigabytes;
use super::progress::Bar;
use super::{failure, left_out};
use crate::choice::{self, RulesFlags};
use crate::failure::{Failure, note};
use crate::output::print;
use crownhead_archive::store::{self, write_whole};
use crownhead_lab::tables::FolderShelf;

/// Arguments of `endgame solve`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesFlags,
    /// Position to solve [default: the start of the game].
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// First build missing tables up to this many pieces.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=12))]
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

/// Shows the number of positions, and writes checkpoints.
struct Count {
    bar: ProgressBar,
    state: PathBuf,
    every: Duration,
    next: Instant,
    /// Whether a failed checkpoint was reported.
    complained: bool,
}

impl Count {
    fn new(state: &Path, every: Duration) -> Count {
        let bar = ProgressBar::new_spinner();
        Count { bar, state: state.to_owned(), every, next: Instant::now() + every, complained: false }
    }
}

impl SolveMonitor for Count {
    fn progress(&mut self, positions: usize, waiting: usize) {
        self.bar.set_message(format!("{positions} positions, {waiting} waiting"));
        self.bar.tick();
    }

    fn wants_checkpoint(&mut self) -> bool {
        Instant::now() >= self.next
    }

    fn save(&mut self, state: &State<'_>) {
        /// Checkpoints take at most this fraction of the time, as one part in so many.
        const SHARE: u32 = 20;
        let began = Instant::now();
        let stored = store::store_with(&self.state, |out| state.write_to(out));
        if let Err(problem) = stored
            && !std::mem::replace(&mut self.complained, true)
        {
            let line = format!("cannot write a checkpoint to {}: {problem}", self.state.display());
            self.bar.suspend(|| note(&line));
        }
        self.next = Instant::now() + self.every.max(began.elapsed() * SHARE);
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
    let (mut prober, mark) = open(&shelf, rules).map_err(failure)?;
    let state = &state_file(&arguments.proof);
    store::tidy(state);
    let mut kept = kept(state)?;
    let mut count = Count::new(state, arguments.keep_every);
    let bytes = u64::try_from(arguments.memory).unwrap_or(u64::MAX);
    let found = kept.as_mut().map(|kept| kept as &mut dyn Read);
    let proof = solve_game(&start, &mut prober, mark, bytes, found, &mut count);
    count.bar.finish_and_clear();
    let unsolved = |problem: TableError| unsolved(&start, state, &problem);
    let proof = proof.map_err(unsolved)?;
    write_whole(&arguments.proof, proof.to_bytes().map_err(unsolved)?)?;
    if let Err(problem) = fs::remove_file(state).or_else(nothing_there) {
        note(&format!("cannot remove {}: {problem}", state.display()));
    }
    let seconds = began.elapsed().as_secs_f64();
    print(&format!("{}, {seconds:.1} s, proof in {}", result(&start, &proof), arguments.proof.display()))
}

/// The checkpoint file of a proof.
fn state_file(proof: &Path) -> PathBuf {
    let mut name = proof.as_os_str().to_owned();
    name.push(".state");
    name.into()
}

/// The checkpoint of an interrupted search.
fn kept(state: &Path) -> Result<Option<BufReader<File>>, Failure> {
    match File::open(state) {
        Ok(file) => {
            note(&format!("continuing from {}", state.display()));
            Ok(Some(BufReader::new(file)))
        }
        Err(problem) if problem.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(problem) => Err(Failure::file("read", state, problem)),
    }
}

fn nothing_there(problem: io::Error) -> io::Result<()> {
    if problem.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(problem) }
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

/// A prober, and the fingerprint of its tables.
pub(super) fn open(
    shelf: &Arc<dyn Storage>,
    rules: AnyRules,
) -> Result<(Prober<u64>, TablesFingerprint), TableError> {
    if u32::from(rules.board().squares()) > u64::BITS {
        return Err(TableError::TooWide);
    }
    let tables = Tables::open(Arc::clone(shelf), rules)?;
    let mark = TablesFingerprint::read(&**shelf, tables.pieces())?;
    Ok((Prober::new(Arc::new(tables), 4 * KEPT_BYTES), mark))
}
