//! Progress of long jobs: a bar on standard error for people, or lines of JSON on standard output for programs.

use std::io::{self, Write as _};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crownhead_endgame::{Progress, Slice};
use crownhead_lab::tables::{Pace, ProgressLine};
use indicatif::{ProgressBar, ProgressStyle};

/// A bar that counts positions.
pub(super) struct Bar(ProgressBar);

impl Bar {
    /// A build of this many positions.
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

/// Time between two lines.
const INTERVAL: Duration = Duration::from_millis(250);

/// Writes lines of JSON until the build is finished. If their reader is gone, the program ends, because its caller is gone;
/// finished tables are stored.
pub(super) struct Lines {
    done: Arc<AtomicU64>,
    over: Arc<AtomicBool>,
    writer: JoinHandle<()>,
}

impl Lines {
    /// A build of this many positions.
    pub(super) fn new(positions: u64) -> Lines {
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
        Lines { done, over, writer }
    }

    /// Stops writing lines.
    pub(super) fn finish(self) {
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

impl Progress for Lines {
    fn advance(&self, positions: u64) {
        self.done.fetch_add(positions, Ordering::Relaxed);
    }
}
