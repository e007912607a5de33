//! Hostile input: the time is linear in its length and the memory bounded, whatever it contains.

use std::time::{Duration, Instant};

use crownhead_notation::{
    binary, json,
    pdn::{Reader, Settings, Tree, write_tree},
};

/// Reads a text in pieces as a program does. Returns the numbers of games and problems.
fn read(text: &[u8]) -> (usize, usize) {
    let settings = Settings::default();
    let mut reader = Reader::new();
    let (mut games, mut problems) = (0, 0);
    let mut look = |reader: &mut Reader| {
        while let Some(sheet) = reader.next() {
            games += 1;
            let (tree, replay) = Tree::read(&sheet, &settings);
            problems += sheet.problems().len() + sheet.more_problems() + replay.problems.len();
            assert!(write_tree(&tree).ends_with("*\n"));
        }
    };
    for piece in text.chunks(1 << 16) {
        reader.feed(piece);
        look(&mut reader);
    }
    reader.finish();
    look(&mut reader);
    (games, problems)
}

/// Generous for a slow and busy machine.
const LIMIT: Duration = Duration::from_secs(30);

#[track_caller]
fn is_quick(name: &str, text: &[u8]) {
    let began = Instant::now();
    let (games, problems) = read(text);
    let time = began.elapsed();
    println!("{name:?}: {} bytes, {games} games, {problems} problems in {time:?}", text.len());
    assert!(time < LIMIT, "{name}: {games} games, {problems} problems in {time:?}");
}

#[test]
fn repeated_marks_take_linear_time() {
    const LENGTH: usize = 1 << 19;
    for word in [
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "\"",
        "/",
        "<",
        ";",
        "%",
        "*",
        "$",
        ".",
        "!",
        "1",
        "a",
        "-",
        "{\n\n",
        "( ) ",
        "[A \"",
        "[A \"\\\"",
        "[A[",
        "1. ",
        "1-0 ",
        "32-2819-",
        "1. 3-4 1. ... ",
        "<a ",
        ", ",
        "1-",
        "* 2. ",
        "{ } ",
        "1. 32-28 {\n\n",
        "{\n[A \"b\"]\n",
        "<1 ",
        "/FEN ",
        "\u{bd}",
        "1/2",
        "(1. 32-28 ",
        "... ",
        "- - ",
        "32-28 ",
        "\n",
    ] {
        let text = word.repeat(LENGTH / word.len());
        is_quick(word, text.as_bytes());
    }
}

#[test]
#[ignore = "a minute"]
fn ten_megabytes_of_brackets_a_long_line_and_a_million_tags() {
    for word in ["(", "[", "{", "<"] {
        is_quick(word, word.repeat(10_000_000).as_bytes());
    }
    is_quick("line", "1. 32-28 19-23 2. 28x19 14x23 ".repeat(50_000_000 / 30).as_bytes());
    is_quick("comment", format!("{{{}}}", "x ".repeat(25_000_000)).as_bytes());
    is_quick("tags", "[Event \"x\"]\n".repeat(1_000_000).as_bytes());
}

#[test]
fn an_overlong_game_is_cut_and_reported() {
    let text = "32-28 ".repeat(Reader::LONGEST_GAME / 3);
    let (games, problems) = read(text.as_bytes());
    assert!((2..10).contains(&games) && problems > 0, "{games} games");
}

#[test]
fn pieces_of_any_size_give_the_same_games() {
    let game = "[Event \"a\"]\n[GameType \"20\"]\n1. 32-28 {a \u{e9} comment} 19-23 (1... 17-22) 2. 28x19! $5 14x23 1-1\n\n";
    let text = game.repeat(400);
    let whole = games(text.as_bytes(), text.len());
    assert_eq!(whole.len(), 400);
    for size in [1, 7, 100, 4096, 65536] {
        assert_eq!(games(text.as_bytes(), size), whole, "pieces of {size} bytes");
    }
}

/// All games rewritten, with the line and column of their start.
fn games(text: &[u8], size: usize) -> Vec<(String, String)> {
    let mut reader = Reader::new();
    let mut games = Vec::new();
    let mut look = |reader: &mut Reader| {
        while let Some(sheet) = reader.next() {
            let (tree, _) = Tree::read(&sheet, &Settings::default());
            games.push((write_tree(&tree), sheet.place().to_string()));
        }
    };
    for piece in text.chunks(size) {
        reader.feed(piece);
        look(&mut reader);
    }
    reader.finish();
    look(&mut reader);
    games
}

#[test]
fn binary_and_json_noise_is_refused() {
    let tree = json::read("{\"rules\":\"english\",\"items\":[\"11-15\",\"23-18\"]}").expect("a game");
    let mut file = binary::MAGIC.to_vec();
    file.extend(binary::write(&tree));
    assert_eq!(binary::Games::new(&file).expect("a file").collect::<Result<Vec<_>, _>>(), Ok(vec![tree]));
    for at in 0..file.len() {
        for bit in 0..8 {
            let mut noise = file.clone();
            noise[at] ^= 1 << bit;
            let games = binary::Games::new(&noise).map(Iterator::collect::<Result<Vec<_>, _>>);
            assert!(!matches!(games, Ok(Ok(_))), "bit {bit} of byte {at}");
        }
        let cut = binary::Games::new(&file[..at]).map(Iterator::collect::<Result<Vec<_>, _>>);
        assert!(at == 8 || !matches!(cut, Ok(Ok(_))), "cut at {at}");
    }
    for line in [
        "",
        "{",
        "[]",
        "{\"rules\":\"chess\",\"items\":[]}",
        "{\"rules\":\"english\",\"items\":[\"11-16x\"]}",
    ] {
        assert!(json::read(line).is_err(), "{line}");
    }
    assert!(json::read(&"[".repeat(1_000_000)).is_err());
}

/// CRC-32 bit by bit, as the standard describes it.
fn crc(bytes: &[u8]) -> u32 {
    let bit = |crc: u32| if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 };
    !bytes.iter().fold(!0, |crc, &byte| (0..8).fold(crc ^ u32::from(byte), |crc, _| bit(crc)))
}

#[test]
fn a_block_ends_with_the_checksum_of_its_body() {
    assert_eq!(crc(b"123456789"), 0xcbf4_3926);
    let tree = json::read("{\"rules\":\"english\",\"items\":[\"11-15\"]}").expect("a game");
    let block = binary::write(&tree);
    let (body, sum) = block.split_at(block.len() - 4);
    assert_eq!(usize::from(body[0]), body.len() - 1, "the length comes first");
    assert_eq!(sum, crc(&body[1..]).to_le_bytes());
}
