//! `crownhead lab ballots`: what the engine thinks of the barred three-move ballots of English draughts.

use std::io::Write as _;

use clap::Args;
use crownhead_engine::{Limits, NullMonitor, Score, Task};
use crownhead_lab::ballots::{Kind, all, games};
use crownhead_notation::fen;
use crownhead_rules::{AnyRules, Color, Variant};
use serde::Serialize;

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

/// The evaluation of a ballot.
#[derive(Serialize)]
struct Line {
    number: u16,
    moves: String,
    fen: String,
    depth: u8,
    /// The score for White, in hundredths of a man.
    score: i32,
}

/// Half a man.
const CLEAR: i32 = 50;

/// Searches the 18 barred ballots and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = AnyRules::Variant(Variant::English);
    let mut engine = shipped::engine(0, usize::from(arguments.hash) << 20);
    let mut lines = Vec::new();
    let games = games(rules, true).unwrap_or_default();
    for ((number, kind, steps), game) in all().into_iter().zip(games) {
        if kind != Kind::Barred {
            continue;
        }
        engine.clear();
        let report =
            engine.analyze(&Task::from_game(&game), &Limits::nodes(arguments.nodes), &mut NullMonitor);
        let Score(score) = report.score;
        let line = Line {
            number,
            moves: steps.map(|(from, to)| format!("{from}-{to}")).join(" "),
            fen: fen::write(game.position()),
            depth: report.depth,
            score: if game.position().turn() == Color::White { score } else { -score },
        };
        if !arguments.json {
            print(&line)?;
        }
        lines.push(line);
    }
    if arguments.json {
        return print_json(&lines);
    }
    let clear = lines.iter().filter(|line| line.score.abs() >= CLEAR).count();
    Ok(writeln!(stdout(), "{clear} of {} by half a man or more", lines.len())?)
}

fn print(line: &Line) -> Result<(), Failure> {
    let mut out = stdout();
    let Line { number, moves, depth, score, .. } = line;
    writeln!(out, "{number:>3}  {moves:<18}  depth {depth:>2}  {} for White", Score(*score))?;
    Ok(out.flush()?)
}
