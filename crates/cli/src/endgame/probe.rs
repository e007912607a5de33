//! `crownhead endgame probe`.

use std::io::Write as _;
use std::sync::Arc;

use clap::Args;
use crownhead_endgame::{AnyProber, TableError};
use crownhead_lab::tables::{Lookup, look_up};
use crownhead_notation::fen;

use super::{FolderFlag, failure};
use crate::failure::{Failure, complain};
use crate::output::{print_json, stdout};

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

/// Looks up and reports.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let tables = arguments.folder.open()?;
    let rules = tables.rules;
    let position = fen::parse(&arguments.fen, rules)
        .map_err(|wrong| Failure::Usage(format!("FEN {:?}: {wrong}", arguments.fen)))?;
    let failure = |problem: TableError| failure(&arguments.folder.dir, &problem);
    let mut prober = AnyProber::open(Arc::new(tables.shelf), rules).map_err(failure)?;
    let Some(found) = look_up(&mut prober, &position).map_err(failure)? else {
        complain(&format!("{}: there is no table for these pieces", fen::write(&position)));
        return Err(Failure::No);
    };
    if arguments.json { print_json(&found) } else { print(&found) }
}

fn print(found: &Lookup) -> Result<(), Failure> {
    let mut out = stdout();
    let value = |value: &str, distance: Option<u16>| match distance {
        Some(plies) => format!("{value} in {plies}"),
        None => value.to_owned(),
    };
    writeln!(out, "{}: {}", found.fen, value(found.value, found.distance))?;
    for mv in &found.moves {
        writeln!(out, "  {:12} {}", mv.mv, value(mv.value, mv.distance))?;
    }
    if !found.line.is_empty() {
        writeln!(out, "line {}", found.line.join(" "))?;
    }
    Ok(out.flush()?)
}
