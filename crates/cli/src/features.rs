//! `crownhead lab features`: how people and levels err, side by side.
//!
//! Not here: what is counted (`lab::features`).

use std::io::Write as _;

use clap::Args;
use crownhead_engine::Opponent;
use crownhead_game::Game;
use crownhead_lab::features::{Counter, Ended, Features, Share, games_of_level};
use crownhead_lab::puzzles::Mine;
use crownhead_rules::AnyRules;
use indicatif::ProgressBar;
use serde::Serialize;

use crate::analyze::question;
use crate::choice::RulesFlags;
use crate::expected::whole;
use crate::failure::Failure;
use crate::output::{print_json, stdout};
use crate::shipped;
use crate::tables::TablesFlags;

/// Arguments of `lab features`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// Game files, plain or packed; games under other rules are left out.
    #[arg(value_name = "FILE")]
    files: Vec<String>,
    #[command(flatten)]
    rules: RulesFlags,
    /// Levels to compare with, separated by commas.
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', value_parser = whole::<u8>(1..=Opponent::LEVELS))]
    levels: Vec<u8>,
    /// Games of each level, and the most games of each file, evenly spread over it.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 100, value_parser = whole::<u32>(1..=1_000_000))]
    games: u32,
    /// Nodes that prove a shot.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 20_000, value_parser = whole::<u64>(1_000..))]
    nodes: u64,
    /// Seed of the games of levels.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    tables: TablesFlags,
    /// Print one JSON array.
    #[arg(long)]
    json: bool,
}

/// The numbers of one source.
#[derive(Serialize)]
struct Line {
    source: String,
    #[serde(flatten)]
    features: Features,
}

type Played = (Game, Ended);

/// Counts and prints.
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
    let mut lines = Vec::new();
    let mut count = |source: String, games: Vec<Played>| {
        let bar = ProgressBar::new(games.len() as u64).with_message(source.clone());
        let (counter, mut features) = (Counter::new(&mine), Features::default());
        for (game, ended) in &games {
            counter.add(&mut features, game, *ended);
            bar.inc(1);
        }
        bar.finish_and_clear();
        lines.push(Line { source, features });
    };
    for file in &arguments.files {
        count(file.clone(), games_of_file(file, rules, arguments.games as usize)?);
    }
    for &level in &arguments.levels {
        count(format!("level {level}"), games_of_level(&mine, level, arguments.games));
    }
    if arguments.json { print_json(&lines) } else { print(&lines) }
}

/// Games of a file under these rules with their results, evenly spread over it.
fn games_of_file(file: &str, rules: AnyRules, most: usize) -> Result<Vec<Played>, Failure> {
    let flags = RulesFlags { variant: None, rules: None };
    let input = question::Input { source: Some(file), fen: None, rules: &flags, game: None };
    let all: Vec<_> = question::games(&input)?.into_iter().filter(|(_, tree)| tree.rules == rules).collect();
    let step = (all.len() / most).max(1);
    let played = all.into_iter().step_by(step).take(most).map(|(_, tree)| {
        let game = question::main_line(&tree);
        let ended = match tree.tags.get("Result").or(tree.result.as_deref()) {
            Some("1/2-1/2" | "1-1") => Ended::Drawn,
            Some("1-0" | "0-1" | "2-0" | "0-2") => Ended::Won(None),
            _ => Ended::Unknown,
        };
        (game, ended)
    });
    Ok(played.collect())
}

fn print(lines: &[Line]) -> Result<(), Failure> {
    let mut out = stdout();
    let cell = |share: Share| match share.percent() {
        Some(percent) => format!("{percent:.0} % of {}", share.of),
        None => "-".to_owned(),
    };
    writeln!(
        out,
        "| games of | games | shots of 2 missed | of 3 | of 4 and more | recaptures dropped | won endings not won |"
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|")?;
    for Line { source, features } in lines {
        let [two, three, more] = features.missed.map(cell);
        let (dropped, not_won) = (cell(features.dropped), cell(features.not_won));
        let games = features.games;
        writeln!(out, "| {source} | {games} | {two} | {three} | {more} | {dropped} | {not_won} |")?;
    }
    Ok(out.flush()?)
}
