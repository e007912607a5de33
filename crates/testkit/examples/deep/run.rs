//! Runs the proofs and shows their progress.

use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Mutex, PoisonError},
    thread,
    time::{Duration, Instant},
};

use crownhead_testkit::proof::{Compared, Effort, Field, Known, compare};
use indicatif::{ProgressBar, ProgressStyle};

use crate::options::Options;

/// Differs from the seed of the ordinary run, so that other positions are tested.
const SEED: u64 = 2;
/// Legs that the oracle may walk for one position.
const BUDGET: u64 = 20_000;

/// The proven and the failed comparisons so far.
#[derive(Default)]
pub(crate) struct Report {
    numbers: usize,
    nodes: u64,
    fields: usize,
    positions: usize,
    too_long: usize,
    /// One line for each proof that failed.
    pub(crate) differences: Vec<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { numbers, nodes, fields, positions, too_long, differences } = self;
        write!(
            f,
            "{numbers} perft numbers ({nodes} nodes), {positions} positions under {fields} rule sets "
        )?;
        write!(f, "({too_long} too long for the oracle), {} differences", differences.len())
    }
}

fn bar(total: u64, unit: &str) -> ProgressBar {
    let style = format!("{{wide_bar}} {{percent}} % of {{human_len}} {unit}, {{elapsed}} gone, {{eta}} left");
    let bar = ProgressBar::new(total);
    if let Ok(style) = ProgressStyle::with_template(&style) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// Prints a line of the report, above the bar if there is one.
fn say(bar: &ProgressBar, line: &str) {
    bar.suspend(|| println!("{line}"));
}

/// The message of a failed assertion.
fn words(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message").to_owned()
}

/// Counts one tree after the other, so that the rates are meaningful.
pub(crate) fn perft(all: &[Known], report: &mut Report) {
    let bar = bar(all.iter().map(|known| known.nodes).sum(), "nodes");
    for known in all {
        let start = Instant::now();
        let counted = catch_unwind(AssertUnwindSafe(|| known.count()));
        let seconds = start.elapsed().as_secs_f64();
        let rate = known.nodes as f64 / seconds / 1e6;
        bar.inc(known.nodes);
        report.numbers += 1;
        match counted {
            Ok(nodes) if nodes == known.nodes => {
                report.nodes += nodes;
                say(&bar, &format!("{known}: {nodes}, {seconds:.3} s, {rate:.0} million a second"));
            }
            Ok(nodes) => report.differences.push(format!("{known}: {nodes}, not {}", known.nodes)),
            Err(panic) => report.differences.push(format!("{known}: {}", words(&*panic))),
        }
    }
    bar.finish_and_clear();
}

/// Compares several rule sets at the same time.
pub(crate) fn oracle(fields: &[Field], options: &Options, report: &mut Report) {
    let bar = bar((fields.len() * options.positions) as u64, "positions");
    let waiting = Mutex::new(fields.iter());
    let shared = Mutex::new(report);
    thread::scope(|scope| {
        for _ in 0..options.jobs {
            scope.spawn(|| {
                loop {
                    let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
                    let Some(&field) = next else { return };
                    let start = Instant::now();
                    let result = one(field, options.positions, &bar);
                    let mut report = shared.lock().unwrap_or_else(PoisonError::into_inner);
                    note(&mut report, field, &result, start.elapsed().as_secs_f64(), &bar);
                }
            });
        }
    });
    bar.finish_and_clear();
}

fn one(field: Field, positions: usize, bar: &ProgressBar) -> Result<Compared, String> {
    let effort = Effort { positions, seed: SEED, budget: BUDGET };
    let progress = |positions| bar.inc(positions as u64);
    catch_unwind(AssertUnwindSafe(|| compare(field, effort, &progress))).map_err(|panic| words(&*panic))
}

fn note(
    report: &mut Report,
    field: Field,
    result: &Result<Compared, String>,
    seconds: f64,
    bar: &ProgressBar,
) {
    let name = match field {
        Field::Rules(rules) => rules.key().unwrap_or_default().to_owned(),
        Field::HouseRules(board) => format!("house rules on {}", board.key()),
    };
    report.fields += 1;
    match result {
        Ok(Compared { positions, too_long }) => {
            report.positions += positions;
            report.too_long += too_long;
            let line = format!("{name}: {positions} positions agree, {too_long} too long, {seconds:.0} s");
            say(bar, &line);
        }
        Err(problem) => report.differences.push(format!("{name}: {problem}")),
    }
}
