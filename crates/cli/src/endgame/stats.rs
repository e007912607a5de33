//! `crownhead endgame stats`.

use std::io::Write as _;

use clap::Args;
use crownhead_lab::tables::{Counts, Longest, SliceCounts, count};

use super::{FolderFlag, Found, failure};
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

/// Counts and prints.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let found = arguments.folder.open()?;
    let counts = count(&found.shelf, &found.manifest);
    let counts = counts.map_err(|problem| failure(&arguments.folder.dir, &problem))?;
    if arguments.json { print_json(&counts) } else { print(&found, &counts) }
}

fn print(found: &Found, counts: &Counts) -> Result<(), Failure> {
    let mut out = stdout();
    writeln!(out, "{}, {}", found.name(), counts.metric)?;
    if let Some(line) = &counts.left_out {
        writeln!(out, "{line}")?;
    }
    let heads = ["positions", "wins", "losses", "draws", "captures", "bytes"];
    let [positions, wins, losses, draws, captures, bytes] = heads;
    writeln!(
        out,
        "{:14}{positions:>13}{wins:>13}{losses:>13}{draws:>13}{captures:>13}{bytes:>11}",
        "to move first"
    )?;
    for row in &counts.slices {
        let SliceCounts { slice, positions, wins, losses, draws, captures, bytes, .. } = row;
        writeln!(out, "{slice:14}{positions:>13}{wins:>13}{losses:>13}{draws:>13}{captures:>13}{bytes:>11}")?;
        for (what, longest) in [("win", &row.longest_win), ("loss", &row.longest_loss)] {
            if let Some(Longest { plies, fen }) = longest {
                writeln!(out, "  longest {what} {plies} plies: {fen}")?;
            }
        }
    }
    let Counts { positions, bytes, .. } = counts;
    let ratio = *positions as f64 / (*bytes).max(1) as f64;
    writeln!(
        out,
        "{} tables, {positions} positions, {bytes} bytes, {ratio:.1} positions a byte",
        counts.slices.len()
    )?;
    Ok(out.flush()?)
}
