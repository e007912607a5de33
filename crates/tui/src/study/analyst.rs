//! The engine of the study: it works in the background and sends what it finds.
//!
//! Not here: what is asked when, and which findings still count (`analysis`, `review`). Invariant: an errand ends within
//! milliseconds once it is stopped, and each finding carries the number of its errand.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crownhead_engine::{Engine, Limits, Monitor, ProbeResult, Report, RootMove, Score, Task};
use crownhead_explain::{JudgedMove, Question, Review};
use crownhead_game::Game;
use crownhead_rules::{AnyMove, Color};

/// Time between two reports of lines. More would only keep the screen busy.
const PAUSE: Duration = Duration::from_millis(40);

/// How the engine is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Search threads.
    pub threads: u16,
    /// Mebibytes of the transposition table.
    pub megabytes: u32,
}

/// Work for the engine.
#[derive(Clone, Debug)]
pub enum Errand {
    /// What tables know of a position, if asked, and then its best lines.
    Lines {
        /// The position whose moves are looked up in endgame tables.
        known: Option<Box<Task>>,
        /// The position to search.
        task: Box<Task>,
        /// The number of lines.
        count: usize,
        /// Nodes; without end if `None`.
        nodes: Option<u64>,
    },
    /// The judgment of every move of a game.
    Review {
        /// The game.
        game: Box<Game>,
        /// Nodes for each position.
        nodes: u64,
    },
}

/// A line with its score for the side to move.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoredLine {
    /// The score.
    pub score: Score,
    /// The moves.
    pub moves: Vec<AnyMove>,
}

/// What an errand has found.
#[derive(Clone, Debug)]
pub enum Finding {
    /// The values of all moves; `None` without a table.
    Known(Option<ProbeResult>),
    /// The best lines so far, best first.
    Lines {
        /// Plies.
        depth: u8,
        /// Nodes so far.
        nodes: u64,
        /// Time so far.
        time: Duration,
        /// The lines.
        lines: Vec<ScoredLine>,
    },
    /// Judgments of moves that are new or have changed.
    Judged {
        /// The moves.
        moves: Vec<JudgedMove>,
        /// How far the review is, from 0 to 1.
        progress: f64,
        /// The accuracy of White and Black in percent, over the moves judged so far.
        accuracy: [Option<f64>; 2],
    },
    /// A mistake of the reviewed game as a question.
    Asked(Box<Question>),
    /// The errand is done, or was stopped.
    Done,
}

/// Runs errands in the background, one at a time.
pub trait Analyst {
    /// Starts an errand and stops the one before. Numbers grow.
    fn start(&mut self, number: u32, errand: Errand, setup: Setup);
    /// Stops the present errand.
    fn stop(&mut self);
    /// The next finding, with the number of its errand. Never waits.
    fn finding(&mut self) -> Option<(u32, Finding)>;
}

/// An engine in its own thread.
#[derive(Debug)]
pub struct BackgroundAnalyst {
    /// The number of the open errand; others stop.
    open: Arc<AtomicU32>,
    errands: Sender<(u32, Errand, Setup)>,
    findings: Receiver<(u32, Finding)>,
}

impl BackgroundAnalyst {
    /// Starts a thread. `make` builds an engine with a transposition table of so many bytes.
    pub fn new(make: impl FnMut(usize) -> Engine + Send + 'static) -> BackgroundAnalyst {
        let open = Arc::new(AtomicU32::new(0));
        let (errands, asked) = channel();
        let (sender, findings) = channel();
        let shared = Arc::clone(&open);
        thread::spawn(move || work(make, &asked, &shared, &sender));
        BackgroundAnalyst { open, errands, findings }
    }
}

impl Analyst for BackgroundAnalyst {
    fn start(&mut self, number: u32, errand: Errand, setup: Setup) {
        self.open.store(number, Ordering::Relaxed);
        // The thread lives as long as this sender.
        let _ = self.errands.send((number, errand, setup));
    }

    fn stop(&mut self) {
        self.open.store(0, Ordering::Relaxed);
    }

    fn finding(&mut self) -> Option<(u32, Finding)> {
        self.findings.try_recv().ok()
    }
}

impl Drop for BackgroundAnalyst {
    /// Ends the search.
    fn drop(&mut self) {
        self.stop();
    }
}

/// The thread: runs errands until the screen is gone.
fn work(
    mut make: impl FnMut(usize) -> Engine,
    asked: &Receiver<(u32, Errand, Setup)>,
    open: &AtomicU32,
    findings: &Sender<(u32, Finding)>,
) {
    let mut built: Option<(u32, Engine)> = None;
    for (number, errand, setup) in asked {
        // Errands that were stopped while they waited cost nothing.
        if open.load(Ordering::Relaxed) != number {
            continue;
        }
        if built.as_ref().is_none_or(|(megabytes, _)| *megabytes != setup.megabytes) {
            // The old table goes first: both may not fit.
            built = None;
        }
        let (_, engine) =
            built.get_or_insert_with(|| (setup.megabytes, make((setup.megabytes as usize) << 20)));
        engine.set_threads(setup.threads);
        let mut watch = Watch::new(number, open, findings);
        run(engine, errand, &mut watch);
        watch.send(Finding::Done);
    }
}

fn run(engine: &mut Engine, errand: Errand, watch: &mut Watch<'_>) {
    match errand {
        Errand::Lines { known, task, count, nodes } => {
            if let Some(known) = known {
                watch.send(Finding::Known(engine.probe(&known)));
            }
            let limits = Limits { nodes, ..Limits::default() };
            watch.single = count == 1;
            let (lines, report) = engine.lines(&task, (&limits, count), watch);
            watch.last = (report.depth, report.nodes);
            watch.next = Duration::ZERO;
            watch.tell(lines.iter().map(scored).collect());
        }
        Errand::Review { game, nodes } => {
            let mut review = Review::of_game(&game, nodes);
            let mut asked = 0;
            while let Some(moves) = review.step(engine, watch) {
                let accuracy = Color::ALL.map(|side| review.accuracy(side));
                watch.send(Finding::Judged { moves, progress: review.progress(), accuracy });
                for question in review.questions().iter().skip(asked) {
                    watch.send(Finding::Asked(Box::new(question.clone())));
                }
                asked = review.questions().len();
            }
        }
    }
}

fn scored(line: &RootMove) -> ScoredLine {
    ScoredLine { score: line.score, moves: line.line.clone() }
}

/// Sends what a search reports, and ends the search when its errand is no longer open.
struct Watch<'a> {
    began: Instant,
    number: u32,
    open: &'a AtomicU32,
    findings: &'a Sender<(u32, Finding)>,
    /// When the next lines are due.
    next: Duration,
    /// Depth and nodes of the last report.
    last: (u8, u64),
    /// Whether the search keeps one line only, and so reports no others.
    single: bool,
}

impl<'a> Watch<'a> {
    fn new(number: u32, open: &'a AtomicU32, findings: &'a Sender<(u32, Finding)>) -> Watch<'a> {
        let next = Duration::ZERO;
        Watch { began: Instant::now(), number, open, findings, next, last: (0, 0), single: false }
    }

    fn send(&self, finding: Finding) {
        // An error means that the screen is gone; the search stops then.
        let _ = self.findings.send((self.number, finding));
    }

    fn tell(&mut self, lines: Vec<ScoredLine>) {
        let time = self.began.elapsed();
        if time < self.next || lines.is_empty() {
            return;
        }
        self.next = time + PAUSE;
        let (depth, nodes) = self.last;
        self.send(Finding::Lines { depth, nodes, time, lines });
    }
}

impl Monitor for Watch<'_> {
    fn elapsed(&mut self) -> Duration {
        self.began.elapsed()
    }

    fn should_stop(&mut self) -> bool {
        self.open.load(Ordering::Relaxed) != self.number
    }

    fn report(&mut self, report: &Report) {
        self.last = (report.depth, report.nodes);
        if self.single {
            self.tell(vec![ScoredLine { score: report.score, moves: report.line.clone() }]);
        }
    }

    fn lines(&mut self, lines: &[RootMove]) {
        self.tell(lines.iter().map(scored).collect());
    }
}

#[cfg(test)]
mod tests {
    use crownhead_engine::Options;
    use crownhead_rules::{AnyPosition, AnyRules, Variant};

    use super::*;

    const SETUP: Setup = Setup { threads: 1, megabytes: 1 };

    fn analyst() -> BackgroundAnalyst {
        BackgroundAnalyst::new(|bytes| Engine::new(Options { table_bytes: bytes, seed: 1 }))
    }

    fn errand(nodes: Option<u64>) -> Errand {
        let task = Task::from_position(AnyPosition::start(AnyRules::Variant(Variant::English)));
        Errand::Lines { known: None, task: Box::new(task), count: 3, nodes }
    }

    fn wait(analyst: &mut BackgroundAnalyst) -> (u32, Finding) {
        let began = Instant::now();
        loop {
            if let Some(found) = analyst.finding() {
                return found;
            }
            assert!(began.elapsed() < Duration::from_mins(1));
            thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn a_search_reports_its_lines_and_ends() {
        let mut analyst = analyst();
        analyst.start(1, errand(Some(20_000)), SETUP);
        let mut last = 0;
        loop {
            match wait(&mut analyst) {
                (1, Finding::Lines { lines, .. }) => last = lines.len(),
                (1, Finding::Done) => break,
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(last, 3);
    }

    #[test]
    fn a_search_without_end_stops_within_50_milliseconds() {
        let mut analyst = analyst();
        analyst.start(1, errand(None), SETUP);
        assert!(matches!(wait(&mut analyst), (1, Finding::Lines { .. })));
        let quickest = (2..7).map(|number| {
            thread::sleep(Duration::from_millis(20));
            let began = Instant::now();
            analyst.stop();
            while !matches!(wait(&mut analyst), (_, Finding::Done)) {}
            let time = began.elapsed();
            analyst.start(number, errand(None), SETUP);
            time
        });
        // A busy machine may delay single threads, so the best of five counts.
        let quickest = quickest.min().unwrap_or_default();
        assert!(quickest < Duration::from_millis(50), "{quickest:?}");
    }

    #[test]
    fn an_errand_that_was_replaced_while_it_waited_is_not_begun() {
        let mut analyst = analyst();
        for number in 1..=200 {
            analyst.start(number, errand(Some(2_000_000)), SETUP);
        }
        let mut begun = 0;
        loop {
            match wait(&mut analyst) {
                (200, Finding::Done) => break,
                (_, Finding::Done) => begun += 1,
                _ => {}
            }
        }
        assert!(begun < 200, "{begun} errands were begun");
    }
}
