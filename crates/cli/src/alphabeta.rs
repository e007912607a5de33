//! `crownhead lab alphabeta`: search calls per depth with and without pruning, as table, JSON and plot.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use crownhead_lab::alphabeta::{Method, Row, Summary, branching, counted, measure, plot};
use indicatif::{ProgressBar, ProgressStyle};

use crate::choice::{self, RulesFlags};
use crate::expected::whole;
use crate::failure::Failure;
use crate::output::{print_json, stdout};
use crownhead_archive::store::write_whole;

/// Arguments of `lab alphabeta`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesFlags,
    /// Position to search [default: the start of the game].
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Maximum depth in plies.
    #[arg(long, short, value_name = "PLIES", allow_negative_numbers = true, default_value_t = 9, value_parser = whole::<u8>(1..=40))]
    depth: u8,
    /// Maximum number of search calls per depth; a method that would need more stops there.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 20_000_000)]
    most_calls: u64,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Write a plot with a logarithmic axis to this file.
    #[arg(long, value_name = "FILE.svg")]
    svg: Option<PathBuf>,
}

/// Measures, prints and plots.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let position = choice::position(arguments.rules.resolve()?, arguments.fen.as_deref())?;
    let progress = ProgressBar::new(u64::from(arguments.depth)).with_message("depth");
    if let Ok(style) = ProgressStyle::with_template("{msg} {pos} of {len} {wide_bar}") {
        progress.set_style(style);
    }
    progress.tick();
    let rows = measure(&position, arguments.depth, arguments.most_calls, &mut |_| progress.inc(1));
    progress.finish_and_clear();
    if let Some(path) = &arguments.svg {
        write_whole(path, plot(&position, &rows).to_svg())?;
    }
    if arguments.json { print_json(&Summary::new(&position, &rows)) } else { print_table(&rows) }
}

fn print_table(rows: &[Row]) -> Result<(), Failure> {
    let mut out = stdout();
    let mut line = |first: &str, columns: [String; 4]| {
        let columns = columns.map(|text| format!("  {text:>18}")).concat();
        writeln!(out, "{first:>5}{columns}")
    };
    line("depth", Method::ALL.map(|method| method.title().to_owned()))?;
    for row in rows {
        line(
            &row.depth.to_string(),
            row.calls.map(|calls| calls.map_or("-".to_owned(), |calls| calls.to_string())),
        )?;
    }
    let factor = |method| branching(rows, method).map_or("-".to_owned(), |factor| format!("{factor:.2}"));
    line("x/ply", Method::ALL.map(factor))?;
    writeln!(out, "\nCounted: {}.", counted())?;
    Ok(out.flush()?)
}
