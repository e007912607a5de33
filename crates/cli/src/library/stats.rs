//! `crownhead library stats`.

use std::fmt::Write as _;

use clap::Args;
use crownhead_library::db::{Library, Stats};
use serde::Serialize;

use crate::failure::Failure;
use crate::output::{print, print_json};

/// Arguments of `library stats`.
#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// Number of players to list.
    #[arg(long, value_name = "N", default_value_t = 10)]
    top: u16,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Count {
    name: String,
    games: u64,
}

#[derive(Serialize)]
struct Source {
    name: String,
    games: u64,
    finished: bool,
}

#[derive(Serialize)]
struct Report {
    games: u64,
    duplicates: u64,
    bad: u64,
    rules: Vec<Count>,
    results: Vec<Count>,
    years: Option<(u16, u16)>,
    names: u64,
    players: Vec<Count>,
    sources: Vec<Source>,
    positions: u64,
    runs: u64,
    bytes: u64,
}

/// Counts and prints.
pub(super) fn run(library: &Library, arguments: &Arguments) -> Result<(), Failure> {
    let report = report(library.stats(usize::from(arguments.top))?);
    if arguments.json { print_json(&report) } else { print(table(&report).trim_end()) }
}

fn report(stats: Stats) -> Report {
    let counts =
        |list: Vec<(String, u64)>| list.into_iter().map(|(name, games)| Count { name, games }).collect();
    let results = stats.results.into_iter().map(|(name, games)| (name.to_owned(), games)).collect();
    let sources = stats.sources.into_iter();
    Report {
        games: stats.games,
        duplicates: stats.duplicates,
        bad: stats.bad,
        rules: counts(stats.rules),
        results: counts(results),
        years: stats.years,
        names: stats.names,
        players: counts(stats.players),
        sources: sources.map(|(name, games, finished)| Source { name, games, finished }).collect(),
        positions: stats.visits,
        runs: stats.runs,
        bytes: stats.bytes,
    }
}

fn table(report: &Report) -> String {
    let mut text = String::new();
    let years = report.years.map_or("unknown".to_owned(), |(first, last)| format!("{first} to {last}"));
    let rows = [
        ("games", report.games.to_string()),
        ("duplicates", report.duplicates.to_string()),
        ("bad games", report.bad.to_string()),
        ("years", years),
        ("names", report.names.to_string()),
        ("positions", format!("{} in {} runs", report.positions, report.runs)),
        ("bytes", report.bytes.to_string()),
    ];
    for (name, value) in rows {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{name:<12} {value}");
    }
    for (title, counts) in
        [("rules", &report.rules), ("results", &report.results), ("players", &report.players)]
    {
        if !counts.is_empty() {
            let _ = writeln!(text, "\n{title}");
        }
        for Count { name, games } in counts {
            let _ = writeln!(text, "  {name:<24} {games}");
        }
    }
    if !report.sources.is_empty() {
        let _ = writeln!(text, "\nfiles");
    }
    for Source { name, games, finished } in &report.sources {
        let state = if *finished { "" } else { ", not read to the end" };
        let _ = writeln!(text, "  {name}: {games} games{state}");
    }
    text
}
