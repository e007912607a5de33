//! `crownhead play`: a game in the terminal, line by line.
//!
//! Not here: the game itself (`tui::lines`).

use std::io::{IsTerminal as _, stdout};
use std::time::Duration;

use clap::{Args, ValueEnum};
use crownhead_tui::level::Pick;
use crownhead_tui::lines::LineGame;
use crownhead_tui::{Colors, Options};

use crate::failure::Failure;
use crate::interrupt;
use crate::results::ResultsFile;
use crate::seating::GameFlags;
use crate::settings::Settings;
use crate::shipped;

/// Arguments of `play`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    game: GameFlags,
    /// Show the score after each move (the default in preset text).
    #[arg(long, overrides_with = "no_score")]
    score: bool,
    /// Do not show the score.
    #[arg(long)]
    no_score: bool,
    /// When to use colors.
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = When::Auto)]
    color: When,
}

/// When to use colors.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum When {
    /// On a terminal, unless `NO_COLOR` is set.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// Plays until the end of the input or `quit`.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let settings = Settings::load()?;
    let table = arguments.game.table(&settings)?;
    let mut engine = shipped::engine(arguments.game.seed(), shipped::TABLE_BYTES);
    engine.set_tables(arguments.game.tables(&settings)?);
    engine.set_book(arguments.game.book(&table)?);
    let score = if arguments.no_score { Some(false) } else { arguments.score.then_some(true) };
    let options = options(arguments, &settings);
    let finds_level = arguments.game.pick() == Some(Pick::Fitting);
    let (take_over, keeper) = (interrupt::take_over, ResultsFile::keeper());
    Ok(LineGame { table, engine, options, score, take_over, keeper, finds_level }.play()?)
}

fn options(arguments: &Arguments, settings: &Settings) -> Options {
    let on_terminal = stdout().is_terminal();
    let options = arguments.game.options(settings);
    Options {
        // Output to a pipe needs no pause.
        pause: if on_terminal { options.pause } else { Duration::ZERO },
        colors: match arguments.color {
            When::Never => Colors::None,
            // Asked for in spite of NO_COLOR.
            When::Always if options.colors == Colors::None => Colors::Many,
            When::Auto if !on_terminal => Colors::None,
            When::Always | When::Auto => options.colors,
        },
        ..options
    }
}
