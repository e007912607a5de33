//! `crownhead endgame solve`.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use crownhead_endgame::{
    Job, KEPT_BYTES, Manifest, Metric, Prober, Problem, Proof, Shelf, Tables, TablesMark, Watch, solve_game,
};
use crownhead_notation::fen;
use crownhead_rules::AnyRules;
use indicatif::ProgressBar;

use super::build::gigabytes;
use super::folder::FolderShelf;
use super::progress::Bar;
use super::{failure, left_out};
use crate::choice::{self, RulesFlags};
use crate::failure::{Failure, note};
use crate::files::write_whole;
use crate::output::print;

/// Arguments of `endgame solve`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesFlags,
    /// The position; the start of the game if left out.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Tables up to so many pieces are built first if they are not there.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=12))]
    pieces: u8,
    /// The folder of the tables.
    #[arg(long, value_name = "FOLDER")]
    dir: PathBuf,
    /// Where to write the proof.
    #[arg(long, value_name = "FILE")]
    proof: PathBuf,
    /// Gigabytes of memory that may be used.
    #[arg(long, value_name = "GB", allow_negative_numbers = true, default_value = "4", value_parser = gigabytes)]
    memory: u128,
}

/// Shows how many positions there are, and how many wait.
struct Count(ProgressBar);

impl Watch for Count {
    fn look(&mut self, positions: usize, waiting: usize) {
        self.0.set_message(format!("{positions} positions, {waiting} waiting"));
        self.0.tick();
    }
}

/// Solves and writes the proof.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.resolve()?;
    let start = choice::position(rules, arguments.fen.as_deref())?;
    let folder = arguments.dir.as_path();
    let failure = |problem: Problem| failure(folder, &problem);
    let began = Instant::now();
    if let Some(line) = left_out(rules) {
        note(&line);
    }
    let shelf: Arc<dyn Shelf> = Arc::new(build(arguments, rules)?);
    let (mut prober, mark) = open(&shelf, rules).map_err(failure)?;
    let mut count = Count(ProgressBar::new_spinner());
    let bytes = u64::try_from(arguments.memory).unwrap_or(u64::MAX);
    let proof = solve_game(&start, &mut prober, mark, bytes, &mut count);
    count.0.finish_and_clear();
    let unsolved =
        |problem: Problem| Failure::Usage(format!("cannot solve {}: {problem}", fen::write(&start)));
    let proof = proof.map_err(unsolved)?;
    write_whole(&arguments.proof, proof.to_bytes().map_err(unsolved)?)?;
    let seconds = began.elapsed().as_secs_f64();
    print(&format!("{}, {seconds:.1} s, proof in {}", result(&start, &proof), arguments.proof.display()))
}

/// What a proof proves.
pub(super) fn result(start: &crownhead_rules::AnyPosition, proof: &Proof) -> String {
    let (value, pieces) = (proof.value.word(), proof.tables.pieces);
    format!(
        "{}: {value} ({} positions, and tables up to {pieces} pieces)",
        fen::write(start),
        proof.positions()
    )
}

/// The tables that are there, and those that are wanted besides.
fn build(arguments: &Arguments, rules: AnyRules) -> Result<FolderShelf, Failure> {
    let folder = arguments.dir.as_path();
    let failure = |problem: Problem| failure(folder, &problem);
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

/// Somebody who looks positions up, and what says which tables they are.
pub(super) fn open(shelf: &Arc<dyn Shelf>, rules: AnyRules) -> Result<(Prober<u64>, TablesMark), Problem> {
    if u32::from(rules.board().squares()) > u64::BITS {
        return Err(Problem::TooWide);
    }
    let tables = Tables::open(Arc::clone(shelf), rules)?;
    let mark = TablesMark::read(&**shelf, tables.pieces())?;
    Ok((Prober::new(Arc::new(tables), 4 * KEPT_BYTES), mark))
}
