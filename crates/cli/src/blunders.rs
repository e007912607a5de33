//! `crownhead lab review`: reviews of real games against a search of many times their budget.

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use crownhead_engine::Engine;
use crownhead_explain::Mark;
use crownhead_game::Deed;
use crownhead_lab::blunders::{Found, Rates, by_reference, by_review, pair};
use crownhead_notation::pdn::Tree;
use indicatif::ProgressBar;
use serde::{Deserialize, Serialize};

use crate::analyze::question::{Input, games};
use crate::choice::RulesFlags;
use crate::expected::whole;
use crate::failure::Failure;
use crate::output::{json, print_json, stdout};
use crate::shipped;
use crate::tables::TablesFlags;

/// Arguments of `lab review`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// Game files, plain or packed.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    #[command(flatten)]
    rules: RulesFlags,
    /// The most games from each file, evenly spread over it.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 100, value_parser = whole::<u32>(1..))]
    games: u32,
    /// Skip so many games before the first, to measure on other games.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 0)]
    skip: u32,
    /// Nodes of a review for each position.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 2_000, value_parser = whole::<u64>(1..))]
    nodes: u64,
    /// Nodes of the reference in multiples of those.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 50, value_parser = whole::<u64>(1..))]
    times: u64,
    /// File that keeps the scores of the reference: a run that was ended goes on, and another review of the same games need
    /// not wait for them.
    #[arg(long, value_name = "FILE.jsonl")]
    keep: Option<PathBuf>,
    /// Leave out games whose scores are not in that file.
    #[arg(long, requires = "keep")]
    only_kept: bool,
    #[command(flatten)]
    tables: TablesFlags,
    /// Print every move that only one of the two calls a blunder.
    #[arg(long)]
    differences: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What the reference found in a game.
#[derive(Clone, Serialize, Deserialize)]
struct Kept {
    file: String,
    game: u32,
    nodes: u64,
    moves: Vec<Found>,
}

/// The result.
#[derive(Serialize)]
struct Summary {
    games: usize,
    nodes: u64,
    times: u64,
    blunders: Shares,
    mistakes: Shares,
    review_seconds: f64,
    reference_seconds: f64,
}

#[derive(Serialize)]
struct Shares {
    #[serde(flatten)]
    rates: Rates,
    precision: f64,
    recall: f64,
}

impl From<Rates> for Shares {
    fn from(rates: Rates) -> Shares {
        Shares { rates, precision: rates.precision(), recall: rates.recall() }
    }
}

/// Reviews, searches and compares.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut chosen = choose(arguments)?;
    let mut engine = shipped::engine(0, shipped::TABLE_BYTES);
    engine.set_tables(arguments.tables.source(None)?);
    let mut kept = arguments.keep.as_deref().map(read).transpose()?.unwrap_or_default();
    if arguments.only_kept {
        let nodes = arguments.nodes * arguments.times;
        chosen.retain(|(file, game, _)| kept.contains_key(&(file.clone(), *game, nodes)));
    }
    let (mut blunders, mut mistakes) = (Rates::default(), Rates::default());
    let (mut review_seconds, mut reference_seconds) = (0.0, 0.0);
    let bar = ProgressBar::new(chosen.len() as u64);
    for (file, number, tree) in &chosen {
        let deeds = tree.main_deeds();
        let began = Instant::now();
        let review = by_review(tree.start, &deeds, arguments.nodes, &mut engine);
        review_seconds += began.elapsed().as_secs_f64();
        let began = Instant::now();
        let reference = reference(arguments, &mut kept, &mut engine, (file, *number, tree, &deeds))?;
        reference_seconds += began.elapsed().as_secs_f64();
        let moves = pair(tree.rules, &review, &reference);
        blunders.add(&moves, Mark::BLUNDER);
        mistakes.add(&moves, Mark::MISTAKE);
        if arguments.differences {
            let mut out = stdout();
            let claims = |loss: f64| loss >= Mark::BLUNDER;
            for twice in moves.iter().filter(|twice| claims(twice.review) != claims(twice.reference)) {
                let (ply, own, other) = (twice.ply, twice.review, twice.reference);
                writeln!(out, "{file} game {number} ply {ply}: review {own:.3}, reference {other:.3}")?;
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let (nodes, times, games) = (arguments.nodes, arguments.times, chosen.len());
    let (blunders, mistakes) = (blunders.into(), mistakes.into());
    let summary = Summary { games, nodes, times, blunders, mistakes, review_seconds, reference_seconds };
    if arguments.json { print_json(&summary) } else { print(&summary) }
}

type Chosen = (String, u32, Tree);

/// Games with moves, evenly spread over each file.
fn choose(arguments: &Arguments) -> Result<Vec<Chosen>, Failure> {
    let mut chosen = Vec::new();
    for file in &arguments.files {
        let input = Input { source: Some(file), fen: None, rules: &arguments.rules, game: None };
        let all: Vec<_> =
            games(&input)?.into_iter().filter(|(_, tree)| !tree.main_deeds().is_empty()).collect();
        let step = (all.len() / arguments.games as usize).max(1);
        let some = all.into_iter().skip(arguments.skip as usize).step_by(step).take(arguments.games as usize);
        let name =
            Path::new(file).file_name().map_or(file.clone(), |name| name.to_string_lossy().into_owned());
        chosen.extend(some.map(|(number, tree)| (name.clone(), number, tree)));
    }
    Ok(chosen)
}

type Key = (String, u32, u64);

fn read(path: &Path) -> Result<BTreeMap<Key, Kept>, Failure> {
    if !path.exists() {
        return Ok(BTreeMap::new());
    }
    let text = std::fs::read_to_string(path).map_err(|problem| Failure::file("read", path, problem))?;
    let lines = text.lines().filter_map(|line| serde_json::from_str::<Kept>(line).ok());
    Ok(lines.map(|kept| ((kept.file.clone(), kept.game, kept.nodes), kept)).collect())
}

/// The losses by the reference: kept ones, or new ones, which are kept.
fn reference(
    arguments: &Arguments,
    known: &mut BTreeMap<Key, Kept>,
    engine: &mut Engine,
    (file, game, tree, deeds): (&str, u32, &Tree, &[Deed]),
) -> Result<Vec<Found>, Failure> {
    let nodes = arguments.nodes * arguments.times;
    if let Some(kept) = known.get(&(file.to_owned(), game, nodes)) {
        return Ok(kept.moves.clone());
    }
    let moves = by_reference(tree.start, deeds, nodes, engine);
    if let Some(path) = &arguments.keep {
        let kept = Kept { file: file.to_owned(), game, nodes, moves: moves.clone() };
        let line = json(&kept)?;
        let written = OpenOptions::new().create(true).append(true).open(path);
        written
            .and_then(|mut log| writeln!(log, "{line}"))
            .map_err(|problem| Failure::file("write", path, problem))?;
    }
    Ok(moves)
}

fn print(summary: &Summary) -> Result<(), Failure> {
    let mut out = stdout();
    let Summary { games, nodes, times, review_seconds, reference_seconds, .. } = summary;
    writeln!(out, "{games} games, {nodes} nodes, reference {times} times as many")?;
    for (name, shares) in [("blunders", &summary.blunders), ("mistakes", &summary.mistakes)] {
        let Shares { rates: Rates { moves, both, missed, wrong }, precision, recall } = shares;
        writeln!(
            out,
            "{name}: precision {precision:.3}, recall {recall:.3}  ({both} found, {missed} missed, {wrong} wrong, \
             {moves} moves)"
        )?;
    }
    writeln!(out, "review {review_seconds:.0} s, reference {reference_seconds:.0} s")?;
    Ok(out.flush()?)
}
