//! The program `crownhead`: reads the command line and hands over to one file per subcommand.
//!
//! Not here: rules, games, engines, sentences about games. The invariants: results go to standard output,
//! everything else to standard error; every failure is one clear line and an exit code of 1 or 2; nothing
//! panics, whatever it is given and whoever stops listening.

mod alphabeta;
mod analyze;
mod args;
mod ballots;
mod bench;
mod choice;
mod contest;
mod conversion;
mod convert;
mod cpu;
mod dxp;
mod endgame;
mod failure;
mod games;
mod hub;
mod interrupt;
mod output;
mod perft;
mod places;
mod play;
mod rules;
mod seating;
mod serve;
mod settings;
mod shipped;
mod speedup;
mod stats;
mod tables;
mod train;
mod tui;
mod validate;

use std::process::ExitCode;

fn main() -> ExitCode {
    if let Err(lacking) = cpu::check() {
        return failure::Failure::Usage(lacking).report();
    }
    match args::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
