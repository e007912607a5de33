//! The words of the page of puzzles. They are loaded with those of the study ([`study::load`](crate::study::load)).

use crate::fixed::texts;
use crate::messages::say;
use crate::{names, opponents};
use crownhead_engine::Opponent;
use crownhead_rules::{AnyRules, Color};

texts! {
    /// A label of the page of puzzles.
    PuzzleLabel {
        Again = "puzzle-again",
        AllKinds = "puzzle-all-kinds",
        Back = "puzzle-back",
        Export = "puzzle-export",
        Game = "puzzle-game",
        Import = "puzzle-import",
        ImportBad = "puzzle-import-bad",
        ImportDone = "puzzle-import-done",
        Kind = "puzzle-kind",
        Loading = "puzzle-loading",
        Next = "puzzle-next",
        NoRules = "puzzle-no-rules",
        None = "puzzle-none",
        Offline = "puzzle-offline",
        Own = "puzzle-own",
        PlayOn = "puzzle-play-on",
        Progress = "puzzle-progress",
        Right = "puzzle-right",
        Rush = "puzzle-rush",
        Rushed = "puzzle-rushed",
        Shown = "puzzle-shown",
        Solution = "puzzle-solution",
        Solved = "puzzle-solved",
        Stop = "puzzle-stop",
        Title = "puzzle-title",
    }
}

/// The task: a side wins.
pub fn to_move(rules: AnyRules, color: Color) -> String {
    say!("puzzle-to-move", side = &names::side(rules, color))
}

/// The task of a puzzle from a person's own game.
pub fn own_task(rules: AnyRules, color: Color) -> String {
    say!("puzzle-own-task", side = &names::side(rules, color))
}

/// A move that is not good enough there.
pub fn own_wrong(mv: &str) -> String {
    say!("puzzle-own-wrong", move = mv)
}

/// What is added at the end of a line that wins nothing yet.
pub fn no_gain() -> String {
    say!("puzzle-no-gain")
}

/// A move that is not the solution.
pub fn wrong(mv: &str) -> String {
    say!("puzzle-wrong", move = mv)
}

/// A kind of shot, by its key.
pub fn kind(key: &str) -> String {
    crate::capitalized(&say!("motif-name", motif = key))
}

/// The rating of the puzzle.
pub fn numbered(rating: u16) -> String {
    say!("puzzle-numbered", n = rating)
}

/// The rating of a person, with half the width of its 95 % interval.
pub fn rating(points: u32, margin: u32) -> String {
    say!("puzzle-rating", n = points, margin = margin)
}

/// The level of about the same strength.
pub fn level(points: f64) -> String {
    let distance = |level: &u8| (f64::from(Opponent::level_points(*level)) - points).abs();
    let level = (1..=Opponent::LEVELS).min_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or(1);
    say!("puzzle-level", level = level, title = &opponents::title(Opponent::Level(level)))
}

/// Puzzles solved in a row, now and at most.
pub fn run(now: u32, best: u32) -> String {
    say!("puzzle-run", n = now, best = best)
}

/// Days in a row.
pub fn days(days: u32) -> String {
    say!("puzzle-days", n = days)
}

/// Puzzles solved and failed.
pub fn counts(solved: u32, failed: u32) -> String {
    say!("puzzle-counts", solved = solved, failed = failed)
}

/// Puzzles that come back today.
pub fn due(count: u32) -> String {
    say!("puzzle-due", n = count)
}

/// The state of a rush: time left, puzzles solved, mistakes.
pub fn rush(seconds: u32, solved: u32, wrong: u32) -> String {
    let time = format!("{}:{:02}", seconds / 60, seconds % 60);
    say!("puzzle-rush-left", time = &time, solved = solved, wrong = wrong)
}

/// The result of a rush.
pub fn rush_over(solved: u32, best: bool) -> String {
    if best { say!("puzzle-rush-best", n = solved) } else { say!("puzzle-rush-over", n = solved) }
}

/// A file that is no JSON, and the first wrong place.
pub fn import_broken(line: usize, column: usize) -> String {
    say!("puzzle-import-broken", line = line, column = column)
}

/// A value of a record that cannot be right.
pub fn import_field(name: &str) -> String {
    say!("puzzle-import-field", field = name)
}

/// Puzzles of a kind: solved, and all.
pub fn share(solved: u32, all: u32) -> String {
    say!("puzzle-kind-share", solved = solved, n = all)
}
