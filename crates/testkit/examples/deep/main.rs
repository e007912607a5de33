//! The deep proofs, with a progress bar on standard error and one line per proof on standard output:
//! every known perft number, and a million random positions of every rule set against the oracle.
//!
//! `cargo xtask deep` builds and starts this. It ends with 0 if everything agrees, with 1 if something differs, and
//! with 2 if it was called wrongly.

mod options;
mod run;

use std::{process::ExitCode, time::Instant};

use options::Options;
use run::Report;

fn main() -> ExitCode {
    let options = match Options::read(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(problem) => {
            eprintln!("{problem}");
            return ExitCode::from(2);
        }
    };
    let begin = Instant::now();
    let mut report = Report::default();
    if options.perft {
        run::perft(&options.known(), &mut report);
    }
    if options.oracle {
        run::oracle(&options.fields(), &options, &mut report);
    }
    println!("{report} in {:.0} s", begin.elapsed().as_secs_f64());
    for difference in &report.differences {
        println!("DIFFERENT: {difference}");
    }
    if report.differences.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
