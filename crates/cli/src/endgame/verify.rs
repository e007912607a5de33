//! `crownhead endgame verify`.

use std::io::Write as _;

use clap::Args;
use crownhead_endgame::{Fault, contents, position_of, verify};
use crownhead_notation::fen;
use crownhead_rules::AnyRules;

use super::progress::Bar;
use super::{FolderFlag, failure, pool};
use crate::failure::Failure;
use crate::output::stdout;

/// Arguments of `endgame verify`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    folder: FolderFlag,
    /// Threads; one for each processor if left out.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// Checks and tells.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let pool = pool(arguments.threads)?;
    let found = match arguments.folder.open() {
        Ok(found) => found,
        // A list that is there and wrong is what was asked about.
        Err(Failure::Usage(line)) if arguments.folder.dir.join(crownhead_endgame::MANIFEST).is_file() => {
            let mut out = stdout();
            writeln!(out, "{line}")?;
            out.flush()?;
            return Err(Failure::No);
        }
        Err(failure) => return Err(failure),
    };
    // A damaged header is found below; until then the bar may be too short.
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
