//! `crownhead train run`: generation after generation, until the time is up.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use clap::Args;
use crownhead_archive::Error;
use crownhead_lab::train::plan::Card;
use crownhead_lab::train::run::{Plan, Watch, train};
use indicatif::{ProgressBar, ProgressStyle};

use crate::bus::BusFlag;
use crate::choice::RulesFlags;
use crate::failure::Failure;
use crate::output::stdout;

/// Arguments of `train run`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesFlags,
    /// Hours to train.
    #[arg(long, value_name = "H", allow_negative_numbers = true, value_parser = hours)]
    hours: Duration,
    /// Folder for games, weights and cards.
    #[arg(long, value_name = "FOLDER")]
    dir: PathBuf,
    /// Nodes per move.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Seed of the openings.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1)]
    seed: u64,
    /// Number of games to play at once.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    #[command(flatten)]
    bus: BusFlag,
}

fn hours(text: &str) -> Result<Duration, String> {
    let hours: f64 = text.parse().map_err(|_| "must be hours such as 0.5".to_owned())?;
    let time =
        Duration::try_from_secs_f64(hours * 3600.0).map_err(|_| "must be hours such as 0.5".to_owned())?;
    if time.is_zero() { Err("must be more than 0".to_owned()) } else { Ok(time) }
}

/// Trains.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Arguments { hours: time, nodes, seed, threads, .. } = *arguments;
    let (rules, dir) = (arguments.rules.resolve()?, arguments.dir.clone());
    let fleet = arguments.bus.fleet()?.map(Arc::new);
    Ok(train(&Plan { rules, time, dir, nodes, seed, threads, fleet }, &Bars::default())?)
}

/// A progress bar for each job, and a line for each generation.
#[derive(Default)]
struct Bars(Mutex<Option<ProgressBar>>);

impl Bars {
    fn replace(&self, next: Option<ProgressBar>) {
        let last = std::mem::replace(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner), next);
        if let Some(bar) = last {
            bar.finish_and_clear();
        }
    }
}

impl Watch for Bars {
    fn begin(&self, steps: u64, what: &str) {
        self.replace(Some(bar(steps, what)));
    }

    fn step(&self) {
        if let Some(bar) = &*self.0.lock().unwrap_or_else(PoisonError::into_inner) {
            bar.inc(1);
        }
    }

    fn end(&self) {
        self.replace(None);
    }

    fn complete(&self, card: &Card, weights: &Path) -> Result<(), Error> {
        print(card, weights)
    }
}

/// Progress on standard error.
pub(super) fn bar(length: u64, what: &str) -> ProgressBar {
    let bar = ProgressBar::new(length);
    if let Ok(style) = ProgressStyle::with_template("{msg}: {pos} of {len} {wide_bar} {eta}") {
        bar.set_style(style);
    }
    bar.set_message(what.to_owned());
    bar
}

fn print(card: &Card, weights: &Path) -> Result<(), Error> {
    let Card { generation, games, held_out_loss, test, .. } = card;
    let number = |elo: Option<f64>| elo.map_or_else(|| "?".to_owned(), |elo| format!("{elo:+.0}"));
    let mut out = stdout();
    writeln!(
        out,
        "generation {generation}: {games} games, held out {held_out_loss:.5}; against material {} wins, {} draws, \
         {} losses, Elo {} ({} to {}): {}",
        test.wins,
        test.draws,
        test.losses,
        number(test.elo),
        number(test.low),
        number(test.high),
        weights.display()
    )?;
    Ok(out.flush()?)
}
