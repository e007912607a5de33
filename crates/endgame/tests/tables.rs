//! Counts of wins, losses, draws and forced captures, and the longest wins, compared with tables by two other solvers.

use crownhead_endgame::{Job, MemoryStorage, Metric, Silent, TableInfo, contents};
use crownhead_rules::{AnyRules, Variant};

#[path = "tables/solution.rs"]
mod solution;

fn tables(variant: Variant, pieces: u8, metric: Metric) -> Vec<TableInfo> {
    let storage = MemoryStorage::default();
    let job = Job { rules: AnyRules::Variant(variant), pieces, metric };
    job.run(&storage, &Silent).expect("tables are built");
    contents(&storage).expect("tables are there")
}

/// A line of a table: the material, positions, wins, losses, draws, positions with a capture if known, longest win,
/// longest loss.
type Line<'a> = (&'a str, u64, u64, u64, u64, Option<u64>, Option<u16>, Option<u16>);

fn compare(variant: Variant, pieces: u8, lines: &[Line<'_>]) {
    let made = tables(variant, pieces, Metric::Dtw);
    assert_eq!(made.len(), lines.len(), "{}", variant.key());
    for &(slice, positions, wins, losses, draws, captures, longest_win, longest_loss) in lines {
        let about = made.iter().find(|about| about.slice.to_string() == slice).expect("the slice is there");
        let census = about.census;
        let plies = |longest: Option<(u16, u64)>| longest.map(|(plies, _)| plies);
        assert_eq!(census.positions(), positions, "{slice}");
        assert_eq!((census.wins, census.losses, census.draws), (wins, losses, draws), "{slice}");
        assert_eq!(captures.unwrap_or(census.captures), census.captures, "{slice}");
        assert_eq!(
            (plies(census.longest_win), plies(census.longest_loss)),
            (longest_win, longest_loss),
            "{slice}"
        );
    }
}

#[test]
fn english_with_two_and_three_pieces() {
    compare(
        Variant::English,
        3,
        &[
            ("1K v 1K", 992, 230, 108, 654, Some(72), Some(11), Some(10)),
            ("1K v 1M", 868, 331, 6, 531, Some(72), Some(11), Some(4)),
            ("1M v 1K", 868, 53, 241, 574, Some(36), Some(11), Some(12)),
            ("1M v 1M", 760, 102, 47, 611, Some(36), Some(13), Some(6)),
            ("2K v 1K", 14_880, 14_846, 0, 34, Some(2016), Some(33), None),
            ("1K v 2K", 14_880, 412, 13_018, 1450, Some(2024), Some(11), Some(34)),
            ("2K v 1M", 13_020, 13_018, 0, 2, Some(2016), Some(33), None),
            ("1M v 2K", 13_020, 58, 12_248, 714, Some(1032), Some(11), Some(34)),
            ("1M1K v 1K", 26_040, 25_941, 10, 89, Some(2784), Some(47), Some(14)),
            ("1K v 1M1K", 26_040, 1103, 22_349, 2588, Some(3772), Some(13), Some(48)),
            ("1M1K v 1M", 22_800, 22_792, 1, 7, Some(2784), Some(47), Some(0)),
            ("1M v 1M1K", 22_800, 154, 21_181, 1465, Some(1926), Some(13), Some(48)),
            ("2M v 1K", 11_340, 11_215, 4, 121, Some(888), Some(61), Some(14)),
            ("1K v 2M", 11_340, 687, 9411, 1242, Some(1748), Some(13), Some(62)),
            ("2M v 1M", 9936, 9928, 0, 8, Some(888), Some(61), None),
            ("1M v 2M", 9936, 96, 9083, 757, Some(894), Some(13), Some(62)),
        ],
    );
}

#[test]
fn russian_and_brazilian_with_two_pieces() {
    for variant in [Variant::Russian, Variant::Brazilian] {
        compare(
            variant,
            2,
            &[
                ("1K v 1K", 992, 194, 2, 796, None, Some(3), Some(2)),
                ("1K v 1M", 868, 746, 0, 122, None, Some(7), None),
                ("1M v 1K", 868, 67, 539, 262, None, Some(3), Some(8)),
                ("1M v 1M", 760, 284, 149, 327, None, Some(13), Some(12)),
            ],
        );
    }
}

#[test]
fn international_with_two_pieces() {
    compare(
        Variant::International,
        2,
        &[
            ("1K v 1K", 2450, 424, 2, 2024, None, Some(3), Some(2)),
            ("1K v 1M", 2205, 1924, 0, 281, None, Some(7), None),
            ("1M v 1K", 2205, 121, 1510, 574, None, Some(3), Some(8)),
            ("1M v 1M", 1985, 736, 450, 799, None, Some(17), Some(16)),
        ],
    );
}

/// Ed Trice's numbers for king against king: 72 of the wins are captures, and the longest takes 11 plies.
#[test]
fn king_against_king_matches_trices_counts() {
    let made = tables(Variant::English, 2, Metric::Dtw);
    let kings =
        made.iter().find(|about| about.slice.to_string() == "1K v 1K").expect("the slice is there").census;
    assert_eq!((kings.positions(), kings.wins, kings.draws, kings.losses), (992, 230, 654, 108));
    assert_eq!((kings.captures, kings.longest_win.map(|(plies, _)| plies)), (72, Some(11)));
}

#[test]
fn all_metrics_agree_on_who_wins() {
    let counts = |metric| {
        let made = tables(Variant::English, 3, metric);
        made.iter()
            .map(|about| (about.slice, about.census.wins, about.census.losses, about.census.captures))
            .collect::<Vec<_>>()
    };
    let [wdl, dtw, dtc] = Metric::ALL.map(counts);
    assert_eq!(wdl, dtw);
    assert_eq!(wdl, dtc);
}
