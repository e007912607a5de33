//! `crownhead convert`: game files from one form into another.

use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use crownhead_archive::convert::{Form, convert};
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
    /// The form to write.
    #[arg(long, value_name = "FORM", default_value = "pdn", value_parser = forms())]
    to: Form,
    /// File to write, compressed if its name ends in .gz or .zst [default: standard output].
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Do not report repairs and losses.
    #[arg(long, short)]
    quiet: bool,
}

/// The values of `--to`.
pub(crate) fn forms() -> impl TypedValueParser<Value = Form> {
    let value = |form: Form| PossibleValue::new(form.key()).help(form.summary());
    PossibleValuesParser::new(Form::ALL.map(value))
        .try_map(|key| Form::from_key(&key).ok_or("this form is unknown"))
}

/// Converts all games. The answer is no (exit code 1) if something was lost.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = Sink::open(arguments.output.as_deref())?;
    let form = arguments.to;
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
