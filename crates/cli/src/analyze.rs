//! `crownhead analyze`: the best lines of a position, or games with scores and marked mistakes.

pub(crate) mod annotate;
pub(crate) mod question;

use std::io::{IsTerminal as _, Write as _, stderr};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use crownhead_engine::{Engine, Limits, Monitor, Report, RootMove, Score, Task};
use crownhead_explain::Review;
use crownhead_game::{Game, Outcome};
use crownhead_lab::watch::Clock;
use crownhead_notation::fen;
use crownhead_notation::movetext::write_line;
use crownhead_rules::{AnyPosition, AnyRules};
use indicatif::ProgressBar;
use serde::Serialize;

use crate::choice::RulesFlags;
use crate::contest::control::seconds;
use crate::contest::side::judging;
use crate::expected::whole;
use crate::failure::{Failure, note};
use crate::interrupt::take_over;
use crate::output::{print_json, stdout};
use crate::review::{Format, Reviewer};
use crate::shipped;
use crate::tables::TablesFlags;
use crownhead_tui::lines::Interrupt;

/// The default time for a position.
const POSITION: Duration = Duration::from_secs(5);
/// The default time for each move of a game.
const MOVE: Duration = Duration::from_millis(300);

/// Arguments of `analyze`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// A FEN, a game as PDN, or a file with one of them, plain or packed [default: standard input]. For a game, the final
    /// position is analyzed.
    #[arg(value_name = "FEN|PDN|FILE", conflicts_with = "fen")]
    input: Option<String>,
    /// Position to analyze.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    #[command(flatten)]
    rules: RulesFlags,
    /// Number of the game, from 1 [default: 1, or all games with --pdn].
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u32>(1..))]
    game: Option<u32>,
    /// Maximum depth in plies.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u8>(1..=127))]
    depth: Option<u8>,
    /// Nodes to search, for a position or, with --pdn, for each move.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u64>(1..))]
    nodes: Option<u64>,
    /// Seconds to search, for a position or, with --pdn, for each move [default: 5, or 0.3 with --pdn]. Ctrl-C ends the search
    /// with the best line so far.
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, value_parser = seconds)]
    movetime: Option<Duration>,
    /// Number of lines to report.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = whole::<u8>(1..=100))]
    lines: u8,
    /// Write the games as PDN, with the score after every move and marks for mistakes.
    #[arg(long, conflicts_with_all = ["lines", "fen"])]
    pdn: bool,
    /// With --pdn: judge the moves as `crownhead review` does, with verified mistakes, sentences and accuracy.
    #[arg(long, requires = "pdn", conflicts_with_all = ["depth", "movetime", "json"])]
    review: bool,
    /// Memory of the search in MiB.
    #[arg(long, value_name = "MIB", allow_negative_numbers = true, default_value_t = 64, value_parser = whole::<u32>(1..=65_536))]
    hash: u32,
    /// Weights: a file, or none for material and squares [default: the included weights].
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    #[command(flatten)]
    tables: TablesFlags,
    /// Number of search threads.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = whole::<u16>(1..=256))]
    threads: u16,
    /// Print JSON: one object for a position, or one per line for each game.
    #[arg(long)]
    json: bool,
}

/// Searches and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let input = question::Input {
        source: arguments.input.as_deref(),
        fen: arguments.fen.as_deref(),
        rules: &arguments.rules,
        game: arguments.game,
    };
    let interrupt = take_over();
    if arguments.pdn {
        let games = question::games(&input)?;
        return if arguments.review {
            reviewer(arguments)?.run(games, &interrupt)
        } else {
            annotate::run(arguments, games, &interrupt)
        };
    }
    let game = question::position(&input)?;
    let mut searcher = Searcher::new(arguments, game.rules(), &interrupt, POSITION)?;
    let (lines, report) = searcher.lines(&game, usize::from(arguments.lines));
    if arguments.json { print_json(&answer(&game, &lines, &report)) } else { print(&game, &lines, &report) }
}

/// What `crownhead review --pdn` would use.
fn reviewer(arguments: &Arguments) -> Result<Reviewer, Failure> {
    let mut engine = shipped::engine(0, (arguments.hash as usize) << 20);
    engine.set_threads(arguments.threads);
    engine.set_tables(arguments.tables.source(None)?);
    let nodes = arguments.nodes.unwrap_or(Review::NODES);
    Ok(Reviewer { engine, weights: arguments.weights.clone(), nodes, format: Format::Pdn })
}

/// An engine with its limits.
struct Searcher<'a> {
    engine: Engine,
    limits: Limits,
    interrupt: &'a Interrupt,
}

impl<'a> Searcher<'a> {
    fn new(
        arguments: &Arguments,
        rules: AnyRules,
        interrupt: &'a Interrupt,
        usual: Duration,
    ) -> Result<Searcher<'a>, Failure> {
        let Arguments { depth, nodes, movetime, .. } = *arguments;
        let none = depth.is_none() && nodes.is_none() && movetime.is_none();
        let limits = Limits { depth, nodes, time: movetime.or(none.then_some(usual)) };
        let mut engine = shipped::engine(0, (arguments.hash as usize) << 20);
        engine.set_threads(arguments.threads);
        engine.set_tables(arguments.tables.source(None)?);
        if let Some(path) = &arguments.weights {
            engine.set_weights(judging(Some(path), rules)?);
        }
        Ok(Searcher { engine, limits, interrupt })
    }

    /// The best lines of a game's position; none if it is over.
    fn lines(&mut self, game: &Game, count: usize) -> (Vec<RootMove>, Report) {
        let bar = if stderr().is_terminal() { ProgressBar::new_spinner() } else { ProgressBar::hidden() };
        let position = *game.position();
        let clock = Clock::start(self.limits.time);
        let mut watch = Watch { clock, interrupt: self.interrupt, bar, position };
        self.interrupt.set_thinking(true);
        let found = self.engine.lines(&Task::from_game(game), (&self.limits, count), &mut watch);
        watch.bar.finish_and_clear();
        found
    }

    /// Whether Ctrl-C was pressed during the last search.
    fn was_stopped(&self) -> bool {
        self.interrupt.came()
    }
}

/// Ends a search by time or Ctrl-C, and shows its progress.
struct Watch<'a> {
    clock: Clock,
    interrupt: &'a Interrupt,
    bar: ProgressBar,
    position: AnyPosition,
}

impl Monitor for Watch<'_> {
    fn elapsed(&mut self) -> Duration {
        self.clock.elapsed()
    }

    fn should_stop(&mut self) -> bool {
        self.clock.should_stop() || self.interrupt.came()
    }

    fn report(&mut self, report: &Report) {
        self.clock.report(report);
        let line = write_line(&self.position, &report.line).join(" ");
        self.bar.set_message(format!("depth {}  {}  {line}", report.depth, report.score));
        self.bar.tick();
    }
}

/// The result of a game in a few words.
fn outcome_text(outcome: Outcome) -> String {
    match outcome.winner() {
        Some(winner) => format!("{winner:?} has won").to_lowercase(),
        None => "a draw".to_owned(),
    }
}

fn print(game: &Game, lines: &[RootMove], report: &Report) -> Result<(), Failure> {
    let mut out = stdout();
    let turn = format!("{:?}", game.position().turn()).to_lowercase();
    writeln!(out, "{}: {}", game.rules().key().unwrap_or("house rules"), fen::write(game.position()))?;
    if let Some(outcome) = game.outcome() {
        writeln!(out, "the game is over: {}", outcome_text(outcome))?;
    }
    let Report { depth, nodes, time, .. } = report;
    writeln!(out, "{turn} to move, depth {depth}, {nodes} nodes, {:.2} s", time.as_secs_f64())?;
    for (index, line) in lines.iter().enumerate() {
        let moves = write_line(game.position(), &line.line).join(" ");
        writeln!(out, "{}. {}  {moves}", index + 1, line.score)?;
    }
    Ok(out.flush()?)
}

/// The object that scripts read.
#[derive(Serialize)]
struct Answer {
    variant: Option<&'static str>,
    fen: String,
    turn: String,
    /// The result if the game is over; the position is analyzed anyway.
    outcome: Option<String>,
    depth: u8,
    nodes: u64,
    seconds: f64,
    lines: Vec<Told>,
}

/// A line in it.
#[derive(Serialize)]
struct Told {
    #[serde(flatten)]
    score: Value,
    moves: Vec<String>,
}

/// A score in men, or the plies to the end of the game, positive for a win. The other one is null.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Value {
    score: Option<f64>,
    ends_in: Option<i32>,
}

impl From<Score> for Value {
    fn from(score: Score) -> Value {
        let ends_in = score.decided_in();
        Value { score: ends_in.is_none().then_some(f64::from(score.0) / 100.0), ends_in }
    }
}

fn answer(game: &Game, lines: &[RootMove], report: &Report) -> Answer {
    let told =
        |line: &RootMove| Told { score: line.score.into(), moves: write_line(game.position(), &line.line) };
    Answer {
        variant: game.rules().key(),
        fen: fen::write(game.position()),
        turn: format!("{:?}", game.position().turn()).to_lowercase(),
        outcome: game.outcome().map(outcome_text),
        depth: report.depth,
        nodes: report.nodes,
        seconds: report.time.as_secs_f64(),
        lines: lines.iter().map(told).collect(),
    }
}

/// Reports that the analysis was stopped early.
fn say_stopped(what: &str) {
    note(&format!("stopped: {what}"));
}
