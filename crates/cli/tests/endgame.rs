//! `endgame build`, `verify`, `stats` and `probe`, as a script sees them.

mod support;

use std::collections::BTreeMap;
use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;
use std::{fs, process};

use serde_json::Value;
use support::{Folder, Ran, crownhead, run};

fn json(ran: &Ran) -> Value {
    serde_json::from_str(&ran.out).expect("JSON")
}

/// The files of a folder with their bytes.
fn files(folder: &str) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file"));
    entries
        .map(|entry| {
            (entry.file_name().to_string_lossy().into_owned(), fs::read(entry.path()).expect("bytes"))
        })
        .collect()
}

fn build(folder: &str, more: &[&str]) -> Ran {
    run(&[&["endgame", "build", "--dir", folder], more].concat())
}

#[test]
fn tables_are_built_verified_counted_and_probed() {
    let folder = Folder::new();
    let dir = folder.path("tables");
    let built = build(&dir, &["--variant", "english", "--pieces", "2", "--metric", "dtw"]);
    assert_eq!((built.code, built.err.as_str()), (0, ""));
    assert!(built.out.starts_with("4 tables, "), "{}", built.out);
    let verified = run(&["endgame", "verify", "--dir", &dir]);
    assert_eq!(verified.code, 0);
    assert!(verified.out.ends_with(" bytes, 3488 positions right, 0 faults\n"), "{}", verified.out);
    let stats = json(&run(&["endgame", "stats", "--dir", &dir, "--json"]));
    assert_eq!((&stats["variant"], &stats["positions"]), (&"english".into(), &3488.into()));
    let kings = stats["slices"].as_array().expect("slices").iter().find(|row| row["slice"] == "1K v 1K");
    let kings = kings.expect("kings");
    assert_eq!((&kings["wins"], &kings["longest_win"]["plies"]), (&230.into(), &11.into()));
    // The longest win takes as many moves as its table says.
    let fen = kings["longest_win"]["fen"].as_str().expect("a FEN");
    let probed = json(&run(&["endgame", "probe", "--dir", &dir, fen, "--json"]));
    assert_eq!((&probed["value"], &probed["distance"]), (&"win".into(), &11.into()));
    assert_eq!(probed["line"].as_array().map(Vec::len), Some(11));
    let text = run(&["endgame", "probe", "--dir", &dir, fen]);
    assert!(text.out.starts_with(&format!("{fen}: win in 11\n")), "{}", text.out);
}

#[test]
fn house_rules_have_tables_of_their_own() {
    let folder = Folder::new();
    let rules =
        folder.file("rules.toml", "board = \"6x6\"\nrows = 2\nflying_kings = true\ngoal = \"run-out\"\n");
    let dir = folder.path("tables");
    let built = build(&dir, &["--rules", &rules, "--pieces", "2"]);
    assert_eq!((built.code, built.err.as_str()), (0, ""));
    let probed = json(&run(&["endgame", "probe", "--dir", &dir, "B:WK18:B1", "--json"]));
    assert_eq!((&probed["variant"], &probed["metric"]), (&Value::Null, &"wdl".into()));
    assert!(probed.get("distance").is_none());
    let other = build(&dir, &["--variant", "mini6-english", "--pieces", "2"]);
    assert_eq!(other.code, 2);
    assert!(other.err.contains("these tables are for other rules"), "{}", other.err);
}

#[test]
fn rules_that_tables_ignore_are_reported() {
    let folder = Folder::new();
    let dir = folder.path("tables");
    let built = build(&dir, &["--variant", "frysk", "--pieces", "2"]);
    assert_eq!(built.code, 0);
    assert!(built.err.starts_with("solved as if the limit of 3 king moves"), "{}", built.err);
    let stats = run(&["endgame", "stats", "--dir", &dir]);
    assert!(stats.out.contains("\nsolved as if the limit of 3 king moves"), "{}", stats.out);
}

#[test]
fn impossible_builds_are_refused_in_one_line() {
    let folder = Folder::new();
    let dir = folder.path("tables");
    let cases: [(&[&str], i32, &str); 9] = [
        (
            &["build", "--dir", &dir, "--pieces", "11", "--memory", "1e6"],
            2,
            "not enough room: this may need ",
        ),
        (&["build", "--dir", &dir, "--pieces", "7"], 2, "not enough memory: this may need "),
        (&["build", "--dir", &dir, "--pieces", "4", "--memory", "0.001"], 2, "GB, and the limit is 0.001"),
        (&["build", "--dir", &dir, "--pieces", "4", "--memory", "much"], 2, "must be gigabytes"),
        (&["build", "--dir", &dir, "--pieces", "1"], 2, "1 is not in 2..=12"),
        (&["build", "--dir", &dir, "--pieces", "2", "--metric", "mtc"], 2, "must be one of wdl, dtw, dtc"),
        (&["verify", "--dir", &dir], 2, "manifest.json: there is no such file"),
        (&["stats", "--dir", &dir], 2, "manifest.json: there is no such file"),
        (&["probe", "--dir", &dir, "W:WK1:BK2"], 2, "manifest.json: there is no such file"),
    ];
    for (arguments, code, line) in cases {
        let ran = run(&[&["endgame"], arguments].concat());
        assert_eq!(ran.code, code, "{arguments:?}: {}", ran.err);
        assert!(ran.err.contains(line), "{arguments:?}: {}", ran.err);
    }
    assert_eq!(build(&dir, &["--variant", "mini6-english", "--pieces", "2"]).code, 0);
    let missing = run(&["endgame", "probe", "--dir", &dir, "W:WK1,K2:BK18"]);
    assert_eq!((missing.code, missing.err.contains("there is no table for these pieces")), (1, true));
    let wrong = run(&["endgame", "probe", "--dir", &dir, "W:WK1:BK99"]);
    assert_eq!((wrong.code, wrong.err.contains("there is no square 99")), (2, true));
}

#[test]
fn damage_is_found_and_reported() {
    let folder = Folder::new();
    let dir = folder.path("tables");
    assert_eq!(build(&dir, &["--variant", "mini6-english", "--pieces", "2"]).code, 0);
    for name in ["0m1k-0m1k.ceg", "manifest.json"] {
        let path = format!("{dir}/{name}");
        let whole = fs::read(&path).expect("a file");
        for at in [0, whole.len() / 2, whole.len() - 1] {
            let mut damaged = whole.clone();
            damaged[at] ^= 4;
            fs::write(&path, damaged).expect("written");
            let ran = run(&["endgame", "verify", "--dir", &dir]);
            assert_eq!(ran.code, 1, "{name}, byte {at}: {} {}", ran.out, ran.err);
            assert!(ran.out.contains(name), "{name}, byte {at}: {}", ran.out);
        }
        fs::write(&path, whole).expect("written");
    }
    assert_eq!(run(&["endgame", "verify", "--dir", &dir]).code, 0);
}

#[test]
fn two_builds_do_not_share_a_folder() {
    let folder = Folder::new();
    let dir = folder.path("tables");
    fs::create_dir_all(&dir).expect("a folder");
    let lock = fs::File::create(format!("{dir}/.lock")).expect("a file");
    lock.lock().expect("the lock is free");
    let ran = build(&dir, &["--variant", "mini6-english", "--pieces", "2"]);
    assert_eq!((ran.code, ran.err.contains("another build is running there")), (2, true), "{}", ran.err);
    drop(lock);
    assert_eq!(build(&dir, &["--variant", "mini6-english", "--pieces", "2"]).code, 0);
}

#[test]
fn a_small_game_is_solved_and_its_proof_checked() {
    let folder = Folder::new();
    let rules = folder.file("rules.toml", "board = \"6x6\"\nrows = 1\n");
    let (dir, proof) = (folder.path("tables"), folder.path("game.proof"));
    let few = "W:W16,18:B1,3";
    let arguments = ["--rules", &rules, "--fen", few, "--pieces", "3", "--dir", &dir, "--proof", &proof];
    let solved = run(&[&["endgame", "solve"], &arguments[..]].concat());
    assert_eq!((solved.code, solved.err.as_str()), (0, ""));
    let verify = || run(&["endgame", "verify", "--dir", &dir, "--proof", &proof]);
    let verified = verify();
    assert_eq!(verified.code, 0, "{}", verified.err);
    let value = solved.out.split(" (").next().expect("a line");
    assert!(
        verified.out.starts_with(value) && verified.out.ends_with("the proof holds\n"),
        "{}",
        verified.out
    );
    // A larger game exceeds this memory.
    let large = ["--variant", "mini6-english", "--pieces", "2", "--memory", "0.001"];
    let other = folder.path("other");
    let refused = run(&[&["endgame", "solve", "--dir", &other, "--proof", &proof], &large[..]].concat());
    assert_eq!((refused.code, refused.err.contains("exceed the memory limit")), (2, true), "{}", refused.err);
    let whole = fs::read(&proof).expect("it was written");
    fs::write(&proof, &whole[..whole.len() - 1]).expect("written");
    assert_eq!((verify().code, verify().out.contains("its checksum is wrong")), (1, true));
    fs::write(&proof, whole).expect("written");
    assert_eq!(build(&dir, &["--rules", &rules, "--pieces", "4"]).code, 0);
    assert!(verify().out.contains("it was made with other tables"));
}

/// The included tables are used, and can be turned off.
#[test]
fn the_engine_uses_tables_unless_turned_off() {
    let folder = Folder::new();
    let dir = folder.path("tables");
    let two = ["--variant", "english", "--pieces", "2", "--metric", "dtw"];
    assert_eq!(build(&dir, &two).code, 0);
    let file = folder.path("english.tables");
    assert_eq!(run(&["endgame", "bundle", "--dir", &dir, "--out", &file]).code, 0);
    let bytes = |file: &str| fs::read(file).expect("it was written");
    assert!(bytes(&file).starts_with(b"CHendgb\x01"));
    let (table, small) = (|name| format!("{dir}/{name}.ceg"), folder.path("small.tables"));
    assert_eq!(run(&["endgame", "bundle", "--dir", &table("1m0k-0m1k"), "--out", &small]).code, 0);
    assert!(bytes(&small).len() < bytes(&file).len());
    let none = run(&["endgame", "bundle", "--dir", &table("0m9k-0m9k"), "--out", &small]);
    assert_eq!(
        (none.code, none.err.contains("0m9k-0m9k.ceg: there is no such file")),
        (2, true),
        "{}",
        none.err
    );
    // Two men against a king take 61 plies to win: too deep for a search with so few nodes.
    let openings = folder.file("openings.txt", "W:W29,30:BK18\n");
    let contest = |more: &[&str]| {
        let fixed = ["match", "--a", "level/16", "--b", "level/16", "--games", "2", "--nodes", "400"];
        run(&[&fixed[..], &["--openings", &openings, "--json"], more].concat())
    };
    let both = contest(&[]);
    assert_eq!((both.code, both.err.as_str()), (0, ""));
    assert_eq!((&json(&both)["wins"], &json(&both)["losses"]), (&1.into(), &1.into()));
    let one = json(&contest(&["--b-tables", "none", "--a-tables", &dir]));
    assert!(one["wins"].as_u64() >= one["losses"].as_u64(), "{one}");
    let none = contest(&["--a-tables", &folder.path("nothing")]);
    assert_eq!((none.code, none.err.contains("manifest.json: there is no such file")), (2, true));
}

/// A build killed at any moment resumes to the same bytes, and leaves no incomplete file under its final name.
#[test]
fn a_killed_build_resumes() {
    let folder = Folder::new();
    let (whole, killed) = (folder.path("whole"), folder.path("killed"));
    let arguments = ["--variant", "english", "--pieces", "3", "--metric", "dtw", "--threads", "2"];
    assert_eq!(build(&whole, &arguments).code, 0);
    // Random moments: processes start at different times.
    let mut dice = u64::from(process::id());
    for _ in 0..8 {
        let mut child = crownhead(&[&["endgame", "build", "--dir", &killed], &arguments[..]].concat())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        sleep(Duration::from_millis((dice >> 33) % 120));
        child.kill().expect("it is killed");
        child.wait().expect("it is gone");
        if fs::exists(format!("{killed}/manifest.json")).expect("a folder") {
            let verified = run(&["endgame", "verify", "--dir", &killed]);
            assert_eq!(verified.code, 0, "listed tables are valid: {}", verified.out);
        }
    }
    assert_eq!(build(&killed, &arguments).code, 0);
    assert_eq!(files(&killed), files(&whole));
}

#[test]
fn tables_without_a_folder_go_where_the_engine_looks() {
    let folder = Folder::new();
    let data = folder.path("data");
    let at_home = |arguments: &[&str]| {
        let output = crownhead(arguments).env("CROWNHEAD_DATA", &data).output().expect("it starts");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    // Portuguese and Spanish draughts share their moves, and therefore their tables.
    let build = ["endgame", "build", "--variant", "portuguese", "--pieces", "2", "--json"];
    let (code, out, err) = at_home(&build);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    let last: serde_json::Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
    let tables = folder.path("data/endgames/spanish-wdl");
    assert_eq!((&last["tables"], &last["folder"]), (&4.into(), &tables.as_str().into()), "{out}");
    let first: serde_json::Value = serde_json::from_str(out.lines().next().expect("a line")).expect("JSON");
    assert!(first["positions"].as_u64().is_some_and(|positions| positions > 1000), "{out}");
    let house = folder.file("rules.toml", "board = \"6x6\"\nrows = 1\nflying_kings = true\n");
    let (code, _, err) = at_home(&["endgame", "build", "--pieces", "2", "--rules", &house]);
    assert!(code == Some(2) && err.contains("house rules need a folder of their own"), "{err}");
    // Unreadable tables are reported and left out.
    let damaged = folder.path("data/endgames/spanish-wdl/manifest.json");
    fs::write(damaged, "{").expect("written");
    let (code, _, err) = at_home(&["analyze", "--fen", "W:WK22:BK1", "--depth", "1"]);
    assert_eq!((code, err.contains("spanish-wdl") && err.lines().count() == 1), (Some(0), true), "{err}");
    let refused = run(&["endgame", "build", "--pieces", "2"]);
    assert!(refused.code == 2 && refused.err.contains("--dir FOLDER"), "{}", refused.err);
}
