//! Texts as they come: whole, wrong in one game, hostile.

use std::time::Instant;

use crownhead_game::Game;
use crownhead_rules::{AnyMove, Preset, Variant};

use super::*;

const INTERNATIONAL: AnyRules = AnyRules::Variant(Variant::International);

fn read_all(text: &str) -> Reading {
    read(text.as_bytes(), INTERNATIONAL, 1)
}

fn keys(reading: &Reading) -> Vec<&str> {
    reading.troubles.iter().map(|trouble| &*trouble.key).collect()
}

#[test]
fn a_game_has_its_players_its_moves_and_its_clocks() {
    let reading = read_all(
        "[Event \"Cup\"]\n[Round \"2.7\"]\n[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"*\"]\n[GameType \"20\"]\n\n\
         1. 32-28 {[%clk 1:19:58]} 19-23 {[%clk 1:18:00] good} 2. 28x19 (2. 28x19 13x24) {[%clk 1:19:30]} 14x23 *",
    );
    assert_eq!(reading.troubles, []);
    let game = &reading.games[0];
    assert_eq!((&*game.record.white, &*game.record.black), ("Ann", "Ben"));
    assert_eq!((game.record.round, game.record.board), (Some(2), Some(7)));
    assert_eq!(game.record.moves, "32-28 19-23 28x19 14x23");
    assert_eq!((game.record.plies, game.record.last), (4, Some((14, 23))));
    assert_eq!(game.record.clocks, [Some(4_770_000), Some(4_680_000)]);
    assert!(game.pdn.contains("[%clk 1:19:30]") && !game.pdn.contains("13x24"), "{}", game.pdn);
    let again = read_all(&game.pdn);
    assert_eq!((&again.games[0].record, &again.games[0].pdn), (&game.record, &game.pdn), "kept as it is");
}

#[test]
fn clocks_of_both_sides_and_results_are_read() {
    let both = read_all("[White \"A\"]\n[Result \"1-1\"]\n\n1. 32-28 {[%clock w0:10:00 B0:09:58]} 19-23 1-1");
    assert_eq!(both.games[0].record.clocks, [Some(600_000), Some(598_000)]);
    assert_eq!(both.games[0].record.result, "1-1");
    let odd = read_all("[White \"A\"]\n[Result \"adjourned\"]\n\n1. 32-28 19-23");
    assert_eq!(odd.games[0].record.result, "*");
}

#[test]
fn an_illegal_move_ends_its_game_and_no_other() {
    let reading = read_all(
        "[White \"Ann\"]\n[Black \"Ben\"]\n\n1. 32-28 19-23 2. 28x19 14x24 3. 37-32 *\n\n\
         [White \"Cy\"]\n[Black \"Dee\"]\n\n1. 33-29 *\n\n[White \"Eve\"]\n[Black \"Fay\"]\n\n1. 99-98 *",
    );
    let plies: Vec<u32> = reading.games.iter().map(|game| game.record.plies).collect();
    assert_eq!(plies, [3, 1, 0]);
    assert_eq!(keys(&reading), ["illegal-move", "illegal-move"]);
    let first = &reading.troubles[0];
    assert_eq!((&*first.game, first.plies, &*first.found), ("#1 Ann – Ben", 3, "14x24"));
    assert!(
        first.why.starts_with("#1 Ann – Ben: move 2...: Line 4, column 25: “14x24” is not a legal move."),
        "{}",
        first.why
    );
    assert!(reading.troubles[1].why.starts_with("#3 Eve – Fay: move 1: "), "{}", reading.troubles[1].why);
    assert_eq!(reading.games[0].error.as_ref(), Some(&first.why));
    assert_eq!(reading.games[1].error, None);
}

#[test]
fn a_move_that_is_legal_elsewhere_makes_no_other_game() {
    // A whole Frisian game under the tag of International: the broadcast says what is played.
    let (frisian, mut here) = (AnyRules::Variant(Variant::Frisian), Game::new(INTERNATIONAL));
    let (mut game, mut legal) = (Game::new(frisian), None);
    while game.ply() < 40 {
        let moves = game.position().legal_moves();
        let is_other = |mv: &&AnyMove| !here.position().legal_moves().contains(mv);
        let Some(mv) = moves.iter().find(is_other).or(moves.last()) else { break };
        if legal.is_none() && here.play(*mv).is_err() {
            legal = Some(game.ply());
        }
        game.play(*mv).expect("it is legal");
    }
    let legal = legal.expect("the rules differ") as u32;
    let text = pdn::write(&game, &Tags::default().with("White", "Ann"));
    let text = text.replace("GameType \"40\"", "GameType \"20\"");
    let reading = read_all(&text);
    assert_eq!((reading.games[0].record.plies, keys(&reading)), (legal, vec!["illegal-move"]), "{text}");
}

#[test]
fn other_rules_are_not_taken() {
    let reading =
        read_all("[White \"Ann\"]\n[GameType \"21\"]\n\n1. 11-15 *\n\n[White \"Cy\"]\n\n1. 32-28 *");
    assert_eq!((reading.games.len(), keys(&reading)), (1, vec!["other-rules"]));
    let bad = read_all("[White \"Ann\"]\n[FEN \"nonsense\"]\n\n1. 32-28 *");
    assert_eq!((bad.games.len(), keys(&bad)), (0, vec!["position"]));
}

#[test]
fn presets_and_house_rules_are_read() {
    let menu = AnyRules::Preset(Preset::Menu);
    let reading = read(b"[White \"Ann\"]\n[Rules \"menu\"]\n\n1. 22-18 *", menu, 1);
    assert_eq!((reading.games[0].record.plies, reading.troubles.len()), (1, 0), "{reading:?}");
    let house = rules_of_key(&crownhead_notation::houserules::to_code(&menu.house_rules())).expect("rules");
    let same = read(b"[White \"Ann\"]\n[Rules \"menu\"]\n\n1. 22-18 *", house, 1);
    assert_eq!((same.games[0].record.plies, same.troubles.len()), (1, 0), "{same:?}");
}

#[test]
fn a_file_of_all_rounds_has_this_one() {
    let game =
        |round: &str, white: &str| format!("[Round \"{round}\"]\n[White \"{white}\"]\n\n1. 32-28 *\n\n");
    let reading = read_all(&(game("1", "Ann") + &game("2", "Ben") + &game("1", "Cy") + &game("?", "Dee")));
    let white: Vec<&str> = reading.games.iter().map(|game| &*game.record.white).collect();
    assert_eq!((white, reading.elsewhere), (vec!["Ann", "Cy", "Dee"], 1));
    let only_other = read_all(&game("7", "Ann"));
    assert_eq!(
        (only_other.games.len(), only_other.elsewhere),
        (1, 0),
        "the file counts its rounds differently"
    );
}

#[test]
fn names_are_text_without_tricks() {
    let reading = read_all(
        "[White \"<img src=x onerror=alert(1)>\"]\n[Black \"A\u{202e}nn\u{0}\u{200b}\"]\n\n1. 32-28 *",
    );
    let game = &reading.games[0].record;
    assert_eq!((&*game.white, &*game.black), ("<img src=x onerror=alert(1)>", "Ann"));
    let long = read_all(&format!("[White \"{}\"]\n\n1. 32-28 *", "x".repeat(5_000)));
    assert_eq!(long.games[0].record.white.len(), 60);
    let tags = (0..500).map(|number| format!("[Tag{number} \"x\"]\n")).collect::<Vec<_>>().concat();
    let many = read_all(&format!("{tags}\n1. 32-28 *"));
    assert!(many.games[0].tags.len() <= TAGS.0);
}

#[test]
fn real_files_depart_from_the_standard() {
    for (name, text) in [
        ("sloppy", &include_bytes!("../../../../fuzz/corpus/pdn/sloppy")[..]),
        ("czech", include_bytes!("../../../../fuzz/corpus/pdn/czech")),
        ("setups", include_bytes!("../../../../fuzz/corpus/pdn/setups")),
        ("result-over-lines", include_bytes!("../../../../fuzz/corpus/pdn/result-over-lines")),
    ] {
        let reading = read(text, INTERNATIONAL, 1);
        assert!(!reading.games.is_empty() || !reading.troubles.is_empty(), "{name}");
        assert!(reading.troubles.iter().all(|trouble| !trouble.why.contains('\n')), "{name}: a line each");
    }
    let czech =
        read(include_bytes!("../../../../fuzz/corpus/pdn/czech"), AnyRules::Variant(Variant::Czech), 1);
    assert_eq!((czech.games[0].record.plies, &*czech.games[0].record.result), (6, "1/2-1/2"), "{czech:?}");
}

#[test]
fn hostile_texts_are_read_in_time() {
    let most = super::super::MOST_BYTES;
    let kings = "[White \"K\"]\n[FEN \"W:WK46,K47,K48,K49,K50,K41,K36:B7,8,9,10,12,13,14,17,18,19,20,22,23,24,27,28,29\"]\n\n1. 46-5 *\n\n";
    for (name, text) in [
        ("one game", "1. 32-28 ".repeat(most / 9)),
        ("brackets", "(".repeat(most)),
        ("tags", "[White \"x\"]".repeat(most / 11)),
        ("open tag", format!("[White \"{}", "x".repeat(most - 9))),
        ("comment", format!("1. 32-28 {{{}", "[%clk ".repeat(most / 6 - 3))),
        ("games", "[White \"x\"] *\n".repeat(most / 14)),
        ("kings", kings.repeat(most / kings.len())),
        ("noise", (0..most).map(|number| char::from((number * 7919 % 94 + 33) as u8)).collect()),
    ] {
        let begun = Instant::now();
        let reading = read(&text.as_bytes()[..text.len().min(most)], INTERNATIONAL, 1);
        assert!(reading.games.len() <= MOST_GAMES && reading.troubles.len() <= MOST_TROUBLES, "{name}");
        // Generous, because this is an unoptimized build on a busy machine.
        assert!(begun.elapsed().as_secs() < 30, "{name} took {:?}", begun.elapsed());
    }
    for wrong in [&b"\xff\xfe\xff\xff1. 32-28"[..], b"\x00\x01\x02", b"", b"1. \xc3\x28 \xf0\x90\x80 32-28 *"]
    {
        let reading = read(wrong, INTERNATIONAL, 1);
        assert!(reading.games.iter().all(|game| game.record.plies <= 1), "{reading:?}");
    }
}

#[test]
fn troubles_are_not_told_without_end() {
    let reading = read_all(&"[White \"x\"]\n\n1. 99-98 *\n\n".repeat(300));
    assert_eq!((reading.games.len(), reading.troubles.len()), (MOST_GAMES, MOST_TROUBLES));
}
