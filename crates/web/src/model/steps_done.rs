//! Which steps of a course are done.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

/// More steps than any course has.
const MOST: usize = 100;

/// The numbers of the steps that are done, from 0.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Record")]
pub(crate) struct StepsDone(BTreeSet<usize>);

/// The forms of a record. Earlier versions kept how many steps were done, from the first.
#[derive(Deserialize)]
#[serde(untagged)]
enum Record {
    Count(usize),
    Steps(BTreeSet<usize>),
}

impl From<Record> for StepsDone {
    fn from(record: Record) -> StepsDone {
        match record {
            Record::Count(count) => StepsDone((0..count.min(MOST)).collect()),
            Record::Steps(steps) => StepsDone(steps),
        }
    }
}

impl StepsDone {
    /// Notes a step. Returns whether it was not done before.
    pub(crate) fn add(&mut self, step: usize) -> bool {
        self.0.insert(step)
    }

    pub(crate) fn has(&self, step: usize) -> bool {
        self.0.contains(&step)
    }

    /// The first step of a course that is not done; `None` if all are.
    pub(crate) fn first_open(&self, count: usize) -> Option<usize> {
        (0..count).find(|step| !self.has(*step))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_step_alone_does_not_end_a_course() {
        let mut done = StepsDone::default();
        assert!(done.add(17) && !done.add(17));
        assert_eq!((done.has(17), done.has(16), done.first_open(18)), (true, false, Some(0)));
        (0..17).for_each(|step| _ = done.add(step));
        assert_eq!(done.first_open(18), None);
    }

    #[test]
    fn records_of_the_furthest_step_still_load() {
        let read = |text: &str| serde_json::from_str::<StepsDone>(text).expect("a record");
        let old = read("3");
        assert_eq!((old.has(2), old.has(3), old.first_open(18)), (true, false, Some(3)));
        let new = read("[0,5]");
        assert_eq!(serde_json::to_string(&new).expect("plain data"), "[0,5]");
        assert_eq!(new.first_open(18), Some(1));
        assert!(!read("18446744073709551615").has(MOST), "nonsense stays small");
    }
}
