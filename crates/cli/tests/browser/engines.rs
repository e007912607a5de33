//! The engine twice, with the same weights and tables: here, and in a worker of the app.
//!
//! Not here: which positions they look at, and what is to come out (`same_search`).

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crownhead_api::{GameRecord, Job, MoveRecord, Reply, Request};
use crownhead_endgame::Bundle;
use crownhead_engine::{Engine, Library, Limits, NullMonitor, Options, TableSets, Task, Weights};
use crownhead_game::Game;
use crownhead_rules::Variant;
use serde_json::{Value, json};

use super::page::Page;

/// The worker's own; what a table forgets depends on its size.
const TABLE_BYTES: usize = 32 << 20;

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Found {
    /// Plies searched in full.
    pub(super) depth: u8,
    pub(super) nodes: u64,
    pub(super) score: i32,
    /// The whole line, the move itself first.
    pub(super) line: Vec<MoveRecord>,
}

/// The engine of this program, with what comes along.
pub(super) fn native() -> Engine {
    let mut engine = Engine::new(Options { table_bytes: TABLE_BYTES, seed: 0 });
    engine.set_library(Arc::new(Files));
    let mut shelves = TableSets::default();
    let files = fs::read_dir(data("endgames")).expect("tables come along");
    let files = files.map(|file| file.expect("a file").path());
    // The page does without the large ones.
    for file in files.filter(|path| path.is_file()) {
        let bytes = fs::read(file).expect("tables can be read");
        shelves.add_bundle(Bundle::read(bytes).expect("tables are whole"));
    }
    engine.set_tables(Some(Arc::new(shelves)));
    engine
}

struct Files;

impl Library for Files {
    fn weights(&self, variant: Variant) -> Option<Arc<Weights>> {
        let path = data("weights").join(format!("{}.weights", variant.key()));
        Some(Arc::new(Weights::parse(&fs::read(path).ok()?).expect("weights are whole")))
    }
}

fn data(folder: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", "data", folder].iter().collect()
}

/// Looks at a position from scratch, here.
pub(super) fn search(engine: &mut Engine, game: &Game, limits: Limits) -> (Found, Duration) {
    let begin = Instant::now();
    engine.clear();
    let report = engine.analyze(&Task::from_game(game), &limits, &mut NullMonitor);
    let line = report.line.iter().map(MoveRecord::from).collect();
    let found = Found { depth: report.depth, nodes: report.nodes, score: report.score.0, line };
    (found, begin.elapsed())
}

/// Has a worker look at positions from scratch, each with so many nodes; see [`heard`].
pub(super) fn ask<'g>(page: &Page, questions: impl IntoIterator<Item = (&'g Game, u64)>) {
    let ask = |(at, (game, nodes)): (usize, (&Game, u64))| {
        let job = Job::JudgeDraw { nodes, milliseconds: 600_000 };
        json!(Request { id: at as u32 + 1, game: GameRecord::from(game), job })
    };
    let requests: Value = questions.into_iter().enumerate().map(ask).collect();
    page.run_with(include_str!("worker.js"), &[requests]);
}

/// What the worker found, and how long it took.
pub(super) fn heard(page: &Page) -> Vec<(Found, Duration)> {
    let answers = page.wait("the worker's answers", "return probe.answers");
    let answers: Vec<(Reply, f64)> = serde_json::from_value(answers).expect("replies and milliseconds");
    let found = |(reply, milliseconds): (Reply, f64)| {
        let Reply::Standing { report, .. } = reply else { panic!("a report, not {reply:?}") };
        let found =
            Found { depth: report.depth, nodes: report.nodes, score: report.score, line: report.line };
        (found, Duration::from_secs_f64(milliseconds / 1000.0))
    };
    answers.into_iter().map(found).collect()
}
