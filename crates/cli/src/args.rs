//! The command line: which subcommands there are. Their own arguments are in their own files.

use std::process::exit;

use clap::{Parser, Subcommand};

use crate::failure::Failure;
use crate::perft;

/// Draughts, all of it: every variant, a strong engine, and a board that people enjoy.
///
/// Without a subcommand, serves the web app on this machine and opens a browser.
#[derive(Parser, Debug)]
#[command(name = "crownhead", version, args_conflicts_with_subcommands = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Counts the positions so many plies away: the yardstick of move generators.
    Perft(perft::Arguments),
}

/// Reads the command line and does what it says.
pub(crate) fn run() -> Result<(), Failure> {
    let line = CommandLine::try_parse().unwrap_or_else(|wrong| {
        // Help and version arrive here as well; neither is worth a panic if nobody reads them.
        let _ = wrong.print();
        exit(wrong.exit_code())
    });
    match line.command {
        Some(Command::Perft(arguments)) => perft::run(&arguments),
        None => Ok(()),
    }
}
