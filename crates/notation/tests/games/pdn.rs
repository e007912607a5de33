//! Game records.

use crate::common::{ENGLISH, INTERNATIONAL, any_rules, variant};
use crownhead_game::{Game, Outcome, WinReason};
use crownhead_notation::{
    fen, houserules, movetext,
    pdn::{self, GameType, Tags},
};
use crownhead_rules::{AnyPosition, AnyRules, BoardKind, Color, DrawReason, HouseRules, Preset, Variant};
use proptest::{collection::vec, prelude::*, sample::Index};

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = movetext::find(text, game.position()).expect("a legal move");
        game.play(mv).expect("the game goes on");
    }
}

fn english(moves: &str) -> Game {
    let mut game = Game::new(ENGLISH);
    play(&mut game, moves);
    game
}

fn moves(text: &str) -> String {
    let game = pdn::read_record_as(text, ENGLISH).expect("a game").game;
    let texts: Vec<String> = (0..game.ply())
        .filter_map(|ply| Some(movetext::write(game.position_at(ply)?, &game.moves()[ply])))
        .collect();
    texts.join(" ")
}

fn error(text: &str) -> String {
    let error = pdn::read_record_as(text, ENGLISH).expect_err("no game").to_string();
    assert_eq!(error.lines().count(), 1, "{error}");
    error
}

#[test]
fn a_game_is_written_with_its_tags() {
    let game = english("11-15 22-18 15x22 25x18");
    let tags = Tags::default().with("White", "Ann \"the rock\"").with("Result", "1-0").with("Clock", "none");
    let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
                    [White \"Ann \\\"the rock\\\"\"]\n[Black \"?\"]\n[Result \"*\"]\n[GameType \"21\"]\n\
                    [Clock \"none\"]\n\n1. 11-15 22-18 2. 15x22 25x18 *\n";
    assert_eq!(pdn::write(&game, &tags), expected);
    let record = pdn::read_record(expected).expect("a game");
    assert_eq!(record.game, game);
    assert_eq!(record.tags.get("White"), Some("Ann \"the rock\""));
    assert_eq!(record.tags.get("Clock"), Some("none"));
}

#[test]
fn only_the_moves_up_to_the_present_are_written() {
    let mut game = english("11-15 22-18");
    game.undo();
    assert!(pdn::write(&game, &Tags::default()).ends_with("\n1. 11-15 *\n"));
}

#[test]
fn the_start_is_written_if_it_is_not_the_usual_one() {
    let start = fen::parse("W:W18,K22:B5,K8", ENGLISH).expect("a position");
    let mut game = Game::from_position(start);
    play(&mut game, "18-15 8-12");
    let text = pdn::write(&game, &Tags::default());
    assert!(text.contains("[FEN \"W:W18,K22:B5,K8\"]\n"));
    assert!(
        text.ends_with("\n1... 18-15 2. 8-12 *\n"),
        "Black has the first move in English draughts: {text}"
    );
    assert_eq!(pdn::read(&text), Ok(game));
}

#[test]
fn every_kind_of_rules_is_named() {
    let house =
        AnyRules::House(HouseRules { rows: 2, flying_kings: true, ..HouseRules::plain(BoardKind::Dark10) });
    let house_tag = format!("[Rules \"{}\"]", houserules::to_code(&house.house_rules()));
    let named = [
        (ENGLISH, "[GameType \"21\"]"),
        (INTERNATIONAL, "[GameType \"20\"]"),
        (AnyRules::Preset(Preset::ChooseEachLeg), "[Rules \"choose-each-leg\"]"),
        (house, &house_tag),
    ];
    for (rules, tag) in named {
        let game = Game::new(rules);
        let text = pdn::write(&game, &Tags::default());
        assert!(text.contains(tag), "{text}");
        assert_eq!(pdn::read(&text), Ok(game));
    }
}

#[test]
fn every_game_of_the_pdn_list_has_its_number() {
    let written = |rules: Variant| {
        let text = pdn::write(&Game::new(variant(rules)), &Tags::default());
        let tag = text.lines().find(|line| line.starts_with("[GameType") || line.starts_with("[Rules"));
        tag.expect("the rules are named").to_owned()
    };
    for (rules, number) in [
        (Variant::Italian, "22"),
        (Variant::Pool, "23"),
        (Variant::Spanish, "24"),
        (Variant::Russian, "25"),
        (Variant::Brazilian, "26"),
        (Variant::Canadian, "27"),
        (Variant::Portuguese, "28"),
        (Variant::Czech, "29"),
        (Variant::Turkish, "30"),
        (Variant::Thai, "31"),
        (Variant::Frisian, "40"),
        (Variant::Spantsireti, "41"),
        (Variant::SriLankan, "27,W,12,12,N2,1"),
        (Variant::Mini6English, "21,B,6,6,N1,0"),
        (Variant::Mini6International, "20,W,6,6,N2,0"),
    ] {
        assert_eq!(written(rules), format!("[GameType \"{number}\"]"));
    }
    assert_eq!(written(Variant::Gothic), "[Rules \"gothic\"]");
    for &rules in Variant::ALL {
        assert_eq!(
            pdn::read(&format!("{} *", written(rules))),
            Ok(Game::new(variant(rules))),
            "{}",
            rules.key()
        );
    }
}

#[test]
fn longer_game_types_of_other_programs_are_read() {
    let rules = |value: &str| value.parse().ok().and_then(|game_type: GameType| game_type.rules());
    for (value, key) in [
        ("25,W,8,8,A0,0", "russian"),
        ("25, W, 8, 8, A0, 0", "russian"),
        ("25,W,8,8,N2,0", "russian"),
        ("31,B,8,8,N2,0", "thai"),
        ("41,W,10,8,A0", "spantsireti"),
        ("20,W,10,10,A0,0", "international"),
        ("45", "killer"),
        ("96", "breakthrough"),
        ("97", "frysk"),
        ("98", "antidraughts"),
        ("44", "armenian"),
    ] {
        assert_eq!(rules(value), AnyRules::from_key(key), "{value}");
    }
    // Zimbabwean pool, in which White starts; Italian rules on the unmirrored board.
    let pool = HouseRules { starts: Color::White, ..Variant::Pool.house_rules() };
    assert_eq!(rules("23,W,8,8,A0,0"), Some(AnyRules::House(pool)));
    let turned = HouseRules { board: BoardKind::Dark8, ..Variant::Italian.house_rules() };
    assert_eq!(rules("22,W,8,8,N2,0"), Some(AnyRules::House(turned)));
    assert_eq!(rules("24,W,8,8,N2,1"), AnyRules::from_key("spanish"), "counted from the top");
    for unknown in ["", "0", "1", "99", "25,W,9,8,A0,0", "20,X,10,10,N2,0", "20,W,10", "20,W,10,10,S0,0"] {
        assert_eq!(rules(unknown), None, "{unknown}");
    }
}

#[test]
fn jamaican_pool_is_played_on_the_mirrored_board() {
    // Squares have letters from Black's view, from the bottom right.
    let text = "[GameType \"23,B,8,8,A1,1\"]\n\n1. a3-b4 b6-a5 *\n";
    let game = pdn::read(text).expect("a game");
    let mirrored = HouseRules { board: BoardKind::Mirrored8, ..Variant::Pool.house_rules() };
    assert_eq!(game.rules(), AnyRules::House(mirrored));
    let mut sheets = pdn::Sheets::new(text.as_bytes());
    let sheet = sheets.next().expect("a game");
    let (tree, _) = pdn::Tree::read(&sheet, &pdn::Settings::default());
    assert_eq!(pdn::write_tree(&tree), text);
}

#[test]
fn every_variant_uses_its_own_square_names() {
    let opening = |rules: Variant, first: &str| {
        let mut game = Game::new(variant(rules));
        play(&mut game, first);
        let text = pdn::write(&game, &Tags::default());
        assert_eq!(pdn::read(&text), Ok(game));
        text.lines().last().expect("the moves").to_owned()
    };
    assert_eq!(
        opening(Variant::Russian, "c3-d4 f6-g5 d4-c5 d6:b4 a3:c5"),
        "1. c3-d4 f6-g5 2. d4-c5 d6:b4 3. a3:c5 *"
    );
    assert_eq!(opening(Variant::Spanish, "10-14 23-20"), "1. 10-14 23-20 *");
    assert_eq!(opening(Variant::Turkish, "a3-a4 h6-h5"), "1. a3-a4 h6-h5 *");
    assert_eq!(opening(Variant::Canadian, "43-37 25-31"), "1. 43-37 25-31 *");
}

#[test]
fn results_count_points_in_international_draughts() {
    type Ending = fn(&mut Game) -> bool;
    let endings: [(Ending, &str, &str); 5] = [
        (|game| game.resign(Color::Black), "1-0", "2-0"),
        (|game| game.concede(Color::White), "0-1", "0-2"),
        (|game| game.lose_on_time(Color::Black), "1-0", "2-0"),
        (|game| game.draw_on_time(), "1/2-1/2", "1-1"),
        (Game::agree_draw, "1/2-1/2", "1-1"),
    ];
    for (end, result, points) in endings {
        let canadian = variant(Variant::Canadian);
        for (rules, word) in [(ENGLISH, result), (INTERNATIONAL, points), (canadian, points)] {
            let mut game = Game::new(rules);
            assert!(end(&mut game));
            let text = pdn::write(&game, &Tags::default());
            assert!(text.contains(&format!("[Result \"{word}\"]")), "{text}");
            assert_eq!(pdn::read(&text), Ok(game));
        }
    }
}

#[test]
fn without_a_tag_the_result_after_the_moves_counts() {
    let outcome = |text: &str| pdn::read_record_as(text, ENGLISH).expect("a game").game.outcome();
    let white = Some(Outcome::Win { winner: Color::White, reason: WinReason::Resignation });
    assert_eq!(outcome("1. 11-15 1-0"), white);
    assert_eq!(outcome("[Result \"1-0\"] 1. 11-15 *"), white);
    assert_eq!(outcome("1. 11-15 1/2-1/2"), Some(Outcome::Draw(DrawReason::Agreement)));
    assert_eq!(outcome("1. 11-15 *"), None);
    assert_eq!(outcome("1. 11-15"), None);
    // The moves override the result.
    let by_rule = "[FEN \"W:W18:B15\"] 1. 18x11 0-1";
    assert_eq!(outcome(by_rule), Some(Outcome::Win { winner: Color::White, reason: WinReason::NoPieces }));
}

#[test]
fn additions_of_other_programs_between_moves_are_skipped() {
    let text = "\u{feff}% made somewhere\n[Event \"a ] b\"]\n{ [%clk 0:10] hello (1. 2-3) }\n\
                1. 11-15! $5 (1. 9-13 {or} 22-18 (22-17 9x25)) 22-18?! 2.15x22(!) ; capture\n\
                25:18 3... 8-11 2-0 [Event \"the next one\"] 1. 9-13 *";
    assert_eq!(moves(text), "11-15 22-18 15x22 25x18 8-11");
}

#[test]
fn a_game_that_continues_after_a_draw_can_be_read() {
    let shuffle = "32-28 1-5 28-32 5-1 ".repeat(4);
    let text = format!("[FEN \"W:WK32:BK1\"] {shuffle} *");
    let game = pdn::read_record_as(&text, ENGLISH).expect("a game").game;
    assert_eq!((game.ply(), game.repetitions()), (16, 5));
}

#[test]
fn a_text_with_only_tags_is_a_game_without_moves() {
    let game = pdn::read("[GameType \"20,W,10,10,N2,0\"]").expect("a game");
    assert_eq!(game.position(), &AnyPosition::start(INTERNATIONAL));
}

#[test]
fn problems_are_reported_with_their_place() {
    assert_eq!(error(""), "line 1, column 1: empty-game: expected a game");
    assert_eq!(
        error("[Event \"x\"]\n\n1. 11-15 22-40 *"),
        "line 3, column 10: illegal-move: found \"22-40\", expected two squares of the board"
    );
    assert!(error("1. 11-20").starts_with("line 1, column 4: illegal-move: found \"11-20\", expected "));
    assert!(error("[FEN \"W:W18:B15\"] 1. 18x11 5-9").contains("no move, because the game is over"));
    assert!(
        error("\n[FEN \"W:W18:B40\"]\n[Site \"x\"]\n1. 9-13").starts_with("line 2, column 1: bad-fen: found")
    );
    assert!(error("[Event \"x\"]\n[Rules \"chess\"] 1. e4").starts_with("line 2, column 1: no-rules"));
    assert!(error("1. 11-15 /FEN \"W:W32:B1\"/").contains("without setups"));
}

#[test]
fn rules_are_guessed_from_the_moves() {
    let rules = |moves: &str| pdn::read(moves).map(|game| game.rules().key()).ok().flatten();
    assert_eq!(rules("1. 11-15 23-18 2. 8-11 27-23"), Some("english"));
    assert_eq!(rules("1. 32-28 19-23 2. 28x19 14x23"), Some("international"));
    assert_eq!(rules("1. c3-d4 f6-g5"), Some("russian"));
}

proptest! {
    #[test]
    fn every_game_can_be_saved_and_loaded(
        rules in any_rules(),
        choices in vec(any::<Index>(), 0..80),
        ending in 0..4u8,
    ) {
        let mut game = Game::new(rules);
        for choice in choices {
            let legal = game.position().legal_moves();
            if legal.is_empty() || game.play(*choice.get(&legal)).is_err() {
                break;
            }
        }
        match ending {
            0 => game.resign(Color::White),
            1 => game.concede(Color::Black),
            2 => game.agree_draw(),
            _ => false,
        };
        let text = pdn::write(&game, &Tags::default());
        prop_assert_eq!(pdn::read(&text), Ok(game), "{}", text);
    }

    #[test]
    fn no_text_breaks_the_reader(
        text in "(\\[[A-Z]{0,4} ?\"?[W:B0-9]{0,4}\"?\\]|[0-9]{1,2}[-x.][0-9]{0,2}| |[{}();$!?*/\"\\\\]|é){0,20}|.{0,60}",
    ) {
        if let Err(error) = pdn::read_record_as(&text, ENGLISH) {
            prop_assert!(error.place.line >= 1);
        }
    }
}
