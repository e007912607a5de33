//! A clock as a line of text: `5+3; W; 4200 3100 W+60000; 500` has the controls, the side that began, what happened on the
//! clock, and the time used on the current move. Whether it runs is not stored: a clock that was put away is paused.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use crownhead_rules::Color;

use crate::{Clock, LONGEST, Millis, clock::Entry};

/// The longest change of a clock that is read: the largest that the clock of a game can need.
const LARGEST: i64 = LONGEST as i64 * 8;

/// A text is not a clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RecordError;

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the record of a clock")
    }
}

impl core::error::Error for RecordError {}

impl Clock {
    /// The clock as a line of text.
    pub fn record(&self, now: Millis) -> String {
        let entries: Vec<String> = self.log.iter().map(entry_text).collect();
        let log = entries.join(" ");
        let spent = self.time_of_move(now);
        format!("{}; {}; {log}; {spent}", self.controls, letter(self.first))
    }

    /// The clock of a line of text, paused.
    ///
    /// # Errors
    /// If the text is not a record.
    pub fn from_record(text: &str) -> Result<Clock, RecordError> {
        let parts: Vec<&str> = text.split(';').map(str::trim).collect();
        let &[controls, first, log, spent] = parts.as_slice() else { return Err(RecordError) };
        let controls = controls.parse().map_err(|_| RecordError)?;
        let log = log.split_whitespace().map(entry).collect::<Option<Vec<Entry>>>().ok_or(RecordError)?;
        let first = color(first).ok_or(RecordError)?;
        let spent = millis(spent).ok_or(RecordError)?;
        let mut clock = Clock::replay(controls, first, log);
        clock.spent = spent;
        Ok(clock)
    }
}

fn letter(color: Color) -> &'static str {
    match color {
        Color::White => "W",
        Color::Black => "B",
    }
}

fn color(text: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|&color| letter(color) == text)
}

fn entry_text(entry: &Entry) -> String {
    match entry {
        Entry::Move(time) => time.to_string(),
        Entry::Adjust(color, change) => format!("{}{change:+}", letter(*color)),
    }
}

fn millis(text: &str) -> Option<Millis> {
    text.parse().ok().filter(|&time: &Millis| time <= LARGEST as Millis)
}

fn entry(text: &str) -> Option<Entry> {
    if let Some(time) = millis(text) {
        return Some(Entry::Move(time));
    }
    let (side, change) = text.split_at_checked(1)?;
    let change = change.parse().ok().filter(|change: &i64| (-LARGEST..=LARGEST).contains(change))?;
    Some(Entry::Adjust(color(side)?, change))
}
