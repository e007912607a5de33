//! A text for every code: strict reading rejects what the standard rejects, and reading continues with the next game.

use std::collections::BTreeSet;

use crownhead_notation::pdn::{Code, Reader, Settings, Sheets, Tree, Weight, guess};

/// Texts with that problem.
const ROWS: &[(Code, &[u8])] = &[
    (Code::Latin1, b"[GameType \"20\"] 1. 32-28 {tr\xe8s bien} *"),
    (Code::Windows1251, b"[White \"\xc8\xe2\xe0\xed\xee\xe2\"] [GameType \"20\"] 1. 32-28 *"),
    (Code::Spaces, b"[GameType \"20\"] 1. 32 - 28 19-23 *"),
    (Code::Zero, b"[GameType \"20\"] 1. 32-28 19-23 2. 28x19 14x23 3. 37-32 09-14 *"),
    (Code::ForcedStar, b"[GameType \"20\"] 1. 32-28 19-23 2. 28x19* 14x23 *"),
    (Code::RepeatedTag, b"[GameType \"20\"] [Event \"a\"] [Event \"b\"] 1. 32-28 *"),
    (Code::NoGameType, b"[Event \"a\"] 1. 32-28 19-23 *"),
    (Code::MoveMark, b"[GameType \"20\"] 1. 32x28 19-23 *"),
    (Code::WholeRoute, b"[GameType \"21\"] [FEN \"W:W30:B26,18,10\"] 1... 30x23x14x7 *"),
    (Code::ResultTag, b"[GameType \"20\"] [Result \"1-1\"] 1. 32-28 2-0"),
    (Code::ResultStyle, b"[GameType \"20\"] [Result \"1-0\"] 1. 32-28 *"),
    (Code::ResultStyle, b"[GameType \"21\"] 1. 11-15 1-1"),
    (Code::ResultStyle, b"[GameType \"20\"] [ResultFormat \"Default\"] 1. 32-28 1-1"),
    (Code::ResultStyle, b"[GameType \"40\"] [ResultFormat \"International\"] 1. 32-28 1-0"),
    (Code::MoveNumber, b"[GameType \"20\"] 1. 32-28 19-23 3. 28x19 14x23 *"),
    (Code::MoveNumber, b"[GameType \"20\"] 1. 32-28 1. 19-23 *"),
    (Code::MoveNumber, b"[GameType \"20\"] 1... 32-28 19-23 *"),
    (Code::MoveNumber, b"[GameType \"20\"] 1. 32-28 (2. 31-26) 1... 19-23 (3... 17-22) *"),
    (Code::BadClock, b"[GameType \"20\"] 1. 32-28 {[%clk soon]} *"),
    (Code::BlackFirst, b"[GameType \"21\"] [Result \"1-0\"] [FEN \"B:W18:B1,2,3\"] 1. 1-6 18-15 1-0"),
    (Code::Text, b"[GameType \"20\"] 1. 32-28 good 19-23 *"),
    (Code::OpenComment, b"[GameType \"20\"] 1. 32-28 {good *\n"),
    (Code::LineComment, b"[GameType \"20\"] 1. 32-28 ; good\n19-23 *"),
    (Code::Clutter, b"[GameType \"20\"] 1. 32-28, 19-23 *\x1a"),
    (Code::BeforeTags, b"{made by a program} [GameType \"20\"] 1. 32-28 *"),
    (Code::BadTag, b"[GameType \"20\"]\n[event 'a']\n1. 32-28 *"),
    (Code::BracketComment, b"[GameType \"20\"] 1. 32-28 [good] 19-23 *"),
    (Code::NoSeparator, b"[GameType \"20\"] 1. 32-28 19-23\n"),
    (Code::OpenVariation, b"[GameType \"20\"] 1. 32-28 (1. 31-26 *\n"),
    (Code::StrayClose, b"[GameType \"20\"] 1. 32-28 ) 19-23 *"),
    (Code::EmptyVariation, b"[GameType \"20\"] 1. 32-28 () 19-23 *"),
    (Code::ResultInside, b"[GameType \"20\"] 1. 32-28 (1. 31-26 2-0) 19-23 *"),
    (Code::NumberAlone, b"[GameType \"20\"] 1. 32-28 19-23 2. *"),
    (Code::BareNumber, b"[GameType \"20\"] 1. 32-28 19-23 2 28x19 *"),
    (Code::StrengthAlone, b"[GameType \"20\"] 1. 32-28 $5 ! 19-23 *"),
    (Code::OddMove, b"[GameType \"20\"] 1. 3228 19-23 *"),
    (Code::OddResult, b"[GameType \"21\"] 1. 11-15 0.5-0.5"),
    (Code::OddResult, "[GameType \"21\"] 1. 11-15 \u{bd}-\u{bd}".as_bytes()),
    (Code::UnknownMove, b"[GameType \"20\"] 1. 32-28 - - *"),
    (Code::CapturedList, b"[GameType \"20\"] [FEN \"W:WK47:B14,19,29,31,42\"] 1. 47x36 <42,29,14,31> *"),
    (Code::AfterEnd, b"[GameType \"20\"] 1. 32-28 19-23 2-0 2. 28x19 14x23 *"),
    (Code::SecondResult, b"[GameType \"20\"] 1. 32-28 2-0 *"),
    (Code::EmptyGame, b"*"),
    (Code::WrongGameType, b"[GameType \"21\"] 1. 32-28 19-23 2. 28x19 14x23 *"),
    (Code::BadGameType, b"[GameType \"draughts\"] 1. 32-28 19-23 2. 28x19 14x23 *"),
    (Code::Rotated, b"[GameType \"21\"] 1. 22-18 10-15 2. 25-22 6-10 *"),
    (Code::WrongTurn, b"[GameType \"20\"] [FEN \"B:W28:B19\"] 1. 28-23 19x28 *"),
    (Code::SwappedColors, b"[GameType \"20\"] [FEN \"W:W19:B28\"] 1. 28-23 19x28 *"),
    (Code::OddFen, b"[GameType \"20\"] [FEN \"W/W28 K50/B19\"] 1. 28-23 19x28 *"),
    (Code::LegByLeg, b"[GameType \"21\"] [FEN \"W:W30:B26,18,10\"] 1... 30x23 23x14 14x7 *"),
    (Code::BadFen, b"[GameType \"20\"] [FEN \"W:W99:B1\"] 1. 32-28 *"),
    (Code::NoRules, b"[Rules \"chess\"] 1. 32-28 *"),
    (Code::IllegalMove, b"[GameType \"20\"] 1. 32-27 19-20 *"),
    // A house-rules code with huffing.
    (Code::Huff, b"[Rules \"12c0r00004000r0a017wd\"] [FEN \"W:W22,32:B18,1\"] 1. 32-28 {[%huff 28]} 1-5 *"),
];

/// The same for texts that are too long or too unusual to list here.
fn long_rows() -> [(Code, Vec<u8>); 3] {
    let brackets = "(1. 32-28 ".repeat(1001) + &")".repeat(1001);
    [
        (Code::TooLong, [b"[GameType \"20\"] 1. 32-28 ".as_slice(), &b"$1 ".repeat(1 << 20), b"*"].concat()),
        (Code::Utf16, b"\xff\xfe[GameType \"20\"] 1. 32-28 *".to_vec()),
        (Code::TooDeep, format!("[GameType \"20\"] 1. 31-26 {brackets} *").into_bytes()),
    ]
}

fn rows() -> Vec<(Code, Vec<u8>)> {
    ROWS.iter().map(|(code, text)| (*code, text.to_vec())).chain(long_rows()).collect()
}

/// The codes of the first game, and the number of games read.
fn codes(text: &[u8], settings: &Settings) -> (Vec<Code>, u64) {
    let mut reader = Reader::new();
    // After a UTF-16 byte order mark, each byte becomes a code unit of two bytes.
    match text {
        [0xff, 0xfe, text @ ..] => {
            reader.feed(b"\xff\xfe");
            reader.feed(&text.iter().flat_map(|&byte| [byte, 0]).collect::<Vec<u8>>());
        }
        _ => reader.feed(text),
    }
    reader.finish();
    let mut codes = Vec::new();
    let mut games = 0;
    while let Some(sheet) = reader.next() {
        games = sheet.number();
        if games == 1 {
            let (_, replay) = Tree::read(&sheet, settings);
            codes = sheet.problems().iter().chain(&replay.problems).map(|problem| problem.code).collect();
        }
    }
    (codes, games)
}

const NEXT: &[u8] = b"\n[Event \"next\"]\n[GameType \"20\"]\n\n1. 31-26 *\n";

#[test]
fn every_code_is_reported_for_its_text() {
    for (code, text) in rows() {
        let shown = String::from_utf8_lossy(&text[..text.len().min(80)]).into_owned();
        let settings = Settings { notes: true, black_first: code == Code::BlackFirst, ..Settings::default() };
        let (found, games) = codes(&[&text, NEXT].concat(), &settings);
        assert!(found.contains(&code), "{shown}: {code} is missing among {found:?}");
        assert_eq!(games, 2, "{shown}: reading continues");
        let worse = found.iter().find(|found| found.weight() > code.weight());
        assert_eq!(worse, None, "{shown}: nothing worse than {code}");
    }
}

#[test]
fn strict_reading_rejects_what_the_standard_rejects() {
    for (code, text) in rows() {
        let settings = Settings {
            notes: true,
            strict: true,
            black_first: code == Code::BlackFirst,
            ..Settings::default()
        };
        let (found, _) = codes(&[&text, NEXT].concat(), &settings);
        let rejected = found.iter().any(|code| code.is_against_the_standard());
        assert_eq!(rejected, code.weight() != Weight::Note, "{code}: {found:?}");
    }
}

#[test]
fn every_code_has_an_example_text() {
    let known: BTreeSet<Code> = rows().iter().map(|(code, _)| *code).collect();
    let lacking: Vec<&Code> = Code::ALL.iter().filter(|code| !known.contains(code)).collect();
    assert_eq!(lacking, [] as [&Code; 0]);
}

#[test]
fn correct_texts_have_no_problems() {
    for text in [
        "[GameType \"20\"] [Result \"2-0\"] 1. 32-28 19-23 2. 28x19 (2. 28x19 {or} 2... 14x23) 2... 14x23 2-0",
        "[GameType \"20\"] 1. 32-28 (1. 31-26 19-23 2. 32-28) (1... 19-23 2. 28x19) 19-23 2. 28x19 14x23 *",
        "[GameType \"20\"] [ResultFormat \"Default\"] [Result \"1-0\"] 1. 32-28 1-0",
        "[GameType \"20\"] [ResultFormat \"3-1-0\"] [Result \"1-0\"] 1. 32-28 1-0",
        "[GameType \"21\"] [Result \"1/2-1/2\"] 1. 11-15 23-19 2. 8-11 *",
        "[GameType \"21\"] [FEN \"W:W30:B1\"] 17... 30-26 18. 1-6 *",
        "[GameType \"21\"] [FEN \"W:W30:B1\"] 17. ... 30-26 18. 1-6 *",
        "[GameType \"20\"] 1. 32-28 ... 2. 37-32 *",
        "[GameType \"20\"] 1. 32-28 /FEN \"B:W28:B1,2\"/ 7... 1-6 8. 28-22 *",
        "[GameType \"20\"] [FEN \"W:WK47:B14,19,29,31,42\"] 1. 47x38x24x13x36 *",
    ] {
        let settings = Settings { notes: true, ..Settings::default() };
        assert_eq!(codes(text.as_bytes(), &settings), (vec![], 1), "{text}");
    }
}

#[test]
fn one_wrong_number_is_reported_once() {
    let text = "[GameType \"20\"] 1. 32-28 19-23 3. 28x19 14x23 4. 37-32 10-14 *";
    let settings = Settings { notes: true, ..Settings::default() };
    let mut sheets = Sheets::new(text.as_bytes());
    let sheet = sheets.next().expect("a game");
    let problems = Tree::read(&sheet, &settings).1.problems;
    assert_eq!(problems.len(), 1);
    assert_eq!((problems[0].found.as_str(), &*problems[0].expected), ("3.", "2."));
}

#[test]
fn guessing_the_order_of_points_needs_more_than_one_game() {
    let game = "[GameType \"21\"]\n[Result \"1-0\"]\n[FEN \"B:W18:B1,2,3\"]\n1. 1-6 18-15 1-0\n\n";
    assert!(!guess(game.as_bytes()).black_first);
    assert!(guess(game.repeat(3).as_bytes()).black_first);
}
