//! Endgame tables: the sets that exist, the cost of a build, its progress.
//!
//! Metrics are given by their keys (`wdl`, `dtw`, `dtc`); any other key reads as `wdl`.

use crownhead_api::{BuildRecord, BuildState, TablesCost, TablesObstacle, TablesSet};
use crownhead_rules::AnyRules;

use crate::{messages::say, names::rules_name, numbers::in_tenths};

/// The metrics on offer.
pub const METRICS: [&str; 3] = ["wdl", "dtc", "dtw"];

/// "up to 5".
pub fn up_to(pieces: u8) -> String {
    say!("tables-up-to", n = pieces)
}

/// The contents of tables with that metric.
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

/// A finished set, perhaps with part of the next size.
pub fn set(set: &TablesSet) -> String {
    let (rules, tells) = (rules_of(&set.variant), tells(&set.metric));
    if set.pieces == 0 {
        return say!("tables-begun", rules = &rules, metric = &tells);
    }
    let told = say!("tables-set", rules = &rules, n = set.pieces, metric = &tells, size = &size(set.bytes));
    if set.begun { say!("tables-more", set = &told) } else { told }
}

/// The most that an order takes, and its rough time.
fn needs(cost: &TablesCost) -> String {
    say!("tables-cost", disk = &size(cost.disk), memory = &size(cost.memory), time = &time(cost.seconds))
}

/// Why an order is impossible.
fn against(cost: &TablesCost, obstacle: TablesObstacle) -> String {
    match obstacle {
        TablesObstacle::Disk => say!("tables-no-disk", free = &size(cost.free)),
        TablesObstacle::Memory => say!("tables-no-memory", most = &size(cost.most_memory)),
        TablesObstacle::Size => say!("tables-no-size"),
        TablesObstacle::Huffing => say!("tables-no-huffing"),
        TablesObstacle::Complete => say!("tables-complete"),
    }
}

/// The cost of an order and what prevents it, one sentence each; the obstacle alone if no resources could help.
pub fn cost(cost: &TablesCost) -> Vec<String> {
    let obstacle = cost.obstacle.map(|obstacle| against(cost, obstacle));
    match cost.obstacle {
        None | Some(TablesObstacle::Disk | TablesObstacle::Memory) => {
            [needs(cost)].into_iter().chain(obstacle).collect()
        }
        Some(_) => obstacle.into_iter().collect(),
    }
}

/// A build in one line.
pub fn build(record: &BuildRecord) -> String {
    let name = name(&record.order.variant, record.order.pieces);
    let percent = record.permille / 10;
    match &record.state {
        BuildState::Running => {
            let running = say!("tables-running", name = &name, percent = percent);
            match record.seconds_left {
                Some(left) => say!("tables-left", running = &running, time = &time(left)),
                None => running,
            }
        }
        BuildState::Finished => say!("tables-finished", name = &name),
        BuildState::Stopped => say!("tables-stopped", name = &name, percent = percent),
        BuildState::Failed(why) => say!("tables-failed", name = &name, why = why),
    }
}

/// "34%".
pub fn percent(permille: u16) -> String {
    say!("tables-percent", percent = permille / 10)
}

/// A size, rounded up: "0.3 MB", "12 MB", "1.6 GB".
pub(crate) fn size(bytes: u64) -> String {
    const MB: u64 = 1_000_000;
    let tenths = |unit: u64| {
        let tenths = bytes.div_ceil(unit / 10);
        if tenths < 100 { in_tenths(tenths) } else { bytes.div_ceil(unit).to_string() }
    };
    if bytes < 1000 * MB {
        say!("bytes-mb", number = &tenths(MB))
    } else {
        say!("bytes-gb", number = &tenths(1000 * MB))
    }
}

/// A rough time: in minutes, from two hours in hours, from two days in days.
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
    use crownhead_api::TablesOrder;

    #[test]
    fn sizes_and_times_are_rough() {
        let sizes = [0, 1, 135_884, 9_900_000, 39_075_316, 1_280_000_000, 56_000_000_000].map(size);
        assert_eq!(sizes, ["0.0 MB", "0.1 MB", "0.2 MB", "9.9 MB", "40 MB", "1.3 GB", "56 GB"]);
        let times = [3, 100, 4350, 7300, 200_000].map(time);
        assert_eq!(times, ["a minute", "2 minutes", "73 minutes", "2 hours", "2 days"]);
    }

    #[test]
    fn lines_about_tables() {
        let (variant, metric) = ("english".to_owned(), "wdl".to_owned());
        let order = TablesOrder { variant: variant.clone(), pieces: 5, metric: metric.clone() };
        let running = |permille, seconds_left| {
            build(&BuildRecord { order: order.clone(), state: BuildState::Running, permille, seconds_left })
        };
        assert_eq!(running(345, Some(100)), "English draughts, 5 pieces: 34%, about 2 minutes left");
        assert_eq!(running(0, None), "English draughts, 5 pieces: 0%");
        let there = TablesSet { variant, metric, pieces: 5, begun: true, bytes: 1_353_704 };
        assert_eq!(
            set(&there),
            "English draughts, up to 5 pieces, result only: 1.4 MB, and part of the next size"
        );
        assert_eq!(
            set(&TablesSet { pieces: 0, bytes: 10, ..there }),
            "English draughts, result only: nothing finished yet"
        );
        let (free, most_memory) = (1 << 40, 1 << 40);
        let cost = TablesCost {
            disk: 12_600_000,
            free,
            memory: 120_000_000,
            most_memory,
            seconds: 37,
            obstacle: None,
        };
        let cost = self::cost(&cost).concat();
        assert_eq!(cost, "Needs up to 13 MB of disk and 120 MB of memory, and about a minute.");
    }
}
