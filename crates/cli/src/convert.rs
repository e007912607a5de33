//! `crownhead convert`: game files from one form into another.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use crownhead_archive::convert::{Form as Written, convert};
use crownhead_archive::reading::Found;
use crownhead_archive::sink::Sink;
use crownhead_notation::pdn::Settings;

use crate::failure::{Failure, note};
use crate::games::Input;

/// Arguments of `convert`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    input: Input,
    /// Format to write.
    #[arg(long, value_name = "FORM", default_value = "pdn")]
    to: Form,
    /// File to write, compressed if its name ends in .gz or .zst [default: standard output].
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Do not report repairs and losses.
    #[arg(long, short)]
    quiet: bool,
}

/// The output formats.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// PDN 3.0. Keeps everything.
    Pdn,
    /// One JSON object per line. Keeps everything.
    Jsonl,
    /// Compact, with checksums. Keeps everything.
    Binary,
    /// The final position of each game.
    Fen,
    /// Start position and moves, for engines that speak Hub.
    Hub,
    /// Start position and moves in the form of lidraughts, with two digits per square.
    Lidraughts,
}

impl Form {
    fn written(self) -> Written {
        match self {
            Form::Pdn => Written::Pdn,
            Form::Jsonl => Written::Jsonl,
            Form::Binary => Written::Binary,
            Form::Fen => Written::Fen,
            Form::Hub => Written::Hub,
            Form::Lidraughts => Written::Lidraughts,
        }
    }
}

/// Converts all games. The answer is no (exit code 1) if something was lost.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = Sink::open(arguments.output.as_deref())?;
    let form = arguments.to.written();
    out.write(form.file_header())?;
    let (mut games, mut lost, mut first) = (0u64, 0u64, true);
    let turn = |found: &Found, settings: &Settings| convert(found, settings, form);
    arguments.input.games()?.each(turn, |file, converted| {
        games += 1;
        lost += u64::from(converted.lost);
        if !arguments.quiet {
            converted.remarks.iter().for_each(|remark| note(&format!("{file}: {remark}")));
        }
        if !first && !converted.bytes.is_empty() {
            out.write(form.separator())?;
        }
        first &= converted.bytes.is_empty();
        out.write(&converted.bytes)
    })?;
    out.finish()?;
    if lost == 0 {
        return Ok(());
    }
    if !arguments.quiet {
        note(&format!("{lost} of {games} games lost something in conversion"));
    }
    Err(Failure::No)
}
