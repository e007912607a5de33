//! The engine for user interfaces that speak Hub, over standard input and output.
//!
//! There are three threads: one reads lines, one searches, and the conversation receives messages from both.

use std::io::{self, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crownhead_engine::{Budget, Engine, Limits, Monitor, Report, Score, Task as Position};
use crownhead_protocol::hub::{Event, Info, Purpose, Server, Setting, Task};
use crownhead_rules::{AnyMove, AnyRules};

use super::timing;
use crownhead_archive::Error;
use crownhead_archive::lines::{self, Line};

/// The setting for the memory of the search, in MiB.
const TABLE: Setting = Setting { name: "tt-size", values: (1, 128, 16_384) };

/// The setting for the number of search threads.
const THREADS: Setting = Setting { name: "threads", values: (1, 1, 256) };

/// A message to the conversation.
enum Input {
    Line(String),
    /// An unreadable line, and why.
    Unreadable(String),
    Closed,
    /// The engine is set up after `init`.
    Ready,
    Found(Report),
    Ended(Report),
}

/// A message to the search thread.
enum Order {
    /// Start over with these rules, this much memory in MiB, and these threads.
    Setup(AnyRules, u32, u32),
    Forget,
    Search(Box<Task>),
}

/// Makes an engine with this many bytes of memory.
pub type MakeEngine = Box<dyn Fn(usize) -> Engine + Send>;

/// Speaks Hub until `quit` or the end of standard input.
///
/// # Errors
/// If standard output fails.
pub fn serve(make_engine: MakeEngine) -> Result<(), Error> {
    let (inputs, heard) = channel();
    let (orders, given) = channel();
    let signals = Arc::new(Signals::default());
    let monitor =
        Watch { began: Instant::now(), signals: Arc::clone(&signals), out: inputs.clone(), enough: false };
    thread::spawn(move || search(&given, monitor, &make_engine));
    thread::spawn(move || listen(&inputs));
    let server = Server::new("Crownhead", env!("CARGO_PKG_VERSION"), vec![TABLE, THREADS]);
    let mut session = Session {
        server,
        signals,
        orders,
        budget: None,
        since: (Instant::now(), true),
        pondered: None,
        told: None,
        purpose: Purpose::Think,
    };
    while let Ok(input) = heard.recv() {
        if !session.take(input)? {
            break;
        }
    }
    Ok(())
}

/// Reads standard input to its end.
fn listen(inputs: &Sender<Input>) {
    let mut reader = io::stdin().lock();
    loop {
        let input = match lines::next(&mut reader) {
            Ok(Line::Text(line)) => Input::Line(line),
            Ok(Line::Bad(why)) => Input::Unreadable(why),
            Ok(Line::End) | Err(_) => Input::Closed,
        };
        let last = matches!(input, Input::Closed);
        if inputs.send(input).is_err() || last {
            return;
        }
    }
}

/// Signals from the conversation to a running search.
#[derive(Debug, Default)]
struct Signals {
    stop: AtomicBool,
    /// When the clock started, and the time for the move.
    budget: Mutex<Option<(Instant, Budget)>>,
}

impl Signals {
    /// Starts the clock.
    fn set_budget(&self, budget: Option<Budget>) {
        let budget = budget.map(|budget| (Instant::now(), budget));
        *self.budget.lock().unwrap_or_else(PoisonError::into_inner) = budget;
    }

    /// Whether a part of the time has passed.
    fn has_passed(&self, part: fn(&Budget) -> Duration) -> bool {
        let budget = *self.budget.lock().unwrap_or_else(PoisonError::into_inner);
        budget.is_some_and(|(began, budget)| began.elapsed() >= part(&budget))
    }
}

/// Watches the signals during a search.
struct Watch {
    began: Instant,
    signals: Arc<Signals>,
    out: Sender<Input>,
    /// Whether no new depth should begin.
    enough: bool,
}

impl Monitor for Watch {
    fn elapsed(&mut self) -> Duration {
        self.began.elapsed()
    }

    fn should_stop(&mut self) -> bool {
        self.enough
            || self.signals.stop.load(Ordering::Relaxed)
            || self.signals.has_passed(|budget| budget.hard)
    }

    fn report(&mut self, report: &Report) {
        self.enough = self.signals.has_passed(|budget| budget.soft);
        // The conversation may be over.
        let _ = self.out.send(Input::Found(report.clone()));
    }
}

/// Searches one task after another.
fn search(given: &Receiver<Order>, mut watch: Watch, make_engine: &MakeEngine) {
    let engine = |mebibytes: u32| make_engine((mebibytes as usize) << 20);
    let mut player = engine(TABLE.values.1);
    while let Ok(order) = given.recv() {
        match order {
            Order::Setup(rules, mebibytes, threads) => {
                player = engine(mebibytes);
                player.set_threads(threads as u16);
                player.prepare(rules);
                if watch.out.send(Input::Ready).is_err() {
                    return;
                }
            }
            Order::Forget => player.clear(),
            Order::Search(task) => {
                (watch.began, watch.enough) = (Instant::now(), false);
                let limits = match task.purpose {
                    Purpose::Analyze => Limits::default(),
                    // There is no choice, and the clock is running.
                    Purpose::Think
                        if timing::budget(&task.level).is_some() && timing::is_forced(&task.game) =>
                    {
                        Limits::depth(1)
                    }
                    _ => Limits { nodes: task.level.nodes, depth: task.level.depth, time: None },
                };
                let report = player.analyze(&Position::from_game(&task.game), &limits, &mut watch);
                if watch.out.send(Input::Ended(report)).is_err() {
                    return;
                }
            }
        }
    }
}

/// The conversation.
struct Session {
    server: Server,
    signals: Arc<Signals>,
    orders: Sender<Order>,
    purpose: Purpose,
    /// The time for the current move, whether searched or pondered.
    budget: Option<Budget>,
    /// When the search began, and whether there is a choice.
    since: (Instant, bool),
    /// The result of a ponder search that ended while the opponent was still to move.
    pondered: Option<Report>,
    /// The best move reported last.
    told: Option<AnyMove>,
}

impl Session {
    /// Handles a message. Returns whether the conversation continues.
    fn take(&mut self, input: Input) -> Result<bool, Error> {
        match input {
            Input::Closed => return Ok(false),
            Input::Line(line) => {
                let (lines, event) = self.server.line(&line);
                for line in lines {
                    say(&line)?;
                }
                return event.map_or(Ok(true), |event| self.act(event));
            }
            // Unknown words are ignored, but an unreadable line may have been a position.
            Input::Unreadable(why) => say(&self.server.error(&format!("a line is {why}")))?,
            Input::Ready => say(&self.server.ready())?,
            Input::Found(report) => self.tell(&report)?,
            Input::Ended(report) if self.purpose == Purpose::Think || self.stopped() => {
                self.answer(&report)?;
            }
            Input::Ended(report) => self.pondered = Some(report),
        }
        Ok(true)
    }

    fn stopped(&self) -> bool {
        self.signals.stop.load(Ordering::Relaxed)
    }

    fn act(&mut self, event: Event) -> Result<bool, Error> {
        match event {
            Event::Quit => return Ok(false),
            Event::Init => {
                let setting =
                    |setting: &Setting| self.server.setting(setting.name).unwrap_or(setting.values.1);
                self.order(Order::Setup(self.server.rules(), setting(&TABLE), setting(&THREADS)));
            }
            Event::NewGame => self.order(Order::Forget),
            Event::Go(task) => {
                (self.purpose, self.budget) = (task.purpose, timing::budget(&task.level));
                (self.pondered, self.told) = (None, None);
                self.since = (Instant::now(), !timing::is_forced(&task.game));
                self.signals.stop.store(false, Ordering::Relaxed);
                self.signals.set_budget(self.budget.filter(|_| task.purpose == Purpose::Think));
                self.order(Order::Search(task));
            }
            Event::PonderHit => {
                self.purpose = Purpose::Think;
                self.signals.set_budget(self.budget);
                if self.is_thought_over() {
                    self.signals.stop.store(true, Ordering::Relaxed);
                }
                self.answer_pondered()?;
            }
            Event::Stop => {
                self.signals.stop.store(true, Ordering::Relaxed);
                self.answer_pondered()?;
            }
        }
        Ok(true)
    }

    /// Whether the pondered move needs no more time: it is forced, or pondering has used the soft limit. A fixed time
    /// is used in full.
    fn is_thought_over(&self) -> bool {
        let ((began, chooses), budget) = (self.since, self.budget);
        let enough = |budget: Budget| budget.soft < budget.hard && began.elapsed() >= budget.soft;
        budget.is_some_and(|budget| !chooses || enough(budget))
    }

    fn order(&self, order: Order) {
        // The search thread lives as long as the conversation.
        let _ = self.orders.send(order);
    }

    fn answer_pondered(&mut self) -> Result<(), Error> {
        self.pondered.take().map_or(Ok(()), |report| self.answer(&report))
    }

    fn tell(&mut self, report: &Report) -> Result<(), Error> {
        self.told = report.line.first().copied();
        say(&self.server.info(&info(report)))
    }

    fn answer(&mut self, report: &Report) -> Result<(), Error> {
        // A search stopped in mid-depth may have found a better move than the last complete depth.
        if report.line.first().is_some_and(|best| Some(*best) != self.told) {
            self.tell(report)?;
        }
        say(&self.server.done(report.line.first(), report.line.get(1)))
    }
}

fn info(report: &Report) -> Info {
    Info {
        depth: report.depth,
        score: men(report.score),
        nodes: report.nodes,
        time: report.time.as_secs_f64(),
        line: report.line.clone(),
    }
}

/// A score in men. A win in a known number of plies is a hundred men minus a hundredth for each ply, as user interfaces
/// expect; a win known only from tables is 90 men.
fn men(score: Score) -> f64 {
    match score.decided_in() {
        Some(plies) => f64::from(score.0.signum()) * (100.0 - f64::from(plies.abs()) / 100.0),
        None if score.is_known() => f64::from(score.0.signum()) * 90.0,
        None => f64::from(score.0) / 100.0,
    }
}

fn say(line: &str) -> Result<(), Error> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    Ok(out.flush()?)
}
