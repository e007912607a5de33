//! `crownhead review`: every move of a game judged, with accuracy, mistakes and what punishes them.

mod report;
mod shared;

use std::io::Write as _;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use crownhead_engine::{Engine, Monitor, Report};
use crownhead_explain::Review;
use crownhead_lab::watch::Clock;
use crownhead_notation::pdn::Tree;
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};

use crate::analyze::question::{Input, games};
use crate::bus::BusFlag;
use crate::choice::RulesFlags;
use crate::contest::side::judging;
use crate::expected::whole;
use crate::failure::{Failure, note};
use crate::interrupt::take_over;
use crate::output::stdout;
use crate::shipped;
use crate::tables::TablesFlags;
use crownhead_tui::lines::Interrupt;

pub(crate) use shared::Reviewing;

/// Arguments of `review`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// A game as PDN, or a file of games, plain or packed [default: standard input].
    #[arg(value_name = "PDN|FILE")]
    input: Option<String>,
    #[command(flatten)]
    rules: RulesFlags,
    /// Number of the game, from 1 [default: all games].
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u32>(1..))]
    game: Option<u32>,
    /// Nodes to search for each position at first. Suspicious moves get several times as many. Ctrl-C ends the review with what
    /// is done.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = Review::NODES, value_parser = whole::<u64>(1..))]
    nodes: u64,
    /// Write the games as PDN, with the score after every move, marks and sentences.
    #[arg(long, conflicts_with = "json")]
    pdn: bool,
    /// Print JSON, one line for each game.
    #[arg(long)]
    json: bool,
    /// Memory of the search in MiB.
    #[arg(long, value_name = "MIB", allow_negative_numbers = true, default_value_t = 64, value_parser = whole::<u32>(1..=65_536))]
    hash: u32,
    /// Weights: a file, or none for material and squares [default: the included weights].
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    #[command(flatten)]
    tables: TablesFlags,
    #[command(flatten)]
    bus: BusFlag,
}

/// Reviews and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Arguments { input, rules, game, .. } = arguments;
    let games = games(&Input { source: input.as_deref(), fen: None, rules, game: *game })?;
    let format = match (arguments.json, arguments.pdn) {
        (true, _) => Format::Json,
        (_, true) => Format::Pdn,
        _ => Format::Text,
    };
    if let Some(fleet) = arguments.bus.fleet()? {
        return shared::run(arguments, format, games, &fleet);
    }
    let mut engine = shipped::engine(0, (arguments.hash as usize) << 20);
    engine.set_tables(arguments.tables.source(None)?);
    let weights = arguments.weights.clone();
    Reviewer { engine, weights, nodes: arguments.nodes, format }.run(games, &take_over())
}

/// How a review is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Format {
    /// For a terminal.
    Text,
    /// The game with marks and comments.
    Pdn,
    /// One line for each game.
    Json,
}

/// Reviews games one by one.
pub(crate) struct Reviewer {
    pub(crate) engine: Engine,
    /// Weights to use in place of the included ones.
    pub(crate) weights: Option<PathBuf>,
    pub(crate) nodes: u64,
    pub(crate) format: Format,
}

impl Reviewer {
    /// Reviews games and writes each as soon as it is done.
    pub(crate) fn run(mut self, games: Vec<(u32, Tree)>, interrupt: &Interrupt) -> Result<(), Failure> {
        let mut out = stdout();
        let count = games.len();
        for (index, (number, tree)) in games.into_iter().enumerate() {
            if let Some(path) = &self.weights {
                self.engine.set_weights(judging(Some(path), tree.rules)?);
            }
            let review = review(&tree, self.nodes, &mut self.engine, interrupt);
            let text = told(self.format, number, tree, &review)?;
            write!(out, "{}{text}", between(self.format, index))?;
            out.flush()?;
            if interrupt.came() {
                let (done, left) = (review.moves().count(), count - index - 1);
                note(&format!(
                    "stopped: game {number} with {done} of {} moves, {left} games left",
                    review.length()
                ));
                break;
            }
        }
        Ok(())
    }
}

/// What is written of a game.
fn told(format: Format, number: u32, tree: Tree, review: &Review) -> Result<String, Failure> {
    Ok(match format {
        Format::Text => report::text(number, &tree, review),
        Format::Pdn => report::annotated(tree, review),
        Format::Json => report::json_line(number, review)?,
    })
}

/// What is written before it.
fn between(format: Format, index: usize) -> &'static str {
    if index == 0 || format == Format::Json { "" } else { "\n" }
}

/// Reviews a game until it is done or Ctrl-C is pressed.
fn review(tree: &Tree, nodes: u64, engine: &mut Engine, interrupt: &Interrupt) -> Review {
    let bar = ProgressBar::new(1000);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent}% {eta}") {
        bar.set_style(style);
    }
    let mut review = Review::new(tree.start, &tree.main_deeds(), nodes);
    let mut watch = Watch { clock: Clock::start(None), interrupt };
    interrupt.set_thinking(true);
    while review.step(engine, &mut watch).is_some() {
        bar.set_position((review.progress() * 1000.0) as u64);
    }
    bar.finish_and_clear();
    review
}

/// Ends a review by Ctrl-C.
struct Watch<'a> {
    clock: Clock,
    interrupt: &'a Interrupt,
}

impl Monitor for Watch<'_> {
    fn elapsed(&mut self) -> Duration {
        self.clock.elapsed()
    }

    fn should_stop(&mut self) -> bool {
        self.interrupt.came()
    }

    fn report(&mut self, _: &Report) {}
}
