//! Finds the problems of a game, and counts those of a file.

use crownhead_notation::pdn::{Problem, Settings, Weight, replay};
use serde::Serialize;

use crate::reading::Found;

/// The findings in one game.
#[derive(Clone, Debug)]
pub struct Report {
    /// The place of the game in its file, from 1.
    pub number: u64,
    /// The problems, in the order of the file.
    pub problems: Vec<Problem>,
    /// The number of problems not kept.
    pub more: usize,
    /// Whether all moves of the game itself are legal.
    pub legal: bool,
    /// The plies of the game itself.
    pub plies: usize,
    /// Why the game cannot be read.
    pub unreadable: Option<String>,
}

/// The findings in a file.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Counts {
    /// The name of the file.
    pub file: String,
    /// All games.
    pub games: u64,
    /// Games with legal moves only.
    pub legal: u64,
    /// All plies.
    pub plies: u64,
    /// Notes: text that readers may accept but writers should not write.
    pub notes: u64,
    /// Repairs: text read differently from how it is written.
    pub repairs: u64,
    /// Losses: text that could not be read.
    pub losses: u64,
}

/// Checks a game, with notes or without.
pub fn check(found: &Found, settings: &Settings, notes: bool) -> Report {
    let settings = Settings { notes, ..*settings };
    let nothing =
        Report { number: 0, problems: Vec::new(), more: 0, legal: true, plies: 0, unreadable: None };
    match found {
        Found::Bad(number, problem) => {
            Report { number: *number, legal: false, unreadable: Some(problem.clone()), ..nothing }
        }
        Found::Tree(number, tree) => Report { number: *number, plies: tree.main_line().len(), ..nothing },
        Found::Sheet(sheet) => {
            let sheet = sheet.as_sheet();
            let replay = replay(&sheet, &settings);
            let mut problems = sheet.problems();
            let plies = replay.main_line().count();
            problems.extend(replay.problems);
            problems.retain(|problem| notes || problem.code.weight() != Weight::Note);
            problems.sort_by_key(|problem| problem.offset);
            let legal = replay.is_legal;
            Report { number: sheet.number(), problems, more: sheet.more_problems(), legal, plies, ..nothing }
        }
    }
}

impl Counts {
    /// Counts one more game.
    pub fn add(&mut self, report: &Report) {
        let of =
            |weight| report.problems.iter().filter(|problem| problem.code.weight() == weight).count() as u64;
        self.games += 1;
        self.legal += u64::from(report.legal);
        self.plies += report.plies as u64;
        self.notes += of(Weight::Note);
        self.repairs += of(Weight::Repair) + report.more as u64;
        self.losses += of(Weight::Loss) + u64::from(report.unreadable.is_some());
    }
}
