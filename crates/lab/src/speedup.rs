//! How much sooner several threads reach a given depth than one thread.

use std::time::Instant;

use crownhead_engine::{Engine, Limits, NullMonitor, Task};
use crownhead_game::Game;
use crownhead_notation::fen;
use crownhead_rules::AnyRules;
use serde::Serialize;

use crate::openings::{Scout, Suite};
use crate::score::QUANTILE;

/// Random plies before each position.
const PLIES: u32 = 16;

/// The cost of a search.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Cost {
    /// Nodes of all threads.
    pub nodes: u64,
    /// Seconds of wall time.
    pub seconds: f64,
}

/// The measurement of one position.
#[derive(Clone, Debug, Serialize)]
pub struct Line {
    /// The position.
    pub fen: String,
    /// With one thread.
    pub one: Cost,
    /// With several threads.
    pub several: Cost,
}

/// A geometric mean with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Mean {
    /// The mean.
    pub ratio: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// What to measure.
#[derive(Clone, Copy, Debug)]
pub struct Speedup {
    /// The rules.
    pub rules: AnyRules,
    /// The depth of each search in plies.
    pub depth: u8,
    /// The number of threads compared with one.
    pub threads: u16,
    /// The number of positions, at least 2.
    pub positions: u16,
    /// The seed of the positions.
    pub seed: u64,
}

impl Speedup {
    /// Searches every position twice, and passes each line to `on_line`.
    ///
    /// # Errors
    /// The first error of `on_line`.
    pub fn measure<E>(
        &self,
        engine: &mut Engine,
        on_line: &mut dyn FnMut(&Line) -> Result<(), E>,
    ) -> Result<Vec<Line>, E> {
        let suite = Suite::random(self.rules, PLIES, self.seed);
        let (mut scout, mut lines) = (Scout::default(), Vec::new());
        // The first search unpacks weights, which must not count.
        search(engine, &Game::new(self.rules), 1, 1);
        for pair in 0..usize::from(self.positions) {
            let game = suite.opening(pair, &mut scout);
            let line = Line {
                fen: fen::write(game.position()),
                one: search(engine, &game, self.depth, 1),
                several: search(engine, &game, self.depth, self.threads),
            };
            on_line(&line)?;
            lines.push(line);
        }
        Ok(lines)
    }
}

fn search(engine: &mut Engine, game: &Game, depth: u8, threads: u16) -> Cost {
    engine.clear();
    engine.set_threads(threads);
    let began = Instant::now();
    let report = engine.analyze(&Task::from_game(game), &Limits::depth(depth), &mut NullMonitor);
    Cost { nodes: report.nodes, seconds: began.elapsed().as_secs_f64() }
}

impl Line {
    /// How many times fewer nodes each thread needs.
    pub fn by_nodes(&self, threads: u16) -> f64 {
        self.one.nodes.max(1) as f64 * f64::from(threads) / self.several.nodes.max(1) as f64
    }

    /// How many times less time several threads need.
    pub fn by_time(&self) -> f64 {
        self.one.seconds.max(1e-9) / self.several.seconds.max(1e-9)
    }
}

impl Mean {
    /// The mean of at least two ratios.
    pub fn of(ratios: impl Iterator<Item = f64>) -> Mean {
        let logs: Vec<f64> = ratios.map(f64::ln).collect();
        let count = logs.len() as f64;
        let mean = logs.iter().sum::<f64>() / count;
        let variance = logs.iter().map(|log| (log - mean).powi(2)).sum::<f64>() / (count - 1.0);
        let half = QUANTILE * (variance / count).sqrt();
        Mean { ratio: mean.exp(), low: (mean - half).exp(), high: (mean + half).exp() }
    }
}
