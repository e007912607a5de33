//! An engine at work: its clock, and its progress on standard error where that is a terminal.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use crownhead_engine::{Monitor, Report};
use crownhead_prose::{Progress, thinking};

/// Progress is shown from here on.
const PATIENCE: Duration = Duration::from_millis(700);

/// A search that is waited for.
pub(super) struct Waiting {
    began: Instant,
    show: bool,
    shown: bool,
}

impl Waiting {
    /// The search begins now.
    pub(super) fn start() -> Waiting {
        Waiting { began: Instant::now(), show: io::stderr().is_terminal(), shown: false }
    }
}

impl Monitor for Waiting {
    fn elapsed(&mut self) -> Duration {
        self.began.elapsed()
    }

    fn should_stop(&mut self) -> bool {
        false
    }

    fn report(&mut self, report: &Report) {
        if !self.show || self.began.elapsed() < PATIENCE {
            return;
        }
        let progress = Progress { depth: report.depth, nodes: report.nodes, calls: report.calls };
        // Progress that nobody sees is no reason to stop.
        let _ = write!(io::stderr().lock(), "\r{}\x1b[K", thinking(&progress));
        self.shown = true;
    }
}

impl Drop for Waiting {
    /// Takes the progress away.
    fn drop(&mut self) {
        if self.shown {
            let _ = write!(io::stderr().lock(), "\r\x1b[K");
        }
    }
}
