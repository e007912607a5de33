//! The flags of the commands that read game files, and their progress bar.
//!
//! Not here: reading, checking and converting games (`archive`).

use std::fs::File;
use std::io::{self, IsTerminal as _, Read};
use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use crownhead_archive::reading::{Games, ResultOrder};
use indicatif::{ProgressBar, ProgressStyle};

use crate::choice::RulesFlags;
use crate::expected::whole;
use crate::failure::Failure;

/// Which games, and how to read them.
#[derive(Args, Clone, Debug)]
pub(crate) struct Input {
    /// Game files (PDN, JSON lines or binary; plain, or packed with gzip or zstd). Use - for standard input.
    #[arg(value_name = "FILE", default_value = "-")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    rules: RulesFlags,
    /// Whose points a result gives first. Auto looks at who is ahead at the end of the first games.
    #[arg(long, value_name = "ORDER", default_value = "auto", value_parser = orders())]
    results: ResultOrder,
    /// Accept only what the reading grammar of the standard allows, and guess nothing.
    #[arg(long)]
    pub(crate) strict: bool,
    /// Number of threads that check games [default: one for each core].
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=1024))]
    threads: Option<u16>,
}

/// The values of `--results`.
fn orders() -> impl TypedValueParser<Value = ResultOrder> {
    let value = |order: ResultOrder| PossibleValue::new(order.key()).help(order.summary());
    PossibleValuesParser::new(ResultOrder::ALL.map(value))
        .try_map(|key| ResultOrder::from_key(&key).ok_or("this order is unknown"))
}

impl Input {
    /// The games to read.
    pub(crate) fn games(&self) -> Result<Games, Failure> {
        Ok(Games {
            files: self.files.clone(),
            rules: self.rules.chosen()?,
            order: self.results,
            strict: self.strict,
            threads: self.threads.map_or(0, usize::from),
            watch: watched,
        })
    }
}

/// Smaller files are read too quickly for a bar.
const WORTH_A_BAR: u64 = 16 << 20;

/// Shows a bar on standard error while a long file is read, if standard error is a terminal.
pub(crate) fn watched(file: File, length: u64) -> Box<dyn Read> {
    if length < WORTH_A_BAR || !io::stderr().is_terminal() {
        return Box::new(file);
    }
    let style = ProgressStyle::with_template("{bar:40} {percent}% {bytes_per_sec} {eta} left");
    let bar = ProgressBar::new(length);
    Box::new(style.map(|style| bar.clone().with_style(style)).unwrap_or(bar).wrap_read(file))
}
