//! The command line: which subcommands there are. Their own arguments are in their own files.

use std::process::exit;

use clap::{Parser, Subcommand};

use crate::failure::Failure;
use crate::serve::{self, Browser};
use crate::{alphabeta, bench, contest, perft, play};

/// Draughts, all of it: every variant, a strong engine, and a board that people enjoy.
///
/// Without a subcommand, serves the web app on this machine and opens a browser.
#[derive(Parser, Debug)]
#[command(name = "crownhead", version, args_conflicts_with_subcommands = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Arguments,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Plays in the terminal, line by line.
    Play(play::Arguments),
    /// Serves the web app on this machine, without opening a browser.
    Serve(serve::Arguments),
    /// Counts the positions so many plies away: the yardstick of move generators.
    Perft(perft::Arguments),
    /// Searches fixed positions to a fixed depth and prints one number that stands for the search.
    Bench(bench::Arguments),
    /// Plays two opponents against each other and tells which is stronger.
    Match(contest::Arguments),
    /// Experiments.
    #[command(subcommand)]
    Lab(Experiment),
}

#[derive(Subcommand, Debug)]
enum Experiment {
    /// Search calls per depth for minimax, alpha-beta, ordered alpha-beta and the full search.
    Alphabeta(alphabeta::Arguments),
}

/// Reads the command line and does what it says.
pub(crate) fn run() -> Result<(), Failure> {
    let line = CommandLine::try_parse().unwrap_or_else(|wrong| {
        // Help and version arrive here as well; neither is worth a panic if nobody reads them.
        let _ = wrong.print();
        exit(wrong.exit_code())
    });
    match line.command {
        None => serve::run(&line.serve, Browser::Open),
        Some(Command::Serve(arguments)) => serve::run(&arguments, Browser::Leave),
        Some(Command::Play(arguments)) => play::run(&arguments),
        Some(Command::Perft(arguments)) => perft::run(&arguments),
        Some(Command::Bench(arguments)) => bench::run(&arguments),
        Some(Command::Match(arguments)) => contest::run(&arguments),
        Some(Command::Lab(Experiment::Alphabeta(arguments))) => alphabeta::run(&arguments),
    }
}
