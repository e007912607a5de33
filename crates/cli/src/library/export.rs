//! `crownhead library export`.

use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::Args;
use crownhead_archive::convert::{Form, convert};
use crownhead_archive::reading::Found;
use crownhead_archive::sink::Sink;
use crownhead_library::db::Library;
use crownhead_notation::pdn::{Settings, Tree};

use super::question::{Moment, Question};
use crate::convert::forms;
use crate::failure::{Failure, note};

/// Arguments of `library export`.
#[derive(Args, Debug)]
pub(super) struct Arguments {
    #[command(flatten)]
    question: Question,
    #[command(flatten)]
    moment: Moment,
    /// Games by their numbers in the library.
    #[arg(long, value_name = "N", num_args = 1..)]
    game: Vec<u32>,
    /// Duplicates that differ from the stored game, instead of games.
    #[arg(long, conflicts_with_all = ["game", "bad"])]
    duplicates: bool,
    /// Games that cannot be played, as they were written, instead of games. Reasons go to standard error.
    #[arg(long, conflicts_with = "game")]
    bad: bool,
    /// The form to write.
    #[arg(long, value_name = "FORM", default_value = "pdn", value_parser = forms())]
    to: Form,
    /// The file to write, packed if its name ends in .gz or .zst [default: standard output].
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Writes games one after another.
struct Writer {
    out: Sink,
    form: Form,
    games: u64,
    failure: Option<Failure>,
}

impl Writer {
    fn bytes(&mut self, bytes: &[u8], separator: &[u8]) -> ControlFlow<()> {
        let separator = if self.games > 0 { separator } else { b"" };
        self.games += 1;
        let written = self.out.write(separator).and_then(|()| self.out.write(bytes));
        match written {
            Ok(()) => ControlFlow::Continue(()),
            Err(problem) => {
                self.failure = Some(problem.into());
                ControlFlow::Break(())
            }
        }
    }

    fn tree(&mut self, game: u32, tree: Tree) -> ControlFlow<()> {
        let found = Found::Tree(u64::from(game), Box::new(tree));
        let converted = convert(&found, &Settings::default(), self.form);
        self.bytes(&converted.bytes, self.form.separator())
    }
}

/// Writes what was asked for. The answer is no (exit code 1) if there is nothing to write.
pub(super) fn run(library: &Library, arguments: &Arguments) -> Result<(), Failure> {
    let form = arguments.to;
    let mut writer = Writer { out: Sink::open(arguments.output.as_deref())?, form, games: 0, failure: None };
    if !arguments.bad {
        writer.out.write(form.file_header())?;
    }
    if arguments.bad {
        library.bad(|bad| {
            note(&format!("{}: game {}: {}", bad.source, bad.number, bad.reason));
            let mut text = bad.text;
            text.push(b'\n');
            writer.bytes(&text, b"\n")
        })?;
    } else if arguments.duplicates {
        library.duplicates(|game, tree| writer.tree(game, tree))?;
    } else {
        let games = numbers(library, arguments)?;
        library.export(games.as_deref(), |game, tree| writer.tree(game, tree))?;
    }
    match writer.failure {
        Some(failure) => return Err(failure),
        None => writer.out.finish()?,
    }
    if writer.games == 0 { Err(Failure::No) } else { Ok(()) }
}

/// The numbers of the games, sorted; `None` for all.
fn numbers(library: &Library, arguments: &Arguments) -> Result<Option<Vec<u32>>, Failure> {
    if !arguments.game.is_empty() {
        let (mut games, count) = (arguments.game.clone(), library.len()?);
        games.sort_unstable();
        games.dedup();
        return match games.iter().find(|game| !(1..=count).contains(&u64::from(**game))) {
            Some(game) => {
                Err(Failure::Usage(format!("there is no game {game}: the library has {count} games")))
            }
            None => Ok(Some(games)),
        };
    }
    let query = arguments.question.query()?;
    let query = arguments.moment.ask(query, &arguments.question, library)?;
    if query.rules.is_none() && query.asks_no_facts() && query.line.is_empty() {
        return Ok(None);
    }
    let mut games = Vec::new();
    library.find(&query, |hit| {
        games.push(hit.game);
        ControlFlow::Continue(())
    })?;
    Ok(Some(games))
}
