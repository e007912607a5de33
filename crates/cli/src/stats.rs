//! `crownhead stats`: what is in game files, as a table, as JSON, as a plot.

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::Args;
use crownhead_archive::reading::Found;
use crownhead_archive::stats::{Player, Summary, Totals, draw, entry};
use crownhead_archive::store::write_whole;
use crownhead_notation::pdn::Settings;

use crate::expected::whole;
use crate::failure::Failure;
use crate::games::Input;
use crate::output::{print, print_json};

/// Arguments of `stats`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    input: Input,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Also draw results, lengths and remaining pieces as an SVG file.
    #[arg(long, value_name = "FILE.svg")]
    svg: Option<PathBuf>,
    /// Number of openings and players to list.
    #[arg(long, value_name = "N", default_value_t = 10)]
    top: usize,
    /// Number of plies that make an opening.
    #[arg(long, value_name = "PLIES", default_value_t = 3, value_parser = whole::<u8>(1..=40))]
    opening: u8,
}

/// Counts all games of all files together.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut summary = Summary::default();
    let look = |found: &Found, settings: &Settings| entry(found, settings, usize::from(arguments.opening));
    arguments.input.games()?.each(look, |_, entry| {
        summary.add(entry);
        Ok(())
    })?;
    let totals = summary.totals(arguments.top);
    if let Some(path) = &arguments.svg {
        write_whole(path, draw(&totals))?;
    }
    if arguments.json { print_json(&totals) } else { print(table(&totals).trim_end()) }
}

fn table(totals: &Totals) -> String {
    let mut text = String::new();
    let share = |part: u64| 100.0 * part as f64 / totals.games.max(1) as f64;
    let _ = writeln!(text, "games            {}", totals.games);
    let _ = writeln!(text, "  legal          {} ({:.1} %)", totals.legal, share(totals.legal));
    if totals.unreadable > 0 {
        let _ = writeln!(text, "  unreadable     {}", totals.unreadable);
    }
    for (rules, games) in &totals.rules {
        let _ = writeln!(text, "  {rules:<14} {games}");
    }
    let results = &totals.results;
    for (name, games) in [
        ("White won", results.white),
        ("Black won", results.black),
        ("drawn", results.draws),
        ("lost by both", results.both_lost),
        ("unknown", results.unknown),
    ] {
        let _ = writeln!(text, "{name:<16} {games} ({:.1} %)", share(games));
    }
    let lengths = &totals.plies;
    let _ = writeln!(
        text,
        "plies            {} in total, {:.1} a game, {} to {}, median {}",
        lengths.total, lengths.mean, lengths.shortest, lengths.longest, lengths.median
    );
    list(
        &mut text,
        "plies",
        totals.lengths.iter().map(|(from, games)| (format!("{from}-{}", from + 9), games.to_string())),
    );
    list(
        &mut text,
        "pieces at the end",
        totals.pieces.iter().map(|(n, games)| (n.to_string(), games.to_string())),
    );
    list(
        &mut text,
        "openings",
        totals.openings.iter().map(|(moves, games)| (moves.clone(), games.to_string())),
    );
    let players = totals.players.iter().map(|player| {
        let Player { name, games, won, drawn, lost } = player;
        (name.clone(), format!("{games}  +{won} ={drawn} -{lost}"))
    });
    list(&mut text, "players", players);
    text
}

fn list(text: &mut String, title: &str, rows: impl Iterator<Item = (String, String)>) {
    let rows: Vec<(String, String)> = rows.collect();
    if rows.is_empty() {
        return;
    }
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let _ = writeln!(text, "\n{title}");
    for (name, value) in rows {
        let _ = writeln!(text, "  {name:<width$}  {value}");
    }
}
