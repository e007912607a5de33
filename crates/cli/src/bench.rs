//! `crownhead bench`: one number per variant that changes if and only if the search changes.

use std::io::Write as _;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use crownhead_engine::{NullMonitor, bench};
use crownhead_rules::{AnyRules, Variant};
use serde::Serialize;

use crate::choice::RulesFlags;
use crate::contest::side::judging;
use crate::expected::whole;
use crate::failure::Failure;
use crate::output::{print_json, stdout};
use crate::shipped::{self, TABLE_BYTES};

/// Arguments of `bench`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesFlags,
    /// Depth of each search in plies.
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true, default_value_t = 12, value_parser = whole::<u8>(1..=60))]
    depth: u8,
    /// Weights: a file, or none for material and squares [default: the included weights].
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Print one JSON array.
    #[arg(long)]
    json: bool,
}

/// The result for one set of rules.
#[derive(Serialize)]
struct Line {
    variant: Option<&'static str>,
    depth: u8,
    positions: usize,
    signature: u64,
    seconds: f64,
}

/// Searches and prints; all variants if none was chosen.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules: Vec<AnyRules> = match arguments.rules.chosen()? {
        Some(rules) => vec![rules],
        None => Variant::ALL.iter().copied().map(AnyRules::Variant).collect(),
    };
    let mut lines = Vec::new();
    for rules in rules {
        let mut engine = shipped::engine(0, TABLE_BYTES);
        if let Some(path) = &arguments.weights {
            engine.set_weights(judging(Some(path), rules)?);
        }
        // The first search unpacks weights, which must not count.
        bench(&mut engine, rules, 1, &mut NullMonitor);
        let began = Instant::now();
        let result = bench(&mut engine, rules, arguments.depth, &mut NullMonitor);
        let line = Line {
            variant: rules.key(),
            depth: arguments.depth,
            positions: result.positions,
            signature: result.nodes,
            seconds: began.elapsed().as_secs_f64(),
        };
        if !arguments.json {
            print(&line)?;
        }
        lines.push(line);
    }
    if arguments.json { print_json(&lines) } else { Ok(()) }
}

fn print(line: &Line) -> Result<(), Failure> {
    let mut out = stdout();
    let Line { variant, depth, positions, signature, seconds } = line;
    let speed = *signature as f64 / seconds.max(1e-9) / 1e6;
    let name = variant.unwrap_or("house rules");
    writeln!(
        out,
        "{name}: bench {signature}  ({positions} positions, depth {depth}, {speed:.2} million nodes/s)"
    )?;
    Ok(out.flush()?)
}
