//! What is shown of a match while it is played, on standard error.

use std::io::{IsTerminal as _, stderr};
use std::time::{Duration, Instant};

use crownhead_lab::ledger::Ledger;
use crownhead_lab::sprt::Sprt;
use indicatif::{ProgressBar, ProgressStyle};

use super::report::short;
use crate::failure::note;

/// Where standard error is no terminal, a line comes this often.
const PAUSE: Duration = Duration::from_secs(10);

/// A table that changes, or lines now and then.
pub(super) struct Live {
    bar: Option<ProgressBar>,
    test: Option<Sprt>,
    names: [String; 2],
    told: Instant,
}

impl Live {
    /// For a match of so many games between sides of these names.
    pub(super) fn new(games: u32, test: Option<Sprt>, names: [String; 2]) -> Live {
        let bar = stderr().is_terminal().then(|| {
            let bar = ProgressBar::new(u64::from(games));
            if let Ok(style) =
                ProgressStyle::with_template("game {pos} of {len} {wide_bar} {elapsed} {eta}\n{msg}")
            {
                bar.set_style(style);
            }
            bar
        });
        Live { bar, test, names, told: Instant::now() }
    }

    /// The names of the sides.
    pub(super) fn names(&self) -> &[String; 2] {
        &self.names
    }

    /// A game has ended.
    pub(super) fn show(&mut self, ledger: &Ledger) {
        let tally = ledger.tally();
        let lines = || short(tally, self.test.as_ref());
        match &self.bar {
            Some(bar) => {
                bar.set_position(tally.games());
                bar.set_message(lines().join("\n"));
            }
            None if self.told.elapsed() >= PAUSE => {
                self.told = Instant::now();
                note(&format!("games {}  {}", tally.games(), lines().join("  ")));
            }
            None => {}
        }
    }

    /// A line that stays.
    pub(super) fn say(&self, line: &str) {
        match &self.bar {
            Some(bar) => bar.println(line),
            None => note(line),
        }
    }

    /// The match is over.
    pub(super) fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
