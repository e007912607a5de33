//! `crownhead lab worker`: does the work of commands with `--bus`.
//!
//! Not here: queues (`crownhead_fleet`) and most kinds of work (`lab::fleet`).

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use clap::Args;
use crownhead_fleet::{Blobs, Ended, Fleet, Leave, Order, Report, Worker};
use crownhead_lab::fleet::{self, Performer, Work as _};
use rayon::ThreadPoolBuilder;
use tokio::runtime::Builder;
use tokio::signal::ctrl_c;

use crate::bus::connect;
use crate::expected::whole;
use crate::failure::{Failure, complain, note};
use crate::review::Reviewing;
use crate::shipped::BUNDLES;

/// The exit code that shells expect after Ctrl-C.
const INTERRUPTED: i32 = 130;

/// Arguments of `lab worker`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The address of a NATS server that runs with -js, such as 10.0.0.1:4222.
    #[arg(long, value_name = "URL")]
    bus: String,
    /// Number of batches at once [default: one for each processor].
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u16>(1..=1024))]
    threads: Option<u16>,
}

/// Works until it is told to leave.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let threads = arguments
        .threads
        .map_or_else(|| thread::available_parallelism().map_or(1, std::num::NonZero::get), usize::from);
    // Slices of endgame tables are solved on several threads, which all batches share. Only this can have started them.
    let _ = ThreadPoolBuilder::new().num_threads(threads).build_global();
    let fleet = Arc::new(connect(&arguments.bus)?);
    let worker = Worker::new(&fleet, &name(), threads);
    let watch = obey(Arc::clone(&fleet), worker.leave());
    note(&format!("waiting for orders, {threads} at once"));
    let performer = Performer::new(BUNDLES);
    let perform = |order: &Order, blobs: &Blobs<'_>| {
        if order.kind == Reviewing::KIND {
            return performer.work::<Reviewing>(order, blobs);
        }
        performer
            .perform(order, blobs)
            .unwrap_or_else(|| Err(format!("unknown kind of work: {}", order.kind)))
    };
    let differs = AtomicBool::new(false);
    let report = |report: &Report<'_>| {
        differs.fetch_or(report.ended == Ended::Disputed, Ordering::Relaxed);
        tell(report);
    };
    let ended = worker.run(&perform, &report);
    watch.settle();
    ended.map_err(|error| Failure::Usage(error.to_string()))?;
    if differs.into_inner() { Err(Failure::No) } else { Ok(()) }
}

/// Who is at work, for people.
fn name() -> String {
    let host = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let host = if host.trim().is_empty() { "worker" } else { host.trim() };
    format!("{host}/{}", process::id())
}

/// One line for each batch.
fn tell(report: &Report<'_>) {
    let line = match report.order.kind.as_str() {
        Reviewing::KIND => fleet::read::<Reviewing>(report.order).ok().map(|reviewing| reviewing.line()),
        _ => fleet::line(report.order),
    };
    let line = line.unwrap_or_else(|| report.order.kind.clone());
    let (hash, seconds) = (report.hash.short(), report.time.as_secs_f64());
    match &report.ended {
        Ended::Done(bytes) => note(&format!("{line}: {seconds:.1} s, {bytes} bytes ({hash})")),
        Ended::Known => note(&format!("{line}: done by another worker ({hash})")),
        Ended::Failed(why) => note(&format!("{line}: failed and will be tried again: {why} ({hash})")),
        Ended::Parked(why) => complain(&format!("{line}: given up: {why} ({hash})")),
        Ended::Disputed => {
            complain(&format!("{line}: another worker has a different result; nobody gets either ({hash})"));
        }
    }
}

/// How a worker is told to leave.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    /// By Ctrl-C.
    Pressed,
    /// By the system, which does not wait long.
    Ended,
}

/// Waits until the worker is told to leave; `None` if it cannot be told.
async fn told() -> Option<Told> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};

        let mut end = signal(SignalKind::terminate()).ok()?;
        tokio::select! {
            pressed = ctrl_c() => pressed.ok().map(|()| Told::Pressed),
            _ = end.recv() => Some(Told::Ended),
        }
    }
    #[cfg(not(unix))]
    ctrl_c().await.ok().map(|()| Told::Pressed)
}

/// The thread that waits for signals.
struct Watch {
    /// Whether the worker was told to leave at once.
    at_once: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Watch {
    /// Lets that thread end the program if it is about to: the last batch may end at the same moment, and the exit code must
    /// not depend on which of the two is faster.
    fn settle(self) {
        if self.at_once.load(Ordering::SeqCst) {
            let _ = self.thread.join();
        }
    }
}

/// Leaves when told: on Ctrl-C when the batches are done, on another one or a signal of the system at once.
fn obey(fleet: Arc<Fleet>, leave: Leave) -> Watch {
    let at_once = Arc::new(AtomicBool::new(false));
    let told_at_once = Arc::clone(&at_once);
    let thread = thread::spawn(move || {
        // Without a runtime or signals, Ctrl-C ends the program, and others do its batches later.
        let Ok(runtime) = Builder::new_current_thread().enable_all().build() else { return };
        let mut first = runtime.block_on(told());
        if first == Some(Told::Pressed) {
            let count = leave.finish();
            note(&format!("finishing {count} batches; Ctrl-C again gives them back"));
            first = runtime.block_on(told());
        }
        if first.is_some() {
            told_at_once.store(true, Ordering::SeqCst);
            fleet.give_back(&leave);
            process::exit(INTERRUPTED);
        }
    });
    Watch { at_once, thread }
}
