//! Huffs in game records: `[%huff 14]` in a comment before the move of the huffing side.

use crownhead_game::{Game, Outcome, WinReason};
use crownhead_notation::{
    fen, houserules, json, movetext,
    pdn::{self, Code, Item, Replay, Settings, Sheets, Tags, Tree},
};
use crownhead_rules::{AnyRules, BoardKind, CaptureDuty, Color, HouseRules, Square};

/// English draughts with optional captures and huffing for missed ones.
const OLD: HouseRules =
    HouseRules { capture_duty: CaptureDuty::Optional, huffing: true, ..HouseRules::plain(BoardKind::Dark8) };

const RULES: AnyRules = AnyRules::House(OLD);

fn square(number: u16) -> Square {
    BoardKind::Dark8.square(number).expect("a square")
}

fn play(game: &mut Game, text: &str) {
    for word in text.split_whitespace() {
        match word.strip_prefix("huff:") {
            Some(number) => game.huff(square(number.parse().expect("a number"))).expect("a huffable piece"),
            None => game.play(movetext::find(word, game.position()).expect(word)).expect("the game goes on"),
        }
    }
}

/// White could have captured 18 with 22 and plays 32-28 instead.
fn game() -> Game {
    let start = fen::parse("W:W22,32:B18,1", RULES).expect("a position");
    Game::from_position(start)
}

fn read(text: &str) -> (Tree, Replay) {
    let code = houserules::to_code(&OLD);
    let text = format!("[Rules \"{code}\"]\n[FEN \"W:W22,32:B18,1\"]\n\n{text}\n");
    let mut sheets = Sheets::new(text.as_bytes());
    let sheet = sheets.next().expect("a game");
    Tree::read(&sheet, &Settings::default())
}

#[test]
fn a_huff_is_a_command_before_its_move() {
    let mut game = game();
    play(&mut game, "32-28 huff:22 1-5 28-24");
    let text = pdn::write(&game, &Tags::default());
    assert!(text.ends_with("\n1. 32-28 {[%huff 22]} 1... 1-5 2. 28-24 *\n"), "{text}");
    assert_eq!(pdn::read(&text).as_ref(), Ok(&game));
}

#[test]
fn a_huff_without_its_move_is_written_at_the_end() {
    let mut game = game();
    play(&mut game, "32-28 huff:22");
    let text = pdn::write(&game, &Tags::default());
    assert!(text.ends_with("1. 32-28 {[%huff 22]} *\n"), "{text}");
    assert_eq!(pdn::read(&text).as_ref(), Ok(&game));
    assert!(game.resign(Color::White));
    let text = pdn::write(&game, &Tags::default());
    assert_eq!(pdn::read(&text).as_ref(), Ok(&game));
}

#[test]
fn a_game_won_by_a_huff_is_read_back_as_won() {
    let mut game = Game::from_position(fen::parse("W:W22:B18,1", RULES).expect("a position"));
    play(&mut game, "22-17 huff:17");
    let won = Some(Outcome::Win { winner: Color::Black, reason: WinReason::NoPieces });
    let text = pdn::write(&game, &Tags::default());
    assert!(text.contains("[Result \"0-1\"]"), "{text}");
    assert_eq!(pdn::read(&text).map(|read| read.outcome()), Ok(won));
}

#[test]
fn an_impossible_huff_is_reported_and_kept_as_a_comment() {
    for huff in ["28", "18", "99", "1, 2", "22] [%huff 22", ""] {
        let text = format!("1. 32-28 {{[%huff {huff}]}} 1... 1-5 *");
        for text in [text.clone(), format!("/FEN \"W:W22,32:B18,1\"/ {text}")] {
            let (tree, replay) = read(&text);
            if huff.starts_with("22") {
                assert_eq!((replay.problems.as_slice(), replay.is_legal), ([].as_slice(), true), "{text}");
                continue;
            }
            let codes: Vec<Code> = replay.problems.iter().map(|problem| problem.code).collect();
            assert_eq!((codes.as_slice(), replay.is_legal), ([Code::Huff].as_slice(), false), "{text}");
            assert_eq!(replay.huffs, [], "{text}");
            assert_eq!(json::read(&json::write(&tree)).as_ref(), Ok(&tree), "{text}");
            let moves = tree.items.iter().filter(|item| matches!(item, Item::Move { mv: Some(_), .. }));
            assert_eq!(moves.count(), 2, "{text}");
        }
    }
    // No moves yet; the last move was a capture; one huff per turn.
    for text in
        ["1. {[%huff 18]} 32-28 *", "1. 22x15 {[%huff 32]} 1-5 *", "1. 32-28 {[%huff 22]} {[%huff 22]} 1-5 *"]
    {
        let codes: Vec<Code> = read(text).1.problems.iter().map(|problem| problem.code).collect();
        assert_eq!(codes, [Code::Huff], "{text}");
    }
    let code = houserules::to_code(&OLD);
    let text = format!("[Rules \"{code}\"]\n[FEN \"W:W22,32:B18,1\"]\n\n1. 32-28 {{[%huff 28]}} *\n");
    assert_eq!(pdn::read(&text).expect_err("the game is not this one").code, Code::Huff);
}

#[test]
fn only_comments_in_braces_contain_huffs() {
    for slip in ["[%huff 22]", "x[%huff 22]", "{[%huff\u{a0}22]}", "{[%huff22]}"] {
        let (tree, replay) = read(&format!("1. 32-28 {slip} 1... 1-5 *"));
        assert_eq!(replay.huffs, [], "{slip}");
        let written = pdn::write_tree(&tree);
        let mut sheets = Sheets::new(written.as_bytes());
        let sheet = sheets.next().expect("a game");
        let (again, replay) = Tree::read(&sheet, &Settings::default());
        assert_eq!(
            (replay.huffs.as_slice(), again.main_deeds()),
            ([].as_slice(), tree.main_deeds()),
            "{slip}"
        );
    }
}

#[test]
fn without_huffing_the_command_is_an_ordinary_comment() {
    let text = "[Rules \"text\"]\n[FEN \"W:W22,32:B18,1\"]\n\n1. 32-28 {[%huff 22]} 18x25 *\n";
    let game = pdn::read(text).expect("a game");
    assert_eq!((game.ply(), game.huffed_at(1)), (2, None));
    let (_, replay) = read("1. 32-28 {[%huffing 22] [%huff]} 1-5 *");
    assert_eq!((replay.problems.as_slice(), replay.huffs.as_slice()), ([].as_slice(), [].as_slice()));
}

#[test]
fn a_variation_replaces_the_move_with_its_huff() {
    let text = "1. 32-28 {[%huff 22] a pity} 1... 1-5 (1... 18x25) ({[%huff 22]} 1... 18-22) 2. 28-24 *";
    let (tree, replay) = read(text);
    assert_eq!(replay.problems, []);
    assert_eq!(
        replay.huffs.iter().map(|huff| (huff.main, huff.square)).collect::<Vec<_>>(),
        [(true, square(22)), (false, square(22))]
    );
    assert!(tree.items.iter().all(|item| !matches!(item, Item::Move { mv: None, .. })), "{:?}", tree.items);
    assert_eq!(tree.main_deeds().len(), 4);
    let written = pdn::write_tree(&tree);
    assert!(written.replace('\n', " ").contains(text), "{written}");
    assert_eq!(json::read(&json::write(&tree)), Ok(tree));
}

#[test]
fn squares_have_the_names_of_the_rules() {
    let letters = AnyRules::House(HouseRules { rows: 2, board: BoardKind::Full8, ..OLD });
    let mut game = Game::from_position(fen::parse("W:Wa3,h1:Bb4,h8", letters).expect("a position"));
    play(&mut game, "h1-g2");
    let missed = game.huffable().iter().next().expect("a3 could have captured");
    game.huff(missed).expect("a huffable piece");
    let text = pdn::write(&game, &Tags::default());
    assert!(text.ends_with("1. h1-g2 {[%huff a3]} *\n"), "{text}");
    assert_eq!(pdn::read(&text), Ok(game));
}
