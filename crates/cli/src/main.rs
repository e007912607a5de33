//! The program `crownhead`: reads the command line and runs one file per command.
//!
//! A file here has the arguments of a command and prints its results. The work is elsewhere: game files in `archive`, collections in
//! `library`;
//! matches, training, table builds and protocols in `lab`; playing in `tui`; the web app in `server`. The invariant: results
//! go to standard output, everything else to standard error; every failure is one clear line and exit code 1 or 2; nothing
//! panics, whatever the input is and even if the output is closed.

mod alphabeta;
mod analyze;
mod args;
mod ballots;
mod bench;
mod blunders;
mod book;
mod bus;
mod chance;
mod choice;
mod contest;
mod conversion;
mod convert;
mod cpu;
mod diagram;
mod dxp;
mod endgame;
mod expected;
mod failure;
mod features;
mod games;
mod hub;
mod interrupt;
mod ladder;
mod language;
mod library;
mod manual;
mod microscope;
mod output;
mod perft;
mod places;
mod play;
mod puzzles;
mod results;
mod review;
mod rules;
mod seating;
mod serve;
mod settings;
mod shipped;
mod speedup;
mod stats;
mod styles;
mod tables;
mod train;
mod tui;
mod tune;
mod validate;
mod worker;

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
