//! The flags of `play` and `tui`: the game, the players, and how it is shown.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use crownhead_engine::{OpeningBook, Opponent, TableSource};
use crownhead_game::Game;
use crownhead_rules::{AnyRules, Variant};
use crownhead_tui::Options;
use crownhead_tui::level::{NO_RESULTS, Pick, Results};
use crownhead_tui::lines::{opponent_of_key, pick_of_key};
use crownhead_tui::table::{People, Seats, Table};

use crate::book;
use crate::choice::{self, RulesFlags, people_of_key};
use crate::failure::Failure;
use crate::settings::Settings;
use crate::tables::TablesFlags;
use crownhead_lab::tables::LiveTables;

/// The flags that `play` and `tui` share.
#[derive(Args, Debug)]
pub(crate) struct GameFlags {
    #[command(flatten)]
    rules: RulesFlags,
    /// Start position [default: the standard one].
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Opponent, such as level/4, level/8/sharp, text/hard or alphabeta:5; my-level finds your level.
    #[arg(long, value_name = "KEY", value_parser = pick_of_key)]
    opponent: Option<Pick>,
    /// Second opponent, if you watch a game [default: the same].
    #[arg(long, value_name = "KEY", value_parser = opponent_of_key)]
    against: Option<Opponent>,
    /// Your side: white, black, both (two people) or none (watch).
    #[arg(long, value_name = "SIDE", value_parser = people_of_key)]
    side: Option<People>,
    /// Let players claim the draws that the rules leave to them. Otherwise every draw ends the game.
    #[arg(long)]
    claim_draws: bool,
    /// Seed of random choices [default: different for every game].
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seed: Option<u64>,
    #[command(flatten)]
    tables: TablesFlags,
    /// Opening book for levels without errors (12 to 16 on 8x8), from crownhead book grow.
    #[arg(long, value_name = "FILE.book")]
    book: Option<PathBuf>,
    /// Draw with ASCII characters only.
    #[arg(long)]
    ascii: bool,
}

impl GameFlags {
    /// The game and its players, from the flags or else from the settings.
    pub(crate) fn table(&self, settings: &Settings) -> Result<Table, Failure> {
        let chosen = self.rules.chosen()?.or(settings.variant);
        let rules = chosen.unwrap_or(AnyRules::Variant(Variant::English));
        let mut game = Game::from_position(choice::position(rules, self.fen.as_deref())?);
        if self.claim_draws {
            game.let_players_claim();
        }
        let opponent = match self.opponent {
            Some(Pick::Fixed(opponent)) => opponent,
            // The results of the person, which are read later, make it another level.
            Some(Pick::Fitting) if rules.key().is_some() => Results::default().fitting(rules),
            Some(Pick::Fitting) => {
                return Err(Failure::Usage(format!("--opponent my-level: {NO_RESULTS}")));
            }
            None => settings.opponent.unwrap_or_else(|| Opponent::default_for(rules)),
        };
        let people = self.side.unwrap_or_default();
        Ok(Table { game, seats: Seats::new(people, opponent, self.against.unwrap_or(opponent)) })
    }

    /// The rules, if a flag names them.
    pub(crate) fn rules(&self) -> Result<Option<AnyRules>, Failure> {
        self.rules.chosen()
    }

    /// Whether no flag describes the game.
    pub(crate) fn leave_the_game_open(&self) -> bool {
        let rules = self.rules.variant.is_none() && self.rules.rules.is_none();
        rules && self.fen.is_none() && self.opponent.is_none() && self.side.is_none()
    }

    /// The opponent, if a flag chooses it.
    pub(crate) fn pick(&self) -> Option<Pick> {
        self.opponent
    }

    /// The endgame tables that the engine uses.
    pub(crate) fn tables(&self, settings: &Settings) -> Result<Option<Arc<dyn TableSource>>, Failure> {
        self.tables.source(settings.tables.as_deref())
    }

    /// The same tables, which can be read again after a build.
    pub(crate) fn live_tables(&self, settings: &Settings) -> Result<Option<Arc<LiveTables>>, Failure> {
        self.tables.live(settings.tables.as_deref())
    }

    /// The opening book of the levels, for the rules of the game.
    pub(crate) fn book(&self, table: &Table) -> Result<Option<Arc<OpeningBook>>, Failure> {
        book::of_flag(self.book.as_deref(), table.game.rules())
    }

    /// The display options, from the flags or else from the settings.
    pub(crate) fn options(&self, settings: &Settings) -> Options {
        screen_options(settings, self.ascii)
    }

    /// The seed of random choices.
    pub(crate) fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(choice::fresh_seed)
    }
}

/// The display options of the settings; `ascii` asks for ASCII whatever they say.
pub(crate) fn screen_options(settings: &Settings, ascii: bool) -> Options {
    let default = Options::default();
    Options {
        speed: settings.animation.unwrap_or(default.speed),
        pause: settings.pause.unwrap_or(default.pause),
        square_numbers: settings.square_numbers.unwrap_or(default.square_numbers),
        square_size: settings.square_size.unwrap_or(default.square_size),
        ascii: ascii || settings.ascii.unwrap_or(default.ascii),
        theme: settings.theme.unwrap_or(default.theme),
        warnings: settings.warnings.unwrap_or(default.warnings),
        debug: settings.debug.unwrap_or(default.debug),
        board: settings.board.unwrap_or(default.board),
        language: crownhead_prose::language(),
        colors: settings.colors.unwrap_or_else(choice::colors),
        frames_per_second: settings.frames_per_second.unwrap_or(default.frames_per_second),
    }
}
