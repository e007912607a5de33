//! `crownhead tui`: the board in full screen.

use std::io::{IsTerminal as _, stdin, stdout};
use std::path::Path;
use std::sync::Arc;

use clap::Args;
use crownhead_api::{BuildRecord, TablesCost, TablesOrder, TablesSet};
use crownhead_engine::TableSource;
use crownhead_prose::terminal::{file_exists, file_unreadable};
use crownhead_tui::thinker::Background;
use crownhead_tui::{App, Builder, Files, Options};

use crate::choice;
use crate::endgame::home::home;
use crate::endgame::workshop::Workshop;
use crate::failure::Failure;
use crate::files::{read_text, write_whole};
use crate::seating::GameFlags;
use crate::settings::Settings;
use crate::shipped;

/// No game file is longer than this many bytes.
const LONGEST_GAME: u64 = 1 << 22;

/// Arguments of `tui`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    game: GameFlags,
}

/// Runs until the user leaves.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let settings = Settings::load()?;
    let table = arguments.game.table(&settings)?;
    if !stdin().is_terminal() || !stdout().is_terminal() {
        let line = "tui needs a terminal; crownhead play also works with pipes and files";
        return Err(Failure::Usage(line.to_owned()));
    }
    let mut engine = shipped::engine(arguments.game.seed(), shipped::TABLE_BYTES);
    let tables = arguments.game.live_tables(&settings)?;
    engine.set_tables(tables.clone().map(|tables| tables as Arc<dyn TableSource>));
    let thinker = Box::new(Background::new(engine));
    let mut app = App::new(table, options(arguments, &settings), thinker, Box::new(Disk));
    app.set_seed(arguments.game.seed());
    // What is built is used at once.
    let ended = move || tables.iter().for_each(|tables| tables.renew());
    if let Some(workshop) = home().and_then(|home| Workshop::open(home, ended)) {
        app.set_builder(Box::new(workshop));
    }
    if arguments.game.leave_the_game_open() {
        app.open_menu();
    }
    let before = *app.options();
    crownhead_tui::run(&mut app)
        .map_err(|problem| Failure::Usage(format!("cannot use the terminal: {problem}")))?;
    Settings::remember(&before, app.options())
}

fn options(arguments: &Arguments, settings: &Settings) -> Options {
    let default = Options::default();
    Options {
        speed: settings.animation.unwrap_or(default.speed),
        pause: settings.pause.unwrap_or(default.pause),
        square_numbers: settings.square_numbers.unwrap_or(default.square_numbers),
        square_size: settings.square_size.unwrap_or(default.square_size),
        ascii: arguments.game.ascii || settings.ascii.unwrap_or(default.ascii),
        theme: settings.theme.unwrap_or(default.theme),
        debug: settings.debug.unwrap_or(default.debug),
        color: choice::colors_welcome(),
        frames_per_second: settings.frames_per_second.unwrap_or(default.frames_per_second),
    }
}

impl Builder for Workshop {
    fn sets(&mut self) -> Vec<TablesSet> {
        Workshop::sets(self)
    }

    fn cost(&mut self, order: &TablesOrder) -> Option<TablesCost> {
        Workshop::cost(self, order).ok()
    }

    fn build(&mut self) -> Option<BuildRecord> {
        Workshop::build(self)
    }

    fn start(&mut self, order: &TablesOrder) -> Result<(), String> {
        Workshop::start(self, order).map_err(|refused| refused.to_string())
    }

    fn stop(&mut self) {
        Workshop::stop(self);
    }
}

/// Games on the disk.
struct Disk;

impl Files for Disk {
    fn write(&self, name: &str, text: &str) -> Result<(), String> {
        let path = Path::new(name);
        if path.exists() {
            return Err(file_exists(name));
        }
        write_whole(path, text).map_err(|failure| failure.to_string())
    }

    fn read(&self, name: &str) -> Result<String, String> {
        read_text(Path::new(name), LONGEST_GAME)
            .map_err(|problem| file_unreadable(name, &problem.to_string()))
    }
}
