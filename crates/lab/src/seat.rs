//! The players of a match: the trait [`Seat`], and our own opponents.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use crownhead_engine::{
    Budget, Choice, Engine, Limits, OpeningBook, Opponent, Options, Parameters, Score, TableSource, Task,
    Techniques, TimeLeft,
};
use crownhead_eval::Weights;
use crownhead_game::Game;
use crownhead_rules::{AnyMove, Color};

use crate::watch::Clock;

/// The limits of a move, or the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// Nodes, depth and time for this move.
    pub limits: Limits,
    /// The clock of a timed game.
    pub clock: Option<TimeLeft>,
}

/// The decision of a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Decision {
    /// What the player does.
    pub play: Play,
    /// The score of its position, if it reports one.
    pub score: Option<Score>,
}

/// A move, or another end of a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Play {
    /// A move.
    Move(AnyMove),
    /// The player resigns.
    Resign,
    /// The player concedes because every move loses, as some plain opponents do.
    Concede,
    /// The game is agreed drawn.
    Draw,
}

/// A failure of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The player loses this game: by a crash, silence or an illegal move.
    Forfeit(String),
    /// The player cannot play any more games.
    Broken(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Trouble::Forfeit(why) | Trouble::Broken(why)) = self;
        f.write_str(why)
    }
}

/// A player at one board, for game after game.
pub trait Seat {
    /// A game begins. The previous game is forgotten, and the seed decides random choices.
    ///
    /// # Errors
    /// If the player cannot play.
    fn begin(&mut self, game: &Game, side: Color, seed: u64) -> Result<(), Trouble>;

    /// It is this player's turn.
    ///
    /// # Errors
    /// If the player does not play.
    fn choose(&mut self, game: &Game, allowance: &Allowance) -> Result<Decision, Trouble>;

    /// The game is over, perhaps by a move of the other side that this player has not seen yet.
    fn end(&mut self, _: &Game) {}
}

/// A side of a match: provides a player for each thread.
pub trait Side: fmt::Debug + Sync {
    /// A player for one thread.
    ///
    /// # Errors
    /// Why there is none.
    fn seat(&self) -> Result<Box<dyn Seat>, String>;
}

/// One of our own opponents.
#[derive(Clone, Debug)]
pub struct Player {
    /// The opponent.
    pub opponent: Opponent,
    /// Its learned weights; without them, material and squares.
    pub weights: Option<Arc<Weights>>,
    /// The search techniques it uses.
    pub techniques: Techniques,
    /// The numbers of its search.
    pub parameters: Parameters,
    /// The endgame tables it uses.
    pub tables: Option<Arc<dyn TableSource>>,
    /// The opening book it plays from.
    pub book: Option<Arc<OpeningBook>>,
    /// The size of its transposition table in bytes.
    pub table_bytes: usize,
    /// Search threads. With more than one, games cannot be repeated.
    pub threads: u16,
}

impl Player {
    /// The default size of the transposition table in bytes.
    pub const TABLE_BYTES: usize = 16 << 20;

    /// An opponent with default settings.
    pub fn of(opponent: Opponent) -> Player {
        Player {
            opponent,
            weights: None,
            techniques: Techniques::ALL,
            parameters: Parameters::DEFAULT,
            tables: None,
            book: None,
            table_bytes: Player::TABLE_BYTES,
            threads: 1,
        }
    }
}

impl Player {
    /// An engine with these settings.
    pub(crate) fn engine(&self) -> Engine {
        let mut engine = Engine::new(Options { table_bytes: self.table_bytes, seed: 0 });
        engine.set_weights(self.weights.clone());
        engine.set_techniques(self.techniques);
        engine.set_parameters(self.parameters);
        engine.set_tables(self.tables.clone());
        engine.set_book(self.book.clone());
        engine.set_threads(self.threads);
        engine
    }
}

impl Side for Player {
    fn seat(&self) -> Result<Box<dyn Seat>, String> {
        Ok(Box::new(OwnSeat { opponent: self.opponent, engine: self.engine() }))
    }
}

struct OwnSeat {
    opponent: Opponent,
    engine: Engine,
}

impl OwnSeat {
    /// Against people, the last level searches the nodes of its settings. In a match, it uses its full limits.
    fn think(&mut self, task: &Task, limits: &Limits, clock: &mut Clock) -> Choice {
        let is_last = self.opponent == Opponent::Level(Opponent::LEVELS);
        if !is_last || task.position.legal_moves().len() < 2 {
            return self.engine.choose(&self.opponent, task, limits, clock);
        }
        if let Some(choice) = self.engine.from_book(task) {
            return choice;
        }
        let report = self.engine.analyze(task, limits, clock);
        Choice { mv: report.line.first().copied(), concedes: false, report }
    }
}

impl Seat for OwnSeat {
    fn begin(&mut self, _: &Game, _: Color, seed: u64) -> Result<(), Trouble> {
        self.engine.clear();
        self.engine.set_seed(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Game, allowance: &Allowance) -> Result<Decision, Trouble> {
        let fixed = |time: Duration| Budget { soft: time, hard: time };
        let budget = allowance.clock.map(|clock| clock.budget()).or(allowance.limits.time.map(fixed));
        let mut clock = Clock::of_budget(budget);
        let choice = self.think(&Task::from_game(game), &allowance.limits, &mut clock);
        let play = match choice.mv {
            _ if choice.concedes => Play::Concede,
            Some(mv) => Play::Move(mv),
            None => return Err(Trouble::Forfeit("it has no move".to_owned())),
        };
        // Forced moves are not searched, and plain opponents report no score.
        let looked = self.opponent.level().is_some() && choice.report.nodes > 0;
        Ok(Decision { play, score: looked.then_some(choice.report.score) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::{AnyRules, Variant};

    #[test]
    fn the_last_level_uses_its_full_limits_in_a_match() {
        let game = Game::new(AnyRules::Variant(Variant::International));
        let nodes = |level, limits: Limits| {
            let opponent = Opponent::Level(level);
            let mut seat = OwnSeat { opponent, engine: Player::of(opponent).engine() };
            seat.think(&Task::from_game(&game), &limits, &mut Clock::of_budget(None)).report.nodes
        };
        assert_eq!(nodes(Opponent::LEVELS, Limits::nodes(1_100_000)), 1_100_000, "more than against persons");
        assert_eq!(nodes(Opponent::LEVELS, Limits::nodes(500)), 500);
        assert!(
            nodes(Opponent::LEVELS - 1, Limits::nodes(1_100_000)) < 1_100_000,
            "looks as deep as it always does"
        );
    }
}
