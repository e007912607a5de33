//! Huffing in the terminal, in matches and in game files.

mod support;

use std::fs;

use support::{Folder, Ran, play, run, run_with, shows};

/// English draughts with optional captures and huffing for missed ones.
const RULES: &str = "capture_duty = \"optional\"\nhuffing = true\n";

/// White can capture 18 with 22, or move 32 instead.
const MISSED: &str = "W:W22,32:B18,1";

fn play_old(folder: &Folder, arguments: &[&str], lines: &[&str]) -> Ran {
    let rules = folder.file("old.toml", RULES);
    play(&[&["--rules", &rules], arguments].concat(), lines)
}

#[test]
fn a_piece_is_huffed_before_a_move_and_refusals_give_reasons() {
    let folder = Folder::new();
    let lines =
        ["huff", "32-28", "huff 28", "huff 99", "huff 22", "huff", "1-5", "huff 5", "undo", "huff", "quit"];
    let ran = play_old(&folder, &["--side", "both", "--fen", MISSED], &lines);
    shows(
        &ran,
        &[
            "Black missed no capture, so there is nothing to huff.",
            "The man on 22 could have captured: you may huff it.",
            "Nothing on 28 could have captured on the last move. The man on 22 could have captured",
            "There is no square 99",
            "Black huffs the man on 22.",
            "You can huff only one piece per turn.",
            "Black missed no capture, so there is nothing to huff.",
            "Black to move> huff",
            "Black huffs the man on 22.",
        ],
    );
    let help = play_old(&folder, &["--side", "both"], &["help", "quit"]);
    shows(&help, &["huff [SQUARE]", "remove a piece that could have captured"]);
    let english = run_with(&["play", "--side", "both"], b"huff\nhuff 11\nquit\n");
    shows(&english, &["These rules do not allow huffing.", "These rules do not allow huffing."]);
}

#[test]
fn with_several_pieces_the_player_names_one() {
    let folder = Folder::new();
    let lines = ["32-28", "huff", "huff 21", "21x14", "quit"];
    let ran = play_old(&folder, &["--side", "both", "--fen", "W:W21,22,32:B17,18"], &lines);
    shows(&ran, &["The men on 21 and 22 could have captured: you may huff one of them."]);
    shows(
        &ran,
        &[
            "Choose the piece to huff.",
            "Black huffs the man on 21.",
            "21x14 is not legal. There is no piece on 21.",
        ],
    );
}

#[test]
fn huffing_the_last_piece_ends_the_game() {
    let folder = Folder::new();
    let ran = play_old(
        &folder,
        &["--side", "both", "--fen", "W:W22:B18,1"],
        &["22-17", "huff", "undo", "1-5", "quit"],
    );
    shows(
        &ran,
        &["Black huffs the man on 17.", "Black wins.", "White has no pieces left.", "White to move> quit"],
    );
}

#[test]
fn the_computer_huffs_a_king_before_a_man_and_then_moves() {
    let folder = Folder::new();
    let position = "W:W21,K22,32,31:B17,18,1";
    let ran =
        play_old(&folder, &["--opponent", "level/1", "--fen", position], &["32-28", "undo", "32-28", "quit"]);
    let told = ["Black huffs the king on 22.", "Black plays", "Black huffs the king on 22.", "Black plays"];
    shows(&ran, &told);
    let again =
        play_old(&folder, &["--opponent", "level/1", "--fen", position], &["32-28", "undo", "32-28", "quit"]);
    assert_eq!(ran.out, again.out, "a seed replays");
}

#[test]
fn a_game_with_huffs_is_saved_and_loaded() {
    let folder = Folder::new();
    let file = folder.path("game.pdn");
    let (save, load) = (format!("save {file}"), format!("load {file}"));
    play_old(&folder, &["--side", "both", "--fen", MISSED], &["32-28", "huff", "1-5", &save, "quit"]);
    let text = fs::read_to_string(&file).expect("it was written");
    assert!(text.ends_with("1. 32-28 {[%huff 22]} 1... 1-5 *\n"), "{text}");
    let ran = play_old(&folder, &["--side", "both"], &[&load, "fen", "quit"]);
    shows(&ran, &["W:W28:B5,18"]);
    assert_eq!(run(&["validate", &file]).code, 0);
    // Through every format that keeps games, and to the final position.
    let json = folder.path("game.jsonl");
    let binary = folder.path("game.bin");
    assert_eq!(run(&["convert", "--to", "jsonl", &file, "-o", &json]).code, 0);
    assert_eq!(run(&["convert", "--to", "binary", &json, "-o", &binary]).code, 0);
    for form in [&file, &json, &binary] {
        let fen = run(&["convert", "--quiet", "--to", "fen", form]);
        assert_eq!(fen.out, "W:W28:B5,18\n", "{form}");
        assert!(run(&["convert", "--to", "pdn", form]).out.contains("{[%huff 22]}"), "{form}");
    }
    let bad = folder.file("bad.pdn", &text.replace("%huff 22", "%huff 28"));
    let refused = run(&["validate", &bad]);
    assert_eq!(refused.code, 1);
    assert!(refused.out.contains("could have captured with the move before"), "{}", refused.out);
}

#[test]
fn opponents_huff_each_other_in_a_match() {
    let folder = Folder::new();
    let (rules, pdn) = (folder.file("old.toml", RULES), folder.path("games.pdn"));
    let arguments = ["match", "--a", "random", "--b", "random", "--games", "4", "--nodes", "100"];
    let arguments = [&arguments[..], &["--rules", &rules, "--pdn", &pdn]].concat();
    assert_eq!(run(&arguments).code, 0);
    let games = fs::read_to_string(&pdn).expect("it was written");
    assert!(games.matches("[%huff ").count() > 10, "{games}");
    assert_eq!(run(&["validate", &pdn]).code, 0, "{games}");
}
