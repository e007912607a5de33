//! The command line: which subcommands there are. Their own arguments are in their own files.

use std::io::{Write as _, stderr};
use std::process::exit;

use clap::{Parser, Subcommand};

use crate::failure::Failure;
use crate::serve::{self, Browser};
use crate::{
    alphabeta, analyze, ballots, bench, contest, conversion, convert, dxp, endgame, hub, perft, play, rules,
    speedup, stats, train, tui, validate,
};

/// Draughts, all of it: every variant, a strong engine, and a board that people enjoy.
///
/// Without a subcommand, serves the web app on this machine and opens a browser.
#[derive(Parser, Debug)]
#[command(name = "crownhead", version, args_conflicts_with_subcommands = true, after_help = SETTINGS)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Arguments,
}

/// Where the settings are.
const SETTINGS: &str = "Settings are read from crownhead/settings.toml in the configuration folder of your system, or from the \
                        file that CROWNHEAD_CONFIG names.";

#[derive(Subcommand, Debug)]
enum Command {
    /// Plays in the terminal, line by line.
    Play(play::Arguments),
    /// Plays in the terminal, in full screen with cursor keys and mouse.
    Tui(tui::Arguments),
    /// Serves the web app on this machine, without opening a browser.
    Serve(serve::Arguments),
    /// Prints the rules of a game: as a page, as a house-rules file or as a code.
    Rules(rules::Arguments),
    /// Counts the positions so many plies away: the yardstick of move generators.
    Perft(perft::Arguments),
    /// Searches fixed positions to a fixed depth and prints one number that stands for the search.
    Bench(bench::Arguments),
    /// Plays two opponents against each other and tells which is stronger.
    Match(Box<contest::Arguments>),
    /// Searches a position and tells the best lines, or writes scores and mistakes into games.
    Analyze(analyze::Arguments),
    /// The engine for programs that speak Hub, over standard input and output.
    Hub(hub::Arguments),
    /// Plays against another program over a connection, in the protocol DXP.
    #[command(subcommand)]
    Dxp(dxp::Command),
    /// Writes game files in another form: PDN, JSON lines, binary and more.
    Convert(convert::Arguments),
    /// Says what is wrong with game files, and where.
    Validate(validate::Arguments),
    /// Counts what is in game files: results, lengths, openings, players.
    Stats(stats::Arguments),
    /// Learns an evaluation from games of the engine against itself.
    #[command(subcommand)]
    Train(train::Command),
    /// Builds, checks, counts and asks tables of perfect endgames.
    #[command(subcommand)]
    Endgame(endgame::Command),
    /// Experiments.
    #[command(subcommand)]
    Lab(Experiment),
}

#[derive(Subcommand, Debug)]
enum Experiment {
    /// Search calls per depth for minimax, alpha-beta, ordered alpha-beta and the full search.
    ///
    /// Minimax and both kinds of alpha-beta look exactly so many plies deep and count material there: what is
    /// counted is entries into the recursive function, the root included. The ordered one tries the greatest
    /// captures first, then what forces a capture, then what refuted sister positions. The full search is that
    /// of the levels: it deepens step by step, remembers, and plays captures out beyond the depth; what is
    /// counted is all the moves it plays for that. It sees further than the depth says, and so may cost more
    /// than alpha-beta by material to the same depth.
    Alphabeta(alphabeta::Arguments),
    /// Won endgames, drawn by lot, are played out against the best defense.
    Conversion(conversion::Arguments),
    /// What the engine makes of the 18 three-move ballots of English draughts that are not played, since one side is lost.
    Ballots(ballots::Arguments),
    /// How much sooner several threads reach a depth than one.
    ///
    /// Even positions of the middle game, drawn by lot, are searched by one thread and by several. Told is
    /// how many times fewer nodes each thread needs, and how many times less time.
    Threads(speedup::Arguments),
}

/// Reads the command line and does what it says.
pub(crate) fn run() -> Result<(), Failure> {
    let line = CommandLine::try_parse().unwrap_or_else(|wrong| refuse(&wrong));
    match line.command {
        None => serve::run(&line.serve, Browser::Open),
        Some(Command::Serve(arguments)) => serve::run(&arguments, Browser::Leave),
        Some(Command::Play(arguments)) => play::run(&arguments),
        Some(Command::Tui(arguments)) => tui::run(&arguments),
        Some(Command::Rules(arguments)) => rules::run(&arguments),
        Some(Command::Perft(arguments)) => perft::run(&arguments),
        Some(Command::Bench(arguments)) => bench::run(&arguments),
        Some(Command::Match(arguments)) => contest::run(&arguments),
        Some(Command::Analyze(arguments)) => analyze::run(&arguments),
        Some(Command::Hub(arguments)) => hub::run(&arguments),
        Some(Command::Dxp(command)) => dxp::run(&command),
        Some(Command::Convert(arguments)) => convert::run(&arguments),
        Some(Command::Validate(arguments)) => validate::run(&arguments),
        Some(Command::Stats(arguments)) => stats::run(&arguments),
        Some(Command::Train(command)) => train::run(&command),
        Some(Command::Endgame(command)) => endgame::run(&command),
        Some(Command::Lab(Experiment::Alphabeta(arguments))) => alphabeta::run(&arguments),
        Some(Command::Lab(Experiment::Conversion(arguments))) => conversion::run(&arguments),
        Some(Command::Lab(Experiment::Ballots(arguments))) => ballots::run(&arguments),
        Some(Command::Lab(Experiment::Threads(arguments))) => speedup::run(&arguments),
    }
}

/// Says what is wrong with the command line (or shows the help that was asked for) and ends the program.
fn refuse(wrong: &clap::Error) -> ! {
    // Whoever closed the streams does not want to know, and that is no reason to panic.
    if wrong.use_stderr() {
        let text = wrong.to_string();
        // What is wrong is said in one line, whatever the parser makes of it; its usage lines follow.
        let (problem, usage) = text.split_once("\n\n").unwrap_or((&text, ""));
        let problem: Vec<&str> = problem.lines().map(str::trim).collect();
        let _ = write!(stderr().lock(), "{}\n\n{usage}", problem.join(" "));
    } else {
        let _ = wrong.print();
    }
    exit(wrong.exit_code())
}
