//! `crownhead tui`: the board in full screen.

use std::io::{IsTerminal as _, stdin, stdout};
use std::path::Path;
use std::sync::Arc;

use clap::Args;
use crownhead_api::{BuildRecord, TablesCost, TablesOrder, TablesSet};
use crownhead_engine::TableSource;
use crownhead_prose::terminal::{file_exists, file_unreadable};
use crownhead_tui::thinker::Background;
use crownhead_tui::{App, Builder, Files};

use crate::endgame::home::home;
use crate::failure::Failure;
use crate::seating::GameFlags;
use crate::settings::Settings;
use crate::shipped;
use crownhead_archive::store::{read_text, write_whole};
use crownhead_lab::tables::Workshop;

/// The longest game file that is read, in bytes.
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
        let line = "tui needs a terminal; use crownhead play for pipes and files";
        return Err(Failure::Usage(line.to_owned()));
    }
    let mut engine = shipped::engine(arguments.game.seed(), shipped::TABLE_BYTES);
    let tables = arguments.game.live_tables(&settings)?;
    engine.set_tables(tables.clone().map(|tables| tables as Arc<dyn TableSource>));
    let thinker = Box::new(Background::new(engine));
    let mut app = App::new(table, arguments.game.options(&settings), thinker, Box::new(Disk));
    app.set_seed(arguments.game.seed());
    // New tables are used at once.
    let ended = move || tables.iter().for_each(|tables| tables.renew());
    if let Some(workshop) = home().and_then(|home| Workshop::open(home, ended)) {
        app.set_builder(Box::new(Orders(workshop)));
    }
    if arguments.game.leave_the_game_open() {
        app.open_menu();
    }
    let before = *app.options();
    crownhead_tui::run(&mut app)
        .map_err(|problem| Failure::Usage(format!("cannot use the terminal: {problem}")))?;
    Settings::remember(&before, app.options())
}

/// A workshop for the screen.
struct Orders(Workshop);

impl Builder for Orders {
    fn sets(&mut self) -> Vec<TablesSet> {
        self.0.sets()
    }

    fn cost(&mut self, order: &TablesOrder) -> Option<TablesCost> {
        self.0.cost(order).ok()
    }

    fn build(&mut self) -> Option<BuildRecord> {
        self.0.build()
    }

    fn start(&mut self, order: &TablesOrder) -> Result<(), String> {
        self.0.start(order).map_err(|refused| refused.to_string())
    }

    fn stop(&mut self) {
        self.0.stop();
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
