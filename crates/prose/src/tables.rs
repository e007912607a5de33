//! Endgame tables: what is there, what building takes, how far it is.
//!
//! Metrics go by their keys (`wdl`, `dtw`, `dtc`); what is none of them reads as `wdl`.

use crownhead_rules::AnyRules;

use crate::{messages::say, names::rules_name};

/// The metrics that can be chosen.
pub const METRICS: [&str; 3] = ["wdl", "dtc", "dtw"];

/// "up to 5".
pub fn up_to(pieces: u8) -> String {
    say!("tables-up-to", n = pieces)
}

/// What tables tell.
pub fn tells(metric: &str) -> String {
    say!("tables-tell", metric = metric)
}

/// "English draughts, 5 pieces".
pub fn name(variant: &str, pieces: u8) -> String {
    say!("tables-name", rules = &rules_of(variant), n = pieces)
}

fn rules_of(variant: &str) -> String {
    AnyRules::from_key(variant).map_or_else(|| variant.to_owned(), rules_name)
}

/// A set that is there, up to so many pieces (0: none are complete), perhaps with a part of the next.
pub fn set(variant: &str, metric: &str, (pieces, begun): (u8, bool), bytes: u64) -> String {
    let (rules, tells) = (rules_of(variant), tells(metric));
    if pieces == 0 {
        return say!("tables-begun", rules = &rules, metric = &tells);
    }
    let set = say!("tables-set", rules = &rules, n = pieces, metric = &tells, size = &size(bytes));
    if begun { say!("tables-more", set = &set) } else { set }
}

/// What a build takes at most, and roughly how long.
fn cost(disk: u64, memory: u64, seconds: u64) -> String {
    say!("tables-cost", disk = &size(disk), memory = &size(memory), time = &time(seconds))
}

/// Why a build cannot begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// So many bytes of disk are free.
    Disk(u64),
    /// So many bytes of memory may be used.
    Memory(u64),
    /// Too many positions.
    Size,
    /// Rules with huffing.
    Huffing,
    /// Nothing is left to be built.
    Complete,
}

/// The sentence.
fn obstacle(obstacle: Obstacle) -> String {
    match obstacle {
        Obstacle::Disk(free) => say!("tables-no-disk", free = &size(free)),
        Obstacle::Memory(most) => say!("tables-no-memory", most = &size(most)),
        Obstacle::Size => say!("tables-no-size"),
        Obstacle::Huffing => say!("tables-no-huffing"),
        Obstacle::Complete => say!("tables-complete"),
    }
}

/// What a build takes and what stands against it, a sentence each; where nothing could help, only that.
pub fn cost_or(disk: u64, memory: u64, seconds: u64, against: Option<Obstacle>) -> Vec<String> {
    match against {
        Some(against @ (Obstacle::Size | Obstacle::Huffing | Obstacle::Complete)) => vec![obstacle(against)],
        _ => [cost(disk, memory, seconds)].into_iter().chain(against.map(obstacle)).collect(),
    }
}

/// How a build stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build<'w> {
    /// Thousandths that are done, and seconds left if that is known.
    Running(u16, Option<u64>),
    /// All done.
    Finished,
    /// Stopped when so many thousandths were done.
    Stopped(u16),
    /// Failed, for that reason.
    Failed(&'w str),
}

/// A build in one line. `name` is [`name`]'s.
pub fn build(name: &str, build: Build<'_>) -> String {
    match build {
        Build::Running(permille, left) => {
            let running = say!("tables-running", name = name, percent = permille / 10);
            match left {
                Some(left) => say!("tables-left", running = &running, time = &time(left)),
                None => running,
            }
        }
        Build::Finished => say!("tables-finished", name = name),
        Build::Stopped(permille) => say!("tables-stopped", name = name, percent = permille / 10),
        Build::Failed(why) => say!("tables-failed", name = name, why = why),
    }
}

/// "34 %".
pub fn percent(permille: u16) -> String {
    say!("tables-percent", percent = permille / 10)
}

/// A size, rounded up: "0.3 MB", "12 MB", "1.6 GB".
fn size(bytes: u64) -> String {
    const MB: u64 = 1_000_000;
    let tenths = |unit: u64| {
        let tenths = bytes.div_ceil(unit / 10);
        if tenths < 100 {
            format!("{}.{}", tenths / 10, tenths % 10)
        } else {
            bytes.div_ceil(unit).to_string()
        }
    };
    if bytes < 1000 * MB {
        say!("bytes-mb", number = &tenths(MB))
    } else {
        say!("bytes-gb", number = &tenths(1000 * MB))
    }
}

/// A rough time: whole minutes, from two hours on hours, from two days on days.
fn time(seconds: u64) -> String {
    const HOUR: u64 = 60 * 60;
    match seconds {
        0..90 => say!("time-short"),
        90..7200 => say!("time-minutes", n = (seconds + 30) / 60),
        7200..172_800 => say!("time-hours", n = (seconds + HOUR / 2) / HOUR),
        _ => say!("time-days", n = (seconds + 12 * HOUR) / (24 * HOUR)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_and_times_are_rough() {
        let sizes = [0, 1, 135_884, 9_900_000, 39_075_316, 1_280_000_000, 56_000_000_000].map(size);
        assert_eq!(sizes, ["0.0 MB", "0.1 MB", "0.2 MB", "9.9 MB", "40 MB", "1.3 GB", "56 GB"]);
        let times = [3, 100, 4350, 7300, 200_000].map(time);
        assert_eq!(times, ["a minute", "2 minutes", "73 minutes", "2 hours", "2 days"]);
    }

    #[test]
    fn lines_about_tables() {
        let name = name("english", 5);
        let running = build(&name, Build::Running(345, Some(100)));
        assert_eq!(running, "English draughts, 5 pieces: 34 %, roughly 2 minutes left");
        assert_eq!(build(&name, Build::Running(0, None)), "English draughts, 5 pieces: 0 %");
        let there = set("english", "wdl", (5, true), 1_353_704);
        assert_eq!(there, "English draughts, up to 5 pieces, result only: 1.4 MB, and a part of more");
        assert_eq!(
            set("english", "wdl", (0, true), 10),
            "English draughts, result only: nothing finished yet"
        );
        let cost = cost(12_600_000, 120_000_000, 37);
        assert_eq!(cost, "At most 13 MB of disk and 120 MB of memory, roughly a minute.");
    }
}
