//! Studies that were left, so that opening another one loses nothing.
//!
//! Not here: where the list is kept. Invariant: the newest study comes first, and the list is short enough for a browser's
//! storage.

use serde::{Deserialize, Serialize};

/// A study that was left.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct LeftStudy {
    pub(crate) name: String,
    pub(crate) detail: String,
    /// All chapters, as PDN.
    pub(crate) text: String,
}

/// The studies that were left, the newest first.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Recent {
    pub(crate) studies: Vec<LeftStudy>,
}

impl Recent {
    /// The most studies.
    pub(crate) const MOST: usize = 40;
    /// The most bytes of all texts together: browsers keep about five million.
    const MOST_BYTES: usize = 3_000_000;

    /// Adds a study. It replaces earlier states of the same game.
    pub(crate) fn add(&mut self, study: LeftStudy) {
        self.studies
            .retain(|old| !study.text.starts_with(old.text.trim_end().trim_end_matches('*').trim_end()));
        self.studies.insert(0, study);
        self.studies.truncate(Recent::MOST);
        let bytes = |studies: &[LeftStudy]| studies.iter().map(|study| study.text.len()).sum::<usize>();
        while self.studies.len() > 1 && bytes(&self.studies) > Recent::MOST_BYTES {
            self.studies.pop();
        }
    }

    /// Removes a study and returns it.
    pub(crate) fn take(&mut self, index: usize) -> Option<LeftStudy> {
        (index < self.studies.len()).then(|| self.studies.remove(index))
    }

    /// Drops the oldest study, to make room. Returns false if there is none.
    pub(crate) fn drop_oldest(&mut self) -> bool {
        self.studies.pop().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(text: &str) -> LeftStudy {
        LeftStudy { name: String::new(), detail: String::new(), text: text.to_owned() }
    }

    fn texts(recent: &Recent) -> Vec<&str> {
        recent.studies.iter().map(|study| study.text.as_str()).collect()
    }

    #[test]
    fn the_newest_study_comes_first_and_the_oldest_goes() {
        let mut recent = Recent::default();
        for number in 0..50 {
            recent.add(left(&format!("[Event \"{number}\"]\n\n*\n")));
        }
        assert_eq!(recent.studies.len(), Recent::MOST);
        assert_eq!(recent.take(1).map(|study| study.text), Some("[Event \"48\"]\n\n*\n".to_owned()));
        assert!(recent.take(99).is_none());
        assert!(recent.drop_oldest());
        assert_eq!(recent.studies.len(), Recent::MOST - 2);
    }

    #[test]
    fn a_game_that_went_on_replaces_its_earlier_state() {
        let mut recent = Recent::default();
        for text in ["1. 11-15 *\n", "1. 10-15 *\n", "1. 11-15 23-19 *\n", "1. 10-15 *\n"] {
            recent.add(left(text));
        }
        assert_eq!(texts(&recent), ["1. 10-15 *\n", "1. 11-15 23-19 *\n"]);
    }

    #[test]
    fn a_large_study_makes_old_ones_go() {
        let mut recent = Recent::default();
        recent.add(left("1. 11-15 *"));
        recent.add(left(&"x".repeat(2_000_000)));
        recent.add(left(&"y".repeat(1_500_000)));
        assert_eq!(recent.studies.len(), 1, "only the newest fits");
        recent.add(left(&"z".repeat(9_000_000)));
        assert_eq!(recent.studies.len(), 1, "the newest always stays");
    }
}
