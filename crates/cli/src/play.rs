//! `crownhead play`: a game in the terminal, line by line.
//!
//! Works the same when its input is a file or a pipe, so whole games can be scripted.

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
use crownhead_engine::{Engine, Opponent, Options};
use crownhead_game::Game;
use crownhead_rules::{AnyRules, Preset, Variant};
use crownhead_tui::palette::{Charset, Palette};
use crownhead_tui::table::{People, Seats, Table, default_opponent};

use crate::choice::{self, RulesFlags, opponent_of_key, people_of_key};
use crate::failure::Failure;
use crate::settings::Settings;
use picture::{Labels, Look};
use session::Session;

/// Arguments of `play`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesFlags,
    /// The position; the start of the game if left out.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Who to play against, such as level/4, text/hard or alphabeta:5.
    #[arg(long, value_name = "KEY", value_parser = opponent_of_key)]
    opponent: Option<Opponent>,
    /// The opponent of the opponent, where both are watched; the same if left out.
    #[arg(long, value_name = "KEY", value_parser = opponent_of_key)]
    against: Option<Opponent>,
    /// Your side: white, black, both (two people) or none (watch).
    #[arg(long, value_name = "SIDE", value_parser = people_of_key)]
    side: Option<People>,
    /// Where random choices come from; without it every game is different.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Draw with ASCII characters only.
    #[arg(long)]
    ascii: bool,
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
    let rules = match arguments.rules.chosen()? {
        Some(rules) => rules,
        None => settings.variant.unwrap_or(AnyRules::Variant(Variant::English)),
    };
    let game = Game::from_position(choice::position(rules, arguments.fen.as_deref())?);
    let opponent = arguments.opponent.or(settings.opponent).unwrap_or_else(|| default_opponent(rules));
    let people = arguments.side.unwrap_or_default();
    let seats = Seats::new(people, opponent, arguments.against.unwrap_or(opponent));
    let on_terminal = stdout().is_terminal();
    // Nobody watches a pipe, so nobody needs time to see a move.
    let pause = if on_terminal { settings.pause.unwrap_or(Duration::from_millis(500)) } else { Duration::ZERO };
    let seed = arguments.seed.unwrap_or_else(choice::fresh_seed);
    Session {
        table: Table { game, seats },
        engine: Engine::new(Options { seed, ..Options::default() }),
        look: look(arguments, &settings, rules, people, on_terminal),
        numbers_on_squares: settings.square_numbers.unwrap_or(true),
        score: (arguments.score || is_text(rules)) && !arguments.no_score,
        debug: settings.debug.unwrap_or(false),
        pause,
        entry: coordinates::Coordinates::default(),
        announced: None,
    }
    .run()
}

fn look(arguments: &Arguments, settings: &Settings, rules: AnyRules, people: People, on_terminal: bool) -> Look {
    let color = match arguments.color {
        When::Always => true,
        When::Never => false,
        When::Auto => on_terminal && choice::colors_welcome(),
    };
    let ascii = arguments.ascii || settings.ascii.unwrap_or(false);
    Look {
        color,
        charset: if ascii { Charset::Ascii } else { Charset::Unicode },
        palette: Palette::of(settings.theme.unwrap_or_default()),
        labels: labels(rules, settings.square_numbers.unwrap_or(true)),
        flipped: people == People::Black,
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
