//! `crownhead endgame verify`.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use crownhead_endgame::{Fault, Proof, Storage, TableError, contents, position_of, verify};
use crownhead_lab::tables::solve::{Checked, check_proof};
use crownhead_notation::fen;
use crownhead_rules::AnyRules;

use super::progress::Bar;
use super::{FolderFlag, failure, pool, solve};
use crate::expected::whole;
use crate::failure::Failure;
use crate::output::{print, stdout};

/// Arguments of `endgame verify`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    folder: FolderFlag,
    /// Check this proof of a game against the rules and the tables, instead of the tables themselves.
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
    /// Number of threads [default: one for each processor].
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u16>(1..=1024))]
    threads: Option<u16>,
}

/// Checks and reports.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let pool = pool(arguments.threads)?;
    let found = match arguments.folder.open() {
        Ok(found) => found,
        // A damaged list of tables is a result, not a failure.
        Err(Failure::Usage(line)) if arguments.folder.dir.join(crownhead_endgame::MANIFEST).is_file() => {
            let mut out = stdout();
            writeln!(out, "{line}")?;
            out.flush()?;
            return Err(Failure::No);
        }
        Err(failure) => return Err(failure),
    };
    if let Some(path) = &arguments.proof {
        return verify_proof(path, arguments, found);
    }
    // Damaged headers are found below; until then the bar may be too short.
    let tables = contents(&found.shelf).unwrap_or_default();
    let bar = Bar::new(tables.iter().map(|about| about.census.positions()).sum());
    let mut faults = Vec::new();
    let checked = pool.install(|| verify(&found.shelf, found.rules, &bar, &mut |fault| faults.push(fault)));
    bar.finish();
    let right = checked.map_err(|problem| failure(&arguments.folder.dir, &problem))?;
    let mut out = stdout();
    for fault in &faults {
        writeln!(out, "{}", line(found.rules, fault))?;
    }
    let (files, bytes) = (found.manifest.files.len(), found.bytes());
    writeln!(out, "{files} tables, {bytes} bytes, {right} positions right, {} faults", faults.len())?;
    out.flush()?;
    if faults.is_empty() { Ok(()) } else { Err(Failure::No) }
}

/// Checks a proof and reports.
fn verify_proof(path: &Path, arguments: &Arguments, found: super::Found) -> Result<(), Failure> {
    let failure = |problem: TableError| failure(&arguments.folder.dir, &problem);
    let bytes = fs::read(path).map_err(|problem| Failure::file("read", path, problem))?;
    let refused = |what: String| {
        print(&format!("{}: {what}", path.display()))?;
        Err(Failure::No)
    };
    let proof = match Proof::from_bytes(&bytes) {
        Ok(proof) => proof,
        Err(problem) => return refused(problem.to_string()),
    };
    let shelf: Arc<dyn Storage> = Arc::new(found.shelf);
    match check_proof(&proof, &shelf, found.rules).map_err(failure)? {
        Checked::Holds(start) => print(&format!("{}: the proof holds", solve::result(&start, &proof))),
        Checked::Refused(why) => refused(why),
    }
}

fn line(rules: AnyRules, fault: &Fault) -> String {
    match fault {
        Fault::File(problem) => problem.to_string(),
        Fault::Position { name, slice, number, stored, derived } => {
            let fen =
                position_of(rules, *slice, *number).map(|position| fen::write(&position)).unwrap_or_default();
            format!("{name}: position {number}, {fen}: {stored}, but its moves say {derived}")
        }
    }
}
