//! `crownhead puzzles`.

mod support;

use std::fs;

use support::{Folder, run};

#[test]
fn puzzles_are_mined_go_on_and_are_confirmed() {
    let folder = Folder::new();
    let out = folder.path("sets");
    let mine = |count: &str, games: &str| {
        let limits =
            ["--count", count, "--games", games, "--nodes", "40000", "--threads", "2", "--seed", "4"];
        run(&[&["puzzles", "mine", "--variants", "russian", "--out", &out], &limits[..]].concat())
    };
    let first = mine("50", "80");
    assert_eq!(first.code, 0, "{}", first.err);
    assert!(
        first.out.starts_with("russian: ") && first.out.contains(" puzzles, half of them rated"),
        "{}",
        first.out
    );
    let file = format!("{out}/russian.puzzles");
    let kept = fs::read(&file).expect("it was written");
    let again = mine("50", "80");
    assert_eq!(again.out, first.out, "nothing is left to do");
    assert_eq!(fs::read(&file).expect("it is there"), kept);
    let more = mine("50", "160");
    let count = |text: &str| text.split(' ').nth(1).and_then(|count| count.parse::<u32>().ok());
    assert!(count(&more.out) > count(&first.out), "{} {}", first.out, more.out);
    let checked = run(&["puzzles", "check", &file, "--nodes", "40000", "--sample", "3"]);
    assert_eq!(
        (checked.code, checked.out.as_str()),
        (0, "3 of 3 confirmed at 40000 nodes\n"),
        "{}",
        checked.err
    );
}

#[test]
fn endings_of_the_shipped_sets_have_one_win_by_the_included_tables() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/puzzles");
    let mut files: Vec<String> = fs::read_dir(folder)
        .expect("the sets are there")
        .map(|entry| entry.expect("a file").path().display().to_string())
        .filter(|path| path.ends_with(".puzzles"))
        .collect();
    files.sort();
    let mut command = vec!["puzzles", "check", "--pieces", "5", "--nodes", "20000"];
    command.extend(files.iter().map(String::as_str));
    let checked = run(&command);
    let counts: Vec<&str> = checked.out.lines().last().unwrap_or_default().split(' ').collect();
    assert!(checked.code == 0 && counts[0] == counts[2], "{}{}", checked.out, checked.err);
    assert!(counts[0].parse::<u32>().is_ok_and(|count| count > 700), "{}", checked.out);
}

#[test]
fn games_of_people_are_mined_too() {
    let folder = Folder::new();
    let games = folder.file(
        "games.pdn",
        "[GameType \"21\"]\n[FEN \"W:W18,22,24,26,27,28,32:B9,11,12,14,15,16,20\"]\n1. 18-15 *\n",
    );
    let out = folder.path("sets");
    let ran = run(&["puzzles", "mine", &games, "--out", &out, "--nodes", "40000"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.starts_with("english: 1 puzzle, rated "), "{}", ran.out);
}

#[test]
fn a_file_that_is_no_set_is_refused_in_one_line() {
    let folder = Folder::new();
    let notes = folder.file("notes.gz", "notes");
    let refused = run(&["puzzles", "check", &notes]);
    assert_eq!((refused.code, refused.err.lines().count()), (2, 1), "{}", refused.err);
    assert!(refused.err.contains("it is not a gzip file"), "{}", refused.err);
    let whole = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/puzzles/english.puzzles");
    let cut = folder.path("cut.puzzles");
    fs::write(&cut, &fs::read(whole).expect("it is shipped")[..1000]).expect("a file");
    let refused = run(&["puzzles", "check", &cut]);
    assert_eq!((refused.code, refused.err.lines().count()), (2, 1), "{}", refused.err);
    assert!(refused.err.ends_with("cut.puzzles: it is cut off: the end of the gzip file is missing\n"));
    let house = folder.path("sets");
    let refused = run(&["puzzles", "mine", "--variants", "nothing", "--out", &house]);
    assert_eq!(refused.code, 2);
}
