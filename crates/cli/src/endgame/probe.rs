//! `crownhead endgame probe`.

use std::io::Write as _;
use std::sync::Arc;

use clap::Args;
use crownhead_endgame::{AnyProber, TableError, Value};
use crownhead_notation::{fen, movetext};
use crownhead_rules::{AnyMove, AnyPosition};
use serde::Serialize;

use super::{FolderFlag, failure};
use crate::failure::{Failure, complain};
use crate::output::{print_json, stdout};

/// The most plies of the best line.
const LONGEST_LINE: usize = 1000;

/// Arguments of `endgame probe`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    folder: FolderFlag,
    /// Position to look up.
    #[arg(value_name = "FEN")]
    fen: String,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// The object that scripts read. Distances are in plies, and absent if the tables have none.
#[derive(Serialize)]
struct Answer {
    variant: Option<&'static str>,
    fen: String,
    metric: &'static str,
    value: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    distance: Option<u16>,
    moves: Vec<MoveAnswer>,
    line: Vec<String>,
}

/// A legal move and its value to the side that makes it.
#[derive(Serialize)]
struct MoveAnswer {
    #[serde(rename = "move")]
    mv: String,
    value: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    distance: Option<u16>,
}

/// Looks up and reports.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let found = arguments.folder.open()?;
    let rules = found.rules;
    let position = fen::parse(&arguments.fen, rules)
        .map_err(|wrong| Failure::Usage(format!("FEN {:?}: {wrong}", arguments.fen)))?;
    let failure = |problem: TableError| failure(&arguments.folder.dir, &problem);
    let mut prober = AnyProber::open(Arc::new(found.shelf), rules).map_err(failure)?;
    let Some(answer) = answer(&mut prober, &position).map_err(failure)? else {
        complain(&format!("{}: there is no table for these pieces", fen::write(&position)));
        return Err(Failure::No);
    };
    if arguments.json { print_json(&answer) } else { print(&answer) }
}

fn answer(prober: &mut AnyProber, position: &AnyPosition) -> Result<Option<Answer>, TableError> {
    let Some(value) = prober.value(position)? else { return Ok(None) };
    let Some(mut moves) = rated(prober, position)? else { return Ok(None) };
    moves.sort_by_key(|(_, value)| -value.merit());
    let distances = prober.metric().has_distances();
    let distance = |value: Value| value.distance().filter(|_| distances);
    let move_answer = |(mv, value): &(AnyMove, Value)| MoveAnswer {
        mv: movetext::write(position, mv),
        value: value.word(),
        distance: distance(*value),
    };
    Ok(Some(Answer {
        variant: position.rules().key(),
        fen: fen::write(position),
        metric: prober.metric().key(),
        value: value.word(),
        distance: distance(value),
        moves: moves.iter().map(move_answer).collect(),
        line: best_line(prober, *position)?,
    }))
}

/// Every legal move with its value to the side that makes it; `None` if a table is missing.
fn rated(
    prober: &mut AnyProber,
    position: &AnyPosition,
) -> Result<Option<Vec<(AnyMove, Value)>>, TableError> {
    let mut rated = Vec::new();
    for mv in position.legal_moves() {
        let Some(value) = prober.value_of_move(position, &mv)? else { return Ok(None) };
        rated.push((mv, value));
    }
    Ok(Some(rated))
}

/// The best line: to the end if there are distances, otherwise one move.
fn best_line(prober: &mut AnyProber, mut position: AnyPosition) -> Result<Vec<String>, TableError> {
    let mut line = Vec::new();
    let most = if prober.metric().has_distances() { LONGEST_LINE } else { 1 };
    while line.len() < most {
        let rated = rated(prober, &position)?.unwrap_or_default();
        // The first of equal moves.
        let best = rated.iter().rev().max_by_key(|(_, value)| value.merit());
        let Some((mv, _)) = best.filter(|(_, value)| *value != Value::Draw || line.is_empty()) else { break };
        line.push(movetext::write(&position, mv));
        position = position.play_unchecked(mv);
    }
    Ok(line)
}

fn print(answer: &Answer) -> Result<(), Failure> {
    let mut out = stdout();
    let value = |value: &str, distance: Option<u16>| match distance {
        Some(plies) => format!("{value} in {plies}"),
        None => value.to_owned(),
    };
    writeln!(out, "{}: {}", answer.fen, value(answer.value, answer.distance))?;
    for mv in &answer.moves {
        writeln!(out, "  {:12} {}", mv.mv, value(mv.value, mv.distance))?;
    }
    if !answer.line.is_empty() {
        writeln!(out, "line {}", answer.line.join(" "))?;
    }
    Ok(out.flush()?)
}
