//! `crownhead library`, as a script sees it.

mod support;

use std::process::Stdio;
use std::thread;
use std::time::Duration;

use support::{Folder, crownhead, run, run_with};

const GAMES: &str = "[Event \"Club\"]\n[White \"Ann\"]\n[Black \"Ben\"]\n[Date \"2001.02.03\"]\n[GameType \"20\"]\n[Result \"2-0\"]\n\n\
                     1. 32-28 19-23 {a gift} 2. 28x19 14x23 3. 37-32! (3. 34-30 9-14) 3... 10-14 2-0\n\n\
                     [White \"Ben\"]\n[Black \"Eve\"]\n[WhiteRating \"2100\"]\n[GameType \"20\"]\n[Result \"1-1\"]\n\n\
                     1. 32-28 18-23 2. 33-29 23x32 1-1\n\n\
                     [White \"Ben\"]\n[Black \"Eve\"]\n[GameType \"20\"]\n\n1. 32-28 19-24 2. 32-27 *\n";

/// A library with these games.
fn library(folder: &Folder) -> String {
    let (file, db) = (folder.file("games.pdn", GAMES), folder.path("games.db"));
    let ran = run(&["library", "--db", &db, "add", &file]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out, "2 new games, 0 duplicates, 1 bad games; the library has 2 games\n");
    db
}

fn ask(db: &str, arguments: &[&str]) -> support::Ran {
    run(&[&["library", "--db", db], arguments].concat())
}

#[test]
fn games_are_found_and_exported() {
    let folder = Folder::new();
    let db = library(&folder);
    let ran = ask(&db, &["find", "--player", "ann"]);
    assert_eq!((ran.code, ran.out.as_str()), (0, "1: Ann - Ben, white, Club, 2001.02.03\n"));
    let ran = ask(&db, &["find", "--moves", "32-28 18-23", "--json"]);
    let found: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!((&found["game"], &found["ply"], &found["white_rating"]), (&2.into(), &2.into(), &2100.into()));
    assert_eq!(ask(&db, &["find", "--count", "--pattern", "23=b,28=w"]).out, "2\n");
    let pattern = ["find", "--count", "--pattern", "19=.,23=b"];
    assert_eq!(ask(&db, &pattern).out, "1\n");
    assert_eq!(ask(&db, &[&pattern[..], &["--swapped"]].concat()).out, "2\n", "32=.,28=w in both games");
    assert_eq!(ask(&db, &["find", "--player", "nobody"]).code, 1);
    let ran = ask(&db, &["export", "--game", "1"]);
    assert_eq!(
        ran.out,
        GAMES
            .split_inclusive("2-0\n")
            .next()
            .map(str::to_owned)
            .unwrap_or_default()
            .replace(" 2-0\n", " *\n")
    );
    let ran = ask(&db, &["export", "--bad"]);
    assert!(
        ran.out.ends_with("1. 32-28 19-24 2. 32-27 *\n") && ran.err.contains("illegal-move"),
        "{}",
        ran.err
    );
}

#[test]
fn the_explorer_counts_and_a_book_is_read_by_matches() {
    let folder = Folder::new();
    let db = library(&folder);
    let ran = ask(&db, &["explore", "32-28", "--json"]);
    let explored: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(
        (&explored["games"], &explored["white"], &explored["draws"]),
        (&2.into(), &1.into(), &1.into())
    );
    assert_eq!((&explored["moves"][0]["games"], &explored["last"][0]), (&1.into(), &1.into()));
    assert!(ask(&db, &["explore"]).out.contains("best-known games\n  2: Ben (2100) - Eve, draw\n"));
    assert_eq!(ask(&db, &["explore", "31-27"]).code, 1);
    let book = folder.path("book.txt");
    assert_eq!(ask(&db, &["book", "--plies", "2", "--least", "1", "-o", &book]).code, 0);
    let text = std::fs::read_to_string(&book).expect("a file");
    assert!(text.contains("# 1 +1 =0 -0\n32-28 19-23\n"), "{text}");
    let arguments = [
        "match",
        "--a",
        "random",
        "--b",
        "random",
        "--nodes",
        "1",
        "--variant",
        "international",
        "--openings",
        &book,
        "--games",
        "2",
        "--seed",
        "1",
    ];
    let ran = run(&arguments);
    assert_eq!(ran.code, 0, "{}", ran.err);
}

#[test]
fn failures_are_one_line_and_exit_code_2() {
    let folder = Folder::new();
    let text = folder.file("text.db", "no database at all, only some words that go on for a while");
    for (arguments, told) in [
        (vec!["library", "stats"], "name the library with --db FILE".to_owned()),
        (vec!["library", "--db", "/no/such/file", "stats"], "there is no such file".to_owned()),
        (
            vec!["library", "--db", &text, "stats"],
            format!("cannot use the library {text}: the file is not a library"),
        ),
    ] {
        let ran = run(&arguments);
        assert_eq!((ran.code, ran.err.lines().count()), (2, 1), "{}", ran.err);
        assert!(ran.err.starts_with("error: ") && ran.err.contains(&told), "{}", ran.err);
    }
    let db = library(&folder);
    for (arguments, told) in [
        (&["find", "--pattern", "99=w"][..], "--pattern: “99=w”"),
        (&["find", "--moves", "hello"], "--moves: “hello”"),
        (&["export", "--game", "7"], "there is no game 7: the library has 2 games"),
        (&["add", "/no/such/file"], "cannot read /no/such/file"),
    ] {
        let ran = ask(&db, arguments);
        assert_eq!(ran.code, 2);
        assert!(ran.err.contains(told), "{}", ran.err);
    }
    let empty = run_with(&["library", "--db", &folder.path("new.db"), "add"], b"");
    assert_eq!(empty.out, "0 new games, 0 duplicates, 0 bad games; the library has 0 games\n");
}

/// Different games, as many as asked for.
fn many(count: usize) -> String {
    let moves = ["31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29", "34-30", "35-30"];
    let game = |number: usize| {
        let mv = moves[number % moves.len()];
        format!("[White \"Player {number}\"]\n[Black \"{}\"]\n[GameType \"20\"]\n\n1. {mv} *\n\n", number % 7)
    };
    (0..count).map(game).collect()
}

/// Kills an import again and again, asks in between, and compares the result with an uninterrupted import.
fn kill(times: usize, games: usize) {
    let folder = Folder::new();
    let file = folder.file("games.pdn", &many(games));
    let db = folder.path("killed.db");
    let mut killed = 0;
    for round in 0..times * 20 {
        if killed == times {
            break;
        }
        let mut child = crownhead(&["library", "--db", &db, "add", "--batch", "16", &file])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        thread::sleep(Duration::from_millis(15 + 23 * (round as u64 % 17)));
        let ended = child.try_wait().expect("a process").is_some();
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
        if ended {
            break;
        }
        killed += 1;
        if std::path::Path::new(&db).exists() {
            let stored = ask(&db, &["find", "--count", "--since", "0", "--limit", "0"]);
            assert_eq!(stored.code, 0, "{}", stored.err);
        }
    }
    assert_eq!(killed, times, "the import was too fast to be killed");
    let done = ask(&db, &["add", &file, "--json"]);
    let done: serde_json::Value = serde_json::from_str(&done.out).expect("JSON");
    assert_eq!((&done["duplicates"], &done["bad"], &done["games"]), (&0.into(), &0.into(), &games.into()));
    let whole = folder.path("whole.db");
    assert_eq!(ask(&whole, &["add", &file]).code, 0);
    let [killed, whole] = [&db, &whole].map(|db| {
        let explored = ["--variant", "international", "--json"];
        let start = ask(db, &[&["explore"], &explored[..]].concat()).out;
        let counts: serde_json::Value = serde_json::from_str(&start).expect("JSON");
        (ask(db, &["export"]).out, counts["games"].clone(), counts["moves"].clone())
    });
    assert_eq!(killed.1, games);
    assert!(killed == whole, "an interrupted import ended differently");
}

#[test]
fn a_killed_import_goes_on_where_it_stopped() {
    kill(3, 3000);
}

#[test]
#[ignore = "takes a minute; cargo xtask deep runs it"]
fn twenty_kills_lose_no_game_and_double_none() {
    kill(20, 40_000);
}
