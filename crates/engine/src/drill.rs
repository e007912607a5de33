//! Practicing won endings against the best defense.
//!
//! The player gets a position that the tables know to be won and has to win it; [`Engine::defend`] plays the other side. A
//! screen calls [`Engine::probe`] when the player is to move, grades the move with
//! [`ProbeResult::grade`](crate::ProbeResult::grade), and asks [`Drill::state`] how the exercise stands. Not here: sentences and
//! screens. The same seed gives the same position.

use crownhead_game::Game;
use crownhead_rules::{AnyPosition, AnyRules, Color};
use crownhead_search::{Length, Limits, Monitor, Report, Verdict};

use crate::ending::Ending;
use crate::engine::Engine;
use crate::probe::{ProbeResult, Wdl, to_end};
use crate::task::Task;

/// A position to be won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drill {
    /// Its pieces.
    pub ending: Ending,
    /// The position; the player is to move.
    pub start: AnyPosition,
    /// Plies of the shortest win, where it is known.
    pub shortest: Option<u16>,
}

/// How an exercise stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrillState {
    /// It is still won.
    Won,
    /// It is won on the board, but a draw rule may end the game before that.
    AtRisk,
    /// The win is gone; this is left.
    Gone(Wdl),
    /// Nothing is known: the opponent is to move, or the position has left the tables.
    Open,
    /// The player has won, in so many moves.
    Solved {
        /// Moves of the player.
        moves: u16,
    },
    /// The game has ended otherwise.
    Failed,
}

impl Drill {
    /// The side that has to win.
    pub fn player(&self) -> Color {
        self.start.turn()
    }

    /// Moves of the player in the shortest win, where it is known.
    pub fn shortest_moves(&self) -> Option<u16> {
        self.shortest.map(|plies| plies.div_ceil(2))
    }

    /// How things are in the game that began with the exercise; `known` is what tables say about its present position.
    pub fn state(&self, game: &Game, known: Option<&ProbeResult>) -> DrillState {
        let player = self.player();
        if let Some(outcome) = game.outcome() {
            let moves = game.ply().div_ceil(2) as u16;
            let won = outcome.winner() == Some(player);
            return if won { DrillState::Solved { moves } } else { DrillState::Failed };
        }
        let Some(known) = known.filter(|_| game.position().turn() == player) else { return DrillState::Open };
        match Wdl::of(known.verdict) {
            Wdl::Win if known.at_risk => DrillState::AtRisk,
            Wdl::Win => DrillState::Won,
            worth => DrillState::Gone(worth),
        }
    }
}

impl Engine {
    /// What tables say about every move of a position; `None` where they do not reach.
    pub fn probe(&self, task: &Task) -> Option<ProbeResult> {
        self.tables(task)?.probe(task)
    }

    /// The endings that can be practiced under these rules, fewer pieces first.
    pub fn endings(&self, rules: AnyRules) -> Vec<Ending> {
        let Some(tables) = self.tables_for(&rules) else { return Vec::new() };
        let mut endings = tables.endings();
        // Where a draw rule may come before every win, there is nothing to practice.
        endings.retain(|&ending| tables.set_up(rules, ending, 0).is_some());
        endings
    }

    /// An exercise in that ending, or in any; `None` if there is none.
    pub fn drill(&self, rules: AnyRules, ending: Option<Ending>, seed: u64) -> Option<Drill> {
        let tables = self.tables_for(&rules)?;
        let mut endings = ending.map_or_else(|| tables.endings(), |ending| vec![ending]);
        let first = (seed >> 7) as usize % endings.len().max(1);
        endings.rotate_left(first);
        endings.into_iter().find_map(|ending| {
            let start = tables.set_up(rules, ending, seed)?;
            let known = tables.probe(&Task::from_position(start))?;
            Some(Drill { ending, start, shortest: to_end(known.verdict) })
        })
    }

    /// The move that resists longest: by distances where every move that keeps the most has one, else by a search with
    /// tables.
    pub fn defend(&mut self, task: &Task, limits: &Limits, monitor: &mut dyn Monitor) -> Report {
        let known = self.probe(task).filter(|known| matches!(known.verdict, Verdict::Loss(Length::ToEnd(_))));
        match known.and_then(|known| known.moves.first().copied()) {
            Some((mv, _)) => Report { depth: 1, nodes: 1, line: vec![mv], ..Report::default() },
            None => self.analyze(task, limits, monitor),
        }
    }
}
