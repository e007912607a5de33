//! `crownhead lab styles`: how the games of each style differ, and what a style costs.
//!
//! Not here: what is counted (`lab::styles`).

use std::io::Write as _;

use clap::Args;
use crownhead_engine::{Opponent, Style};
use crownhead_lab::puzzles::Mine;
use crownhead_lab::styles::{COUNTED_AFTER, Manner, manner};
use indicatif::ProgressBar;
use serde::Serialize;

use crate::choice::RulesFlags;
use crate::expected::whole;
use crate::failure::Failure;
use crate::output::{print_json, stdout};
use crate::shipped;
use crate::tables::TablesFlags;

/// Arguments of `lab styles`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesFlags,
    /// The levels that play, separated by commas.
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', default_value = "8", value_parser = whole::<u8>(1..=Opponent::LEVELS))]
    levels: Vec<u8>,
    /// Games of each style, two from each opening.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 100, value_parser = whole::<u32>(1..=1_000_000))]
    games: u32,
    /// Nodes that prove a shot.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 20_000, value_parser = whole::<u64>(1_000..))]
    nodes: u64,
    /// Seed of the games.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    tables: TablesFlags,
    /// Print one JSON array.
    #[arg(long)]
    json: bool,
}

/// The numbers of one player.
#[derive(Serialize)]
struct Line {
    player: String,
    #[serde(flatten)]
    manner: Manner,
}

/// Plays, counts and prints.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.resolve()?;
    let mine = Mine {
        rules,
        weights: shipped::weights(rules),
        tables: arguments.tables.source(None)?,
        nodes: arguments.nodes,
        seed: arguments.seed,
        threads: 1,
    };
    let styles = || [None].into_iter().chain(Style::ALL.map(Some));
    let players: Vec<_> =
        arguments.levels.iter().flat_map(|&level| styles().map(move |style| (level, style))).collect();
    let bar = ProgressBar::new(players.len() as u64);
    let mut lines = Vec::new();
    for (level, style) in players {
        let player = Opponent::Level(level).with_style(style).to_string();
        bar.set_message(player.clone());
        lines.push(Line { player, manner: manner(&mine, level, style, arguments.games) });
        bar.inc(1);
    }
    bar.finish_and_clear();
    if arguments.json { print_json(&lines) } else { print(&lines) }
}

fn print(lines: &[Line]) -> Result<(), Failure> {
    let mut out = stdout();
    writeln!(
        out,
        "| player | games | score | draws | pieces after {COUNTED_AFTER} plies | pairs in contact | shots allowed to it, per 100 moves |"
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|")?;
    for Line { player, manner } in lines {
        let Manner { games, points, draws, pieces, contacts, shots } = manner;
        let score = 50.0 * f64::from(*points) / f64::from(*games);
        let drawn = 100.0 * f64::from(*draws) / f64::from(*games);
        writeln!(
            out,
            "| {player} | {games} | {score:.1} % | {drawn:.0} % | {pieces:.1} | {contacts:.1} | {shots:.1} |"
        )?;
    }
    Ok(out.flush()?)
}
