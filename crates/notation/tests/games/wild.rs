//! Errors of real files: each with its code, the verdict of strict reading, and the result of lenient reading. The
//! games are made up; the errors are real.

use crownhead_notation::pdn::token::Kind;
use crownhead_notation::pdn::{Code, Settings, Sheets, Tree, Weight, guess, write_tree};

/// The result of reading a text: the games with their moves, and the codes of all problems.
fn read(text: &[u8]) -> (Vec<String>, Vec<Code>) {
    let guess = guess(text);
    let settings =
        Settings { likely: guess.rules, black_first: guess.black_first, notes: true, ..Settings::default() };
    let mut sheets = Sheets::new(text);
    let (mut games, mut codes) = (Vec::new(), Vec::new());
    while let Some(sheet) = sheets.next() {
        let (tree, replay) = Tree::read(&sheet, &settings);
        codes.extend(sheet.problems().iter().chain(&replay.problems).map(|problem| problem.code));
        let text = write_tree(&tree);
        let moves = text.rsplit_once("]\n\n").map_or(text.as_str(), |(_, moves)| moves);
        games.push(moves.trim_end().to_owned());
    }
    (games, codes)
}

/// Checks that exactly these games and these problems above a note are found.
#[track_caller]
fn slips(text: impl AsRef<[u8]>, games: &[&str], expected: &[Code]) {
    let (read, mut codes) = read(text.as_ref());
    codes.retain(|code| code.weight() != Weight::Note);
    assert_eq!(read, games);
    assert_eq!(codes, expected);
}

/// Checks that these notes are made, and nothing worse.
#[track_caller]
fn notes(text: impl AsRef<[u8]>, games: &[&str], expected: &[Code]) {
    let (read, codes) = read(text.as_ref());
    assert_eq!(read, games);
    assert!(codes.iter().all(|code| code.weight() == Weight::Note), "{codes:?}");
    for code in expected {
        assert!(codes.contains(code), "{code} is missing among {codes:?}");
    }
}

const PLAIN: &str = "1. 32-28 19-23 2. 28x19 14x23 *";

#[test]
fn standard_texts_have_no_problems() {
    for text in [
        "[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 *",
        "[GameType \"20\"]\n[Result \"1-1\"]\n1.32-28 19-23 2.28x19 14x23 1-1",
        "% a line for programs\n[GameType \"20\"]1. 32-28 19-23 2. 28:19 14:23",
    ] {
        let (games, codes) = read(text.as_bytes());
        assert!(games[0].ends_with(PLAIN), "{games:?}");
        assert!(codes.is_empty(), "{codes:?}");
    }
}

#[test]
fn a_missing_game_type_is_guessed_and_reported() {
    notes("1. 32-28 19-23 2. 28x19 14x23 *", &[PLAIN], &[Code::NoGameType]);
}

#[test]
fn zeros_blanks_and_marks_are_accepted() {
    notes(
        "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 09-14",
        &["1. 32-28 19-23 2. 28x19 14x23 3. 37-32 9-14 *"],
        &[Code::Zero],
    );
    notes("1. 32-28 16-21 2. 31 - 26", &["1. 32-28 16-21 2. 31-26 *"], &[Code::Spaces]);
    notes("[GameType \"20\"] 1. 32x28 19x23 2. 28-19 14x23", &[PLAIN], &[Code::MoveMark]);
}

#[test]
fn other_and_missing_separators_are_read() {
    slips("1. 3228 1923 2. 28X19 14*23", &[PLAIN], &[Code::OddMove; 4]);
    slips("1. 32\u{2013}28 19-23 2. 28\u{d7}19 14:23", &[PLAIN], &[Code::OddMove; 2]);
    slips("1. C3-D4 f6g5", &["1. c3-d4 f6-g5 *"], &[Code::OddMove]);
}

#[test]
fn latin_1_and_a_byte_order_mark_are_read() {
    let text = b"[White \"J\xe9r\xf4me\"]\n1. 32-28 {tr\xe8s bien} 19-23 *";
    notes(text, &["1. 32-28 {tr\u{e8}s bien} 1... 19-23 *"], &[Code::Latin1]);
    notes("\u{feff}[GameType \"20\"]\n1. 32-28 *", &["1. 32-28 *"], &[]);
}

#[test]
fn a_result_may_be_attached_to_a_move() {
    notes("1. 32-28 19-232-0\n1. 31-26 *", &["1. 32-28 19-23 *", "1. 31-26 *"], &[]);
    notes("1. 32-28 19-231/2-1/2", &["1. 32-28 19-23 *"], &[]);
    notes("1. 32-28 19-23* 2. 28x19", &["1. 32-28 19-23 $7 2. 28x19 *"], &[Code::ForcedStar]);
    slips("1. 32-28 19-23 \u{bd}-\u{bd}", &["1. 32-28 19-23 *"], &[Code::OddResult]);
}

#[test]
fn games_need_neither_tags_nor_separators() {
    notes("1. 32-28 2-0 1. 31-26 * 1. 33-28", &["1. 32-28 *", "1. 31-26 *", "1. 33-28 *"], &[]);
    slips(
        "[Event \"a\"]\n1. 32-28 19-23\n[Event \"b\"]\n1. 31-26 *",
        &["1. 32-28 19-23 *", "1. 31-26 *"],
        &[Code::NoSeparator],
    );
    slips("1. 32-28 2-0 *\n[Event \"b\"]\n1. 31-26 *", &["1. 32-28 *", "1. 31-26 *"], &[Code::SecondResult]);
    slips("1. 2-0\n[Event \"b\"]\n1. 31-26 *", &["*", "1. 31-26 *"], &[Code::NumberAlone]);
}

#[test]
fn moves_after_the_result_stay_with_their_game() {
    slips(
        "[Event \"a\"]\n1. 32-28 19-23 2-0 2. 28x19 14x23 {fine}\n[Event \"b\"]\n1. 31-26 *",
        &["1. 32-28 19-23 2. 28x19 14x23 {fine} *", "1. 31-26 *"],
        &[Code::AfterEnd, Code::NoSeparator],
    );
    slips(
        "1. 32-28 2-0 {over}\n[Event \"b\"] 1. 31-26",
        &["1. 32-28 {over} *", "1. 31-26 *"],
        &[Code::AfterEnd],
    );
}

#[test]
fn unclosed_comments_and_variations_end_with_their_game() {
    slips(
        "[Event \"a\"]\n1. 32-28 {never closed 19-23\n\n[Event \"b\"]\n1. 31-26 {fine} *",
        &["1. 32-28 {never closed 19-23} *", "1. 31-26 {fine} *"],
        &[Code::OpenComment, Code::NoSeparator],
    );
    slips(
        "[Event \"a\"]\n1. 32-28 (1. 31-26 19-23\n2-0\n[Event \"b\"]\n1. 31-26 *",
        &["1. 32-28 (1. 31-26 19-23 {2-0}) *", "1. 31-26 *"],
        &[Code::ResultInside, Code::OpenVariation, Code::NoSeparator],
    );
    slips("1. 32-28 ) 19-23 () *", &["1. 32-28 19-23 *"], &[Code::StrayClose, Code::EmptyVariation]);
}

#[test]
fn text_outside_of_braces_becomes_a_comment() {
    slips("1. 32-28 a good move 19-23", &["1. 32-28 {a good move} 1... 19-23 *"], &[Code::Text]);
    slips("1. 32-28 ; a good move\n19-23", &["1. 32-28 {a good move} 1... 19-23 *"], &[Code::LineComment]);
    slips(
        "1. 32-28 [a good move] 19-23",
        &["1. 32-28 {[a good move]} 1... 19-23 *"],
        &[Code::BracketComment],
    );
    slips("1. 32-28 19-23White overstepped", &["1. 32-28 19-23 {White overstepped} *"], &[Code::Text]);
}

#[test]
fn malformed_tags_are_read() {
    let mut sheets = Sheets::new(
        b"[White \"Jan \"the rock\" Smit\"]\n[Black 'Piet']\n[event \"x\"]\n[Site \"y]\n1. 32-28",
    );
    let sheet = sheets.next().expect("a game");
    assert_eq!(sheet.tag("White").as_deref(), Some("Jan \"the rock\" Smit"));
    assert_eq!(sheet.tag("Black").as_deref(), Some("Piet"));
    assert_eq!(sheet.tag("event").as_deref(), Some("x"));
    assert_eq!(sheet.tag("Site").as_deref(), Some("y"));
    assert_eq!(sheet.problems().iter().map(|problem| problem.code).collect::<Vec<_>>(), [Code::BadTag; 4]);
}

#[test]
fn the_moves_reveal_a_wrong_game_type() {
    let text = "[GameType \"21\"]\n1. 32-28 19-23 2. 28x19 14x23 *";
    slips(text, &[PLAIN], &[Code::WrongGameType]);
    slips("[GameType \"draughts\"]\n1. 32-28 19-23 2. 28x19 14x23 *", &[PLAIN], &[Code::BadGameType]);
}

#[test]
fn american_files_numbered_the_other_way_are_rotated() {
    slips(
        "[GameType \"21\"]\n1. 22-18 10-15 2. 25-22 6-10",
        &["1. 11-15 23-18 2. 8-11 27-23 *"],
        &[Code::Rotated],
    );
}

#[test]
fn a_wrong_side_to_move_and_swapped_colors_are_corrected() {
    slips("[GameType \"20\"][FEN \"B:W28:B19\"] 28-23 19x28", &["1. 28-23 19x28 *"], &[Code::WrongTurn]);
    slips("[GameType \"20\"][FEN \"W:W19:B28\"] 28-23 19x28", &["1. 28-23 19x28 *"], &[Code::SwappedColors]);
}

#[test]
fn captures_written_leg_by_leg_or_with_captured_lists_are_read() {
    slips("[GameType \"21\"][FEN \"W:W30:B26,18,10\"] 30x23 23x14 14x7", &["1... 30x7 *"], &[Code::LegByLeg]);
    let fen = "[GameType \"20\"][FEN \"W:WK47:B14,19,29,31,42\"] ";
    let (first, _) = read(format!("{fen} 47x36 <42,29,14,31>").as_bytes());
    let (second, _) = read(format!("{fen} 47x36 <42,29,19,31>").as_bytes());
    assert_ne!(first, second);
}

#[test]
fn old_american_results_give_blacks_points_first() {
    // Black is a man ahead at the end of each game.
    let game = "[GameType \"21\"]\n[Result \"1-0\"]\n[FEN \"B:W18:B1,2,3\"]\n1. 1-6 18-15 1-0\n\n";
    let text = game.repeat(4);
    let guess = guess(text.as_bytes());
    assert!(guess.black_first);
    let mut sheets = Sheets::new(text.as_bytes());
    let settings = Settings { black_first: true, ..Settings::default() };
    let (tree, replay) = Tree::read(&sheets.next().expect("a game"), &settings);
    assert_eq!(tree.tags.get("Result"), Some("0-1"));
    assert_eq!(replay.problems[0].code, Code::BlackFirst);
}

#[test]
fn unknown_moves_and_setups_between_moves_are_kept() {
    notes("[GameType \"20\"] 1. 32-28 ... 2. 37-32", &["1. 32-28 ... 2. 37-32 *"], &[]);
    slips("[GameType \"20\"] 1. 32-28 19-23 2. - - *", &["1. 32-28 19-23 ... *"], &[Code::UnknownMove]);
    notes(
        "[GameType \"20\"] 1. 32-28 /FEN \"W:W28:B19\"/ 2. 28-23 19x28",
        &["1. 32-28 /FEN \"W:W28:B19\"/ 2. 28-23 19x28 *"],
        &[],
    );
}

#[test]
fn results_of_all_kinds_are_read() {
    let result = |end: &str| {
        let text = format!("[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 {end}");
        let mut sheets = Sheets::new(text.as_bytes());
        let sheet = sheets.next().expect("a game");
        let (tree, replay) = Tree::read(&sheet, &Settings::default());
        assert!(replay.is_legal && tree.main_line().len() == 4, "{end}: {:?}", replay.problems);
        assert!(sheets.next().is_none(), "{end}");
        tree.tags.get("Result").map(str::to_owned)
    };
    for (end, expected) in [
        ("1-0*", "1-0"),
        ("* 2-0", "2-0"),
        ("(2-0)", "2-0"),
        ("1:0", "1-0"),
        ("1:1", "1-1"),
        ("0 : 2", "0-2"),
        ("2\u{2013}0", "2-0"),
        ("1/2", "1/2-1/2"),
        ("0,5-0,5", "1/2-1/2"),
        ("1\u{bd}-\u{bd}", "1.5-0.5"),
        ("20-0", "20-0"),
        ("2-0F", "2-0"),
        ("2-0.", "2-0"),
    ] {
        assert_eq!(result(end).as_deref(), Some(expected), "{end}");
    }
    assert_eq!(result("(2. 31-26 2-0) *"), None, "a result in a variation is not that of the game");
}

#[test]
fn a_written_move_never_becomes_a_result() {
    let text = "[GameType \"20\"]\n\n1. 01-1 *\n";
    let mut sheets = Sheets::new(text.as_bytes());
    let (tree, _) = Tree::read(&sheets.next().expect("a game"), &Settings::default());
    assert_eq!(write_tree(&tree), text);
}

#[test]
fn moves_and_times_are_not_results() {
    for (text, moves) in [
        ("1-0", 0),
        ("{a} 12-8", 1),
        ("1-18", 1),
        ("1-12 2-0", 1),
        ("at 10:00", 0),
        ("1.5-10", 1),
        ("1.0-1", 0),
    ] {
        let mut sheets = Sheets::new(text.as_bytes());
        let sheet = sheets.next().expect("a game");
        let found = sheet.tokens().iter().filter(|token| token.kind == Kind::Move).count();
        assert_eq!(found, moves, "{text}");
    }
}

#[test]
fn points_that_look_like_a_move_are_a_result_if_the_tag_says_so() {
    let game = "[Result \"12-8\"]\n[GameType \"40\"]\n\n1. 32-28 19-23 2. 28x19 14x23 12-8";
    slips(game, &[PLAIN], &[Code::OddResult]);
    slips(game.replace("\"12-8\"", "\"12 - 8\""), &[PLAIN], &[Code::OddResult]);
}

#[test]
fn unusual_marks_and_blanks_are_skipped() {
    for text in [
        "1. 32-28, 19-23 2. 28x19, 14x23",
        "1.32-28,19-23 2.28x19,14x23",
        "1. 32-28 | 19-23 2. 28x19 | 14x23",
        "1 . 32-28 19-23 2 . 28x19 14x23",
        "1.\u{a0}32-28 19-23\u{a0}2. 28x19 14x23",
        "1. 32-28 19-23\u{200b}2. 28x19 14x23\u{feff}",
        "1. 32-28 19-23\0 2. 28x19 14x23\u{1a}",
        "<p>1. 32-28 19-23<br>\n2. 28x19 14x23</p>",
        "1.&nbsp;32-28 19-23 2.&nbsp;28x19 14x23",
        "> 1. 32-28 19-23\n> 2. 28x19 14x23",
        "```pdn\n1. 32-28 19-23 2. 28x19 14x23\n```",
    ] {
        let (games, mut codes) = read(text.as_bytes());
        codes.retain(|code| !matches!(code.weight(), Weight::Note) && *code != Code::BareNumber);
        codes.dedup();
        assert_eq!(
            (games.as_slice(), codes.as_slice()),
            (&[PLAIN.to_owned()][..], &[Code::Clutter][..]),
            "{text}"
        );
    }
}

#[test]
fn move_numbers_in_other_forms_are_read() {
    for text in [
        "1) 32-28 19-23 2) 28x19 14x23",
        "1.) 32-28 19-23 2.) 28x19 14x23",
        "1: 32-28 19-23 2: 28x19 14x23",
        "1. 32-28 1\u{2026} 19-23 2. 28x19 2.\u{2026}14x23",
    ] {
        let (games, codes) = read(text.as_bytes());
        assert_eq!(games, [PLAIN], "{text}");
        assert!(codes.iter().any(|code| code.is_against_the_standard()), "{text}");
    }
    // Dots that belong to a number are not an unknown move.
    for text in ["1. 32-28 1. ... 19-23 2. 28x19 2. ... 14x23", "1. 32-28 1. 19-23 2. 28x19 14x23"] {
        notes(text, &[PLAIN], &[]);
    }
    notes("1. 32-28 1. ... 2. 37-32", &["1. 32-28 ... 2. 37-32 *"], &[]);
    notes("[FEN \"B:W28:B19\"] 17. ... 19-24 18. 28-23", &["1... 19-24 2. 28-23 *"], &[]);
}

#[test]
fn moves_that_run_together_or_over_a_line_end_are_read() {
    slips("1.32-28 19-232.28x19 14x23", &[PLAIN], &[Code::OddMove]);
    slips("1.32-2819-23 2.28x1914x23", &[PLAIN], &[Code::OddMove; 2]);
    slips("1. 32-\n28 19-\r\n23 2. 28x19 14x23", &[PLAIN], &[Code::OddMove; 2]);
    slips("1. 32--28 19-23 2. 28xx19 14x23", &[PLAIN], &[Code::OddMove; 2]);
    slips("1. 32-28 19-23 2. 28x19* 14x23", &[PLAIN.replace("28x19", "28x19 $7").as_str()], &[]);
}

#[test]
fn short_moves_with_letters_are_read() {
    let game = "1. c3-d4 f6-g5 2. d4-c5 d6:b4 3. a3:c5 *";
    slips("[GameType \"25\"] 1. cd4 fg5 2. dc5 d:b4 3. a:c5", &[game], &[Code::OddMove; 5]);
    slips("[GameType \"25\"] 1. CD4 FG5 2. DC5 D:B4 3. A:C5", &[game], &[Code::OddMove; 5]);
}

#[test]
fn headings_above_the_tags_are_not_games() {
    slips(
        "Games of 1990 round 2\n\n[Event \"a\"]\n1. 32-28 *",
        &["{Games of 1990 round 2} 1. 32-28 *"],
        &[Code::Text],
    );
    slips("Jansen - Smit 2-0\n[Event \"a\"]\n1. 32-28 *", &["{Jansen - Smit 2-0} 1. 32-28 *"], &[Code::Text]);
    slips(
        "{made by a program}\n[Event \"a\"]\n1. 32-28 *",
        &["{made by a program} 1. 32-28 *"],
        &[Code::BeforeTags],
    );
    slips(
        "[Event \"a\"]\n1. 32-28 19-23 2-0\n\nGames of 1990\n\n[Event \"b\"]\n1. 31-26 *",
        &["1. 32-28 19-23 {Games of 1990} *", "1. 31-26 *"],
        &[Code::AfterEnd, Code::Text],
    );
}

#[test]
fn variations_after_the_result_stay_with_their_game() {
    slips(
        "[GameType \"20\"]\n1. 32-28 19-23 2-0 (1... 17-22 2. 28x17) {so}\n\n[Event \"b\"]\n1. 31-26 *",
        &["1. 32-28 19-23 (1... 17-22 2. 28x17) {so} *", "1. 31-26 *"],
        &[Code::AfterEnd, Code::AfterEnd],
    );
}

#[test]
fn tag_names_are_normalized() {
    let text = "[fen \"W:W28:B19\"]\n[White-Elo \"1200\"]\n[Game Type: \"20\"]\n[black = \u{201c}Piet\u{201d}]\n\
                [Result &quot;2-0&quot;]\n28-23 19x28";
    let mut sheets = Sheets::new(text.as_bytes());
    let sheet = sheets.next().expect("a game");
    let (tree, replay) = Tree::read(&sheet, &Settings::default());
    assert!(replay.is_legal, "{:?}", replay.problems);
    let tags: Vec<(&str, &str)> = tree.tags.iter().collect();
    assert_eq!(
        tags,
        [
            ("FEN", "W:W28:B19"),
            ("WhiteElo", "1200"),
            ("GameType", "20"),
            ("Black", "Piet"),
            ("Result", "2-0")
        ]
    );
}

#[test]
fn a_malformed_game_type_is_read_by_its_number_or_name() {
    // By the moves alone, it could also be Russian.
    for value in ["26.", "26,W,10,0,N2,0", "26,W", "26 (Brazilian)", "brazilian", "Brazilian draughts"] {
        let text = format!("[GameType \"{value}\"]\n1. c3-d4 f6-g5 2. d4-c5 b6xd4 3. e3xc5 d6xb4 *");
        let mut sheets = Sheets::new(text.as_bytes());
        let (tree, replay) = Tree::read(&sheets.next().expect("a game"), &Settings::default());
        assert_eq!(tree.tags.get("GameType"), Some("26"), "{value}");
        assert_eq!(replay.problems[0].code, Code::BadGameType, "{value}");
    }
    let position = "[GameType \"99\"]\n[FEN \"W:W28:B19:H0:F1\"]\n1. 28-23 19x28 *";
    let mut sheets = Sheets::new(position.as_bytes());
    let (tree, _) = Tree::read(&sheets.next().expect("a game"), &Settings::default());
    assert_eq!(tree.tags.get("GameType"), Some("20"), "what lidraughts writes for a game from a position");
    // The right game, with squares numbered from the wrong corner.
    slips(
        "[GameType \"25,W,8,8,A1,0\"]\n1. c3-d4 f6-g5 2. d4-c5 b6:d4 3. e3:c5 d6:b4",
        &["1. c3-d4 f6-g5 2. d4-c5 b6:d4 3. e3:c5 d6:b4 *"],
        &[Code::WrongGameType],
    );
}

#[test]
fn positions_in_other_dialects_are_read() {
    for fen in [
        "W:W28,K50;B19",
        "W W28 K50 B19",
        "W/W28,K50/B19",
        "W:W28 K50:B19",
        "W:W28,,50K:B19",
        "W:W28,D50:B19",
        "W:WM28,K50:BM19",
        "W:W28,W K50:B19",
        "W:W28K50:B19",
        "W:28,K50:19",
        "White:White 28,K50:Black 19",
        "W:W28,K50:Z19",
        "W28,K50:B19",
        "[FEN 'W:W28,K50:B19'",
    ] {
        let text = format!("[GameType \"20\"]\n[FEN \"{fen}\"]\n28-23 19x28");
        slips(&text, &["1. 28-23 19x28 *"], &[Code::OddFen]);
        let mut sheets = Sheets::new(text.as_bytes());
        let (tree, _) = Tree::read(&sheets.next().expect("a game"), &Settings::default());
        assert_eq!(tree.tags.get("FEN"), Some("W:W28,K50:B19"), "{fen}");
    }
    for fen in ["W:W c3 Ke1:B b6 d8", "W:Wc3Ke1:Bb6d8"] {
        let text = format!("[GameType \"25\"]\n[FEN \"{fen}\"]\n1. c3-d4");
        slips(text, &["1. c3-d4 *"], &[Code::OddFen]);
    }
    for fen in ["hello", "W:", "8/8/8 w - -", "W:W?"] {
        let text = format!("[GameType \"20\"]\n[FEN \"{fen}\"]\n1. 28-23");
        slips(text, &["1. 28-23 *"], &[Code::BadFen]);
    }
    slips("[GameType \"20\"]\n[Setup \"W:W28:B19\"]\n28-23 19x28", &["1. 28-23 19x28 *"], &[Code::OddFen]);
    // The standard allows an unknown side to move.
    notes("[GameType \"20\"]\n[FEN \"?:W28:B19\"]\n19-24 28-23", &["1... 19-24 2. 28-23 *"], &[]);
}

#[test]
fn every_problem_has_its_place() {
    let text = "[Event \"a\"]\n\n1. 32-28 19-23\n2. 28x19 \u{e9} 14-99 *\n";
    let mut sheets = Sheets::new(text.as_bytes());
    let sheet = sheets.next().expect("a game");
    let problem = &sheet.problems()[0];
    assert_eq!((problem.place.line, problem.place.column, problem.found.as_str()), (4, 10, "\u{e9}"));
    let (_, replay) = Tree::read(&sheet, &Settings::default());
    let problem = &replay.problems[0];
    assert_eq!((problem.code, problem.place.line, problem.place.column), (Code::IllegalMove, 4, 12));
    assert_eq!(problem.found, "14-99");
}

#[test]
fn strict_reading_makes_no_guesses() {
    let text = b"[GameType \"21\"]\n1. 32-28 19-23 2. 28x19 14x23 *";
    let mut sheets = Sheets::new(text);
    let sheet = sheets.next().expect("a game");
    let settings = Settings { strict: true, ..Settings::default() };
    let (_, replay) = Tree::read(&sheet, &settings);
    assert!(!replay.is_legal);
    assert_eq!(replay.problems[0].code, Code::IllegalMove);
}

#[test]
fn the_page_lists_every_code() {
    let page = include_str!("../../../../docs/formats/pdn.md");
    for &code in Code::ALL {
        let row = format!("| `{code}` | {} | {} | {} |", code.weight().key(), code.expected(), code.done());
        assert!(page.contains(&row), "docs/formats/pdn.md lacks the line\n{row}");
        assert_eq!(Code::from_key(code.key()), Some(code));
    }
    let rows = page.lines().filter(|line| line.starts_with("| `")).count();
    assert_eq!(rows, Code::ALL.len());
}
