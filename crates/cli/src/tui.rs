//! `crownhead tui`: the board in full screen, for a game or a study.

use std::io::{self, IsTerminal as _, stdin, stdout};
use std::path::Path;
use std::sync::Arc;

use clap::Args;
use crownhead_api::{BuildRecord, TablesCost, TablesOrder, TablesSet};
use crownhead_clock::Controls;
use crownhead_engine::TableSource;
use crownhead_notation::fen;
use crownhead_prose::terminal::{file_exists, file_unreadable};
use crownhead_tui::level::Pick;
use crownhead_tui::study::{self, BackgroundAnalyst, Opened, StudyApp};
use crownhead_tui::thinker::Background;
use crownhead_tui::{App, Builder, Files};

use crownhead_study::Study;

use crate::endgame::home::home;
use crate::expected::whole;
use crate::failure::Failure;
use crate::results::ResultsFile;
use crate::seating::GameFlags;
use crate::settings::{Kept, Settings, controls_of_text};
use crate::shipped;
use crownhead_archive::store::{read_text, write_whole};
use crownhead_lab::tables::Workshop;

/// The longest game file that is read, in bytes.
const LONGEST_GAME: u64 = 1 << 26;

/// Arguments of `tui`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// Analyze instead of playing: a file of games (PDN) or a position (FEN) [default: the start of the game].
    #[arg(long, value_name = "FILE|FEN", num_args = 0..=1, default_missing_value = "", conflicts_with_all = ["opponent", "against", "side", "claim_draws", "book"])]
    study: Option<String>,
    /// Game of the file to study, counted from 1.
    #[arg(long = "game", value_name = "N", requires = "study", value_parser = whole::<u32>(1..))]
    number: Option<u32>,
    /// Time control: minutes + seconds per move such as 5+3, or 40/90,30+30, 5b3, 10+3x30, "5 vs 3" (White, Black), - for none.
    #[arg(long, value_name = "TIME", value_parser = controls_of_text, conflicts_with = "study", allow_hyphen_values = true)]
    clock: Option<Controls>,
    #[command(flatten)]
    game: GameFlags,
}

/// Runs until the user leaves.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let settings = Settings::load()?;
    if let Some(name) = &arguments.study {
        return analyze(arguments, name, &settings);
    }
    let table = arguments.game.table(&settings)?;
    let book = arguments.game.book(&table)?;
    need_terminal(NO_TERMINAL)?;
    let mut engine = shipped::engine(arguments.game.seed(), shipped::TABLE_BYTES);
    let tables = arguments.game.live_tables(&settings)?;
    engine.set_tables(tables.clone().map(|tables| tables as Arc<dyn TableSource>));
    engine.set_book(book);
    let thinker = Box::new(Background::new(engine));
    let mut app = App::new(table, arguments.game.options(&settings), thinker, Box::new(Disk));
    app.set_seed(arguments.game.seed());
    // New tables are used at once.
    let ended = move || tables.iter().for_each(|tables| tables.renew());
    if let Some(workshop) = home().and_then(|home| Workshop::open(home, ended)) {
        app.set_builder(Box::new(Orders(workshop)));
    }
    app.set_favorites(settings.favorites.clone().unwrap_or_default());
    if let Some(controls) = arguments.clock.clone().or_else(|| settings.clock.clone()) {
        app.set_controls(controls);
    }
    if let Some(keeper) = ResultsFile::keeper() {
        app.keep_results(keeper).map_err(Failure::Usage)?;
    }
    match arguments.game.pick() {
        None => app.resume_level(),
        Some(Pick::Fitting) => app.find_level(),
        Some(Pick::Fixed(_)) => {}
    }
    if arguments.game.leave_the_game_open() {
        app.open_menu();
    }
    let before = Kept::of(&app);
    crownhead_tui::run(&mut app).map_err(|problem| unusable(&problem))?;
    Settings::remember(&before, &Kept::of(&app))
}

/// What a screen without a terminal is refused with.
const NO_TERMINAL: &str = "tui needs a terminal; use crownhead play for pipes and files";

/// Refuses with a line if there is no terminal.
pub(crate) fn need_terminal(line: &str) -> Result<(), Failure> {
    if stdin().is_terminal() && stdout().is_terminal() {
        return Ok(());
    }
    Err(Failure::Usage(line.to_owned()))
}

pub(crate) fn unusable(problem: &io::Error) -> Failure {
    Failure::Usage(format!("cannot use the terminal: {problem}"))
}

/// Runs the study until the user leaves.
fn analyze(arguments: &Arguments, name: &str, settings: &Settings) -> Result<(), Failure> {
    let opened = open(arguments, name, settings)?;
    let seed = arguments.game.seed();
    let tables = arguments.game.tables(settings)?;
    need_terminal(NO_TERMINAL)?;
    let analyst = BackgroundAnalyst::new(move |bytes| {
        let mut engine = shipped::engine(seed, bytes);
        engine.set_tables(tables.clone());
        engine
    });
    let options = arguments.game.options(settings);
    let mut app = StudyApp::new(opened.study, options, Box::new(analyst), Box::new(Disk));
    if Path::new(name).is_file() {
        app.set_file(name, opened.game, opened.count);
    }
    crownhead_tui::run_study(&mut app).map_err(|problem| unusable(&problem))
}

/// The study of the flags: a game of a file, a position, or the start of the game.
fn open(arguments: &Arguments, name: &str, settings: &Settings) -> Result<Opened, Failure> {
    let start = *arguments.game.table(settings)?.game.start();
    let rules = arguments.game.rules()?;
    if name.is_empty() {
        return Ok(Opened { study: Study::from_position(start), game: 1, count: 1 });
    }
    if !Path::new(name).exists() && fen::parse(name, start.rules()).is_ok() {
        return study::read(name, Some(start.rules()), None).map_err(Failure::Usage);
    }
    let path = Path::new(name);
    let text = read_text(path, LONGEST_GAME).map_err(|problem| Failure::file("read", path, problem))?;
    let number = arguments.number.map(|number| number as usize);
    study::read(&text, rules, number).map_err(|why| Failure::Usage(format!("{name}: {why}")))
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

    fn exists(&self, name: &str) -> bool {
        Path::new(name).exists()
    }

    fn replace(&self, name: &str, text: &str) -> Result<(), String> {
        write_whole(Path::new(name), text).map_err(|failure| failure.to_string())
    }
}
