//! `crownhead library`: a collection of games in one file.
//!
//! Not here: everything that is done with the games (crate `library`).

mod add;
mod explore;
mod export;
mod find;
mod question;
mod stats;

use std::path::PathBuf;

use clap::{Args, Subcommand};
use crownhead_library::db::{self, Library};

use crate::failure::Failure;

/// Arguments of `library`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The file of the library.
    #[arg(long, value_name = "FILE", global = true)]
    db: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Add the games of files; makes the library if there is none
    ///
    /// Duplicates are noted and not added again; games that cannot be played are kept with their text and the reason. An
    /// import that was interrupted goes on where it stopped when the same command runs again.
    Add(add::Arguments),
    /// List the games that answer a question
    Find(find::Arguments),
    /// Show what was played in a position, with results and ratings
    Explore(explore::Arguments),
    /// Write games, duplicates or bad games to a file
    Export(export::Arguments),
    /// Write the openings that were played most, as a list that `match --openings` reads
    Book(explore::BookArguments),
    /// Count games, results, players, duplicates and bad games
    Stats(stats::Arguments),
    /// Join the position index into one piece
    Compact,
}

/// Runs a command on a library.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let path =
        arguments.db.as_deref().ok_or_else(|| Failure::Usage("name the library with --db FILE".into()))?;
    let about = |error: db::Error| match error {
        db::Error::Files(files) => files.into(),
        other => Failure::file("use the library", path, other),
    };
    let opened = if matches!(arguments.command, Command::Add(_)) {
        Library::open_or_create(path)
    } else if path.exists() {
        Library::open(path)
    } else {
        return Err(Failure::file("open the library", path, "there is no such file"));
    };
    let mut library = opened.map_err(about)?;
    match &arguments.command {
        Command::Add(arguments) => add::run(&mut library, arguments),
        Command::Find(arguments) => find::run(&library, arguments),
        Command::Explore(arguments) => explore::run(&library, arguments),
        Command::Export(arguments) => export::run(&library, arguments),
        Command::Book(arguments) => explore::book(&library, arguments),
        Command::Stats(arguments) => stats::run(&library, arguments),
        Command::Compact => library.compact().map_err(about),
    }
}
