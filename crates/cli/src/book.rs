//! `crownhead book`: growing opening books, and looking into them.
//!
//! Not here: how a book grows and its file (`lab::opening_book`).

use std::io::{IsTerminal as _, Write as _, stderr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, Subcommand};
use crownhead_archive::store::{read_text, write_whole};
use crownhead_engine::{BookMove, NullMonitor, OpeningBook};
use crownhead_lab::opening_book::OpeningTree;
use crownhead_lab::openings::after_moves;
use crownhead_notation::{fen, movetext};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules};
use indicatif::ProgressBar;

use crate::choice::RulesFlags;
use crate::expected::whole;
use crate::failure::Failure;
use crate::output::stdout;
use crate::shipped;

/// The longest book that is read, in bytes.
const LONGEST: u64 = 1 << 28;
/// Positions after which a growing book is written.
const BATCH: usize = 100;
/// Moves shown of a line.
const LINE: usize = 12;

/// What to do with books.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Grow a book from the start of the game, by searches of one position after another
    ///
    /// The next position is at the end of the line that is shortest, where a line counts as two plies longer for each tenth of
    /// a man that its moves cost. A book that exists goes on growing.
    Grow(GrowArguments),
    /// Show what a book says about a position
    Show(ShowArguments),
}

/// Arguments of `book grow`.
#[derive(Args, Debug)]
pub(crate) struct GrowArguments {
    /// The book.
    #[arg(value_name = "FILE.book")]
    file: PathBuf,
    #[command(flatten)]
    rules: RulesFlags,
    /// Positions to have in the book.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 2_000, value_parser = whole::<u32>(1..=1_000_000))]
    positions: u32,
    /// Nodes for each of them [default: 100000, or as before].
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u64>(1..))]
    nodes: Option<u64>,
}

/// Arguments of `book show`.
#[derive(Args, Debug)]
pub(crate) struct ShowArguments {
    /// The book.
    #[arg(value_name = "FILE.book")]
    file: PathBuf,
    /// Moves from the start of the game to the position, such as 11-15 23-19.
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
}

/// Nodes for each position of a new book.
const NODES: u64 = 100_000;

/// Runs a command.
pub(crate) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Grow(arguments) => grow(arguments),
        Command::Show(arguments) => show(arguments),
    }
}

fn read(path: &Path) -> Result<OpeningTree, Failure> {
    let text = read_text(path, LONGEST).map_err(|problem| Failure::file("read", path, problem))?;
    OpeningTree::of_text(&text).map_err(|problem| Failure::file("use the book", path, problem))
}

/// The book of a file for play under these rules; none without a file.
pub(crate) fn of_flag(path: Option<&Path>, rules: AnyRules) -> Result<Option<Arc<OpeningBook>>, Failure> {
    let Some(path) = path else { return Ok(None) };
    let tree = read(path)?;
    if tree.rules().house_rules() != rules.house_rules() {
        let other = format!("it is for {}, not for {}", name(tree.rules()), name(rules));
        return Err(Failure::file("use the book", path, other));
    }
    Ok(Some(Arc::new(tree.book())))
}

fn name(rules: AnyRules) -> &'static str {
    rules.key().unwrap_or("house rules")
}

/// The book to go on with, or a new one.
fn begun(arguments: &GrowArguments) -> Result<OpeningTree, Failure> {
    let path = &arguments.file;
    if !path.exists() {
        return Ok(OpeningTree::new(arguments.rules.resolve()?, arguments.nodes.unwrap_or(NODES)));
    }
    let tree = read(path)?;
    let differs = |what: String| Err(Failure::file("grow the book", path, what));
    match (arguments.rules.chosen()?, arguments.nodes) {
        (Some(rules), _) if rules.house_rules() != tree.rules().house_rules() => {
            differs(format!("it is for {}", name(tree.rules())))
        }
        (_, Some(nodes)) if nodes != tree.nodes() => {
            differs(format!("it was grown with {} nodes for each position", tree.nodes()))
        }
        _ => Ok(tree),
    }
}

fn grow(arguments: &GrowArguments) -> Result<(), Failure> {
    let mut tree = begun(arguments)?;
    let wanted = arguments.positions as usize;
    let mut engine = shipped::engine(0, shipped::TABLE_BYTES);
    let bar = stderr().is_terminal().then(|| ProgressBar::new(wanted as u64));
    let mut more = true;
    while more && tree.len() < wanted {
        more = tree.grow(&mut engine, &mut NullMonitor);
        if !more || tree.len() == wanted || tree.len().is_multiple_of(BATCH) {
            write_whole(&arguments.file, tree.to_text())?;
        }
        if let Some(bar) = &bar {
            bar.set_position(tree.len() as u64);
        }
    }
    if let Some(bar) = &bar {
        bar.finish_and_clear();
    }
    let complete = if more { "" } else { ", and no line can grow any more" };
    Ok(writeln!(stdout(), "{}: {} positions{complete}", arguments.file.display(), tree.len())?)
}

fn show(arguments: &ShowArguments) -> Result<(), Failure> {
    let tree = read(&arguments.file)?;
    let book = tree.book();
    let game = after_moves(&arguments.moves.join(" "), tree.rules()).map_err(Failure::Usage)?;
    let position = *game.position();
    let mut out = stdout();
    writeln!(out, "{}", fen::write(&position))?;
    let moves = book.moves(&position);
    if moves.is_empty() {
        writeln!(out, "not in the book")?;
        return Err(Failure::No);
    }
    for &BookMove { mv, score } in moves {
        let line = line(&book, position, mv);
        writeln!(out, "{:+.2}  {line}", f64::from(score.0) / 100.0)?;
    }
    Ok(())
}

/// The best line after a move, as text.
fn line(book: &OpeningBook, position: AnyPosition, mv: AnyMove) -> String {
    let (mut at, mut line) = (position.play_unchecked(&mv), vec![mv]);
    while let Some(best) = book.moves(&at).first().filter(|_| line.len() < LINE) {
        line.push(best.mv);
        at = at.play_unchecked(&best.mv);
    }
    movetext::write_line(&position, &line).join(" ")
}
