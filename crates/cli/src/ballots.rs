//! `crownhead lab ballots`: what the engine thinks of the barred three-move ballots of English draughts.

use std::io::Write as _;

use clap::Args;
use crownhead_engine::{Limits, Score};
use crownhead_lab::ballots::{Trial, Verdict, barred};

use crate::expected::whole;
use crate::failure::Failure;
use crate::output::{print_json, stdout};
use crate::shipped;

/// Arguments of `lab ballots`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// Nodes per ballot.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 20_000_000, value_parser = whole::<u64>(1..))]
    nodes: u64,
    /// Games from each ballot that the engine plays against itself; 0 for none.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 20, value_parser = whole::<u32>(0..=100_000))]
    games: u32,
    /// Nodes per move of the first game; later games have more, up to twice as many, so that they differ.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 20_000, value_parser = whole::<u64>(1..))]
    game_nodes: u64,
    /// Memory of the search in MiB.
    #[arg(long, value_name = "MIB", allow_negative_numbers = true, default_value_t = 256, value_parser = whole::<u16>(1..=16_384))]
    hash: u16,
    /// Print one JSON array.
    #[arg(long)]
    json: bool,
}

/// The share of the points in games from which on a side has won the opening.
const CLEAR: f64 = 0.75;

/// Searches the 18 barred ballots, plays them and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut engine = shipped::engine(0, usize::from(arguments.hash) << 20);
    let trial = Trial { games: arguments.games, nodes: arguments.game_nodes };
    let mut show = |line: &Verdict| if arguments.json { Ok(()) } else { print(line) };
    let lines = barred(&mut engine, &Limits::nodes(arguments.nodes), &trial, &mut show)?;
    if arguments.json {
        return print_json(&lines);
    }
    if arguments.games == 0 {
        return Ok(());
    }
    let clear = lines.iter().filter(|line| line.scored().is_some_and(|scored| scored >= CLEAR)).count();
    let share = CLEAR * 100.0;
    Ok(writeln!(stdout(), "{clear} of {}: the side ahead scored {share:.0} % or more", lines.len())?)
}

fn print(line: &Verdict) -> Result<(), Failure> {
    let mut out = stdout();
    let Verdict { number, moves, depth, score, chances, games, .. } = line;
    let [win, draw, loss] = chances.map(|chance| (chance * 100.0).round());
    write!(
        out,
        "{number:>3}  {moves:<18}  depth {depth:>2}  {} for White: wins {win:>2} %, draws {draw:>2} %, loses {loss:>2} %",
        Score(*score)
    )?;
    if line.scored().is_some() {
        let [won, drawn, lost] = games;
        write!(out, "; games +{won} ={drawn} -{lost}")?;
    }
    writeln!(out)?;
    Ok(out.flush()?)
}
