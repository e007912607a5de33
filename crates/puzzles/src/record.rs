//! Reads a record of progress that a person brings along, and refuses what no trainer could have written.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde_json::{Map, Value};
use thiserror::Error;

use crate::trainer::{Card, FIRST_DEVIATION, Progress, Strength};

/// The most answers, puzzles in a row, and so on: more than a life has room for.
const MOST: f64 = 1e6;
/// The most points: more than the best players have.
const MOST_POINTS: f64 = 5000.0;
/// The longest time in memory that the schedule knows, in days.
const LONGEST: f64 = 36_500.0;
/// More puzzles than a rush has time for.
const MOST_RUSHED: f64 = 1000.0;

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// The text is no JSON.
    #[error("line {line}, column {column}: this is not JSON")]
    Broken {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// It is JSON, but no record of progress.
    #[error("this is not a record of progress")]
    Other,
    /// A value is missing, or cannot be right.
    #[error("the value of \"{0}\" cannot be right")]
    Field(String),
}

impl Progress {
    /// Reads an exported record, on a day.
    ///
    /// # Errors
    /// The first problem.
    pub fn read(text: &str, today: u32) -> Result<Progress, RecordError> {
        let value: Value = serde_json::from_str(text).map_err(|error| broken(text, &error))?;
        let record = Fields::of(&value, String::new()).filter(|record| record.get("cards").is_some());
        let record = record.ok_or(RecordError::Other)?;
        // Another device's day may have begun already.
        let latest = f64::from(today) + 1.0;
        let count = |name, most| if record.get(name).is_some() { record.count(name, most) } else { Ok(0) };
        let (best_run, last_day) = (count("best_run", MOST)?, count("last_day", latest)?);
        Ok(Progress {
            cards: record.each("cards", |card| read_card(card, latest))?,
            strengths: record.each("strengths", read_strength)?,
            run: count("run", f64::from(best_run))?,
            best_run,
            days: count("days", f64::from(last_day))?,
            last_day,
            rushes: record.each_count("rushes", MOST_RUSHED)?,
        })
    }
}

fn broken(text: &str, error: &serde_json::Error) -> RecordError {
    let lines = text.split_inclusive('\n').take(error.line().saturating_sub(1));
    // The error counts bytes, up to and including the wrong one. At the end of the text there is none.
    let read = lines.map(str::len).sum::<usize>() + error.column();
    let before = &text.as_bytes()[..read.saturating_sub(usize::from(!error.is_eof()))];
    let before = String::from_utf8_lossy(before);
    let last = before.rsplit('\n').next().unwrap_or_default();
    RecordError::Broken { line: before.split('\n').count(), column: 1 + last.chars().count() }
}

fn read_card(card: &Fields<'_>, latest: f64) -> Result<Card, RecordError> {
    let (last, tries) = (card.count("last", latest)?, card.count("tries", MOST)?);
    Ok(Card {
        stability: card.number("stability", f64::from(f32::MIN_POSITIVE)..=LONGEST)? as f32,
        difficulty: card.number("difficulty", 1.0..=10.0)? as f32,
        last,
        due: card.whole("due", f64::from(last)..=f64::from(last) + LONGEST)?,
        tries,
        failures: card.count("failures", f64::from(tries))?,
    })
}

fn read_strength(strength: &Fields<'_>) -> Result<Strength, RecordError> {
    Ok(Strength {
        points: strength.number("points", 0.0..=MOST_POINTS)?,
        deviation: strength.number("deviation", 1.0..=FIRST_DEVIATION)?,
        solved: strength.count("solved", MOST)?,
        failed: strength.count("failed", MOST)?,
    })
}

/// An object and the name under which it was found.
struct Fields<'v> {
    pairs: &'v Map<String, Value>,
    name: String,
}

impl<'v> Fields<'v> {
    fn of(value: &'v Value, name: String) -> Option<Fields<'v>> {
        value.as_object().map(|pairs| Fields { pairs, name })
    }

    fn get(&self, name: &str) -> Option<&'v Value> {
        self.pairs.get(name)
    }

    /// The name of one of its fields in full.
    fn full(&self, name: &str) -> String {
        if self.name.is_empty() { name.to_owned() } else { format!("{} / {name}", self.name) }
    }

    fn number(&self, name: &str, range: RangeInclusive<f64>) -> Result<f64, RecordError> {
        let number = self.get(name).and_then(Value::as_f64).filter(|number| range.contains(number));
        number.ok_or_else(|| RecordError::Field(self.full(name)))
    }

    fn whole(&self, name: &str, range: RangeInclusive<f64>) -> Result<u32, RecordError> {
        let number = self.number(name, range)?;
        if number.fract() == 0.0 { Ok(number as u32) } else { Err(RecordError::Field(self.full(name))) }
    }

    fn count(&self, name: &str, most: f64) -> Result<u32, RecordError> {
        self.whole(name, 0.0..=most)
    }

    /// An object of this one, or none.
    fn inner(&self, name: &str) -> Result<Option<Fields<'v>>, RecordError> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let full = self.full(name);
        match Fields::of(value, full.clone()) {
            Some(fields) => Ok(Some(fields)),
            None => Err(RecordError::Field(full)),
        }
    }

    /// The objects of an object, each read.
    fn each<T>(
        &self,
        name: &str,
        read: impl Fn(&Fields<'_>) -> Result<T, RecordError>,
    ) -> Result<BTreeMap<String, T>, RecordError> {
        let Some(all) = self.inner(name)? else { return Ok(BTreeMap::new()) };
        let one = |(key, value): (&String, &'v Value)| {
            let full = all.full(key);
            let fields = Fields::of(value, full.clone()).ok_or(RecordError::Field(full))?;
            Ok((key.clone(), read(&fields)?))
        };
        all.pairs.iter().map(one).collect()
    }

    /// The counts of an object.
    fn each_count(&self, name: &str, most: f64) -> Result<BTreeMap<String, u32>, RecordError> {
        let Some(all) = self.inner(name)? else { return Ok(BTreeMap::new()) };
        all.pairs.keys().map(|key| Ok((key.clone(), all.count(key, most)?))).collect()
    }
}
