//! Shows progress and time on standard error. Standard output belongs to the program that is started at the end.

use std::io::{IsTerminal as _, Write as _};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::failure::Failure;

/// Numbered stages of a command.
#[derive(Debug)]
pub(crate) struct Stages {
    total: usize,
    begun: usize,
}

impl Stages {
    pub(crate) fn new(total: usize) -> Self {
        Self { total, begun: 0 }
    }

    /// Runs the next stage and shows its name and time.
    pub(crate) fn run<T>(
        &mut self,
        name: &str,
        work: impl FnOnce() -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        self.begun += 1;
        let label = format!("[{}/{}] {name} …", self.begun, self.total);
        let start = Instant::now();
        let result = if std::io::stderr().is_terminal() {
            with_clock(&label, start, work)
        } else {
            eprintln!("{label}");
            work()
        };
        eprintln!("{label} {}", if result.is_ok() { seconds(start.elapsed()) } else { "failed".to_owned() });
        result
    }
}

/// Rewrites the line every second during the work and leaves the cursor at its start.
fn with_clock<T>(label: &str, start: Instant, work: impl FnOnce() -> T) -> T {
    let (done, waiting) = mpsc::channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            loop {
                eprint!("\r{label} {}", seconds(start.elapsed()));
                // Ignore errors: standard error may be closed.
                let _ = std::io::stderr().flush();
                if waiting.recv_timeout(Duration::from_secs(1)) != Err(RecvTimeoutError::Timeout) {
                    // The final text may be shorter.
                    eprint!("\r\x1b[K");
                    return;
                }
            }
        });
        let result = work();
        drop(done);
        result
    })
}

/// Formats a time: `0.4 s`, `31 s`, `2 min 05 s`.
pub(crate) fn seconds(time: Duration) -> String {
    let whole = time.as_secs();
    match whole {
        0..10 => format!("{:.1} s", time.as_secs_f64()),
        10..60 => format!("{whole} s"),
        _ => format!("{} min {:02} s", whole / 60, whole % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_short() {
        for (millis, text) in [(40, "0.0 s"), (9_440, "9.4 s"), (31_900, "31 s"), (125_000, "2 min 05 s")] {
            assert_eq!(seconds(Duration::from_millis(millis)), text);
        }
    }

    #[test]
    fn a_stage_returns_its_result() {
        let mut stages = Stages::new(2);
        assert_eq!(stages.run("first", || Ok(7)).ok(), Some(7));
        assert!(stages.run("second", || Err::<(), _>(Failure::failed("no"))).is_err());
        assert_eq!(with_clock("clock", Instant::now(), || 3), 3);
    }
}
