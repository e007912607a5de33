//! Opening books: grown, looked into, played from, and refused if they are wrong.

mod support;

use std::fs;

use support::{Folder, play, run, shows};

/// Grows a small book.
fn grow(folder: &Folder, flags: &[&str]) -> String {
    let path = folder.path("small.book");
    let ran = run(&[&["book", "grow", &path], flags].concat());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    path
}

#[test]
fn a_book_grows_in_parts_and_is_shown() {
    let folder = Folder::new();
    let path = grow(&folder, &["--variant", "english", "--nodes", "200", "--positions", "12"]);
    grow(&folder, &["--positions", "30"]);
    let parts = fs::read_to_string(&path).expect("a book");
    assert_eq!(parts.lines().count(), 33);
    assert!(parts.starts_with("# Crownhead opening book 1\nrules english\nnodes 200\n"), "{parts}");

    let whole = Folder::new();
    let other = grow(&whole, &["--nodes", "200", "--positions", "30"]);
    assert_eq!(fs::read_to_string(other).expect("a book"), parts);

    let shown = run(&["book", "show", &path]);
    let lines: Vec<&str> = shown.out.lines().collect();
    assert!(lines[0].starts_with("B:W21,22"), "{}", shown.out);
    let best = lines[1].split_whitespace().nth(1).expect("a move");
    assert_eq!(run(&["book", "show", &path, best]).code, 0);
    let outside = run(&["book", "show", &path, "11-15", "22-17", "15-18"]);
    assert_eq!(outside.code, 1);
    assert!(outside.out.ends_with("not in the book\n"), "{}", outside.out);

    let ran = play(&["--side", "white", "--opponent", "level/12", "--book", &path], &["quit"]);
    shows(&ran, &["Black plays", "White to move> quit"]);
}

#[test]
fn wrong_books_are_refused_in_one_line() {
    let folder = Folder::new();
    let path = grow(&folder, &["--nodes", "200", "--positions", "3"]);
    let refused = |arguments: &[&str], parts: &[&str]| {
        let ran = run(arguments);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{arguments:?}: {}", ran.err);
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
        assert!(parts.iter().all(|part| ran.err.contains(part)), "{}", ran.err);
    };
    let torn = fs::read_to_string(&path).expect("a book");
    let torn = folder.file("torn.book", &torn[..torn.len() - 8]);
    refused(&["book", "show", &torn], &["torn.book", "line 6"]);
    refused(&["book", "grow", &torn, "--positions", "9"], &["torn.book", "line 6"]);
    refused(&["book", "show", "missing.book"], &["missing.book"]);
    refused(&["book", "show", &path, "1-2"], &["1-2"]);
    refused(&["book", "grow", &path, "--nodes", "300"], &["200 nodes"]);
    refused(&["book", "grow", &path, "--variant", "russian"], &["it is for english"]);
    refused(&["play", "--variant", "russian", "--book", &path], &["it is for english, not for russian"]);
    let sides = ["--a", "level/16", "--b", "hub:true", "--games", "2", "--nodes", "100"];
    refused(&[&["match", "--b-book", &path], &sides[..]].concat(), &["cannot use our books"]);
}
