//! `crownhead perft`, as scripts use it.

mod support;

use serde_json::Value;
use support::{Folder, run, run_with};

#[test]
fn the_last_line_is_the_count_and_the_one_before_the_speed() {
    for (variant, depth, nodes) in [
        ("english", "1", 7),
        ("english", "7", 179_740),
        ("international", "1", 9),
        ("international", "5", 27_117),
    ] {
        let ran = run(&["perft", "--variant", variant, "--depth", depth]);
        let [speed, last] = ran.last_two();
        assert_eq!((ran.code, last), (0, format!("nodes {nodes}").as_str()));
        assert!(speed.contains("nodes/s") && speed.contains("last ply"), "{speed}");
    }
    assert_eq!(run(&["perft", "--depth", "0"]).last_two()[1], "nodes 1");
}

#[test]
fn shares_add_up() {
    let ran = run(&["perft", "--depth", "5", "--divide", "--variant", "international"]);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 9 + 2);
    let share = |line: &&str| line.split_once(' ').and_then(|(_, count)| count.parse::<u64>().ok());
    assert_eq!(lines[..9].iter().filter_map(share).sum::<u64>(), 27_117);
    assert!(lines.iter().any(|line| line.starts_with("32-28 ")));
}

#[test]
fn json_has_the_promised_keys() {
    let object = |arguments: &[&str]| -> Value {
        let ran = run(arguments);
        assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
        serde_json::from_str(&ran.out).expect("one JSON object")
    };
    let plain = object(&["perft", "--variant", "text", "--depth", "3", "--json"]);
    let keys: Vec<&String> = plain.as_object().expect("an object").keys().collect();
    let mut promised =
        ["variant", "rules", "fen", "depth", "nodes", "seconds", "convention", "leaf_counting"].to_vec();
    promised.sort_unstable();
    let mut found: Vec<&str> = keys.into_iter().map(String::as_str).collect();
    found.sort_unstable();
    assert_eq!(found, promised);
    assert_eq!((&plain["variant"], &plain["rules"]), (&"text".into(), &Value::Null));
    assert_eq!((&plain["depth"], &plain["convention"]), (&3.into(), &"unique".into()));
    assert_eq!(plain["leaf_counting"], true);
    assert!(plain["seconds"].as_f64().is_some() && plain["fen"].as_str().is_some());

    let folder = Folder::new();
    let rules = folder.file("mine.toml", "board = \"10x10\"\nflying_kings = true\n");
    let house = object(&["perft", "--rules", &rules, "--depth", "2", "--json", "--paths"]);
    assert_eq!((&house["variant"], house["rules"].as_str()), (&Value::Null, Some(rules.as_str())));
    assert_eq!((&house["nodes"], &house["convention"]), (&81.into(), &"paths".into()));

    let given = object(&["perft", "--fen", "W:WK3 : B5.", "--depth", "1", "--json"]);
    assert_eq!(given["fen"], "W:WK3 : B5.", "the FEN as it was given");
}

#[test]
fn routes_count_under_paths_only() {
    // A flying king captures three men in either direction of a circle.
    let fen = "W:WK48:B14,22,31";
    let count = |more: &[&str]| {
        let arguments =
            [&["perft", "--variant", "international", "--fen", fen, "--depth", "1"], more].concat();
        let last = run(&arguments).last_two()[1].to_owned();
        last.trim_start_matches("nodes ").parse::<u64>().expect("a number")
    };
    assert!(count(&["--paths"]) >= count(&[]));
}

#[test]
fn every_input_line_is_answered() {
    let input = b"  W:W21-32:B1-12  \r\nB:W21-32:B1-12\n";
    let ran = run_with(&["perft", "--stdin", "--depth", "2"], input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out, "  W:W21-32:B1-12   7 49\nB:W21-32:B1-12 7 49\n");
}

#[test]
fn a_finished_game_counts_nothing() {
    let ran = run_with(&["perft", "--stdin", "--depth", "3"], b"B:W32:B\nW:W:B1\n");
    assert_eq!(ran.out, "B:W32:B 0 0 0\nW:W:B1 0 0 0\n");
}
