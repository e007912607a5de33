//! `validate`, `convert` and `stats`, as a script sees them.

mod support;

use support::{Folder, run, run_with};

const GOOD: &str = "[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n\n\
                    1. 32-28 19-23 {a gift} 2. 28x19 14x23 3. 37-32! (3. 34-30 9-14) 3... 10-14 *\n";
const SLOPPY: &str = "1. 3228 19-23 2. 28x19 14x23 2-0\n";
const WRONG: &str = "[GameType \"20\"]\n1. 32-28 19-24 2. 32-27 *\n";

#[test]
fn good_games_are_valid() {
    let folder = Folder::new();
    let file = folder.file("good.pdn", &GOOD.repeat(3));
    for flags in [&["validate"][..], &["validate", "--strict"], &["validate", "--notes", "--threads", "1"]] {
        let ran = run(&[flags, &[&file]].concat());
        assert_eq!(ran.code, 0, "{}", ran.out);
        assert!(
            ran.out.ends_with("3 games, 3 with legal moves only, 18 moves; 0 losses, 0 repairs\n")
                || flags.len() > 2
        );
    }
}

#[test]
fn errors_are_repaired_unless_strict() {
    let lenient = run_with(&["validate"], SLOPPY.as_bytes());
    assert_eq!(lenient.code, 0);
    let told = "standard input: game 1, line 1, column 4: odd-move: found \"3228\", expected a move such as 32-28 or 32x23; \
                read as the move that was meant";
    assert_eq!(lenient.out.lines().next(), Some(told));
    let strict = run_with(&["validate", "--strict", "-"], SLOPPY.as_bytes());
    assert_eq!(strict.code, 1);
    assert!(strict.out.starts_with("standard input: game 1, line 1, column 4: odd-move"), "{}", strict.out);
}

#[test]
fn an_illegal_move_is_a_loss_with_its_place() {
    let folder = Folder::new();
    let file = folder.file("wrong.pdn", &format!("{GOOD}\n{WRONG}\n{GOOD}"));
    let ran = run(&["validate", "--json", &file]);
    assert_eq!(ran.code, 1);
    let lines: Vec<serde_json::Value> =
        ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let [problem, counts] = lines.as_slice() else { panic!("{}", ran.out) };
    assert_eq!((&problem["game"], &problem["line"], &problem["column"]), (&2.into(), &9.into(), &19.into()));
    assert_eq!((&problem["code"], &problem["found"]), (&"illegal-move".into(), &"32-27".into()));
    assert_eq!((&counts["games"], &counts["legal"], &counts["losses"]), (&3.into(), &2.into(), &1.into()));
}

#[test]
fn games_round_trip_through_every_format_compressed_or_not() {
    let folder = Folder::new();
    let file = folder.file("games.pdn", &format!("{GOOD}\n{GOOD}"));
    let plain = folder.path("plain.pdn");
    assert_eq!(run(&["convert", &file, "-o", &plain]).code, 0);
    let text = std::fs::read_to_string(&plain).expect("a file");
    assert_eq!(text, format!("{GOOD}\n{GOOD}"));
    for (form, name) in [
        ("jsonl", "a.jsonl"),
        ("jsonl", "a.jsonl.gz"),
        ("binary", "a.chg"),
        ("binary", "a.chg.zst"),
        ("pdn", "a.pdn.gz"),
    ] {
        let (there, back) = (folder.path(name), folder.path("back.pdn"));
        assert_eq!(run(&["convert", &file, "--to", form, "-o", &there]).code, 0, "{form}");
        assert_eq!(run(&["validate", "--quiet", &there]).code, 0, "{form}");
        assert_eq!(run(&["convert", &there, "-o", &back]).code, 0, "{form}");
        assert_eq!(std::fs::read_to_string(&back).expect("a file"), text, "{form}");
    }
    assert!(folder.names().iter().all(|name| !name.starts_with('.')), "{:?}", folder.names());
}

#[test]
fn losses_of_a_format_are_reported() {
    let ran = run_with(&["convert", "--to", "hub"], GOOD.as_bytes());
    assert_eq!(ran.code, 1);
    assert!(ran.out.ends_with("moves=\"32-28 19-23 28x19x23 14x23x19 37-32 10-14\"\n"), "{}", ran.out);
    assert!(ran.err.contains("game 1: left out: tags, comments, variations"), "{}", ran.err);
    let bare = run_with(&["convert", "--to", "lidraughts"], b"1. 32-28 19-23 *");
    assert_eq!((bare.code, bare.err.as_str()), (0, ""));
    assert!(bare.out.ends_with(" 3228 1923\n"), "{}", bare.out);
    let fen = run_with(&["convert", "--to", "fen", "-q"], b"[GameType \"20\"][FEN \"W:W28:B19\"] *");
    assert_eq!((fen.code, fen.out.as_str()), (0, "W:W28:B19\n"));
}

#[test]
fn statistics_are_a_table_json_and_a_plot() {
    let folder = Folder::new();
    let file = folder.file("games.pdn", &format!("{GOOD}\n{GOOD}\n{SLOPPY}"));
    let table = run(&["stats", &file]);
    assert_eq!(table.code, 0);
    for piece in
        ["games            3", "White won        3 (100.0 %)", "32-28 19-23 28x19  3", "Ann  2  +2 =0 -0"]
    {
        assert!(table.out.contains(piece), "{piece:?} is missing: {}", table.out);
    }
    let plot = folder.path("plot.svg");
    let json = run(&["stats", "--json", "--svg", &plot, &file]);
    let told: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!((&told["games"], &told["plies"]["median"]), (&3.into(), &6.into()));
    let svg = std::fs::read_to_string(&plot).expect("a file");
    assert!(svg.starts_with("<svg ") && svg.contains("3 games by result"), "{svg}");
}

#[test]
fn unreadable_files_are_refused() {
    let folder = Folder::new();
    let missing = run(&["validate", &folder.path("missing.pdn")]);
    assert_eq!(missing.code, 2);
    assert!(missing.err.starts_with("error: cannot read "), "{}", missing.err);
    let broken = folder.file("broken.chg", "CHgames\u{1}\u{5}abcdefghi");
    let ran = run(&["stats", &broken]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("unreadable     1"), "{}", ran.out);
    let ran = run(&["validate", &broken]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("the checksum of this game is wrong"), "{}", ran.out);
    let newer = folder.file("newer.chg", "CHgames\u{7}");
    let ran = run(&["convert", &newer]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("unknown format version 7"), "{}", ran.err);
}
