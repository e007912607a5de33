//! Clocks in comments.

use std::time::Duration;

use crownhead_notation::{
    binary, json,
    pdn::{Clock, Code, Item, Settings, Sheets, Tree, write_tree},
};
use crownhead_rules::Color;
use proptest::prelude::*;

fn read(text: &str) -> (Tree, Vec<Code>) {
    let mut sheets = Sheets::new(text.as_bytes());
    let sheet = sheets.next().expect("a game");
    let (tree, replay) = Tree::read(&sheet, &Settings { notes: true, ..Settings::default() });
    let codes = sheet.problems().iter().chain(&replay.problems).map(|problem| problem.code).collect();
    (tree, codes)
}

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

const GAME: &str = "[GameType \"20\"]\n\n\
    {[%clock W2:00:00 b2:00:00]} 1. 32-28 {[%clk 1:59:30] solid [%emt 0:00:30]} \
    (1. 31-26 {[%clk 1:59:00.5]} 1... 19-23) {[%cal a1]} 1... 19-23 {[%clock w1:59:30 B1:02:03]} *\n";

#[test]
fn clocks_are_values_of_their_moves() {
    let (tree, codes) = read(GAME);
    assert_eq!(codes, []);
    let clocks: Vec<(Option<String>, Clock)> = tree
        .clocks()
        .into_iter()
        .map(|(index, clock)| match index.map(|index| &tree.items[index]) {
            Some(Item::Move { text, .. }) => (Some(text.clone()), clock),
            _ => (None, clock),
        })
        .collect();
    let (white, black) = (Some(seconds(7170)), Some(seconds(3723)));
    let first = Some(seconds(7200));
    let expected = [
        (None, Clock::Both { white: first, black: first, running: Some(Color::White) }),
        (Some("32-28"), Clock::Left(seconds(7170))),
        (Some("32-28"), Clock::Thought(seconds(30))),
        (Some("31-26"), Clock::Left(Duration::from_millis(7_140_500))),
        (Some("19-23"), Clock::Both { white, black, running: Some(Color::Black) }),
    ];
    assert_eq!(clocks, expected.map(|(text, clock)| (text.map(str::to_owned), clock)));
}

#[test]
fn clocks_round_trip_through_every_format() {
    let (tree, _) = read(GAME);
    let text = write_tree(&tree);
    for command in [
        "{[%clk 1:59:30] solid [%emt 0:00:30]}",
        "{[%clock w1:59:30 B1:02:03]}",
        "[%clock W2:00:00 b2:00:00]",
    ] {
        assert!(text.contains(command), "{text}");
    }
    assert_eq!(read(&text).0, tree);
    let line = json::write(&tree);
    // The order of members is irrelevant.
    let written: serde_json::Value = serde_json::from_str(&line).expect("a line is JSON");
    let clocks: Vec<_> =
        written["items"].as_array().into_iter().flatten().map(|item| &item["clocks"]).collect();
    for expected in [
        serde_json::json!([{ "clk": 7170 }, { "emt": 30 }]),
        serde_json::json!([{ "clk": 7140.5 }]),
        serde_json::json!([{ "clock": { "white": 7170, "black": 3723, "running": "black" } }]),
    ] {
        assert!(clocks.contains(&&expected), "{expected} in {line}");
    }
    assert_eq!(json::read(&line), Ok(tree.clone()));
    let block = binary::write(&tree);
    assert_eq!(binary::read_one(&block, 0), Ok(Some((tree, block.len()))));
}

#[test]
fn an_invalid_clock_is_a_note_and_stays_a_comment() {
    for wrong in [
        "[%clk]",
        "[%clk 12]",
        "[%clk 0:10]",
        "[%clk 0:60:00]",
        "[%clk 0:00:61]",
        "[%clk 0:0:1]",
        "[%clk 00000:00:01]",
        "[%clk -1:00:00]",
        "[%clk 0:00:01.]",
        "[%clk 0:00:01.2345]",
        "[%clk 0:00:01",
        "[%emt soon]",
        "[%clock 0:01:00]",
        "[%clock w0:01:00 w0:01:00]",
        "[%clock W0:01:00 B0:01:00]",
        "[%clock \u{e9}0:01:00]",
        "[%clock ]",
    ] {
        let (tree, codes) = read(&format!("[GameType \"20\"] 1. 32-28 {{{wrong}}} *"));
        assert_eq!(codes, [Code::BadClock], "{wrong}");
        assert_eq!(tree.clocks(), []);
        assert!(write_tree(&tree).contains(wrong), "{wrong}");
    }
    for other in ["[%eval 0.3]", "[%clks 1]", "100%", "[ %clk 0:00:00 ]"] {
        assert_eq!(read(&format!("[GameType \"20\"] 1. 32-28 {{{other}}} *")).1, [], "{other}");
    }
}

#[test]
fn no_line_breaks_inside_a_clock() {
    let word = "[%clock w1:59:30 B1:02:03]";
    let comment = format!("{word} ").repeat(20);
    let (tree, _) = read(&format!("[GameType \"20\"] 1. 32-28 {{{comment}}} *"));
    let text = write_tree(&tree);
    assert_eq!(text.matches(word).count(), 20, "{text}");
    assert!(text.lines().all(|line| line.len() <= 81), "{text}");
    assert_eq!(read(&text).0, tree);
}

#[test]
fn unclosed_commands_take_linear_time() {
    let comment = "[%".repeat(500_000);
    assert_eq!(Clock::all(&comment).count(), 0);
    let comment = "[%clk ".repeat(160_000);
    assert_eq!(Clock::all(&comment).filter(Result::is_err).count(), 160_000);
}

proptest! {
    #[test]
    fn every_time_is_read(hours in 0..10_000u64, minutes in 0..60u64, left in 0..60u64, thousandths in 0..1000u64) {
        let text = format!("[%clk {hours}:{minutes:02}:{left:02}.{thousandths:03}]");
        let time = Duration::from_millis(((hours * 60 + minutes) * 60 + left) * 1000 + thousandths);
        prop_assert_eq!(Clock::all(&text).collect::<Vec<_>>(), [Ok(Clock::Left(time))]);
    }

    #[test]
    fn no_comment_breaks_the_reader(comment in "(\\[%|clk|clock|emt|\\]| |[0-9:.wWbB\u{e9}]){0,30}") {
        for clock in Clock::all(&comment) {
            prop_assert!(clock.is_ok() || comment.contains("[%"));
        }
    }
}
