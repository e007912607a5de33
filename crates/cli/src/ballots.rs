//! `crownhead lab ballots`: what the engine thinks of the barred three-move ballots of English draughts.

use std::io::Write as _;

use clap::Args;
use crownhead_engine::{Limits, Score};
use crownhead_lab::ballots::{Verdict, barred};

use crate::failure::Failure;
use crate::output::{print_json, stdout};
use crate::shipped;

/// Arguments of `lab ballots`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// Nodes per ballot.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 20_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Memory of the search in MiB.
    #[arg(long, value_name = "MIB", allow_negative_numbers = true, default_value_t = 256, value_parser = clap::value_parser!(u16).range(1..=16_384))]
    hash: u16,
    /// Print one JSON array.
    #[arg(long)]
    json: bool,
}

/// Half a man.
const CLEAR: i32 = 50;

/// Searches the 18 barred ballots and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut engine = shipped::engine(0, usize::from(arguments.hash) << 20);
    let mut show = |line: &Verdict| if arguments.json { Ok(()) } else { print(line) };
    let lines = barred(&mut engine, &Limits::nodes(arguments.nodes), &mut show)?;
    if arguments.json {
        return print_json(&lines);
    }
    let clear = lines.iter().filter(|line| line.score.abs() >= CLEAR).count();
    Ok(writeln!(stdout(), "{clear} of {} by half a man or more", lines.len())?)
}

fn print(line: &Verdict) -> Result<(), Failure> {
    let mut out = stdout();
    let Verdict { number, moves, depth, score, .. } = line;
    writeln!(out, "{number:>3}  {moves:<18}  depth {depth:>2}  {} for White", Score(*score))?;
    Ok(out.flush()?)
}
