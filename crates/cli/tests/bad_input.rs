//! Any wrong input gives one clear line that names the problem and its place, exit code 2, and never a panic.

mod support;

use std::net::TcpListener;
use std::process::Stdio;

use support::{Folder, crownhead, run, run_with};

/// Checks for exit code 2, nothing on standard output, and a first line on standard error with all of these parts.
#[track_caller]
fn refused(arguments: &[&str], pieces: &[&str]) {
    let ran = run(arguments);
    assert_eq!(ran.code, 2, "{arguments:?}: {}", ran.err);
    assert_eq!(ran.out, "", "{arguments:?}");
    one_line(&ran.err, pieces);
}

#[track_caller]
fn one_line(err: &str, pieces: &[&str]) {
    let first = err.lines().next().unwrap_or_default();
    assert!(first.starts_with("error: "), "{err}");
    for piece in pieces {
        assert!(first.contains(piece), "{piece:?} is missing: {err}");
    }
    assert!(!err.contains("panicked"), "{err}");
    // The argument parser may add its usage lines; nothing else may follow.
    let rest: Vec<&str> = err.lines().skip(1).filter(|line| !line.is_empty()).collect();
    let usage = |line: &&str| {
        ["Usage:", "For more information", "  tip:", "       crownhead"]
            .iter()
            .any(|start| line.starts_with(start))
    };
    assert!(rest.iter().all(usage), "{err}");
}

#[test]
fn a_bad_fen() {
    refused(&["perft", "--depth", "2", "--fen", "nonsense"], &["--fen", "nonsense", "column 1"]);
    refused(&["perft", "--depth", "2", "--fen", "W:W99:B1"], &["--fen", "no square 99"]);
    refused(&["play", "--fen", "W:W1:B2"], &["--fen", "crowning row"]);
    refused(&["tui", "--fen", ""], &["--fen"]);
    refused(&["tui", "--study", "/no/such.pdn"], &["error: cannot read /no/such.pdn: No such file"]);
    refused(&["lab", "alphabeta", "--fen", "W:W1,1:B32"], &["--fen"]);
    let huge = "W:W".to_owned() + &"1,".repeat(100_000);
    refused(&["perft", "--depth", "1", "--fen", &huge[..60_000]], &["--fen"]);
}

#[test]
fn an_unknown_variant() {
    for command in ["perft", "play", "tui", "bench"] {
        refused(&[command, "--variant", "chess"], &["chess", "--variant", "english", "flying-tutorial"]);
    }
}

#[test]
fn an_unknown_opponent() {
    refused(&["play", "--opponent", "level/0"], &["level/0", "--opponent", "level/1"]);
    refused(&["tui", "--opponent", "menu/harder"], &["menu/harder"]);
    refused(
        &["match", "--a", "minimax:0", "--b", "random", "--games", "2", "--nodes", "10"],
        &["minimax:0", "--a"],
    );
    refused(
        &["match", "--a", "random", "--b", "minimax:x", "--games", "2", "--nodes", "10"],
        &["minimax:x", "--b"],
    );
}

#[test]
fn numbers_that_make_no_sense() {
    refused(&["perft", "--depth", "-1"], &["-1"]);
    refused(&["perft", "--depth", "1e3"], &["1e3", "--depth"]);
    refused(&["perft", "--depth", "abc"], &["'abc'", "--depth", "expected a whole number from 0 to 100"]);
    let slack = ["puzzles", "check", "--slack", "nan", "x.puzzles"];
    refused(&slack, &["'nan'", "--slack", "expected a whole number from 0 to 100"]);
    refused(&["match", "--a", "random", "--b", "random", "--games", "0", "--nodes", "1"], &["--games"]);
    refused(
        &["match", "--a", "random", "--b", "random", "--games", "2", "--movetime", "nan"],
        &["--movetime"],
    );
    refused(&["match", "--a", "random", "--b", "random", "--games", "2", "--movetime", "-1"], &["movetime"]);
    refused(&["serve", "--port", "70000"], &["70000", "--port"]);
    refused(&["play", "--side", "left"], &["left", "--side", "white"]);
}

#[test]
fn a_busy_port_is_refused() {
    let holder = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = holder.local_addr().expect("an address").port().to_string();
    refused(&["serve", "--port", &port], &[&port, "in use"]);
    refused(&["--no-open", "--port", &port], &[&port, "in use"]);
}

#[test]
fn contradictory_and_unreadable_house_rules_are_refused() {
    let folder = Folder::new();
    let text = "chain_duty = \"stop-anywhere\"\nprecedence = \"most-pieces\"\n";
    let contradiction = folder.file("bad.toml", text);
    refused(&["perft", "--depth", "1", "--rules", &contradiction], &["bad.toml", "precedence", "chain_duty"]);
    refused(&["play", "--rules", &contradiction], &["bad.toml"]);
    let unknown = folder.file("unknown.toml", "board = \"8x8\"\nflying_king = true\n");
    refused(&["perft", "--depth", "1", "--rules", &unknown], &["unknown.toml", "line 2", "flying_king"]);
    let torn = folder.file("torn.toml", "board = \"8x");
    refused(&["perft", "--depth", "1", "--rules", &torn], &["torn.toml", "line 1"]);
    refused(&["perft", "--depth", "1", "--rules", &folder.path("none.toml")], &["none.toml"]);
    refused(&["perft", "--depth", "1", "--rules", &folder.path("")], &["folder"]);
    let both = ["perft", "--depth", "1", "--variant", "english", "--rules", &contradiction];
    refused(&both, &["--variant", "--rules"]);
}

#[test]
fn a_malformed_settings_file_is_refused() {
    let folder = Folder::new();
    let torn = folder.file("settings.toml", "debug = true\nvariant = \"eng");
    let unknown = folder.file("unknown.toml", "\npause = 1\npaws = 4\n");
    for command in [&["play"] as &[&str], &["tui"], &["serve"], &[]] {
        for (path, line) in [(&torn, "line 2"), (&unknown, "line 3")] {
            let output = crownhead(command).env("CROWNHEAD_CONFIG", path).output().expect("it starts");
            assert_eq!(output.status.code(), Some(2), "{command:?}");
            one_line(&String::from_utf8_lossy(&output.stderr), &[path, line]);
        }
    }
    // A command that does not use settings ignores the broken file.
    let perft = crownhead(&["perft", "--depth", "1"]).env("CROWNHEAD_CONFIG", &torn).output();
    assert!(perft.expect("it starts").status.success());
}

#[test]
fn a_bad_line_among_good_ones_is_reported() {
    let input = b"W:W21-32:B1-12\nnonsense\n\nB:W\xff:B1\nW:W32:B1\nW:W0:B1";
    let ran = run_with(&["perft", "--stdin", "--depth", "3"], input);
    assert_eq!(ran.code, 2);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines, ["W:W21-32:B1-12 7 49 302", "W:W32:B1 2 4 6"]);
    let errors: Vec<&str> = ran.err.lines().collect();
    assert_eq!(errors.len(), 3, "{}", ran.err);
    for (error, line) in errors.iter().zip(["line 2", "line 4", "line 6"]) {
        assert!(error.contains(line), "{error}");
    }
}

#[test]
fn unplayable_openings_are_refused() {
    let folder = Folder::new();
    let path = folder.file("openings.txt", "9-14 22-18\n9-14 9-14\n");
    let arguments =
        ["match", "--a", "random", "--b", "random", "--games", "2", "--nodes", "9", "--openings", &path];
    refused(&arguments, &["openings.txt", "line 2", "9-14"]);
}

#[test]
fn unwritable_files_are_refused() {
    let folder = Folder::new();
    let path = folder.path("no-such-folder/plot.svg");
    let ran = run(&["lab", "alphabeta", "--depth", "1", "--svg", &path]);
    assert_eq!(ran.code, 2);
    one_line(&ran.err, &["plot.svg"]);
}

#[test]
fn wrong_usage_is_refused() {
    refused(&["perft"], &["--depth"]);
    refused(&["frobnicate"], &["frobnicate"]);
    refused(&["perft", "--depth", "1", "--frob"], &["--frob"]);
    let neither = run(&["match", "--a", "random", "--b", "random", "--games", "2"]);
    assert_eq!(neither.code, 2);
    assert!(neither.err.contains("--nodes") && neither.err.contains("--movetime"), "{}", neither.err);
}

#[test]
fn the_full_screen_needs_a_terminal() {
    refused(&["tui"], &["terminal", "crownhead play"]);
}

#[test]
fn a_closed_output_ends_the_program_quietly() {
    for arguments in
        [&["perft", "--depth", "1"] as &[&str], &["--help"], &["play", "--side", "none", "--seed", "1"]]
    {
        let mut child =
            crownhead(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        let err = String::from_utf8_lossy(&output.stderr);
        assert!(!err.contains("panicked") && !err.contains("error"), "{arguments:?}: {err}");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    }
}
