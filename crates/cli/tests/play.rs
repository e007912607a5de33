//! Whole games in the terminal, scripted through a pipe.

mod support;

use std::fs;

use support::{Folder, Ran, crownhead, play, run_with, shows};

#[test]
fn preset_text_asks_four_numbers_one_after_another() {
    let ran = play(&["--variant", "text", "--opponent", "text/easy"], &["1", "3", "2", "4", "quit"]);
    shows(&ran, &[" 8 │", " 1 │", "1  2  3  4  5  6  7  8", "x1: 1", "y1: 3", "x2: 2", "y2: 4"]);
    shows(&ran, &["Score (White - Black): 0", "Black plays", "Score (White - Black)", "x1: quit"]);
}

#[test]
fn preset_text_gives_every_refusal_its_reason() {
    let lines = ["9", "9 3 2 4", "1 2 2 3", "2 4 3 5", "2 6 1 5", "1 3 3 5", "2 2 1 3", "x", "22-18", "quit"];
    let ran = play(&["--variant", "text", "--side", "both"], &lines);
    let reasons = [
        "9 is off the board",
        "x1: 9 3 2 4",
        "9 is off the board",
        "x1: 1 2 2 3",
        "not a playing square",
        "2 4 3 5: 17-14 is not legal.",
        "2 6 1 5: 9-13 is not legal. The man on 9 belongs to Black.",
        "1 3 3 5: 21-14 is not legal.",
        "2 2 1 3: 25-21 is not legal. 21 is not empty.",
        "neither a number",
    ];
    shows(&ran, &reasons);
    shows(&ran, &["x1: 22-18", "x1: quit"]);
}

#[test]
fn preset_text_plays_a_capture_and_counts_a_king_as_one_and_a_half() {
    let lines = ["3 5 5 7", "quit"];
    let ran =
        play(&["--variant", "text", "--side", "both", "--fen", "W:W14:B10,K1", "--color", "never"], &lines);
    shows(&ran, &["♛", "y2: 5 7"].map(|piece| if piece == "y2: 5 7" { "3 5 5 7" } else { piece }));
    shows(&ran, &["Score (White - Black): -0.5"]);
}

#[test]
fn moves_can_be_typed_in_many_ways() {
    let lines = ["11-15", "22 18", "15x22", "25:18", "quit"];
    let ran = play(&["--side", "both"], &lines);
    shows(
        &ran,
        &["Black to move> 11-15", "White to move> 22 18", "Black to move> 15x22", "Black to move> quit"],
    );
}

/// Plays with these lines and this settings file.
fn play_with_results(folder: &Folder, flags: &[&str], lines: &[&str]) -> (Option<i32>, String, String) {
    let input = folder.file("input", &(lines.join("\n") + "\n"));
    let output = crownhead(&[&["play", "--side", "black"], flags].concat())
        .env("CROWNHEAD_CONFIG", folder.path("settings.toml"))
        .stdin(fs::File::open(input).expect("it was written"))
        .output()
        .expect("it starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn my_level_follows_the_person_from_game_to_game_and_from_run_to_run() {
    let (folder, flags) = (Folder::new(), ["--opponent", "my-level"]);
    let shows_in_order = |out: &str, parts: &[&str]| {
        let mut rest = out;
        for part in parts {
            let at = rest.find(part).unwrap_or_else(|| panic!("{part:?} is not shown:\n{out}"));
            rest = &rest[at + part.len()..];
        }
    };
    let (_, out, _) =
        play_with_results(&folder, &flags, &["resign", "new", "resign", "undo", "resign", "quit"]);
    let found =
        ["Find my level, now level 5", "level 4. 1 of 5", "Find my level, now level 4", "2 of 5", "2 of 5"];
    shows_in_order(&out, &found);
    // Games against other opponents do not count here.
    let (_, out, _) = play_with_results(&folder, &["--opponent", "level/2"], &["resign", "quit"]);
    assert!(out.contains("Learner") && !out.contains("of 5"), "{out}");
    let lines = ["opponent", "opponent my-level", "resign", "new", "resign", "new", "resign", "new", "quit"];
    let (_, out, _) = play_with_results(&folder, &[], &lines);
    let found =
        ["my-level, level/1", "(Find my level, now level 3)", "3 of 5", "4 of 5", "You play about as well"];
    shows_in_order(&out, &found);
    shows_in_order(&out, &["Random play is rated 0.", "(My level, now level "]);
    let kept = fs::read_to_string(folder.path("results.toml")).expect("the results");
    assert!(kept.contains("games.english = [[5, 0], [4, 0], [3, 0], "), "{kept}");
    // A file that is cut off is refused, and stays.
    let torn = folder.file("results.toml", &kept[..kept.len() - 20]);
    let (code, _, err) = play_with_results(&folder, &flags, &["resign"]);
    assert!(code == Some(2) && err.contains("results.toml, line ") && err.lines().count() == 1, "{err}");
    assert_eq!(fs::read_to_string(torn).expect("it is there").len(), kept.len() - 20);
}

#[test]
fn my_level_needs_rules_with_a_name() {
    let folder = Folder::new();
    let english = crownhead_rules::Variant::English.house_rules();
    let own = crownhead_rules::HouseRules { flying_kings: true, ..english };
    let rules = ["--variant", &crownhead_notation::houserules::to_code(&own)];
    let (code, _, err) =
        play_with_results(&folder, &[&rules[..], &["--opponent", "my-level"]].concat(), &["quit"]);
    assert_eq!(code, Some(2), "{err}");
    assert!(err.contains("house rules have no results"), "{err}");
    let (_, out, _) = play_with_results(&folder, &rules, &["opponent my-level", "quit"]);
    assert!(out.contains("my-level: house rules have no results"), "{out}");
}

#[test]
fn a_refusal_gives_the_reason_and_frames_the_pieces() {
    let ran =
        play(&["--side", "both", "--fen", "W:W23,32:B18"], &["32-28", "11-15", "23-19", "gibberish", "quit"]);
    shows(&ran, &["!○23!", "32-28 is not legal.", "11-15 is not legal.", "23-19 is not legal."]);
    shows(&ran, &["\"gibberish\" is neither a move", "help"]);
}

#[test]
fn the_moves_of_a_piece_are_shown_on_the_board() {
    let ran = play(
        &["--side", "both", "--fen", "W:W30:B26,18,10"],
        &["moves 30", "30", "moves", "moves 10", "quit"],
    );
    shows(&ran, &["x●10x", "[○30]", "30x7", "30x7", "30x7", "belongs to Black"]);
    let colored = play(&["--side", "both", "--color", "always"], &["moves 11", "quit"]);
    // A background: one of 16 colors, or of 256.
    assert!(colored.out.contains("\x1b[4"), "the board is colored");
}

#[test]
fn a_computer_answers_and_everything_can_be_taken_back() {
    let lines = ["11-15", "undo", "redo", "hint", "fen", "score", "undo", "undo", "redo", "redo", "quit"];
    let ran = play(&["--side", "black", "--opponent", "level/3"], &lines);
    shows(&ran, &["11-15", "White plays", "undo", "redo", "hint", "fen", "B:W", "Score (White - Black)"]);
    shows(&ran, &["There is nothing to take back.", "There is nothing to redo."]);
}

#[test]
fn games_are_saved_and_loaded() {
    let folder = Folder::new();
    let (path, missing) = (folder.path("a game.pdn"), folder.path("none.pdn"));
    let torn = folder.file("torn.pdn", "[GameType \"21\"]\n1. 11-15 40-1 *\n");
    let (save, again) = (format!("save {path}"), format!("save! {path}"));
    let (load, none, broken) = (format!("load {path}"), format!("load {missing}"), format!("load {torn}"));
    let lines = ["11-15", "23-19", &save, &save, &again, "new", &load, "fen", &none, &broken, "save", "quit"];
    let ran = play(&["--side", "both"], &lines);
    shows(
        &ran,
        &[
            "Saved as",
            "already exists",
            "Saved as",
            "load",
            "B:W19,",
            "Cannot read",
            "torn.pdn",
            "needs a file name",
        ],
    );
    assert_eq!(folder.names(), ["a game.pdn", "torn.pdn"], "nothing half-written is left");
    let text = fs::read_to_string(&path).expect("it was written");
    assert!(text.contains("1. 11-15 23-19"), "{text}");
}

#[test]
fn repairs_of_a_file_are_reported() {
    let folder = Folder::new();
    let load = |moves: &str| {
        let path = folder.file("slips.pdn", &format!("[GameType \"21\"]\n1. {moves} *\n"));
        play(&["--side", "both"], &[&format!("load {path}"), "fen", "quit"])
    };
    let ran = load("1115 2319 2. 8-11 a gift");
    shows(&ran, &["Corrected while reading", "Line 2, column 4: found \u{201c}1115\u{201d}", "W:W"]);
    assert!(!ran.out.contains("more."), "{}", ran.out);
    shows(
        &load("11\u{2013}15 23\u{2013}19 2. 8\u{2013}11 27\u{2013}23"),
        &["Corrected while reading", "And 1 more."],
    );
    assert!(!load("11-15 23-19").out.contains("Corrected"));
}

#[test]
fn games_end_with_the_reason_and_both_counts() {
    let won = play(&["--side", "both", "--fen", "W:W22:B18"], &["22x15", "11-15", "undo", "quit"]);
    shows(&won, &["White wins.", "White: 1 piece", "Black: no pieces", "The game is over", "White to move>"]);
    let resigned = play(&["--side", "both"], &["resign", "resign", "undo", "draw", "quit"]);
    shows(&resigned, &["White wins", "resigned", "The game is over", "Black to move>", "agreed"]);
    let declined = play(&["--side", "black"], &["draw", "quit"]);
    shows(&declined, &["declined"]);
}

#[test]
fn the_opponent_and_the_game_can_be_changed_during_play() {
    let lines = [
        "opponent",
        "opponent menu/hard",
        "opponent nobody",
        "opponent two-players",
        "new menu",
        "new chess",
        "rules",
        "flip",
        "help",
        "quit",
    ];
    let ran = play(&["--side", "black"], &lines);
    shows(
        &ran,
        &[
            "level/1",
            "score-panel/easy",
            "text/hard",
            "two-players",
            "Hard",
            "unknown opponent",
            "Menu draughts",
            "unknown variant",
            "Crowning",
            "22-18",
        ],
    );
}

#[test]
fn other_rules_bring_their_own_opponent() {
    let ran = play(&["--side", "white", "--variant", "menu"], &["new text", "quit"]);
    shows(&ran, &["Easy (Menu draughts)", "Text draughts: ", "Easy (Text draughts)"]);
    let kept = play(&["--opponent", "level/1", "--side", "white"], &["new text", "quit"]);
    shows(&kept, &["Level 1", "Text draughts: ", "Level 1"]);
}

#[test]
fn errors_are_reported_in_whole_sentences() {
    let folder = Folder::new();
    let rubbish = format!("load {}", folder.file("rubbish.pdn", "[GameType \"21\"]\nrubbish\n"));
    let ran = play(&["--side", "both"], &["moves 99", &rubbish, "quit"]);
    shows(
        &ran,
        &[
            "> moves 99\nThere is no square 99",
            "Line 2, column 1: found \u{201c}rubbish\u{201d}, expected a move.",
        ],
    );
}

#[test]
fn two_opponents_can_be_watched_under_all_rules() {
    for variant in
        ["english", "international", "score-panel", "menu", "choose-each-leg", "flying-tutorial", "text"]
    {
        let ran = play(
            &["--side", "none", "--opponent", "level/3", "--against", "random", "--variant", variant],
            &[],
        );
        let end = ran.last_two()[0];
        assert!(end.contains("wins") || end.contains("draw") || end.contains("Draw"), "{variant}: {end}");
    }
}

#[test]
fn ascii_output_is_ascii_and_the_program_ends_with_its_input() {
    let ran = play(&["--ascii", "--variant", "text", "--side", "both"], &["3 3 4 4", "moves 4 4"]);
    assert!(ran.out.is_ascii(), "{}", ran.out);
    shows(&ran, &["w", "x1: "]);
}

#[test]
fn a_seed_replays_a_game() {
    let game = || play(&["--side", "none", "--opponent", "text/easy", "--variant", "text"], &[]).out;
    assert_eq!(game(), game());
}

#[test]
fn piped_lines_answer_questions_without_interrupting_the_computer() {
    let game = |lines: &[&str]| play(&["--side", "black", "--opponent", "alphabeta:6"], lines);
    let plain = game(&["11-15", "8-11", "fen", "quit"]);
    let position = |ran: &Ran| {
        let fen = ran.out.lines().find(|line| line.starts_with("B:W")).map(str::to_owned);
        fen.unwrap_or_else(|| panic!("no position:\n{}", ran.out))
    };
    let hurried = game(&["11-15", "", "stop", "8-11", "move now", "", "fen", "quit"]);
    assert_eq!(position(&hurried), position(&plain));
    shows(&hurried, &["> 11-15", "White plays", "> \n", "> stop\n", "> 8-11", "White plays", "> move now\n"]);
    shows(&game(&["help", "quit"]), &["Enter, stop         make a thinking computer move now"]);
}

#[test]
fn settings_are_used() {
    let folder = Folder::new();
    let text = "variant = \"text\"\nopponent = \"text/easy\"\nascii = true\ndebug = true\n";
    let path = folder.file("settings.toml", text);
    let output =
        crownhead(&["play", "--seed", "1"]).env("CROWNHEAD_CONFIG", &path).output().expect("it starts");
    let out = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(out.contains("Text draughts") && out.contains("Easy") && out.is_ascii(), "{out}");
    // Debug draws the legal moves of a piece as soon as it is named.
    let mut child = crownhead(&["play", "--variant", "english", "--side", "both"]);
    child
        .env("CROWNHEAD_CONFIG", &path)
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped());
    let mut child = child.spawn().expect("it starts");
    std::io::Write::write_all(child.stdin.as_mut().expect("a pipe"), b"11-15\n").expect("it reads");
    let out = child.wait_with_output().expect("it ends").stdout;
    let out = String::from_utf8_lossy(&out);
    assert!(out.contains("[b11]") && out.contains("( 15)"), "{out}");
}

#[test]
fn strange_input_is_survived() {
    let long = "9".repeat(100_000);
    let lines = [
        long.as_str(),
        "\u{1b}[31m",
        "--",
        "x",
        "22-",
        "moves 99",
        "moves \u{0}",
        "save \u{0}",
        "load .",
        "99999999999999999999 1 1 1",
        "quit",
    ];
    for variant in ["text", "international"] {
        let ran = play(&["--variant", variant, "--side", "both"], &lines);
        assert!(ran.out.contains("> quit") || ran.out.contains("x1: quit"), "{}", ran.out);
    }
    let raw = run_with(&["play", "--side", "both"], b"\xff\xfe\n\n\nquit");
    assert_eq!(raw.code, 0, "{}", raw.err);
}

/// Two kings shuffle.
const KINGS: [&str; 8] = ["32-28", "1-5", "28-32", "5-1", "32-28", "1-5", "28-32", "5-1"];

#[test]
fn draws_are_claimed_if_players_chose_to_and_are_automatic_otherwise() {
    let lines = [&["claim"][..], &KINGS, &["draws", "claim", "undo", "quit"]].concat();
    let claimed = play(&["--side", "both", "--fen", "W:WK32:BK1", "--claim-draws"], &lines);
    shows(&claimed, &["There is no draw to claim.", "You can claim a draw.", "White to move> draws"]);
    shows(
        &claimed,
        &[
            "occurred 3 times; the third occurrence lets a player claim a draw",
            "A draw can be claimed after 36 more moves",
        ],
    );
    shows(&claimed, &["White to move> claim", "Draw.", "occurred 3 times", "> undo", "White to move> quit"]);
    let alone = play(&["--side", "both", "--fen", "W:WK32:BK1"], &[&KINGS[..], &["quit"]].concat());
    assert!(!alone.out.contains("claim"), "{}", alone.out);
    shows(&alone, &["Draw.", "occurred 3 times"]);
}

#[test]
fn a_near_draw_is_announced_and_an_opponent_claims_it() {
    // One king each under Frisian rules: two moves.
    let near = play(&["--variant", "frisian", "--side", "both", "--fen", "W:WK46:BK5"], &["draws", "quit"]);
    shows(&near, &["Draw after 2 more moves each unless a piece is captured"]);
    let lines = [&KINGS[..], &["opponent level/2", "quit"]].concat();
    let claimed = play(&["--side", "both", "--fen", "W:WK32:BK1", "--claim-draws"], &[&lines[..]].concat());
    assert!(!claimed.out.contains("claims a draw"), "two people claim for themselves: {}", claimed.out);
    let watched =
        play(&["--side", "none", "--opponent", "level/1", "--fen", "W:WK32:BK1", "--claim-draws"], &[]);
    shows(&watched, &["Draw."]);
}

#[test]
fn the_table_values_of_all_moves_are_shown_on_request() {
    let position = ["--variant", "english", "--side", "both", "--fen", "W:WK18,K15:BK1"];
    let ran = play(&position, &["values", "quit"]);
    shows(
        &ran,
        &["White wins in 19 plies (10 moves).\n", "15-10: wins in 19 plies\n", "18-23: wins in 23 plies\n"],
    );
    let start = play(&["--variant", "english", "--side", "both"], &["v", "quit"]);
    shows(&start, &["Endgame tables do not cover this position."]);
}

#[test]
fn a_mistake_is_told_and_taken_back_or_left() {
    let folder = Folder::new();
    let path = folder.file("settings.toml", "warnings = true\n");
    let game_with = |more: &[&str], lines: &[&str]| {
        let input = folder.file("input", &(lines.join("\n") + "\n"));
        // White gives a man away with 22-18.
        let flags = ["--side", "white", "--opponent", "level/1", "--fen", "W:W22,29,31,32:B14,6,2,1"];
        let output = crownhead(&[&["play", "--seed", "1", "--color", "never"], &flags[..], more].concat())
            .env("CROWNHEAD_CONFIG", &path)
            .stdin(fs::File::open(input).expect("it was written"))
            .output()
            .expect("it starts");
        Ran::of(&output)
    };
    let game = |lines: &[&str]| game_with(&["--no-tables"], lines);
    let ran = game(&["22-18", "14x23", "undo", "32-27", "quit"]);
    let told =
        ["Blunder: 22-18 loses a man: 14x23.", "Type undo", "> 14x23", "It is not your turn.", "> undo"];
    shows(&ran, &told);
    shows(&ran, &["White to move> 32-27", "Black plays", "White to move> quit"]);

    let ran = game(&["22-18", "", "quit"]);
    shows(&ran, &["Blunder: 22-18 loses a man: 14x23.", "Black takes a piece, 14x23", "White to move> quit"]);

    // The tables of six pieces know what becomes of that.
    let ran = game_with(&[], &["22-18", "quit"]);
    shows(&ran, &["Blunder: 22-18 lets Black win by force: 14x23."]);
}
