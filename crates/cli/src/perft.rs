//! `crownhead perft`: counts positions at a depth, and the speed of counting.

mod lines;

use std::borrow::Cow;
use std::io::Write as _;
use std::time::{Duration, Instant};

use clap::Args;
use crownhead_notation::{fen, movetext};
use crownhead_rules::perft::{Convention, divide, perft};
use crownhead_rules::{AnyMove, AnyPosition};
use serde::Serialize;

use crate::choice::{self, RulesFlags};
use crate::expected::whole;
use crate::failure::Failure;
use crate::output::{print_json, stdout};

/// Arguments of `perft`.
#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesFlags,
    /// Depth in plies.
    #[arg(long, short, value_name = "PLIES", allow_negative_numbers = true, value_parser = whole::<u32>(0..=100))]
    depth: u32,
    /// Position to count from [default: the start of the game].
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Count every route and order of captures separately, instead of each move once.
    #[arg(long)]
    paths: bool,
    /// Also print the count of each first move.
    #[arg(long)]
    divide: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Read one FEN per line from standard input and print it with its counts at depths 1 to D.
    #[arg(long, conflicts_with_all = ["fen", "divide", "json"])]
    stdin: bool,
}

impl Arguments {
    fn convention(&self) -> Convention {
        if self.paths { Convention::Paths } else { Convention::Unique }
    }
}

/// The counts.
struct Count {
    nodes: u64,
    /// Each first move with its count, if requested.
    shares: Option<Vec<(AnyMove, u64)>>,
    time: Duration,
}

/// Counts and prints.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.resolve()?;
    if arguments.stdin {
        return lines::run(rules, arguments.depth, arguments.convention());
    }
    let position = choice::position(rules, arguments.fen.as_deref())?;
    let count = count(&position, arguments);
    if arguments.json {
        return print_json(&answer(&position, arguments, &count));
    }
    print(&position, arguments, &count)
}

fn count(position: &AnyPosition, arguments: &Arguments) -> Count {
    let (depth, convention) = (arguments.depth, arguments.convention());
    let began = Instant::now();
    if arguments.divide && depth > 0 {
        let shares = divide(position, depth, convention);
        let nodes = shares.iter().map(|(_, share)| share).sum();
        return Count { nodes, shares: Some(shares), time: began.elapsed() };
    }
    Count { nodes: perft(position, depth, convention), shares: None, time: began.elapsed() }
}

fn print(position: &AnyPosition, arguments: &Arguments, count: &Count) -> Result<(), Failure> {
    let mut out = stdout();
    for (mv, share) in count.shares.iter().flatten() {
        writeln!(out, "{} {share}", movetext::write(position, mv))?;
    }
    let seconds = count.time.as_secs_f64();
    let speed = count.nodes as f64 / seconds.max(1e-9) / 1e6;
    let depth = arguments.depth;
    writeln!(
        out,
        "depth {depth}, {seconds:.3} s, {speed:.1} million nodes/s (last ply counted without being played)"
    )?;
    writeln!(out, "nodes {}", count.nodes)?;
    Ok(out.flush()?)
}

/// The object that scripts read.
#[derive(Serialize)]
struct Answer<'a> {
    variant: Option<&'static str>,
    rules: Option<String>,
    fen: Cow<'a, str>,
    depth: u32,
    nodes: u64,
    seconds: f64,
    convention: &'static str,
    leaf_counting: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Share>>,
}

/// A first move with its count.
#[derive(Serialize)]
struct Share {
    #[serde(rename = "move")]
    mv: String,
    nodes: u64,
}

fn answer<'a>(position: &AnyPosition, arguments: &'a Arguments, count: &Count) -> Answer<'a> {
    let share = |(mv, nodes): &(AnyMove, u64)| Share { mv: movetext::write(position, mv), nodes: *nodes };
    Answer {
        variant: position.rules().key(),
        rules: arguments.rules.rules.as_ref().map(|path| path.display().to_string()),
        fen: arguments.fen.as_deref().map_or_else(|| fen::write(position).into(), Cow::from),
        depth: arguments.depth,
        nodes: count.nodes,
        seconds: count.time.as_secs_f64(),
        convention: if arguments.paths { "paths" } else { "unique" },
        leaf_counting: true,
        divide: count.shares.as_ref().map(|shares| shares.iter().map(share).collect()),
    }
}
