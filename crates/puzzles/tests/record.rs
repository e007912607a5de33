//! Records of progress that people bring along: what was exported is read, and nonsense is refused with its place.

use crownhead_puzzles::RecordError;
use crownhead_puzzles::trainer::{Answer, Progress, id};

const TODAY: u32 = 20_000;

/// A record as the page writes it.
const RECORD: &str = r#"{"cards":{"english B:W11:B2":{"stability":8.3,"difficulty":1,"last":19999,"due":20007,"tries":3,
"failures":1}},"strengths":{"english":{"points":412.5,"deviation":160,"solved":2,"failed":1}},"run":1,"best_run":4,
"days":2,"last_day":19999,"rushes":{"english":7}}"#;

fn problem(text: &str) -> String {
    Progress::read(text, TODAY).expect_err("it is refused").to_string()
}

#[test]
fn what_was_exported_is_read() {
    let read = Progress::read(RECORD, TODAY).expect("a record");
    assert_eq!((read.cards["english B:W11:B2"].due, read.strengths["english"].solved), (20_007, 2));
    assert_eq!((read.best_run, read.days, read.last_day, read.rushes["english"]), (4, 2, 19_999, 7));
    let fresh = r#"{"cards":{},"strengths":{},"run":0,"best_run":0,"days":0,"last_day":0,"rushes":{}}"#;
    assert_eq!(Progress::read(fresh, TODAY), Ok(Progress::default()));
    assert_eq!(Progress::read(" { \"cards\" : { } }\n", TODAY), Ok(Progress::default()));
}

#[test]
fn values_out_of_range_are_refused_by_name() {
    let with = |old: &str, new: &str| {
        assert!(RECORD.contains(old), "{old}");
        problem(&RECORD.replace(old, new))
    };
    let bad = |field: &str| format!("the value of \"{field}\" cannot be right");
    let card = |name: &str| bad(&format!("cards / english B:W11:B2 / {name}"));
    assert_eq!(with("8.3", "-5"), card("stability"));
    assert_eq!(with("\"difficulty\":1", "\"difficulty\":1e30"), card("difficulty"));
    assert_eq!(with("\"last\":19999,", "\"last\":4294967295,"), card("last"));
    assert_eq!(with("20007", "4294967295"), card("due"));
    assert_eq!(with("\"failures\":1", "\"failures\":99"), card("failures"));
    assert_eq!(with("\"failures\":1", "\"failures\":0.5"), card("failures"));
    assert_eq!(with("\"due\":20007,", ""), card("due"));
    assert_eq!(with("412.5", "1e300"), bad("strengths / english / points"));
    assert_eq!(with("160", "-4"), bad("strengths / english / deviation"));
    assert_eq!(with("\"solved\":2", "\"solved\":4294967295"), bad("strengths / english / solved"));
    assert_eq!(with("\"run\":1", "\"run\":5"), bad("run"));
    assert_eq!(with("\"best_run\":4", "\"best_run\":4294967295"), bad("best_run"));
    assert_eq!(with("\"days\":2", "\"days\":4294967295"), bad("days"));
    assert_eq!(with("\"last_day\":19999", "\"last_day\":20002"), bad("last_day"));
    assert_eq!(with("\"english\":7", "\"english\":\"x\""), bad("rushes / english"));
    assert_eq!(problem("{\"cards\":[]}"), bad("cards"));
    assert_eq!(problem("{\"cards\":{\"a\":{},\"a\":7}}"), bad("cards / a"), "of two, the last counts");
    assert_eq!(problem("{\"cards\":null}"), bad("cards"));
    assert_eq!(problem("{\"cards\":{\"a\":[[{}]]}}"), bad("cards / a"));
    let unknown = r#"{"cards":{},"days":9,"days":0,"more":[{"a":null}]}"#;
    assert_eq!(Progress::read(unknown, TODAY), Ok(Progress::default()), "unknown fields are ignored");
}

#[test]
fn broken_json_is_refused_with_line_and_column() {
    let at = |line, column| format!("line {line}, column {column}: this is not JSON");
    assert_eq!(problem("hello"), at(1, 1));
    assert_eq!(problem(""), at(1, 1));
    assert_eq!(problem("{\"cards\": {\"x\": []"), at(1, 19));
    assert_eq!(problem("{\n  \"cards\": {},\n  \"é\" 1\n}"), at(3, 7));
    assert_eq!(problem("{\"cards\": {}} x"), at(1, 15));
    assert_eq!(problem(&"[".repeat(100_000)), at(1, 128));
    assert_eq!(problem(&"{\"cards\":".repeat(100_000)), at(1, 1144));
    assert_eq!(problem("{\"cards\": {\"a\nb\": {}}}"), at(1, 14));
    assert_eq!(problem("{\"cards\": {},\n"), at(2, 1));
    assert_eq!(problem(&RECORD.replace("412.5", "01")), at(2, 50));
    assert_eq!(problem(&RECORD.replace("412.5", "1e999")), at(2, 53), "no number that a program can hold");
    // Cut off anywhere, it breaks off at its end.
    let record = RECORD.replace("english", "\u{1F600}");
    for (end, _) in record.char_indices() {
        let last = record[..end].rsplit('\n').next().unwrap_or_default();
        let lines = record[..end].split('\n').count();
        assert_eq!(problem(&record[..end]), at(lines, 1 + last.chars().count()));
    }
    assert_eq!(Progress::read("{}", TODAY), Err(RecordError::Other));
    assert_eq!(Progress::read("[1, \"\\u00e9\\n\", true, null]", TODAY), Err(RecordError::Other));
}

#[test]
fn counters_at_their_limit_do_not_wrap() {
    let mut progress = Progress { run: u32::MAX, best_run: u32::MAX, ..Progress::default() };
    let name = id("english", "W:W22:B1");
    progress.answer("english", &name, 300, Answer::Solved, TODAY);
    assert_eq!(progress.run, u32::MAX);
}
