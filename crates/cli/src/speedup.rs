//! `crownhead lab threads`: how much sooner several threads reach a depth than one.

use std::io::Write as _;
use std::time::Instant;

use clap::Args;
use crownhead_engine::{Engine, Limits, NullMonitor, Task};
use crownhead_game::Game;
use crownhead_lab::book::{Book, Scout};
use crownhead_lab::score::QUANTILE;
use crownhead_notation::fen;
use serde::Serialize;

use crate::choice::RulesFlags;
use crate::failure::Failure;
use crate::output::{print_json, stdout};
use crate::shipped;

/// Plies of random play that lead to the positions.
const PLIES: u32 = 16;

/// Arguments of `lab threads`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesFlags,
    /// Depth of each search in plies.
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true, default_value_t = 20, value_parser = clap::value_parser!(u8).range(1..=60))]
    depth: u8,
    /// Threads that are compared with one.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 2, value_parser = clap::value_parser!(u16).range(2..=256))]
    threads: u16,
    /// Positions.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 40, value_parser = clap::value_parser!(u16).range(2..))]
    positions: u16,
    /// Memory of the search in MiB.
    #[arg(long, value_name = "MIB", allow_negative_numbers = true, default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=16_384))]
    hash: u16,
    /// Where the positions come from.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What a search took.
#[derive(Clone, Copy, Serialize)]
struct Cost {
    nodes: u64,
    seconds: f64,
}

/// What was measured at one position.
#[derive(Serialize)]
struct Line {
    fen: String,
    /// One thread.
    one: Cost,
    /// Several: the nodes of all of them.
    several: Cost,
}

/// A geometric mean with the interval of 95 %.
#[derive(Clone, Copy, Serialize)]
struct Mean {
    ratio: f64,
    low: f64,
    high: f64,
}

/// Everything that was measured.
#[derive(Serialize)]
struct Summary {
    depth: u8,
    threads: u16,
    by_nodes: Mean,
    by_time: Mean,
    positions: Vec<Line>,
}

/// Searches every position twice and tells.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.resolve()?;
    let book = Book::random(rules, PLIES, arguments.seed);
    let (mut scout, mut lines) = (Scout::default(), Vec::new());
    let mut engine = shipped::engine(0, usize::from(arguments.hash) << 20);
    let start = Game::new(rules);
    // What is unpacked for the first search is no part of it.
    search(&mut engine, &start, 1, 1);
    for pair in 0..usize::from(arguments.positions) {
        let game = book.opening(pair, &mut scout);
        let line = Line {
            fen: fen::write(game.position()),
            one: search(&mut engine, &game, arguments.depth, 1),
            several: search(&mut engine, &game, arguments.depth, arguments.threads),
        };
        if !arguments.json {
            print(&line, arguments.threads)?;
        }
        lines.push(line);
    }
    let by_nodes = Mean::of(lines.iter().map(|line| line.by_nodes(arguments.threads)));
    let by_time = Mean::of(lines.iter().map(Line::by_time));
    let Arguments { depth, threads, .. } = *arguments;
    if arguments.json {
        return print_json(&Summary { depth, threads, by_nodes, by_time, positions: lines });
    }
    let tell = |Mean { ratio, low, high }: Mean| format!("{ratio:.2} ({low:.2} to {high:.2})");
    Ok(writeln!(
        stdout(),
        "{threads} threads at depth {depth}: {} times fewer nodes for each, {} times as fast",
        tell(by_nodes),
        tell(by_time)
    )?)
}

fn search(engine: &mut Engine, game: &Game, depth: u8, threads: u16) -> Cost {
    engine.clear();
    engine.set_threads(threads);
    let began = Instant::now();
    let report = engine.analyze(&Task::from_game(game), &Limits::depth(depth), &mut NullMonitor);
    Cost { nodes: report.nodes, seconds: began.elapsed().as_secs_f64() }
}

impl Line {
    fn by_nodes(&self, threads: u16) -> f64 {
        self.one.nodes.max(1) as f64 * f64::from(threads) / self.several.nodes.max(1) as f64
    }

    fn by_time(&self) -> f64 {
        self.one.seconds.max(1e-9) / self.several.seconds.max(1e-9)
    }
}

impl Mean {
    /// Of at least two ratios.
    fn of(ratios: impl Iterator<Item = f64>) -> Mean {
        let logs: Vec<f64> = ratios.map(f64::ln).collect();
        let count = logs.len() as f64;
        let mean = logs.iter().sum::<f64>() / count;
        let variance = logs.iter().map(|log| (log - mean).powi(2)).sum::<f64>() / (count - 1.0);
        let half = QUANTILE * (variance / count).sqrt();
        Mean { ratio: mean.exp(), low: (mean - half).exp(), high: (mean + half).exp() }
    }
}

fn print(line: &Line, threads: u16) -> Result<(), Failure> {
    let mut out = stdout();
    let (by_nodes, by_time) = (line.by_nodes(threads), line.by_time());
    let Line { fen, one, .. } = line;
    writeln!(
        out,
        "{by_nodes:.2} by nodes, {by_time:.2} by time: {:.1} million nodes, {fen}",
        one.nodes as f64 / 1e6
    )?;
    Ok(out.flush()?)
}
