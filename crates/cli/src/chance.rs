//! `crownhead lab chance`: what scores are worth, from games of the engine against itself.

use std::io::Write as _;

use clap::Args;
use crownhead_lab::chance::{Counts, Fit};
use crownhead_lab::train::selfplay::SelfPlay;
use crownhead_rules::{AnyRules, Variant};
use crownhead_tui::lines::rules_of_key;
use serde::Serialize;

use crate::expected::whole;
use crate::failure::Failure;
use crate::output::{print_json, stdout};
use crate::shipped;
use crate::tables::TablesFlags;

/// Arguments of `lab chance`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// Variants, separated by commas [default: all].
    #[arg(long, value_name = "KEYS", value_delimiter = ',', value_parser = rules_of_key)]
    variants: Vec<AnyRules>,
    /// Games for each variant, rounded up to hundreds.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 300, value_parser = whole::<u32>(1..=1_000_000))]
    games: u32,
    /// Nodes per move.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 2_000, value_parser = whole::<u64>(1..))]
    nodes: u64,
    /// Seed of the openings.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    tables: TablesFlags,
    /// Print one JSON array.
    #[arg(long)]
    json: bool,
}

/// The result for a variant, or for all of them together.
#[derive(Serialize)]
struct Line {
    variant: &'static str,
    #[serde(flatten)]
    fit: Fit,
}

/// Plays, fits and prints.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let variants = match &arguments.variants[..] {
        [] => Variant::ALL.iter().copied().map(AnyRules::Variant).collect(),
        chosen => chosen.to_vec(),
    };
    let (mut lines, mut all) = (Vec::new(), Counts::default());
    for rules in variants {
        let selfplay = SelfPlay {
            weights: shipped::weights(rules),
            tables: arguments.tables.source(None)?,
            ..SelfPlay::new(rules, arguments.nodes, arguments.seed)
        };
        let counts = Counts::play(&selfplay, arguments.games, &mut || {});
        all.merge(&counts);
        add(arguments, &mut lines, rules.key().unwrap_or("house rules"), &counts)?;
    }
    add(arguments, &mut lines, "together", &all)?;
    if arguments.json { print_json(&lines) } else { Ok(()) }
}

fn add(
    arguments: &Arguments,
    lines: &mut Vec<Line>,
    variant: &'static str,
    counts: &Counts,
) -> Result<(), Failure> {
    let line = Line { variant, fit: counts.fit() };
    if !arguments.json {
        let Fit { positions, drawn, margin, scale, loss } = line.fit;
        let mut out = stdout();
        writeln!(
            out,
            "{variant}: margin {margin:.0}, scale {scale:.0}  ({positions} positions, {:.0}% drawn, loss {loss:.3})",
            drawn * 100.0
        )?;
        out.flush()?;
    }
    lines.push(line);
    Ok(())
}
