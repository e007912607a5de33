//! Puzzles from a person's own games: the mistakes that reviews have found, kept when the person begins to learn from
//! them.
//!
//! Invariant: the newest come last, and no position is kept twice.

use crownhead_api::MoveRecord;
use crownhead_explain::Question;
use crownhead_notation::{fen, rules_key};
use crownhead_puzzles::Puzzle;
use crownhead_rules::{AnyMove, AnyPosition, AnyRules};
use serde::{Deserialize, Serialize};

use crate::platform::store;

/// The most that are kept.
const MOST: usize = 300;

/// A mistake as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Record {
    /// The key of the rules.
    rules: String,
    fen: String,
    /// The moves that are good enough, the best first.
    accepted: Vec<MoveRecord>,
    /// How play goes on.
    solution: Vec<MoveRecord>,
}

/// A puzzle with the moves that are good enough.
pub(super) struct Own {
    pub(super) puzzle: Puzzle,
    pub(super) accepted: Vec<AnyMove>,
}

/// Keeps mistakes.
pub(crate) fn keep(questions: &[Question]) {
    let mut all: Vec<Record> = store::load(store::OWN_PUZZLES).unwrap_or_default();
    for question in questions {
        let record = Record {
            rules: rules_key(question.position.rules()),
            fen: fen::write(&question.position),
            accepted: question.accepted.iter().map(MoveRecord::from).collect(),
            solution: question.solution.iter().map(MoveRecord::from).collect(),
        };
        all.retain(|known| (&known.rules, &known.fen) != (&record.rules, &record.fen));
        all.push(record);
    }
    let surplus = all.len().saturating_sub(MOST);
    all.drain(..surplus);
    store::save(store::OWN_PUZZLES, &all);
}

/// The kept mistakes under these rules, as puzzles of a rating.
pub(super) fn puzzles(rules: AnyRules, rating: u16) -> Vec<Own> {
    let all: Vec<Record> = store::load(store::OWN_PUZZLES).unwrap_or_default();
    let key = rules_key(rules);
    let own = all.iter().filter(|record| record.rules == key);
    own.filter_map(|record| read(rules, record, rating)).collect()
}

fn read(rules: AnyRules, record: &Record, rating: u16) -> Option<Own> {
    let position: AnyPosition = fen::parse(&record.fen, rules).ok()?;
    let accepted: Vec<AnyMove> = record.accepted.iter().filter_map(|mv| mv.find(&position)).collect();
    let mut line = MoveRecord::find_line(&position, &record.solution);
    if line.is_empty() {
        line.push(*accepted.first()?);
    }
    (!accepted.is_empty()).then_some(Own { puzzle: Puzzle { position, line, rating }, accepted })
}
