//! `crownhead library add`.

use std::time::Instant;

use clap::Args;
use crownhead_library::db::{Import, Imported, Library};
use serde::Serialize;

use crate::expected::whole;
use crate::failure::Failure;
use crate::games::Input;
use crate::output::{print, print_json};

/// Arguments of `library add`.
#[derive(Args, Debug)]
pub(super) struct Arguments {
    #[command(flatten)]
    input: Input,
    /// Games to store in one transaction.
    #[arg(long, value_name = "N", default_value_t = Import::BATCH as u32, value_parser = whole::<u32>(1..=1_000_000))]
    batch: u32,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What was added, as scripts read it.
#[derive(Serialize)]
struct Report {
    new: u64,
    duplicates: u64,
    bad: u64,
    skipped: u64,
    games: u64,
    seconds: f64,
}

/// Imports and reports.
pub(super) fn run(library: &mut Library, arguments: &Arguments) -> Result<(), Failure> {
    let clock = Instant::now();
    let import = Import { games: arguments.input.games()?, batch: arguments.batch as usize };
    let imported = library.import(&import, &mut |_| {})?;
    let Imported { new, duplicates, bad, skipped } = imported;
    let games = library.len()?;
    let seconds = (clock.elapsed().as_secs_f64() * 1000.0).round() / 1000.0;
    if arguments.json {
        return print_json(&Report { new, duplicates, bad, skipped, games, seconds });
    }
    let mut text = format!("{new} new games, {duplicates} duplicates, {bad} bad games");
    if skipped > 0 {
        text = format!("{text}, {skipped} read earlier");
    }
    print(&format!("{text}; the library has {games} games"))
}
