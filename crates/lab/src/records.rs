//! The records of a running match: results, a state file to resume from, and a PDN file of the games.
//!
//! Not here: playing (`contest`), printing.

mod record;
mod state;
mod summary;

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crownhead_archive::Error;
use crownhead_fleet::Fleet;

use crate::contest::{Contest, Played};
use crate::fleet::matching::{self, Task};
use crate::ledger::Ledger;
use crate::sprt::{Sprt, Verdict};
pub use record::{Record, Records};
pub use state::{State, hash};
pub use summary::{Summary, TestSummary};

/// Watches a match being played.
pub trait Audience {
    /// A game was forfeited: a line that says why.
    fn forfeited(&mut self, line: &str);
    /// The results have changed.
    fn counted(&mut self, ledger: &Ledger);
}

/// Collects the games of a match.
#[derive(Debug)]
pub struct Collector {
    /// The results.
    pub ledger: Ledger,
    /// Games that count, by what ended them.
    pub endings: BTreeMap<String, u32>,
    names: [String; 2],
    state: Option<State>,
    records: Option<Records>,
    /// Finished games that wait for an earlier one to end.
    waiting: BTreeMap<usize, Record>,
}

impl Collector {
    /// A collector for sides of these names, with the games of earlier runs. Returns their number as well.
    ///
    /// # Errors
    /// If a game cannot be written.
    pub fn new(
        names: [String; 2],
        test: Option<Sprt>,
        state: Option<State>,
        records: Option<Records>,
    ) -> Result<(Collector, usize), Error> {
        let ledger = Ledger::new(test);
        let (waiting, endings) = (BTreeMap::new(), BTreeMap::new());
        let mut collector = Collector { ledger, endings, names, state, records, waiting };
        let earlier = collector.state.as_mut().map(State::take_earlier).unwrap_or_default();
        let count = earlier.len();
        earlier.into_iter().try_for_each(|record| collector.enter(record))?;
        Ok((collector, count))
    }

    /// Plays the missing games until the match is decided.
    ///
    /// # Errors
    /// If a side cannot play or a game cannot be stored.
    pub fn play(&mut self, contest: &Contest<'_>, audience: &mut dyn Audience) -> Result<(), Error> {
        if self.ledger.verdict() != Verdict::Open {
            return Ok(());
        }
        let played = self.state.as_ref().map(State::played).unwrap_or_default();
        let mut result = Ok(());
        let end = contest.run(&|index| !played.contains(&index), &mut |game| {
            result = self.take(&game, audience);
            let goes_on = result.is_ok() && self.ledger.verdict() == Verdict::Open;
            if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        end.map_err(Error::Input).and(result)
    }

    /// Plays the missing games on a fleet until the match is decided.
    ///
    /// # Errors
    /// If a game cannot be stored, an order fails, or the bus does.
    pub fn play_on(
        &mut self,
        fleet: &Fleet,
        task: &Task<'_>,
        audience: &mut dyn Audience,
    ) -> Result<(), Error> {
        if self.ledger.verdict() != Verdict::Open {
            return Ok(());
        }
        let played = self.state.as_ref().map(State::played).unwrap_or_default();
        let names = self.names.clone();
        matching::play(fleet, task, &names, &|index| !played.contains(&index), &mut |record| {
            self.store(record, audience)?;
            Ok(self.ledger.verdict() == Verdict::Open)
        })
    }

    /// Stores a game that has ended.
    fn take(&mut self, played: &Played, audience: &mut dyn Audience) -> Result<(), Error> {
        self.store(Record::of(played, &self.names), audience)
    }

    fn store(&mut self, record: Record, audience: &mut dyn Audience) -> Result<(), Error> {
        if let Some(why) = &record.why {
            audience.forfeited(&format!("game {}: {} forfeits: {why}", record.game + 1, record.loser()));
        }
        if let Some(state) = &mut self.state {
            state.append(&record)?;
        }
        self.enter(record)?;
        audience.counted(&self.ledger);
        Ok(())
    }

    /// Counts a game, and those that have waited for it.
    fn enter(&mut self, record: Record) -> Result<(), Error> {
        let counting = self.ledger.enter(record.game, record.half_points);
        self.waiting.insert(record.game, record);
        for index in counting {
            let Some(record) = self.waiting.remove(&index) else { continue };
            if let Some(records) = &mut self.records {
                records.add(&record)?;
            }
            *self.endings.entry(record.ending).or_default() += 1;
        }
        Ok(())
    }
}
