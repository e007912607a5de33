//! The speed of counting positions, next to another program in the same run.
//!
//! `benches/kish.sh` builds the crate kish and starts this with its program, which counts on its own and prints nodes
//! and seconds. Both take turns in slices of 0.3 s, of which the best repetition counts, so that other load on the
//! machine slows both down alike.

use std::{
    hint::black_box,
    process::{Command, ExitCode},
    time::{Duration, Instant},
};

use crownhead_rules::{
    AnyPosition, AnyRules, Variant,
    perft::{Convention, perft},
};

/// Trees that take less than half a second.
const TREES: [(Variant, u32); 7] = [
    (Variant::International, 9),
    (Variant::English, 11),
    (Variant::Turkish, 8),
    (Variant::Frisian, 9),
    (Variant::Russian, 10),
    (Variant::Brazilian, 10),
    (Variant::Italian, 11),
];
const SLICE: Duration = Duration::from_millis(300);

/// Million nodes a second: the best repetition of one slice.
fn ours(position: &AnyPosition, depth: u32) -> (u64, f64) {
    let (begin, mut best, mut nodes) = (Instant::now(), 0.0_f64, 0);
    while begin.elapsed() < SLICE {
        let start = Instant::now();
        nodes = perft(black_box(position), depth, Convention::Unique);
        best = best.max(nodes as f64 / start.elapsed().as_secs_f64() / 1e6);
    }
    (nodes, best)
}

/// The same for the other program.
fn theirs(program: &str) -> Result<(u64, f64), String> {
    let output = Command::new(program).output().map_err(|e| format!("cannot run {program}: {e}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let numbers = text.trim().split_once(' ').and_then(|(n, s)| Some((n.parse().ok()?, s.parse().ok()?)));
    let (nodes, seconds): (u64, f64) = numbers.ok_or_else(|| format!("{program} says {text:?}"))?;
    Ok((nodes, nodes as f64 / seconds / 1e6))
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

fn best(values: &[f64]) -> f64 {
    values.iter().copied().fold(0.0, f64::max)
}

/// A number with thousands separators.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let comma = |at: usize| at > 0 && (digits.len() - at).is_multiple_of(3);
    digits.char_indices().map(|(at, c)| if comma(at) { format!(",{c}") } else { c.to_string() }).collect()
}

/// The measurements of one tree, round by round.
#[derive(Default)]
struct Row {
    nodes: u64,
    rates: Vec<f64>,
    ratios: Vec<f64>,
}

fn measure(program: &str, rounds: usize) -> Result<(), String> {
    let starts = TREES.map(|(variant, _)| AnyPosition::start(AnyRules::Variant(variant)));
    let mut rows = TREES.map(|_| Row::default());
    let (mut yardstick, mut nodes) = (Vec::new(), 0);
    for round in 0..rounds {
        eprintln!("round {} of {rounds}", round + 1);
        for ((row, start), (_, depth)) in rows.iter_mut().zip(&starts).zip(TREES) {
            let (count, before) = theirs(program)?;
            let (counted, rate) = ours(start, depth);
            let (_, after) = theirs(program)?;
            (row.nodes, nodes) = (counted, count);
            row.rates.push(rate);
            row.ratios.push(rate / before.max(after));
            yardstick.extend([before, after]);
        }
    }
    let kish = (best(&yardstick), median(&yardstick));
    println!("| tree | positions | best | median | best / best of kish | median ratio of a round |");
    println!("|---|---|---|---|---|---|");
    println!("| kish, Turkish, depth 7 | {} | {:.0} | {:.0} | 1.00 | |", grouped(nodes), kish.0, kish.1);
    for (row, (variant, depth)) in rows.iter().zip(TREES) {
        let (best, middle, ratio) = (best(&row.rates), median(&row.rates), median(&row.ratios));
        let (name, nodes, ratios) = (variant.key(), grouped(row.nodes), best / kish.0);
        println!("| {name}, depth {depth} | {nodes} | {best:.0} | {middle:.0} | {ratios:.2} | {ratio:.2} |");
    }
    Ok(())
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next();
    let rounds = arguments.next().map_or(Some(7), |text| text.parse().ok().filter(|&rounds| rounds > 0));
    let (Some(program), Some(rounds)) = (program, rounds) else {
        eprintln!("usage: benches/kish.sh [ROUNDS]");
        return ExitCode::from(2);
    };
    match measure(&program, rounds) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
