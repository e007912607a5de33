//! The game in the terminal, line by line.
//!
//! It works the same when its input is a file or a pipe, so whole games can be scripted. Only a person at a terminal
//! can tell the computer to move at once. In reading order: `input` (typed or piped lines), `command` (what they mean),
//! `coordinates` (moves as four numbers), `picture` (the board as text), `thinking` (the running search), `session`
//! (the game), `actions` and `show` (what commands do and show).
//!
//! Not here: flags and settings (`cli`), the full screen (the rest of this crate), with which it shares the table, the
//! palette and the questions to the engine.

mod actions;
mod command;
mod coordinates;
mod input;
mod interrupt;
mod level;
mod names;
mod picture;
mod session;
mod show;
mod thinking;

use crownhead_archive::Error;
use crownhead_engine::Engine;
use crownhead_rules::{AnyRules, Preset};

use crate::level::{Keeper, Level};
use crate::options::Options;
use crate::palette::{Charset, Palette};
use crate::table::{People, Table};
use input::Input;
pub use interrupt::Interrupt;
pub use names::{opponent_of_key, pick_of_key, rules_of_key};
use picture::{Labels, Look};
use session::Session;

/// A new game.
#[derive(Debug)]
pub struct LineGame {
    /// The game and its players.
    pub table: Table,
    /// The engine that plays for all opponents and gives hints.
    pub engine: Engine,
    /// Colors, characters, pauses and what else the screen shares.
    pub options: Options,
    /// Whether to show the score after each move; `None` for the default of the rules.
    pub score: Option<bool>,
    /// Takes over Ctrl-C. Called only if a person sits at a terminal.
    pub take_over: fn() -> Interrupt,
    /// Where the results of games are kept from which the person's level is found.
    pub keeper: Option<Box<dyn Keeper>>,
    /// Whether the opponent is the level that fits.
    pub finds_level: bool,
}

impl LineGame {
    /// Plays until the end of the input or `quit`.
    ///
    /// # Errors
    /// If standard input or output fails, or the results of earlier games are asked for and can't be read.
    pub fn play(self) -> Result<(), Error> {
        let LineGame { table, engine, options, score, take_over, keeper, finds_level } = self;
        let mut session = Session {
            input: Input::standard(table.seats.people() != People::Nobody, take_over),
            look: look(&options, &table),
            table,
            engine,
            numbers_on_squares: options.square_numbers,
            score,
            warnings: options.warnings,
            warned_at: None,
            debug: options.debug,
            pause: options.pause,
            entry: coordinates::Coordinates::default(),
            announced: None,
            level: Level::new(keeper),
        };
        if finds_level {
            session.find_level().map_err(Error::Input)?;
            session.follow_level();
        }
        session.run()
    }
}

fn look(options: &Options, table: &Table) -> Look {
    Look {
        colors: options.colors,
        charset: if options.ascii { Charset::Ascii } else { Charset::Unicode },
        palette: Palette::of(options),
        labels: labels(table.game.rules(), options.square_numbers),
        flipped: table.seats.people() == People::Black,
    }
}

/// The labels of the board under these rules.
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
