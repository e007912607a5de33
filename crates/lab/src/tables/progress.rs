//! The progress of a build: the line that the build process writes, and an estimate of the time left.

use std::io::{self, Write as _};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crownhead_endgame::Progress;
use serde::{Deserialize, Serialize};

/// The progress of a build, as one line of JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ProgressLine {
    /// Finished positions.
    pub done: u64,
    /// All positions.
    pub positions: u64,
    /// Approximate seconds left; `None` until there is an estimate.
    pub seconds_left: Option<u64>,
}

/// The speed of a build, weighted toward the last half minute.
#[derive(Debug, Default)]
pub struct Pace {
    looks: u32,
    done: u64,
    /// Positions per second; 0 until known.
    speed: f64,
}

impl Pace {
    /// The seconds left, `passed` after the last call.
    pub fn seconds_left(&mut self, done: u64, all: u64, passed: Duration) -> Option<u64> {
        /// The minimum weight of a quarter of a second.
        const WEIGHT: f64 = 0.01;
        let now = done.saturating_sub(self.done) as f64 / passed.as_secs_f64();
        self.done = done;
        // The overall mean, until there is enough data for a moving average.
        self.looks = if self.speed > 0.0 { self.looks.saturating_add(1) } else { 1 };
        self.speed += WEIGHT.max(1.0 / f64::from(self.looks)) * (now - self.speed);
        (self.speed >= 1.0).then(|| (all.saturating_sub(done) as f64 / self.speed) as u64)
    }
}

/// Time between two lines.
const INTERVAL: Duration = Duration::from_millis(250);

/// The progress of a build as lines of JSON on standard output, which [`super::Workshop`] reads. Writes until it is finished. If nobody reads them anymore, the program ends: its caller is gone, and
/// everything that is finished is stored.
#[derive(Debug)]
pub struct ProgressLines {
    done: Arc<AtomicU64>,
    over: Arc<AtomicBool>,
    writer: JoinHandle<()>,
}

impl ProgressLines {
    /// Begins with a build of so many positions.
    pub fn new(positions: u64) -> ProgressLines {
        let (done, over) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
        let (count, end) = (Arc::clone(&done), Arc::clone(&over));
        let writer = thread::spawn(move || {
            let mut pace = Pace::default();
            while !end.load(Ordering::Relaxed) {
                let done = count.load(Ordering::Relaxed);
                let seconds_left = pace.seconds_left(done, positions, INTERVAL);
                if write(&ProgressLine { done, positions, seconds_left }).is_err() {
                    process::exit(0);
                }
                let began = Instant::now();
                while began.elapsed() < INTERVAL && !end.load(Ordering::Relaxed) {
                    thread::park_timeout(INTERVAL);
                }
            }
        });
        ProgressLines { done, over, writer }
    }

    /// Stops writing lines.
    pub fn finish(self) {
        self.over.store(true, Ordering::Relaxed);
        self.writer.thread().unpark();
        // A panic of the writer has already been reported.
        let _ = self.writer.join();
    }
}

fn write(line: &ProgressLine) -> io::Result<()> {
    let mut out = io::stdout().lock();
    serde_json::to_writer(&mut out, line)?;
    out.write_all(b"\n")?;
    out.flush()
}

impl Progress for ProgressLines {
    fn advance(&self, positions: u64) {
        self.done.fetch_add(positions, Ordering::Relaxed);
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
