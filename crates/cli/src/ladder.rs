//! `crownhead lab ladder`: the levels against each other, and how strong each one is.
//!
//! Not here: playing, fitting and writing the page (`lab::ladder`).

use std::io::{IsTerminal as _, Write as _, stderr};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::Args;
use crownhead_archive::store::{read_text, write_whole};
use crownhead_engine::Opponent;
use crownhead_fleet::Fleet;
use crownhead_lab::fleet::{Means, climbing};
use crownhead_lab::ladder::{Climb, Ladders, Meeting, fit, page, pairings};
use crownhead_rules::{AnyRules, Variant};
use crownhead_tui::lines::rules_of_key;
use indicatif::ProgressBar;

use crate::bus::BusFlag;
use crate::expected::whole;
use crate::failure::{Failure, note};
use crate::output::stdout;
use crate::shipped;
use crate::tables::TablesFlags;

/// The longest page or file of results that is read, in bytes.
const LONGEST: u64 = 1 << 24;

/// Arguments of `lab ladder`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// Variants and presets, separated by commas [default: all variants].
    #[arg(long, value_name = "KEYS", value_delimiter = ',', value_parser = rules_of_key)]
    variants: Vec<AnyRules>,
    /// Games between neighbors, two from each opening; 0 only writes down what was played before.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 100, value_parser = whole::<u32>(0..=1_000_000))]
    games: u32,
    /// The highest level that plays.
    #[arg(long, value_name = "LEVEL", allow_negative_numbers = true, default_value_t = Opponent::LEVELS, value_parser = whole::<u8>(1..=Opponent::LEVELS))]
    top: u8,
    /// How many levels apart players may be; those D apart play 1/D² of the games.
    #[arg(long, value_name = "D", allow_negative_numbers = true, default_value_t = 2, value_parser = whole::<u8>(1..=16))]
    span: u8,
    /// Keep the results in this file (JSON), and play only what it lacks.
    #[arg(long, value_name = "FILE.json")]
    state: Option<PathBuf>,
    /// Replace the results in this Markdown page, between <!-- ladder --> and <!-- end of ladder -->.
    #[arg(long, value_name = "FILE.md")]
    page: Option<PathBuf>,
    /// Write a plot of the levels to this file.
    #[arg(long, value_name = "FILE.svg")]
    svg: Option<PathBuf>,
    /// Seed of openings and choices.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1)]
    seed: u64,
    /// Number of games to play at once.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = whole::<u16>(1..=1024))]
    threads: u16,
    #[command(flatten)]
    tables: TablesFlags,
    #[command(flatten)]
    bus: BusFlag,
}

/// Plays what is missing, fits, prints and writes.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut ladders = match &arguments.state {
        Some(path) if path.exists() => read(path)?,
        _ => Ladders::default(),
    };
    // A page that cannot be updated is refused before hours of games.
    arguments.page.as_deref().map(|path| updated(path, &ladders)).transpose()?;
    let variants = match &arguments.variants[..] {
        [] => Variant::ALL.iter().copied().map(AnyRules::Variant).collect(),
        chosen => chosen.to_vec(),
    };
    let fleet = arguments.bus.fleet()?;
    for &rules in &variants {
        let key = rules.key().ok_or_else(|| {
            Failure::Usage("--variants: a ladder needs a variant or a preset, not house rules".to_owned())
        })?;
        let climb = Climb {
            rules,
            weights: shipped::weights(rules),
            tables: arguments.tables.source(None)?,
            seed: arguments.seed,
            threads: usize::from(arguments.threads),
        };
        ladders.forget_stale(&climb);
        climb_one(arguments, key, (&climb, fleet.as_ref()), &mut ladders)?;
        print(key, &ladders, rules)?;
    }
    write(arguments, &ladders)
}

fn read(path: &Path) -> Result<Ladders, Failure> {
    let failure = |problem: &dyn std::fmt::Display| Failure::file("read", path, problem);
    let text = read_text(path, LONGEST).map_err(|problem| failure(&problem))?;
    serde_json::from_str(&text).map_err(|problem| failure(&problem))
}

/// Plays the pairings that are missing, and keeps each when it is complete.
fn climb_one(
    arguments: &Arguments,
    key: &str,
    (climb, fleet): (&Climb, Option<&Fleet>),
    ladders: &mut Ladders,
) -> Result<(), Failure> {
    let wanted = pairings(arguments.top, arguments.span, arguments.games);
    let missing: Vec<_> = wanted
        .into_iter()
        .filter(|&(above, below, games)| games > 0 && !is_played(ladders, climb.rules, (above, below), games))
        .collect();
    let total: u32 = missing.iter().map(|(.., games)| games).sum();
    let bar = stderr().is_terminal().then(|| ProgressBar::new(u64::from(total)).with_message(key.to_owned()));
    let played = |games: usize| {
        if let Some(bar) = &bar {
            bar.inc(games as u64);
        }
    };
    for (above, below, games) in missing {
        let meeting = meet(arguments, (climb, fleet), (above, below, games), &played)?;
        if bar.is_none() {
            let score = 100.0 * meeting.tally().score();
            note(&format!("{key}: level {above} against {below}: {score:.1} % of {games} games"));
        }
        ladders.enter(key, meeting);
        keep(arguments, ladders)?;
    }
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
    Ok(())
}

/// Writes the state, if it is wanted.
fn keep(arguments: &Arguments, ladders: &Ladders) -> Result<(), Failure> {
    let Some(path) = &arguments.state else { return Ok(()) };
    let text = serde_json::to_string_pretty(ladders).map_err(|wrong| Failure::Usage(wrong.to_string()))?;
    Ok(write_whole(path, text + "\n")?)
}

/// Plays a pairing, here or on a fleet.
fn meet(
    arguments: &Arguments,
    (climb, fleet): (&Climb, Option<&Fleet>),
    (above, below, games): (u8, u8, u32),
    played: &dyn Fn(usize),
) -> Result<Meeting, Failure> {
    let Some(fleet) = fleet else {
        let mut on_game = || {
            played(1);
            ControlFlow::Continue(())
        };
        return climb.play((above, below), games, &mut on_game).map_err(Failure::Usage);
    };
    let tables = arguments.tables.folders(&climb.rules)?;
    let means = Means::new(fleet, climb.rules, climb.weights.as_deref(), tables.as_deref())?;
    Ok(climbing::play(fleet, (climb, &means), (above, below), games, &mut |games| played(games))?)
}

fn is_played(ladders: &Ladders, rules: AnyRules, (above, below): (u8, u8), games: u32) -> bool {
    ladders.ladder(rules).is_some_and(|ladder| {
        ladder.meetings.iter().any(|meeting| {
            (meeting.above, meeting.below) == (above, below) && meeting.tally().games() >= u64::from(games)
        })
    })
}

fn print(key: &str, ladders: &Ladders, rules: AnyRules) -> Result<(), Failure> {
    let mut out = stdout();
    let Some(ladder) = ladders.ladder(rules) else {
        return Ok(writeln!(out, "{key}: no games")?);
    };
    writeln!(out, "{key}")?;
    for (rung, rating) in (0..).zip(fit::ratings(&ladder.meetings, ladder.top())) {
        let score = ladder.against_below(rung).map_or(String::new(), |meeting| {
            let tally = meeting.tally();
            format!("  {:5.1} % of {} games against the level below", 100.0 * tally.score(), tally.games())
        });
        writeln!(out, "level {rung:>2}  {:>5.0} ± {:>3.0}{score}", rating.points, rating.margin)?;
    }
    Ok(out.flush()?)
}

/// The page with the results of the ladders.
fn updated(path: &Path, ladders: &Ladders) -> Result<String, Failure> {
    let failure = |problem: &dyn std::fmt::Display| Failure::file("update", path, problem);
    let text = read_text(path, LONGEST).map_err(|problem| failure(&problem))?;
    page::update(&text, ladders).map_err(|problem| failure(&problem))
}

fn write(arguments: &Arguments, ladders: &Ladders) -> Result<(), Failure> {
    keep(arguments, ladders)?;
    if let Some(path) = &arguments.page {
        write_whole(path, updated(path, ladders)?)?;
    }
    if let Some(path) = &arguments.svg {
        write_whole(path, page::plot(ladders).to_svg())?;
    }
    Ok(())
}
