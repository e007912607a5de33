//! Reviews on a fleet: an order for each game, whose result is the text that is printed.
//!
//! The text comes from the worker because a review has no other form than its texts.

use std::io::Write as _;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

use crownhead_engine::NullMonitor;
use crownhead_explain::Review;
use crownhead_fleet::{Blobs, Fleet, Hash};
use crownhead_lab::fleet::{AHEAD, Means, Performer, Work};
use crownhead_notation::binary;
use crownhead_notation::pdn::Tree;
use crownhead_prose::{Language, language, set_language};
use serde::{Deserialize, Serialize};

use super::{Arguments, Format, between, told};
use crate::contest::side::judging;
use crate::failure::Failure;
use crate::output::stdout;
use crate::shipped;

/// Only one text at a time is written: the language is that of the whole program.
static WRITING: Mutex<()> = Mutex::new(());

/// A game to review.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Reviewing {
    means: Means,
    /// Whether the weights stand in for the included ones.
    own_weights: bool,
    game: Hash,
    number: u32,
    nodes: u64,
    mebibytes: u32,
    format: Format,
    language: String,
}

impl Work for Reviewing {
    const KIND: &'static str = "review";

    fn means(&self) -> &Means {
        &self.means
    }

    fn inputs(&self) -> Vec<Hash> {
        vec![self.game]
    }

    fn line(&self) -> String {
        format!("review {}, game {}", self.means.rules, self.number)
    }

    fn perform(&self, performer: &Performer, blobs: &Blobs<'_>) -> Result<Vec<u8>, String> {
        let bytes = blobs.get(&self.game).map_err(|error| error.to_string())?;
        let read = binary::read_one(&bytes, 0).map_err(|problem| format!("the game: {problem}"))?;
        let (tree, _) = read.ok_or("the game is cut off")?;
        let ready = performer.ready(&self.means, blobs)?;
        let mut engine = shipped::engine(0, (self.mebibytes as usize) << 20);
        engine.set_tables(ready.tables);
        if self.own_weights {
            engine.set_weights(ready.weights);
        }
        let mut review = Review::new(tree.start, &tree.main_deeds(), self.nodes);
        while review.step(&mut engine, &mut NullMonitor).is_some() {}
        let spoken = Language::from_tag(&self.language).ok_or("unknown language")?;
        let _writing = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
        set_language(spoken);
        let text = told(self.format, self.number, tree, &review).map_err(|failure| failure.to_string())?;
        Ok(text.into_bytes())
    }
}

/// Reviews games on a fleet and writes each in its turn.
pub(super) fn run(
    arguments: &Arguments,
    format: Format,
    games: Vec<(u32, Tree)>,
    fleet: &Fleet,
) -> Result<(), Failure> {
    let failed = |error: crownhead_fleet::Error| Failure::Usage(error.to_string());
    let mut orders = Vec::new();
    for (number, tree) in games {
        let own = arguments.weights.as_deref();
        let weights = own.map(|path| judging(Some(path), tree.rules)).transpose()?.flatten();
        let tables = arguments.tables.folders(&tree.rules)?;
        let reviewing = Reviewing {
            means: Means::new(fleet, tree.rules, weights.as_deref(), tables.as_deref())?,
            own_weights: own.is_some(),
            game: fleet.keep(&binary::write(&tree)).map_err(failed)?,
            number,
            nodes: arguments.nodes,
            mebibytes: arguments.hash,
            format,
            language: language().tag().to_owned(),
        };
        orders.push(reviewing.order(fleet));
    }
    let mut out = stdout();
    let mut written = Ok(());
    let collected = fleet.results(orders, AHEAD, |index, text| {
        written = out
            .write_all(between(format, index).as_bytes())
            .and_then(|()| out.write_all(&text))
            .and_then(|()| out.flush());
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    collected.map_err(failed)?;
    Ok(written?)
}
