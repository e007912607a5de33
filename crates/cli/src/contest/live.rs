//! A running match on standard error.

use std::io::{IsTerminal as _, stderr};
use std::time::{Duration, Instant};

use crownhead_lab::ledger::Ledger;
use crownhead_lab::records::Audience;
use crownhead_lab::sprt::Sprt;
use indicatif::{ProgressBar, ProgressStyle};

use super::report::short;
use crate::failure::note;

/// Time between two lines where standard error is not a terminal.
const PAUSE: Duration = Duration::from_secs(10);

/// A table that updates in place, or a line from time to time.
pub(super) struct Live {
    bar: Option<ProgressBar>,
    test: Option<Sprt>,
    told: Instant,
}

impl Live {
    /// For a match of this many games.
    pub(super) fn new(games: u32, test: Option<Sprt>) -> Live {
        let bar = stderr().is_terminal().then(|| {
            let bar = ProgressBar::new(u64::from(games));
            if let Ok(style) =
                ProgressStyle::with_template("game {pos} of {len} {wide_bar} {elapsed} {eta}\n{msg}")
            {
                bar.set_style(style);
            }
            bar
        });
        Live { bar, test, told: Instant::now() }
    }

    /// Removes the table.
    pub(super) fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

impl Audience for Live {
    fn counted(&mut self, ledger: &Ledger) {
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

    fn forfeited(&mut self, line: &str) {
        match &self.bar {
            Some(bar) => bar.println(line),
            None => note(line),
        }
    }
}
