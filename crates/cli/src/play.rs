//! `crownhead play`: a game in the terminal, line by line.
//!
//! Works the same when its input is a file or a pipe, so whole games can be scripted; only at a terminal the
//! computer can be told to move at once.

mod actions;
mod command;
mod coordinates;
mod input;
mod picture;
mod session;
mod show;
mod thinking;

use std::io::{IsTerminal as _, stdout};
use std::time::Duration;

use clap::{Args, ValueEnum};
use crownhead_rules::{AnyRules, Preset};
use crownhead_tui::palette::{Charset, Palette};
use crownhead_tui::table::{People, Table};

use crate::choice;
use crate::failure::Failure;
use crate::seating::GameFlags;
use crate::settings::Settings;
use crate::shipped;
use input::Input;
use picture::{Labels, Look};
use session::Session;

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
    let on_terminal = stdout().is_terminal();
    // Nobody watches a pipe, so nobody needs time to see a move.
    let pause =
        if on_terminal { settings.pause.unwrap_or(Duration::from_millis(500)) } else { Duration::ZERO };
    let seed = arguments.game.seed();
    let mut engine = shipped::engine(seed, shipped::TABLE_BYTES);
    engine.set_tables(arguments.game.tables(&settings)?);
    let takes_part = table.seats.people() != People::Nobody;
    Session {
        input: Input::standard(takes_part),
        look: look(arguments, &settings, &table, on_terminal),
        table,
        engine,
        numbers_on_squares: settings.square_numbers.unwrap_or(true),
        score: if arguments.no_score { Some(false) } else { arguments.score.then_some(true) },
        debug: settings.debug.unwrap_or(false),
        pause,
        entry: coordinates::Coordinates::default(),
        announced: None,
    }
    .run()
}

fn look(arguments: &Arguments, settings: &Settings, table: &Table, on_terminal: bool) -> Look {
    let color = match arguments.color {
        When::Always => true,
        When::Never => false,
        When::Auto => on_terminal && choice::colors_welcome(),
    };
    let ascii = arguments.game.ascii || settings.ascii.unwrap_or(false);
    Look {
        color,
        charset: if ascii { Charset::Ascii } else { Charset::Unicode },
        palette: Palette::of(settings.theme.unwrap_or_default()),
        labels: labels(table.game.rules(), settings.square_numbers.unwrap_or(true)),
        flipped: table.seats.people() == People::Black,
    }
}

/// What is written at the squares under those rules.
fn labels(rules: AnyRules, numbers: bool) -> Labels {
    match numbers {
        _ if is_text(rules) => Labels::Coordinates,
        true => Labels::Numbers,
        false => Labels::Letters,
    }
}

/// Whether moves are typed as four numbers.
fn is_text(rules: AnyRules) -> bool {
    rules == AnyRules::Preset(Preset::Text)
}
