//! Progress of long jobs: a bar on standard error for people, or lines of JSON on standard output for programs.

use std::io::{self, Write as _};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crownhead_endgame::{Progress, Slice};
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};

/// A bar that counts positions.
pub(super) struct Bar(ProgressBar);

impl Bar {
    /// For so many positions.
    pub(super) fn new(positions: u64) -> Bar {
        let bar = ProgressBar::new(positions);
        if let Ok(style) =
            ProgressStyle::with_template("{msg} {wide_bar} {percent} % of {len} positions, {eta} left")
        {
            bar.set_style(style);
        }
        bar.tick();
        Bar(bar)
    }

    pub(super) fn finish(&self) {
        self.0.finish_and_clear();
    }
}

impl Progress for Bar {
    fn begin(&self, slice: Slice) {
        self.0.set_message(slice.to_string());
    }

    fn advance(&self, positions: u64) {
        self.0.inc(positions);
    }
}

/// How far a build is, as one line of JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Line {
    /// Positions that are done.
    pub(super) done: u64,
    /// All positions.
    pub(super) positions: u64,
    /// Seconds left, roughly; `None` before that can be told.
    pub(super) seconds_left: Option<u64>,
}

/// A line is written so often.
const INTERVAL: Duration = Duration::from_millis(250);

/// Writes a line of JSON now and then, until it is finished. If nobody reads them any more, the program ends: whoever
/// started it is gone, and what is finished is stored.
pub(super) struct Lines {
    done: Arc<AtomicU64>,
    over: Arc<AtomicBool>,
    writer: JoinHandle<()>,
}

impl Lines {
    /// For so many positions.
    pub(super) fn new(positions: u64) -> Lines {
        let (done, over) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
        let (count, end) = (Arc::clone(&done), Arc::clone(&over));
        let writer = thread::spawn(move || {
            let mut pace = Pace::default();
            while !end.load(Ordering::Relaxed) {
                let done = count.load(Ordering::Relaxed);
                let seconds_left = pace.seconds_left(done, positions, INTERVAL);
                if write(&Line { done, positions, seconds_left }).is_err() {
                    process::exit(0);
                }
                let began = Instant::now();
                while began.elapsed() < INTERVAL && !end.load(Ordering::Relaxed) {
                    thread::park_timeout(INTERVAL);
                }
            }
        });
        Lines { done, over, writer }
    }

    /// No more lines.
    pub(super) fn finish(self) {
        self.over.store(true, Ordering::Relaxed);
        self.writer.thread().unpark();
        // A panic of the writer has been told already.
        let _ = self.writer.join();
    }
}

fn write(line: &Line) -> io::Result<()> {
    let mut out = io::stdout().lock();
    serde_json::to_writer(&mut out, line)?;
    out.write_all(b"\n")?;
    out.flush()
}

impl Progress for Lines {
    fn advance(&self, positions: u64) {
        self.done.fetch_add(positions, Ordering::Relaxed);
    }
}

/// How fast it goes, the last half minute counting most.
#[derive(Debug, Default)]
struct Pace {
    looks: u32,
    done: u64,
    /// Positions a second; 0 as long as nothing is known.
    speed: f64,
}

impl Pace {
    /// Looks again after `passed`.
    fn seconds_left(&mut self, done: u64, all: u64, passed: Duration) -> Option<u64> {
        /// The least weight of a quarter of a second.
        const WEIGHT: f64 = 0.01;
        let now = done.saturating_sub(self.done) as f64 / passed.as_secs_f64();
        self.done = done;
        // At first the mean of all there is.
        self.looks = if self.speed > 0.0 { self.looks.saturating_add(1) } else { 1 };
        self.speed += WEIGHT.max(1.0 / f64::from(self.looks)) * (now - self.speed);
        (self.speed >= 1.0).then(|| (all.saturating_sub(done) as f64 / self.speed) as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_left_follows_the_pace() {
        let (mut pace, second) = (Pace::default(), Duration::from_secs(1));
        assert_eq!(pace.seconds_left(0, 1000, second), None, "nothing is known yet");
        assert_eq!(pace.seconds_left(100, 1000, second), Some(9));
        let mut left = None;
        for done in 101..=900 {
            left = pace.seconds_left(done, 1000, second);
        }
        assert!(left.is_some_and(|left| (90..=110).contains(&left)), "one a second from then on: {left:?}");
    }
}
