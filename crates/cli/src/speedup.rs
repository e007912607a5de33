//! `crownhead lab threads`: how much sooner several threads reach a depth than one.

use std::io::Write as _;

use clap::Args;
use crownhead_lab::speedup::{Line, Mean, Speedup};
use serde::Serialize;

use crate::choice::RulesFlags;
use crate::expected::whole;
use crate::failure::Failure;
use crate::output::{print_json, stdout};
use crate::shipped;

/// Arguments of `lab threads`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesFlags,
    /// Depth of each search in plies.
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true, default_value_t = 20, value_parser = whole::<u8>(1..=60))]
    depth: u8,
    /// Number of threads to compare with one.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 2, value_parser = whole::<u16>(2..=256))]
    threads: u16,
    /// Number of positions.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 40, value_parser = whole::<u16>(2..))]
    positions: u16,
    /// Memory of the search in MiB.
    #[arg(long, value_name = "MIB", allow_negative_numbers = true, default_value_t = 64, value_parser = whole::<u16>(1..=16_384))]
    hash: u16,
    /// Seed of the positions.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// The whole measurement.
#[derive(Serialize)]
struct Summary {
    depth: u8,
    threads: u16,
    by_nodes: Mean,
    by_time: Mean,
    positions: Vec<Line>,
}

/// Measures and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Arguments { depth, threads, positions, seed, json, .. } = *arguments;
    let mut engine = shipped::engine(0, usize::from(arguments.hash) << 20);
    let speedup = Speedup { rules: arguments.rules.resolve()?, depth, threads, positions, seed };
    let lines = speedup.measure(&mut engine, &mut |line| if json { Ok(()) } else { print(line, threads) })?;
    let by_nodes = Mean::of(lines.iter().map(|line| line.by_nodes(threads)));
    let by_time = Mean::of(lines.iter().map(Line::by_time));
    if json {
        return print_json(&Summary { depth, threads, by_nodes, by_time, positions: lines });
    }
    let text = |Mean { ratio, low, high }: Mean| format!("{ratio:.2} ({low:.2} to {high:.2})");
    Ok(writeln!(
        stdout(),
        "{threads} threads at depth {depth}: {} times fewer nodes for each, {} times as fast",
        text(by_nodes),
        text(by_time)
    )?)
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
