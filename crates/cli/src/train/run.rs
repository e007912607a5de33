//! `crownhead train run`: generation after generation, until the time is up.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use clap::Args;
use crownhead_archive::Error;
use crownhead_lab::train::plan::Card;
use crownhead_lab::train::run::{Plan, Watch, train};
use crownhead_rules::AnyRules;
use indicatif::{ProgressBar, ProgressStyle};

use crate::bus::BusFlag;
use crate::choice::RulesFlags;
use crate::expected::whole;
use crate::failure::Failure;
use crate::output::stdout;

/// Arguments of `train run`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesFlags,
    /// Hours to train.
    #[arg(long, value_name = "H", allow_negative_numbers = true, value_parser = hours)]
    hours: Option<Duration>,
    /// Minutes to train, instead of --hours.
    #[arg(long, value_name = "M", allow_negative_numbers = true, value_parser = minutes, conflicts_with = "hours", required_unless_present = "hours")]
    minutes: Option<Duration>,
    /// Folder for games, weights and cards [default: training/NAME, by the variant or the file of rules].
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
    /// Nodes per move.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 500, value_parser = whole::<u64>(1..))]
    nodes: u64,
    /// Seed of the openings.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1)]
    seed: u64,
    /// Number of games to play at once.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = whole::<u16>(1..=1024))]
    threads: u16,
    #[command(flatten)]
    bus: BusFlag,
}

fn hours(text: &str) -> Result<Duration, String> {
    time(text, 3600.0).ok_or_else(|| "must be hours such as 0.5, more than 0".to_owned())
}

fn minutes(text: &str) -> Result<Duration, String> {
    time(text, 60.0).ok_or_else(|| "must be minutes such as 10, more than 0".to_owned())
}

/// A number of units of so many seconds.
fn time(text: &str, unit: f64) -> Option<Duration> {
    let number: f64 = text.parse().ok()?;
    Duration::try_from_secs_f64(number * unit).ok().filter(|time| !time.is_zero())
}

impl Arguments {
    /// The folder of the flag, or one named after the rules.
    fn folder(&self, rules: AnyRules) -> PathBuf {
        let name = || match &self.rules.rules {
            Some(file) => file.file_stem().map(|stem| stem.to_string_lossy().into_owned()),
            None => rules.key().map(str::to_owned),
        };
        let folder = || Path::new("training").join(name().unwrap_or_else(|| "house-rules".to_owned()));
        self.dir.clone().unwrap_or_else(folder)
    }
}

/// Trains.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Arguments { hours, minutes, nodes, seed, threads, .. } = *arguments;
    let rules = arguments.rules.resolve()?;
    let (time, dir) = (hours.or(minutes).unwrap_or_default(), arguments.folder(rules));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_given_in_hours_or_minutes() {
        assert_eq!(hours("0.5"), Ok(Duration::from_mins(30)));
        assert_eq!(minutes("10"), Ok(Duration::from_mins(10)));
        for wrong in ["", "0", "-1", "nan", "inf", "1e99", "ten"] {
            assert!(hours(wrong).is_err() && minutes(wrong).is_err(), "{wrong}");
        }
    }
}
