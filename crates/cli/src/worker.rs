//! `crownhead lab worker`: does the work of commands with `--bus`.
//!
//! Not here: queues (`crownhead_fleet`) and most kinds of work (`lab::fleet`).

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use clap::Args;
use crownhead_fleet::{Blobs, Ended, Fleet, Leave, Order, Report, Worker};
use crownhead_lab::fleet::{self, Performer, Work as _};
use tokio::runtime::Builder;
use tokio::signal::ctrl_c;

use crate::bus::connect;
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
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// Works until it is told to leave.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let threads = arguments
        .threads
        .map_or_else(|| thread::available_parallelism().map_or(1, std::num::NonZero::get), usize::from);
    let fleet = Arc::new(connect(&arguments.bus)?);
    let worker = Worker::new(&fleet, &name(), threads);
    obey(Arc::clone(&fleet), worker.leave());
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
    worker.run(&perform, &report).map_err(|error| Failure::Usage(error.to_string()))?;
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

/// Leaves on Ctrl-C: first when the batches are done, then at once.
fn obey(fleet: Arc<Fleet>, leave: Leave) {
    thread::spawn(move || {
        // Without a runtime or signals, Ctrl-C ends the program, and others do its batches later.
        let Ok(runtime) = Builder::new_current_thread().enable_all().build() else { return };
        if runtime.block_on(ctrl_c()).is_err() {
            return;
        }
        let count = leave.finish();
        note(&format!("finishing {count} batches; Ctrl-C again gives them back"));
        if runtime.block_on(ctrl_c()).is_ok() {
            fleet.give_back(&leave);
            process::exit(INTERRUPTED);
        }
    });
}
