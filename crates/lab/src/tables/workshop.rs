//! Builds tables in the background: one build at a time, in a separate process (`crownhead endgame build --json`) that
//! may be killed at any moment and resumes later.
//!
//! Not here: screens, and where orders come from. An order names a variant, a number of pieces and a metric, never a path:
//! tables go where the engine looks for them.

use std::env;
use std::fmt;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::PathBuf;
use std::process::{Child, ChildStderr, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use crownhead_api::{BuildRecord, BuildState, TablesCost, TablesOrder, TablesSet};
use crownhead_endgame::{Job, Metric};
use crownhead_rules::AnyRules;

use super::FolderShelf;
use super::cost::cost;
use super::home;
use super::progress::ProgressLine;

/// Why an order was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The order is invalid.
    Order(String),
    /// Another build is running, or this one cannot begin.
    NotNow(String),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Order(why) | Refused::NotNow(why) => f.write_str(why),
        }
    }
}

/// The current or last build.
#[derive(Debug, Default)]
struct Bench {
    record: Option<BuildRecord>,
    child: Option<Child>,
    /// Whether it was stopped.
    stopped: bool,
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shared").field("bench", &self.bench).finish_non_exhaustive()
    }
}

struct Shared {
    bench: Mutex<Bench>,
    /// Called when a build ends, successfully or not.
    ended: Box<dyn Fn() + Send + Sync>,
}

impl Shared {
    fn bench(&self) -> MutexGuard<'_, Bench> {
        self.bench.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Builds tables into a home.
#[derive(Debug)]
pub struct Workshop {
    home: PathBuf,
    /// The program that builds.
    program: PathBuf,
    shared: Arc<Shared>,
}

impl Workshop {
    /// Builds into a home by running this program. Calls `ended` from another thread when a build has ended, before the record says so. `None`
    /// if the program cannot find its own path.
    pub fn open(home: PathBuf, ended: impl Fn() + Send + Sync + 'static) -> Option<Workshop> {
        let shared = Arc::new(Shared { bench: Mutex::default(), ended: Box::new(ended) });
        Some(Workshop { home, program: env::current_exe().ok()?, shared })
    }

    /// The sets in the home.
    pub fn sets(&self) -> Vec<TablesSet> {
        home::sets(&self.home)
    }

    /// The current or last build.
    pub fn build(&self) -> Option<BuildRecord> {
        self.shared.bench().record.clone()
    }

    /// The cost of an order.
    ///
    /// # Errors
    /// If the order is invalid or its folder cannot be read.
    pub fn cost(&self, order: &TablesOrder) -> Result<TablesCost, Refused> {
        let (job, folder) = self.job(order)?;
        cost(&job, &FolderShelf::new(&folder), &folder, threads())
            .map_err(|problem| Refused::NotNow(problem.to_string()))
    }

    /// The job of an order, and its folder.
    fn job(&self, order: &TablesOrder) -> Result<(Job, PathBuf), Refused> {
        let wrong = |what: &str| Refused::Order(format!("unknown {what}"));
        let rules = AnyRules::from_key(&order.variant).ok_or_else(|| wrong("variant"))?;
        let metric = Metric::from_key(&order.metric).ok_or_else(|| wrong("metric"))?;
        if !(2..=12).contains(&order.pieces) {
            return Err(wrong("number of pieces"));
        }
        let name = home::folder_name(&rules, metric).ok_or_else(|| wrong("variant"))?;
        Ok((Job { rules, pieces: order.pieces, metric }, self.home.join(name)))
    }

    /// Begins or continues a build.
    ///
    /// # Errors
    /// If the order is invalid, or the build cannot begin.
    pub fn start(&self, order: &TablesOrder) -> Result<(), Refused> {
        let (_, folder) = self.job(order)?;
        if let Some(obstacle) = self.cost(order)?.obstacle {
            return Err(Refused::NotNow(format!("this cannot be built: {obstacle:?}").to_lowercase()));
        }
        let mut bench = self.shared.bench();
        if bench.record.as_ref().is_some_and(BuildRecord::is_running) {
            return Err(Refused::NotNow("another build is running".to_owned()));
        }
        let failed = |problem: std::io::Error| Refused::NotNow(format!("cannot start a build: {problem}"));
        let mut child = Command::new(&self.program)
            .args(["endgame", "build", "--json", "--variant", &order.variant, "--metric", &order.metric])
            .args(["--pieces", &order.pieces.to_string(), "--threads", &threads().to_string()])
            .arg("--dir")
            .arg(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let pipes = child.stdout.take().zip(child.stderr.take());
        let record =
            BuildRecord { order: order.clone(), state: BuildState::Running, permille: 0, seconds_left: None };
        *bench = Bench { record: Some(record), child: Some(child), stopped: false };
        let shared = Arc::clone(&self.shared);
        thread::spawn(move || {
            if let Some((lines, complaints)) = pipes {
                follow(&shared, lines, complaints);
            }
        });
        Ok(())
    }

    /// Stops the current build, if there is one. Finished tables stay.
    pub fn stop(&self) {
        let mut bench = self.shared.bench();
        bench.stopped = true;
        if let Some(child) = &mut bench.child {
            // It may have ended already.
            let _ = child.kill();
        }
    }
}

impl Drop for Workshop {
    /// Stops the build.
    fn drop(&mut self) {
        self.stop();
    }
}

/// All processors but one, which stays free for a game.
fn threads() -> u64 {
    thread::available_parallelism().map_or(1, |count| count.get().saturating_sub(1).max(1) as u64)
}

/// Reads the output of a build to its end, and records how it ended.
fn follow(shared: &Shared, lines: ChildStdout, mut complaints: ChildStderr) {
    for line in BufReader::new(lines).lines().map_while(Result::ok) {
        let Ok(line) = serde_json::from_str::<ProgressLine>(&line) else { continue };
        if let Some(record) = &mut shared.bench().record {
            record.permille =
                (u128::from(line.done) * 1000 / u128::from(line.positions.max(1))).min(999) as u16;
            record.seconds_left = line.seconds_left;
        }
    }
    let mut said = String::new();
    // Unreadable output is ignored.
    let _ = complaints.read_to_string(&mut said);
    let child = shared.bench().child.take();
    let well = child.is_some_and(|mut child| child.wait().is_ok_and(|status| status.success()));
    // Before the record says so: whoever reads it may use the tables.
    (shared.ended)();
    let mut bench = shared.bench();
    let stopped = bench.stopped;
    if let Some(record) = &mut bench.record {
        record.seconds_left = None;
        record.state = if well {
            record.permille = 1000;
            BuildState::Finished
        } else if stopped {
            BuildState::Stopped
        } else {
            BuildState::Failed(last_line(&said))
        };
    }
}

/// The last line of an output, without the prefix of error messages.
fn last_line(said: &str) -> String {
    let line =
        said.lines().rfind(|line| !line.trim().is_empty()).unwrap_or("the build ended without a message");
    line.trim_start_matches("error: ").to_owned()
}
