//! The command line: all subcommands. Each defines its arguments in its own file.

use std::io::{Write as _, stderr};
use std::process::exit;

use clap::{CommandFactory as _, Parser, Subcommand};

use crownhead_prose::Language;

use crate::expected::worded;
use crate::failure::Failure;
use crate::serve::{self, Browser};
use crate::{
    alphabeta, analyze, ballots, bench, blunders, book, chance, contest, conversion, convert, diagram, dxp,
    endgame, features, hub, ladder, language, library, manual, microscope, perft, play, puzzles, review,
    rules, speedup, stats, styles, train, tui, tune, validate, worker,
};

/// Play, analyze and study draughts: every variant, a strong engine, perfect endgames.
///
/// Without a command, serve the web app on this machine and open a browser.
#[derive(Parser, Debug)]
#[command(name = "crownhead", version, args_conflicts_with_subcommands = true, after_help = SETTINGS)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Arguments,
    /// Language of everything but this help: en-US, nl, fr, de, ru, pt, it, es, pl or tr [default: that of the settings file or the system]
    #[arg(long, global = true, value_name = "TAG", value_parser = language::of_tag)]
    lang: Option<Language>,
}

/// Where settings come from.
const SETTINGS: &str = "Settings are read from crownhead/settings.toml in your configuration folder, or from the file that \
                        CROWNHEAD_CONFIG names.";

#[derive(Subcommand, Debug)]
enum Command {
    /// Play in the terminal, line by line
    Play(play::Arguments),
    /// Play in the terminal, in full screen with cursor keys and mouse
    Tui(tui::Arguments),
    /// Serve the web app on this machine, without opening a browser
    Serve(Box<serve::Line>),
    /// Print the rules of a game as a page, a house-rules file or a code
    Rules(rules::Arguments),
    /// Count the positions at a given depth, to check and time move generation
    Perft(perft::Arguments),
    /// Search fixed positions to a fixed depth and print a signature of the search
    Bench(bench::Arguments),
    /// Play two opponents against each other and report which is stronger
    Match(Box<contest::Arguments>),
    /// Search a position for the best lines, or add scores and mistakes to games
    Analyze(analyze::Arguments),
    /// Judge every move of games: accuracy, mistakes and what punishes them
    Review(review::Arguments),
    /// Draw a position, a game or a sheet of positions: SVG, PNG, animated GIF, or HTML to print
    Diagram(Box<diagram::Arguments>),
    /// Run the engine for programs that speak Hub, over standard input and output
    Hub(hub::Arguments),
    /// Play another program over a connection with the DXP protocol
    #[command(subcommand)]
    Dxp(dxp::Command),
    /// Convert game files: PDN, JSON lines, binary and more
    Convert(convert::Arguments),
    /// Check game files and report every problem with its place
    Validate(validate::Arguments),
    /// Count results, lengths, openings and players in game files
    Stats(stats::Arguments),
    /// Keep a library of games: add, search, explore openings, export
    Library(Box<library::Arguments>),
    /// Mine puzzles from games, and check them
    #[command(subcommand)]
    Puzzles(puzzles::Command),
    /// Show the tree that a search visits on a small position
    Microscope(microscope::Arguments),
    /// Train an evaluation on games of the engine against itself
    #[command(subcommand)]
    Train(train::Command),
    /// Grow opening books by the engine's own searches, and look into them
    #[command(subcommand)]
    Book(book::Command),
    /// Build, check, count and look up endgame tables
    #[command(subcommand)]
    Endgame(endgame::Command),
    /// Run experiments
    #[command(subcommand)]
    Lab(Experiment),
    /// Print completions for a shell
    Completions(manual::Completions),
    /// Print the man page, or write one for each command
    Man(manual::Pages),
}

#[derive(Subcommand, Debug)]
enum Experiment {
    /// Count search calls by depth for minimax, alpha-beta, ordered alpha-beta and the full search
    ///
    /// Minimax and both kinds of alpha-beta search to a fixed depth and count material there. For them, a call is an entry
    /// into the recursive function, the root included. The ordered one tries the largest captures first, then moves that
    /// force a capture, then moves that refuted sibling positions. The full search is that of the levels, with iterative
    /// deepening, a transposition table and quiescence. For it, a call is a move played, at all depths. It sees further than
    /// its depth, and so may cost more than alpha-beta to the same depth.
    Alphabeta(alphabeta::Arguments),
    /// Play out random won endgames against the best defense
    Conversion(conversion::Arguments),
    /// Evaluate the 18 barred three-move ballots of English draughts, in which one side is lost
    Ballots(ballots::Arguments),
    /// Measure how much faster several threads reach a depth than one
    ///
    /// Searches random, even middle-game positions with one thread and with several. Reports how many times fewer nodes each
    /// thread needs, and how many times less time.
    Threads(speedup::Arguments),
    /// Fit the chances of a win, a draw and a loss to the scores of games of the engine against itself
    Chance(chance::Arguments),
    /// Compare the blunders that reviews find with those of a search of many times their budget
    Review(blunders::Arguments),
    /// Count how people and levels err: shots missed by length, recaptures dropped, won endings not won
    ///
    /// Games of people come from files. Each level plays itself. A shot is a turn with one move that wins a piece, on the
    /// board after two own moves or more.
    Features(features::Arguments),
    /// Compare the games of each style with those of the same level without one
    ///
    /// Each plays the level without a style. A shot is a turn with one move that wins a piece, on the board after two own moves
    /// or more.
    Styles(styles::Arguments),
    /// Let the levels play each other, and fit one scale to the results
    ///
    /// Neighbors play the games asked for, levels further apart fewer. Random play is level 0. Results are kept after each
    /// pairing; those played with other settings, weights or rules are played again.
    Ladder(ladder::Arguments),
    /// Tune numbers of the search by games of the engine against itself (SPSA)
    ///
    /// Every step plays an opening with both colors between two changes of all chosen numbers, and moves them toward the one
    /// that scored more. What comes out should win a match: crownhead match --a-options KEY=VALUE,...
    Tune(tune::Arguments),
    /// Work for commands with --bus, here or on other machines, until Ctrl-C
    ///
    /// A worker takes one batch for each thread, and only from commands of the same version of the program. The first Ctrl-C lets
    /// it finish what it has begun, the second gives that back. If it vanishes, others do its batches after half a minute.
    Worker(worker::Arguments),
}

/// Reads the command line and runs the command.
pub(crate) fn run() -> Result<(), Failure> {
    let line = CommandLine::try_parse().unwrap_or_else(|wrong| refuse(&wrong));
    language::speak(line.lang);
    match line.command {
        None => serve::run(&line.serve, Browser::Open),
        Some(Command::Serve(line)) => line.run(),
        Some(Command::Play(arguments)) => play::run(&arguments),
        Some(Command::Tui(arguments)) => tui::run(&arguments),
        Some(Command::Rules(arguments)) => rules::run(&arguments),
        Some(Command::Perft(arguments)) => perft::run(&arguments),
        Some(Command::Bench(arguments)) => bench::run(&arguments),
        Some(Command::Match(arguments)) => contest::run(&arguments),
        Some(Command::Analyze(arguments)) => analyze::run(&arguments),
        Some(Command::Review(arguments)) => review::run(&arguments),
        Some(Command::Diagram(arguments)) => diagram::run(&arguments),
        Some(Command::Hub(arguments)) => hub::run(&arguments),
        Some(Command::Dxp(command)) => dxp::run(&command),
        Some(Command::Convert(arguments)) => convert::run(&arguments),
        Some(Command::Validate(arguments)) => validate::run(&arguments),
        Some(Command::Stats(arguments)) => stats::run(&arguments),
        Some(Command::Library(arguments)) => library::run(&arguments),
        Some(Command::Train(command)) => train::run(&command),
        Some(Command::Book(command)) => book::run(&command),
        Some(Command::Endgame(command)) => endgame::run(&command),
        Some(Command::Microscope(arguments)) => microscope::run(&arguments),
        Some(Command::Lab(Experiment::Alphabeta(arguments))) => alphabeta::run(&arguments),
        Some(Command::Lab(Experiment::Conversion(arguments))) => conversion::run(&arguments),
        Some(Command::Lab(Experiment::Ballots(arguments))) => ballots::run(&arguments),
        Some(Command::Lab(Experiment::Threads(arguments))) => speedup::run(&arguments),
        Some(Command::Lab(Experiment::Chance(arguments))) => chance::run(&arguments),
        Some(Command::Lab(Experiment::Review(arguments))) => blunders::run(&arguments),
        Some(Command::Lab(Experiment::Features(arguments))) => features::run(&arguments),
        Some(Command::Lab(Experiment::Styles(arguments))) => styles::run(&arguments),
        Some(Command::Lab(Experiment::Ladder(arguments))) => ladder::run(&arguments),
        Some(Command::Lab(Experiment::Tune(arguments))) => tune::run(&arguments),
        Some(Command::Lab(Experiment::Worker(arguments))) => worker::run(&arguments),
        Some(Command::Puzzles(command)) => puzzles::run(&command),
        Some(Command::Completions(arguments)) => manual::completions(&arguments, CommandLine::command()),
        Some(Command::Man(arguments)) => manual::pages(&arguments, CommandLine::command()),
    }
}

/// Prints what is wrong with the command line, or the requested help, and ends the program.
fn refuse(wrong: &clap::Error) -> ! {
    // A closed stream is no reason to panic.
    if wrong.use_stderr() {
        let text = worded(wrong);
        // The problem takes one line; the usage lines of the parser follow.
        let (problem, usage) = text.split_once("\n\n").unwrap_or((&text, ""));
        let problem: Vec<&str> = problem.lines().map(str::trim).collect();
        let _ = write!(stderr().lock(), "{}\n\n{usage}", problem.join(" "));
    } else {
        let _ = wrong.print();
    }
    exit(wrong.exit_code())
}
