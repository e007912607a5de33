//! `crownhead endgame stats`.

use std::io::Write as _;

use clap::Args;
use crownhead_endgame::{TableInfo, contents, position_of};
use crownhead_notation::fen;
use crownhead_rules::AnyRules;
use serde::Serialize;

use super::{FolderFlag, Found, failure, left_out};
use crate::failure::Failure;
use crate::output::{print_json, stdout};

/// Arguments of `endgame stats`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    folder: FolderFlag,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// The object that scripts read.
#[derive(Serialize)]
struct Answer {
    variant: Option<&'static str>,
    rules: String,
    metric: &'static str,
    left_out: Option<String>,
    positions: u64,
    bytes: u64,
    slices: Vec<Row>,
}

/// One slice.
#[derive(Serialize)]
struct Row {
    slice: String,
    positions: u64,
    wins: u64,
    losses: u64,
    draws: u64,
    captures: u64,
    longest_win: Option<Longest>,
    longest_loss: Option<Longest>,
    bytes: u64,
}

/// A longest game.
#[derive(Serialize)]
struct Longest {
    plies: u16,
    fen: String,
}

/// Counts and prints.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let found = arguments.folder.open()?;
    let tables = contents(&found.shelf).map_err(|problem| failure(&arguments.folder.dir, &problem))?;
    let slices: Vec<Row> = tables.iter().map(|about| row(found.rules, about)).collect();
    let answer = Answer {
        variant: found.rules.key(),
        rules: found.manifest.rules.clone(),
        metric: found.metric.key(),
        left_out: left_out(found.rules),
        positions: slices.iter().map(|row| row.positions).sum(),
        bytes: slices.iter().map(|row| row.bytes).sum(),
        slices,
    };
    if arguments.json { print_json(&answer) } else { print(&found, &answer) }
}

fn row(rules: AnyRules, about: &TableInfo) -> Row {
    let longest = |longest: Option<(u16, u64)>| {
        let (plies, number) = longest?;
        Some(Longest { plies, fen: fen::write(&position_of(rules, about.slice, number)?) })
    };
    let census = about.census;
    Row {
        slice: about.slice.to_string(),
        positions: census.positions(),
        wins: census.wins,
        losses: census.losses,
        draws: census.draws,
        captures: census.captures,
        longest_win: longest(census.longest_win),
        longest_loss: longest(census.longest_loss),
        bytes: about.bytes,
    }
}

fn print(found: &Found, answer: &Answer) -> Result<(), Failure> {
    let mut out = stdout();
    writeln!(out, "{}, {}", found.name(), answer.metric)?;
    if let Some(line) = &answer.left_out {
        writeln!(out, "{line}")?;
    }
    let heads = ["positions", "wins", "losses", "draws", "captures", "bytes"];
    let [positions, wins, losses, draws, captures, bytes] = heads;
    writeln!(
        out,
        "{:14}{positions:>13}{wins:>13}{losses:>13}{draws:>13}{captures:>13}{bytes:>11}",
        "to move first"
    )?;
    for row in &answer.slices {
        let Row { slice, positions, wins, losses, draws, captures, bytes, .. } = row;
        writeln!(out, "{slice:14}{positions:>13}{wins:>13}{losses:>13}{draws:>13}{captures:>13}{bytes:>11}")?;
        for (what, longest) in [("win", &row.longest_win), ("loss", &row.longest_loss)] {
            if let Some(Longest { plies, fen }) = longest {
                writeln!(out, "  longest {what} {plies} plies: {fen}")?;
            }
        }
    }
    let Answer { positions, bytes, .. } = answer;
    let ratio = *positions as f64 / (*bytes).max(1) as f64;
    writeln!(
        out,
        "{} tables, {positions} positions, {bytes} bytes, {ratio:.1} positions a byte",
        answer.slices.len()
    )?;
    Ok(out.flush()?)
}
