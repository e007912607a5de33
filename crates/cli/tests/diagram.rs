//! `crownhead diagram`: forms, choices of positions, errors.

mod support;

use std::fs;

use crownhead_diagram::Look;
use crownhead_rules::{AnyRules, Color};
use support::{Folder, run, run_with};

const PDN: &str = "[White \"Ann\"]\n[Black \"Bo\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n";
const FEN: &str = "W:WK10,K11:B3";

#[test]
fn a_position_is_drawn_as_svg() {
    let ran = run(&["diagram", FEN]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.starts_with("<svg ") && ran.out.contains("king-ivory") && ran.out.contains(">32</text>"));
    let plain = run(&["diagram", FEN, "--no-names", "--theme", "print", "--flip", "--caption", "1 < 2"]);
    assert!(!plain.out.contains(">32</text>") && plain.out.contains("1 &lt; 2"), "{}", plain.out);
}

#[test]
fn the_form_follows_the_name_of_the_file() {
    let folder = Folder::new();
    for (name, start) in [
        ("a.svg", b"<svg".as_slice()),
        ("a.png", b"\x89PNG"),
        ("a.gif", b"GIF89a"),
        ("a.html", b"<!doctype html>"),
    ] {
        let path = folder.path(name);
        let ran = run_with(&["diagram", "-o", &path, "--size", "200"], PDN.as_bytes());
        assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (0, "", ""), "{name}");
        assert!(fs::read(&path).expect("a file").starts_with(start), "{name}");
    }
}

#[test]
fn positions_of_a_game_are_chosen() {
    let start = run_with(&["diagram", "--ply", "0"], PDN.as_bytes());
    assert_eq!(start.out.matches("<use ").count(), 41, "40 pieces and the side to move");
    let end = run_with(&["diagram"], PDN.as_bytes());
    assert_eq!(end.out.matches("<use ").count(), 39);
    let sheet = run_with(&["diagram", "--all", "--format", "html"], PDN.as_bytes());
    assert_eq!(sheet.out.matches("<figure>").count(), 5);
    assert!(sheet.out.contains("<h1>Ann – Bo</h1>") && sheet.out.contains("2. 28x19"), "{}", sheet.out);
    let some =
        run_with(&["diagram", "--every", "3", "--format", "html", "--paper", "letter"], PDN.as_bytes());
    assert_eq!(some.out.matches("<figure>").count(), 2);
}

#[test]
fn a_file_of_positions_makes_a_sheet() {
    let ran =
        run_with(&["diagram", "--format", "html", "--title", "Problems"], b"# two\nW:W10:B3\n\nB:W10:B3\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(ran.out.matches("<figure>").count(), 2);
    assert!(ran.out.contains("<h1>Problems</h1>"));
}

#[test]
fn what_cannot_be_drawn_is_explained() {
    for (arguments, input, wanted) in [
        (&["diagram", "--ply", "5"][..], PDN, "--ply 5: the game has 4 plies"),
        (&["diagram", "--all"], PDN, "a picture shows one position"),
        (&["diagram", "--game", "2"], PDN, "there is no game 2"),
        (&["diagram", "--format", "gif", "--ply", "1"], PDN, "a GIF shows a game"),
        (&["diagram"], "W:W99:B3", "error"),
        (&["diagram", "--size", "1"], PDN, "--size"),
        (&["diagram", "no-such-file.pdn"], "", "no-such-file.pdn"),
    ] {
        let ran = run_with(arguments, input.as_bytes());
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{arguments:?}");
        assert!(ran.err.contains(wanted), "{arguments:?}: {}", ran.err);
    }
}

#[test]
fn pieces_look_as_on_the_page() {
    for rules in AnyRules::all_named() {
        for color in [Color::White, Color::Black] {
            let page = crownhead_prose::sides(rules, color).look;
            assert_eq!(Look::of(rules, color).token(), page.token(), "{rules:?} {color}");
        }
    }
}
