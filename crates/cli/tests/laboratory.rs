//! `crownhead match`, `bench` and `lab`.

mod support;

use std::fs;

use serde_json::Value;
use support::{Folder, Ran, run};

fn json(ran: &Ran) -> Value {
    assert_eq!(ran.code, 0, "{}", ran.err);
    serde_json::from_str(&ran.out).expect("JSON")
}

const MATCH: [&str; 9] = ["match", "--a", "alphabeta:3", "--b", "random", "--games", "6", "--nodes", "500"];

#[test]
fn a_match_tells_the_score_and_can_be_repeated() {
    let first = run(&MATCH);
    assert_eq!(first.code, 0, "{}", first.err);
    for piece in ["alphabeta:3 against random: english, 6 games", "wins ", "score ", "elo "] {
        assert!(first.out.contains(piece), "{piece}: {}", first.out);
    }
    let again = run(&[&MATCH as &[&str], &["--threads", "2"]].concat());
    assert_eq!(first.out, again.out, "threads change nothing");
}

#[test]
fn a_match_as_json_and_pdn() {
    let folder = Folder::new();
    let path = folder.path("games.pdn");
    let openings = folder.file("openings.txt", "# two\n11-15 23-19\nW:W21-32:B1-12\n");
    let more = ["--json", "--pdn", &path, "--openings", &openings, "--seed", "3"];
    let object = json(&run(&[&MATCH as &[&str], &more].concat()));
    let number = |key: &str| object[key].as_u64().expect("a number");
    assert_eq!(number("wins") + number("draws") + number("losses"), 6);
    assert_eq!((number("games"), number("nodes"), number("seed")), (6, 500, 3));
    assert!(object["score"].as_f64().is_some_and(|score| score > 0.5), "{object}");
    let games = fs::read_to_string(&path).expect("it was written");
    assert_eq!(games.matches("[Result ").count(), 6);
    assert_eq!(games.matches("1. 11-15 23-19").count(), 4, "an opening is used for two games in a row");
    assert_eq!(games.matches("[FEN ").count(), 2);
}

#[test]
fn the_bench_signature_is_the_same_every_time() {
    let signatures = || -> Vec<u64> {
        let list = json(&run(&["bench", "--depth", "5", "--json"]));
        let list = list.as_array().expect("an array").clone();
        list.iter().map(|line| line["signature"].as_u64().expect("a number")).collect()
    };
    let first = signatures();
    assert_eq!(first.len(), crownhead_rules::Variant::ALL.len());
    assert_eq!(first, signatures());
    let text = run(&["bench", "--depth", "4", "--variant", "text"]);
    assert!(text.out.starts_with("text: bench ") && text.out.contains("nodes/s"), "{}", text.out);
}

#[test]
fn alpha_beta_is_measured_as_table_json_and_plot() {
    let folder = Folder::new();
    let path = folder.path("plot.svg");
    let table = run(&["lab", "alphabeta", "--depth", "4", "--svg", &path]);
    assert_eq!(table.code, 0, "{}", table.err);
    let rows: Vec<Vec<&str>> = table.out.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows.len(), 1 + 4 + 1 + 2);
    let counted =
        "Counted: entries into the recursive function, the root included; by the full search, moves played";
    assert!(table.out.lines().last().is_some_and(|line| line.starts_with(counted)), "{}", table.out);
    assert_eq!(rows[2][..2], ["2", "57"], "the root, its 7 moves, their 49 answers");
    let plot = fs::read_to_string(&path).expect("it was written");
    assert!(plot.starts_with("<svg") && plot.contains("search calls") && plot.contains("minimax"));
    assert!(plot.contains(counted), "{plot}");
    let help = run(&["lab", "alphabeta", "--help"]);
    assert!(help.out.contains("captures out beyond") && help.out.contains("It sees further than the depth"));
    let object = json(&run(&["lab", "alphabeta", "--depth", "4", "--json", "--variant", "flying-tutorial"]));
    let rows = object["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), 4);
    let calls = |key: &str| rows[3][key].as_u64().expect("measured");
    assert!(calls("alphabeta") < calls("minimax"));
}
