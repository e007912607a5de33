//! Practicing won endings against the best defense.
//!
//! The player gets a position that is won according to the tables and has to win it; [`Engine::defend`] plays the other
//! side. A screen calls [`Engine::probe`] when the player is to move, grades the move with
//! [`ProbeResult::grade`](crate::ProbeResult::grade), and gets the state of the exercise from [`Drill::state`]. Not
//! here: sentences and screens. The same seed gives the same position.

use crownhead_game::Game;
use crownhead_rules::{AnyPosition, AnyRules, Color};
use crownhead_search::{Length, Limits, Monitor, Report, Verdict};

use crate::ending::Ending;
use crate::engine::Engine;
use crate::probe::{ProbeResult, Wdl, to_end};
use crate::task::Task;

/// An exercise: a position to win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drill {
    /// Its pieces.
    pub ending: Ending,
    /// The position; the player is to move.
    pub start: AnyPosition,
    /// Plies of the shortest win, if known.
    pub shortest: Option<u16>,
}

/// The state of an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrillState {
    /// The position is still won.
    Won,
    /// The position is won, but a draw rule may end the game first.
    AtRisk,
    /// The win is gone; the value is now this.
    Gone(Wdl),
    /// Unknown: the opponent is to move, or the tables do not cover the position.
    Open,
    /// The player has won.
    Solved {
        /// The number of moves the player made.
        moves: u16,
    },
    /// The game has ended without a win.
    Failed,
}

impl Drill {
    /// The side that has to win.
    pub fn player(&self) -> Color {
        self.start.turn()
    }

    /// The player's moves in the shortest win, if known.
    pub fn shortest_moves(&self) -> Option<u16> {
        self.shortest.map(|plies| plies.div_ceil(2))
    }

    /// The state of a game that began with the exercise. `known` is the probe result for its current position.
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
    /// Probes the endgame tables for every move of a position; `None` if they do not cover one of them.
    pub fn probe(&self, task: &Task) -> Option<ProbeResult> {
        self.tables(task)?.probe(task)
    }

    /// The endings that can be practiced under these rules, fewer pieces first.
    pub fn endings(&self, rules: AnyRules) -> Vec<Ending> {
        let Some(tables) = self.tables_for(&rules) else { return Vec::new() };
        let mut endings = tables.endings();
        // If a draw rule may precede every win, there is nothing to practice.
        endings.retain(|&ending| tables.set_up(rules, ending, 0).is_some());
        endings.sort_by_key(Ending::difficulty);
        endings
    }

    /// An exercise in this ending, or in any ending; `None` if there is none.
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

    /// The move that resists longest: by table distance in a position lost with a known distance, otherwise by a
    /// search with tables.
    pub fn defend(&mut self, task: &Task, limits: &Limits, monitor: &mut dyn Monitor) -> Report {
        let known = self.probe(task).filter(|known| matches!(known.verdict, Verdict::Loss(Length::ToEnd(_))));
        match known.and_then(|known| known.moves.first().copied()) {
            Some((mv, _)) => Report { depth: 1, nodes: 1, line: vec![mv], ..Report::default() },
            None => self.analyze(task, limits, monitor),
        }
    }
}
