//! `crownhead puzzles`: mining puzzles from games, and checking them.
//!
//! Not here: finding them (`lab::puzzles`) and their file (`crownhead_puzzles`).

use std::collections::BTreeMap;
use std::collections::HashSet;
use std::io::{IsTerminal as _, Write as _, stderr};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use crownhead_archive::store::{read_bytes, write_whole};
use crownhead_engine::line_rating;
use crownhead_fleet::Fleet;
use crownhead_game::Game;
use crownhead_lab::fleet::{Means, mining};
use crownhead_lab::numbers::Numbers;
use crownhead_lab::puzzles::{Mine, SLACK};
use crownhead_notation::{fen, movetext};
use crownhead_puzzles::{Puzzle, Set};
use crownhead_rules::{AnyRules, Variant};
use crownhead_tui::lines::rules_of_key;
use indicatif::ProgressBar;

use crate::analyze::question;
use crate::bus::BusFlag;
use crate::choice::RulesFlags;
use crate::expected::whole;
use crate::failure::{Failure, note};
use crate::output::stdout;
use crate::shipped;
use crate::tables::TablesFlags;

/// The longest file of puzzles that is read, in bytes.
const LONGEST: u64 = 1 << 24;
/// Games after which results are kept.
const BATCH: usize = 50;

/// What to do with puzzles.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Find puzzles in games of people, or in games that levels play for it
    ///
    /// A puzzle is a position in which one move wins and no other does, proven by a search. Its line ends when what it wins is
    /// on the board, and has only one winning move at each turn. Each variant gets a file KEY.puzzles, and a run that was
    /// interrupted goes on.
    Mine(MineArguments),
    /// Search the puzzles of files again: is each one unique and right?
    Check(CheckArguments),
}

/// Arguments of `puzzles mine`.
#[derive(Args, Debug)]
pub(crate) struct MineArguments {
    /// Game files, plain or packed; without any, levels play the games.
    #[arg(value_name = "FILE")]
    files: Vec<String>,
    /// Variants, separated by commas [default: all].
    #[arg(long, value_name = "KEYS", value_delimiter = ',', value_parser = rules_of_key)]
    variants: Vec<AnyRules>,
    /// Folder of the files of puzzles.
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// Puzzles to have in each file.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 100, value_parser = whole::<u32>(1..=1_000_000))]
    count: u32,
    /// The most games to look through for each variant.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1_000_000, value_parser = whole::<u32>(1..=1_000_000))]
    games: u32,
    /// Nodes that prove a puzzle; ten times as many confirm it in the end.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 200_000, value_parser = whole::<u64>(1_000..))]
    nodes: u64,
    /// Seed of the games.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1)]
    seed: u64,
    /// Number of games at once.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = whole::<u16>(1..=1024))]
    threads: u16,
    #[command(flatten)]
    tables: TablesFlags,
    #[command(flatten)]
    bus: BusFlag,
}

/// Arguments of `puzzles check`.
#[derive(Args, Debug)]
pub(crate) struct CheckArguments {
    /// Files of puzzles.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Puzzles to check, drawn by chance from all files [default: all].
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u32>(1..))]
    sample: Option<u32>,
    /// Only puzzles with at most so many pieces on the board.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u32>(2..))]
    pieces: Option<u32>,
    /// Nodes for each.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 2_000_000, value_parser = whole::<u64>(1..))]
    nodes: u64,
    /// How much less clear than when it was mined a puzzle may be, in hundredths of a man.
    #[arg(long, value_name = "N", default_value_t = SLACK, value_parser = whole::<i32>(0..=100))]
    slack: i32,
    /// Seed of the sample.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1)]
    seed: u64,
    /// Remove puzzles that are not confirmed from their files.
    #[arg(long)]
    drop: bool,
    #[command(flatten)]
    tables: TablesFlags,
}

/// Runs a command.
pub(crate) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Mine(arguments) => mine(arguments),
        Command::Check(arguments) => check(arguments),
    }
}

fn mine(arguments: &MineArguments) -> Result<(), Failure> {
    let given = games_of(&arguments.files)?;
    let variants = match &arguments.variants[..] {
        [] if !arguments.files.is_empty() => given.iter().map(|(rules, _)| *rules).collect(),
        [] => Variant::ALL.iter().copied().map(AnyRules::Variant).collect(),
        chosen => chosen.to_vec(),
    };
    std::fs::create_dir_all(&arguments.out)
        .map_err(|problem| Failure::file("make the folder", &arguments.out, problem))?;
    let fleet = arguments.bus.fleet()?;
    for rules in variants {
        let games = given.iter().find(|(of, _)| *of == rules).map_or(&[][..], |(_, games)| games);
        mine_one(arguments, rules, games, fleet.as_ref())?;
    }
    Ok(())
}

/// The games of files by their rules.
fn games_of(files: &[String]) -> Result<Vec<(AnyRules, Vec<Game>)>, Failure> {
    let mut all: Vec<(AnyRules, Vec<Game>)> = Vec::new();
    for file in files {
        let rules = RulesFlags { variant: None, rules: None };
        let input = question::Input { source: Some(file), fen: None, rules: &rules, game: None };
        for (_, tree) in question::games(&input)? {
            let game = question::main_line(&tree);
            match all.iter_mut().find(|(rules, _)| *rules == tree.rules) {
                Some((_, games)) => games.push(game),
                None => all.push((tree.rules, vec![game])),
            }
        }
    }
    Ok(all)
}

fn read(path: &Path) -> Result<Set, Failure> {
    let failure = |problem: &dyn std::fmt::Display| Failure::file("read", path, problem);
    let bytes = read_bytes(path, LONGEST).map_err(|problem| failure(&problem))?;
    Set::unpack(&bytes).map_err(|problem| failure(&problem))
}

fn mine_one(
    arguments: &MineArguments,
    rules: AnyRules,
    games: &[Game],
    fleet: Option<&Fleet>,
) -> Result<(), Failure> {
    let key = rules.key().ok_or_else(|| {
        Failure::Usage("--variants: puzzles need a variant or a preset, not house rules".to_owned())
    })?;
    let path = arguments.out.join(format!("{key}.puzzles"));
    let mut set = Set { rules, remarks: Vec::new(), puzzles: Vec::new() };
    if path.exists() {
        set = read(&path)?;
        rate_again(&mut set, &path)?;
    }
    let source = if arguments.files.is_empty() { "levels".to_owned() } else { arguments.files.join(" ") };
    let origin = format!("mined from games of {source}, seed {}, {} nodes", arguments.seed, arguments.nodes);
    let from = done(&set, &origin);
    let last = if arguments.files.is_empty() {
        arguments.games as usize
    } else {
        games.len().min(arguments.games as usize)
    };
    let mine = Mine {
        rules,
        weights: shipped::weights(rules),
        tables: arguments.tables.source(None)?,
        nodes: arguments.nodes,
        seed: arguments.seed,
        threads: usize::from(arguments.threads),
    };
    let mut known: HashSet<_> = set.puzzles.iter().map(|puzzle| puzzle.position.key()).collect();
    let wanted = arguments.count as usize;
    let bar = stderr().is_terminal().then(|| ProgressBar::new(wanted as u64).with_message(key));
    let mut result = Ok(());
    if set.puzzles.len() < wanted && from < last {
        let mut on_game = |number: usize, puzzles: Vec<Puzzle>| {
            set.puzzles.extend(puzzles.into_iter().filter(|puzzle| known.insert(puzzle.position.key())));
            let enough = set.puzzles.len() >= wanted;
            if enough || (number + 1).is_multiple_of(BATCH) || number + 1 == last {
                set.puzzles.truncate(wanted);
                remark(&mut set, &origin, number + 1);
                result = write_whole(&path, set.pack());
            }
            if let Some(bar) = &bar {
                bar.set_position(set.puzzles.len() as u64);
            } else if (number + 1).is_multiple_of(BATCH) {
                note(&format!("{key}: {} puzzles from {} games", set.puzzles.len(), number + 1));
            }
            if enough || result.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        match fleet {
            None => mine.run(from..last, &|number| games.get(number).cloned(), &mut on_game),
            Some(fleet) => {
                let tables = arguments.tables.folders(&rules)?;
                let means = Means::new(fleet, rules, mine.weights.as_deref(), tables.as_deref())?;
                mining::mine(fleet, (&mine, &means), from..last, games, &mut on_game)?;
            }
        }
    }
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
    result?;
    summarize(&set)
}

/// The levels may have been measured again since a set was written.
fn rate_again(set: &mut Set, path: &Path) -> Result<(), Failure> {
    let mut changed = false;
    for puzzle in &mut set.puzzles {
        let rating = line_rating(&puzzle.position, &puzzle.line);
        changed |= rating != puzzle.rating;
        puzzle.rating = rating;
    }
    if changed {
        write_whole(path, set.pack())?;
    }
    Ok(())
}

/// The games that were looked through before, as the remark about this origin says.
fn done(set: &Set, origin: &str) -> usize {
    let rest = set.remarks.iter().find_map(|remark| remark.strip_prefix(origin)?.strip_prefix(": games "));
    rest.and_then(|count| count.parse().ok()).unwrap_or(0)
}

fn remark(set: &mut Set, origin: &str, games: usize) {
    set.remarks.retain(|remark| !remark.starts_with(origin));
    set.remarks.push(format!("{origin}: games {games}"));
}

/// Counts, ratings and kinds of a set.
fn summarize(set: &Set) -> Result<(), Failure> {
    let mut out = stdout();
    let key = set.rules.key().unwrap_or_default();
    if set.puzzles.is_empty() {
        return Ok(writeln!(out, "{key}: no puzzles")?);
    }
    let mut ratings: Vec<u16> = set.puzzles.iter().map(|puzzle| puzzle.rating).collect();
    ratings.sort_unstable();
    if let [only] = ratings[..] {
        writeln!(out, "{key}: 1 puzzle, rated {only}")?;
        return Ok(());
    }
    let [low, middle, high] = [1, 2, 3].map(|quarter| ratings[(ratings.len() - 1) * quarter / 4]);
    writeln!(
        out,
        "{key}: {} puzzles, half of them rated {low} to {high}, median {middle}",
        set.puzzles.len()
    )?;
    let mut kinds: BTreeMap<_, usize> = BTreeMap::new();
    for motif in set.puzzles.iter().flat_map(Puzzle::motifs) {
        *kinds.entry(motif).or_default() += 1;
    }
    for (motif, count) in kinds {
        writeln!(out, "  {:<18} {count}", motif.key())?;
    }
    Ok(out.flush()?)
}

fn check(arguments: &CheckArguments) -> Result<(), Failure> {
    let mut sets = Vec::new();
    for path in &arguments.files {
        sets.push((path, read(path)?));
    }
    let mut chosen: Vec<(usize, usize)> =
        (0..sets.len()).flat_map(|set| (0..sets[set].1.puzzles.len()).map(move |at| (set, at))).collect();
    if let Some(most) = arguments.pieces {
        chosen.retain(|&(set, at)| sets[set].1.puzzles[at].position.pieces().count() <= most as usize);
    }
    if let Some(count) = arguments.sample {
        draw(&mut chosen, count as usize, arguments.seed);
    }
    let bar = stderr().is_terminal().then(|| ProgressBar::new(chosen.len() as u64));
    let mut refuted = Vec::new();
    for &(set, at) in &chosen {
        let (path, Set { rules, puzzles, .. }) = &sets[set];
        let mine = Mine {
            rules: *rules,
            weights: shipped::weights(*rules),
            tables: arguments.tables.source(None)?,
            nodes: arguments.nodes,
            seed: 0,
            threads: 1,
        };
        let puzzle = &puzzles[at];
        if !mine.confirms(puzzle, arguments.nodes, arguments.slack) {
            let moves = movetext::write_line(&puzzle.position, &puzzle.line).join(" ");
            writeln!(
                stdout(),
                "{}: {}: {moves}: not confirmed",
                path.display(),
                fen::write(&puzzle.position)
            )?;
            refuted.push((set, at));
        }
        if let Some(bar) = &bar {
            bar.inc(1);
        }
    }
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
    writeln!(
        stdout(),
        "{} of {} confirmed at {} nodes",
        chosen.len() - refuted.len(),
        chosen.len(),
        arguments.nodes
    )?;
    if arguments.drop {
        return drop_refuted(&mut sets, &refuted);
    }
    if refuted.is_empty() { Ok(()) } else { Err(Failure::No) }
}

/// Draws so many by chance, the rest is left out.
fn draw(chosen: &mut Vec<(usize, usize)>, count: usize, seed: u64) {
    let mut numbers = Numbers::new(seed);
    let count = count.min(chosen.len());
    for at in 0..count {
        let other = at + numbers.below(chosen.len() - at);
        chosen.swap(at, other);
    }
    chosen.truncate(count);
}

fn drop_refuted(sets: &mut [(&PathBuf, Set)], refuted: &[(usize, usize)]) -> Result<(), Failure> {
    for (index, (path, set)) in sets.iter_mut().enumerate() {
        let before = set.puzzles.len();
        let mut at = 0;
        set.puzzles.retain(|_| {
            at += 1;
            !refuted.contains(&(index, at - 1))
        });
        if set.puzzles.len() < before {
            write_whole(path, set.pack())?;
        }
    }
    Ok(())
}
