//! The engine: a player with a transposition table, an evaluation and endgame tables.
//!
//! Here: how an engine is set up. `search` runs the real search, `choose` picks the move of any opponent. Invariant: with one
//! thread, a choice depends only on the task, the limits and the seed.

mod choose;
mod random;
mod search;

use std::sync::Arc;

use crownhead_eval::Weights;
use crownhead_game::Game;
use crownhead_rules::{AnyMove, AnyRules};
use crownhead_search::{Limits, NullMonitor, Parameters, Report, Table, Techniques};

use crate::{
    library::{Judging, Library},
    opening_book::OpeningBook,
    opponent::Opponent,
    tables::{TableSource, Tables},
    task::Task,
};

/// How an engine is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Bytes of the transposition table.
    pub table_bytes: usize,
    /// Seed of random choices: the same seed, task and limits give the same choice.
    pub seed: u64,
}

impl Default for Options {
    /// A transposition table of 16 MiB and seed 0.
    fn default() -> Options {
        Options { table_bytes: 16 << 20, seed: 0 }
    }
}

/// What an opponent plays.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Choice {
    /// The move; `None` if there is no legal move.
    pub mv: Option<AnyMove>,
    /// Whether the opponent resigns instead.
    pub concedes: bool,
    /// What the search found.
    pub report: Report,
}

impl Choice {
    /// A move that was chosen without a search.
    fn unsearched(mv: AnyMove) -> Choice {
        Choice { mv: Some(mv), concedes: false, report: Report { line: vec![mv], ..Report::default() } }
    }
}

/// A player that remembers earlier searches.
///
/// ```
/// use crownhead_engine::{Engine, Limits, Opponent};
/// use crownhead_game::Game;
/// use crownhead_rules::{AnyRules, Variant};
///
/// let mut game = Game::new(AnyRules::Variant(Variant::English));
/// let mut engine = Engine::default();
/// let best = engine.best_move(&game, &Limits::nodes(10_000)).expect("the start has legal moves");
/// game.play(best).expect("the engine plays legal moves");
///
/// let reply = engine.reply(&Opponent::Level(3), &game);
/// assert!(game.position().legal_moves().contains(&reply.mv.expect("the game goes on")));
/// ```
///
/// A new engine evaluates by material and squares. [`Engine::set_weights`] and [`Engine::set_library`] give it learned weights,
/// [`Engine::set_tables`] endgame tables.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    seed: u64,
    judging: Judging,
    techniques: Techniques,
    parameters: Parameters,
    threads: u16,
    table_source: Option<Arc<dyn TableSource>>,
    book: Option<Arc<OpeningBook>>,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine::new(Options::default())
    }
}

impl Engine {
    /// An engine that has searched nothing yet.
    pub fn new(options: Options) -> Engine {
        let table = Table::new(options.table_bytes);
        Engine {
            table,
            seed: options.seed,
            judging: Judging::Material,
            techniques: Techniques::ALL,
            parameters: Parameters::DEFAULT,
            threads: 1,
            table_source: None,
            book: None,
        }
    }

    /// The best move in a game, found within these limits; `None` if there is no legal move.
    pub fn best_move(&mut self, game: &Game, limits: &Limits) -> Option<AnyMove> {
        self.analyze(&Task::from_game(game), limits, &mut NullMonitor).line.first().copied()
    }

    /// What an opponent plays in a game. See [`Engine::choose`] for limits and progress reports.
    pub fn reply(&mut self, opponent: &Opponent, game: &Game) -> Choice {
        self.choose(opponent, &Task::from_game(game), &Limits::default(), &mut NullMonitor)
    }

    /// Sets the seed of random choices.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Evaluates positions on the board of these weights by them; `None` goes back to material and squares.
    pub fn set_weights(&mut self, weights: Option<Arc<Weights>>) {
        self.judging = weights.map_or(Judging::Material, Judging::Weights);
        self.clear();
    }

    /// Evaluates positions by the weights that a library has for their rules.
    pub fn set_library(&mut self, library: Arc<dyn Library>) {
        self.judging = Judging::Library(library, None);
        self.clear();
    }

    /// Loads weights and tables for these rules now. Otherwise the first move would take the time.
    pub fn prepare(&mut self, rules: AnyRules) {
        self.judging.weights(rules);
        self.tables_for(&rules);
    }

    /// Selects the search techniques to use from now on.
    pub fn set_techniques(&mut self, techniques: Techniques) {
        self.techniques = techniques;
        self.clear();
    }

    /// Sets the numbers of the search from now on.
    pub fn set_parameters(&mut self, parameters: Parameters) {
        // Clearing a large table takes time, and most engines keep the defaults.
        if parameters != self.parameters {
            self.parameters = parameters;
            self.clear();
        }
    }

    /// Sets the number of search threads, at least 1. With more than one, the same question can get a different answer next time.
    pub fn set_threads(&mut self, threads: u16) {
        self.threads = threads.max(1);
    }

    /// Uses endgame tables for analysis, hints and the careful levels; `None` uses none.
    pub fn set_tables(&mut self, source: Option<Arc<dyn TableSource>>) {
        self.table_source = source;
        self.clear();
    }

    /// Plays the first moves of the careful levels from an opening book of their rules; `None` uses none.
    pub fn set_book(&mut self, book: Option<Arc<OpeningBook>>) {
        self.book = book;
    }

    /// Forgets earlier searches.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    pub(crate) fn tables(&self, task: &Task) -> Option<Arc<dyn Tables>> {
        self.tables_for(&task.position.rules())
    }

    pub(crate) fn tables_for(&self, rules: &AnyRules) -> Option<Arc<dyn Tables>> {
        self.table_source.as_ref()?.tables(rules)
    }
}
