//! Links, files and pasted text: what is written comes back, and whatever else comes is refused in words.

mod common;

use common::{Kind, by_chance, comment};
use crownhead_notation::{binary, fen, hub, lidraughts, movetext};
use crownhead_rules::{AnyPosition, AnyRules, Variant};
use crownhead_study::{
    NodeId, Study, address,
    import::{Format, ImportError, Importer, import},
};
use crownhead_testkit::random::Dice;
use proptest::prelude::*;

fn opened(text: &str) -> Result<(Format, Study), ImportError> {
    let import = import(text.as_bytes(), "pasted")?;
    let opened = import.open(0)?;
    Ok((opened.format, opened.study))
}

fn refused(text: &str) -> String {
    let told = opened(text).expect_err("it is no game").to_string();
    assert!(!told.contains('\n') && told.len() < 300, "{told}");
    told
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_form_comes_back(seed: u64) {
        let mut dice = Dice::new(seed);
        let named: Vec<AnyRules> = AnyRules::all_named().collect();
        let study = by_chance(*dice.pick(&named), 40, Kind::Everything, &mut dice);
        let tree = study.to_tree();
        let link = format!("https://example.org/study?x=1{}", address::fragment(&study));
        prop_assert!(address::read(&link).expect("our link").to_tree() == tree);
        let (format, read) = opened(&link).expect("our link");
        prop_assert!(format == Format::Address && read.to_tree() == tree);
        let (format, read) = opened(&study.to_json()).expect("our JSON");
        prop_assert!(format == Format::Json && read.to_tree() == tree);
        let (format, read) = opened(&study.to_pdn()).expect("our PDN");
        prop_assert!(format == Format::Pdn && read == study, "{}", study.to_pdn());
        let mut file = binary::MAGIC.to_vec();
        file.extend(binary::write(&tree));
        file.extend(binary::write(&tree));
        let import = import(&file, "file").expect("our file");
        prop_assert_eq!((import.format(), import.len()), (Format::Binary, 2));
        prop_assert!(import.open(1).expect("our game").study == study);
    }

    #[test]
    fn damaged_links_are_refused(seed: u64) {
        let mut dice = Dice::new(seed);
        let study = by_chance(Variant::English.into(), 20, Kind::Everything, &mut dice);
        let mut link = address::fragment(&study).into_bytes();
        let at = 6 + dice.below(link.len() - 6);
        if dice.percent(50) {
            link.truncate(at);
        } else {
            link[at] = *dice.pick(b"AZaz09-_%{<\"");
        }
        let link = String::from_utf8(link).expect("it is ASCII");
        if let Ok(read) = address::read(&link) {
            prop_assert!(read == study);
        }
    }

    #[test]
    fn any_bytes_are_taken(bytes: Vec<u8>, seed: u64) {
        let mut dice = Dice::new(seed);
        let mut text = bytes;
        text.extend(comment(&mut dice).into_bytes());
        if let Ok(import) = import(&text, "any") {
            for index in 0..import.len().min(5) {
                import.header(index);
                drop(import.open(index));
            }
        }
    }

    /// Pieces of any size list the same games as the whole.
    #[test]
    fn pieces_make_the_same_list(seed: u64) {
        let mut dice = Dice::new(seed);
        let mut text = String::new();
        for _ in 0..5 {
            text.push_str(&by_chance(Variant::International.into(), 20, Kind::Everything, &mut dice).to_pdn());
            text.push('\n');
        }
        let whole = import(text.as_bytes(), "whole").expect("games");
        prop_assert_eq!(whole.len(), 5);
        let mut importer = Importer::new("pieces", None);
        let mut rest = text.as_bytes();
        while !rest.is_empty() {
            let (piece, more) = rest.split_at((1 + dice.below(300)).min(rest.len()));
            importer.push(piece).expect("it fits");
            importer.step(1 + dice.below(200));
            rest = more;
        }
        importer.finish();
        while importer.step(100) {}
        let pieces = importer.into_import().expect("games");
        prop_assert_eq!(pieces.len(), 5);
        for index in 0..5 {
            prop_assert_eq!(pieces.header(index), whole.header(index));
            prop_assert!(pieces.open(index).expect("a game").study == whole.open(index).expect("a game").study);
        }
    }
}

#[test]
fn positions_are_recognized() {
    let start = AnyPosition::start(Variant::International);
    for (text, format, rules) in [
        (fen::write(&start), Format::Fen, Variant::International),
        ("W:W31-50:B1-20:H0:F1".to_owned(), Format::Fen, Variant::International),
        ("\"B:W18,K22:B1,15.\"\n".to_owned(), Format::Fen, Variant::English),
        ("W:Wa1,c3:Bd8,Kf8".to_owned(), Format::Fen, Variant::Russian),
        (hub::write_position(&start), Format::Hub, Variant::International),
        (hub::write_dxp_position(&start), Format::Hub, Variant::International),
        (
            "https://lidraughts.org/analysis/standard/W:W31,32:B1,2:H0:F1".to_owned(),
            Format::Lidraughts,
            Variant::International,
        ),
        (
            "https://lidraughts.org/analysis/frisian/W:W31,32:B1,2".to_owned(),
            Format::Lidraughts,
            Variant::Frisian,
        ),
        ("lidraughts.org/editor/W:W31,K32:B1,2".to_owned(), Format::Lidraughts, Variant::International),
        (
            "https://example.org/?variant=italian&fen=W%3AWK18%2C22%3AB1%2C15".to_owned(),
            Format::Address,
            Variant::Italian,
        ),
    ] {
        let (found, study) = opened(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!((found, study.rules()), (format, rules.into()), "{text}");
    }
    let mut importer = Importer::new("pasted", Some(Variant::Frisian.into()));
    importer.push(b"W:W31-50:B1-20").expect("it fits");
    let read = importer.into_import().expect("a position").open(0).expect("a position");
    assert!(read.study.rules() == Variant::Frisian.into() && !read.guessed);
}

#[test]
fn games_of_other_programs_are_recognized() {
    let start = AnyPosition::start(Variant::International);
    let mut line = Vec::new();
    let mut position = start;
    for text in ["32-28", "19-23", "28x19", "14x23"] {
        line.push(movetext::find(text, &position).expect("a move"));
        position = position.play_unchecked(&line[line.len() - 1]);
    }
    let lidraughts = lidraughts::write_game(&start, &line).expect("two digits are enough");
    for (text, format) in [(lidraughts, Format::Lidraughts), (hub::write_game(&start, &line), Format::Hub)] {
        let (found, study) = opened(&text).expect("a game");
        assert_eq!(found, format);
        assert_eq!(study.main_game().moves(), line);
    }
}

#[test]
fn what_cannot_be_read_is_refused_in_words() {
    for (text, told) in [
        ("", "there is no text: paste a game, a position or a link"),
        (" \n\t ", "there is no text: paste a game, a position or a link"),
        ("hello world", "Line 1, column 1: found “hello”, expected a move or a tag."),
        ("W:W32,32,32:B1", "this position cannot be read: two pieces on square 32"),
        (
            "https://lidraughts.org/abcdefgh",
            "this is a link to another site: copy the game or the position from there and paste it",
        ),
        ("https://example.org/?variant=chess", "this link names the variant “chess”, which is not known"),
        ("#game=AA", "this link is damaged or was cut off"),
        ("#game=%%", "this link is damaged: character 1 of the game is none of A-Z, a-z, 0-9, - and _"),
        (
            "[GameType \"20\"]\n[FEN \"W:W32,32:B1\"]\n\n*",
            "Line 2, column 1: this position cannot be read: two pieces on square 32.",
        ),
    ] {
        assert_eq!(refused(text), told);
    }
    assert!(refused("{\"rules\":\"english\"}").starts_with("this line is not a game:"));
    assert!(refused("CHgames\u{2}").contains("version 2"));
    let deep = format!("{{\"rules\":\"english\",\"items\":[{}\"11-15\"]}}", "\"(\",".repeat(100_000));
    assert!(refused(&deep).contains("variations nest too deep"));
}

#[test]
fn a_bad_game_does_not_spoil_the_others() {
    let text = "[White \"Ann\"]\n[GameType \"20\"]\n1. 32-28 *\n\n[White \"<b>Ben</b>\"]\n[GameType \"20\"]\n\
                [FEN \"nonsense\"]\n1. 31-26 *\n\n[White \"Cas\"]\n[GameType \"20\"]\n1. 31-26 17-99 *\n";
    let import = import(text.as_bytes(), "three.pdn").expect("games");
    assert_eq!(import.len(), 3);
    assert_eq!(import.header(1).get("White"), Some("<b>Ben</b>"));
    assert!(import.open(0).is_ok());
    assert!(import.open(1).expect_err("it has no position").to_string().starts_with("Line 7, column 1:"));
    let third = import.open(2).expect("its first move is good");
    assert_eq!(third.study.children(NodeId::START).len(), 1);
    assert_eq!(third.problems[0].place.line, 12);
    assert!(matches!(import.open(3), Err(ImportError::NoGame)));
}

#[test]
fn fifty_megabytes_are_taken_in_small_steps() {
    let units: [&[u8]; 6] = [
        b"1. 32-28 19-23 2. 28x19 14x23 *\n",
        b"{<script>alert(1)</script>} ",
        b"[A \"",
        b"((((((((((((((((",
        b"* ",
        b"\xff\xfe\x00\x01",
    ];
    for unit in units {
        let mut importer = Importer::new("hostile", None);
        let piece = unit.repeat((1 << 20) / unit.len());
        for _ in 0..50 {
            importer.push(&piece).expect("it fits");
        }
        importer.finish();
        let mut steps = 0;
        while importer.step(1 << 16) {
            steps += 1;
        }
        assert!(steps <= 50 << 4);
        let games = importer.into_import().expect("something");
        assert!(games.len() <= Importer::MOST_GAMES);
        games.header(games.len() - 1);
    }
}

#[test]
fn several_positions_are_a_list() {
    let text = "W:W31,32:B1,12\n\n  B:WK5:B20\r\nW:W99:B1\n";
    let found = import(text.as_bytes(), "").expect("positions");
    assert_eq!((found.format(), found.len()), (Format::Fen, 3));
    assert_eq!(found.header(1).get("FEN"), Some("B:WK5:B20"));
    let second = found.open(1).expect("a position").study;
    assert_eq!(second.fen(second.cursor()), "B:WK5:B20");
    assert!(found.open(2).is_err(), "the others are not affected");
}
