//! The library in memory: what goes in comes out, and answers are right by an independent count over positions.

use std::collections::HashMap;

use crownhead_library::{
    Added, GameResult, LineQuery, Material, MemoryLibrary, Pattern, Query, Symmetry, Wanted,
};
use crownhead_notation::fen;
use crownhead_notation::pdn::{self, Settings, Sheets, Tags, Tree};
use crownhead_rules::{AnyPosition, AnyRules, Color, Variant};
use crownhead_testkit::random::{Dice, positions, walk};
use proptest::prelude::*;

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

fn tree(text: &str) -> Tree {
    Tree::read(&Sheets::new(text.as_bytes()).next().expect("a game"), &Settings::default()).0
}

/// A game by chance with tags and comments.
fn random_tree(rules: AnyRules, dice: &mut Dice) -> Tree {
    let mut game = crownhead_game::Game::new(rules);
    for _ in 0..dice.below(40) {
        let legal = game.position().legal_moves_within(10_000).unwrap_or_default();
        if legal.is_empty() || game.play(*dice.pick(&legal)).is_err() {
            break;
        }
    }
    let result = *dice.pick(&["1-0", "0-1", "1/2-1/2", "*"]);
    let tags = Tags::default()
        .with("White", format!("Player {}", dice.below(4)))
        .with("Black", format!("Player {}", dice.below(4)))
        .with("Date", format!("{}.0{}.??", 1990 + dice.below(5), 1 + dice.below(9)))
        .with("Result", result);
    let text = pdn::write(&game, &tags);
    tree(&if dice.percent(30) { text.replacen("1. ", "{a comment} 1. ", 1) } else { text })
}

/// The positions of a game by the rules crate.
fn reached(tree: &Tree) -> Vec<AnyPosition> {
    let mut positions = vec![tree.start];
    for mv in tree.main_line() {
        positions.push(positions[positions.len() - 1].play_unchecked(&mv));
    }
    positions
}

/// Pieces and the side to move: what a library takes for a position.
fn look(position: &AnyPosition) -> (Vec<(u16, crownhead_rules::Piece)>, Color) {
    (position.setup().pieces, position.turn())
}

#[test]
fn annotated_games_come_back_as_they_were() {
    let text = "[White \"Ann\"]\n[Black \"Ben\"]\n[GameType \"20\"]\n[Result \"2-0\"]\n\n\
                1. 32-28 19-23 {a gift} 2. 28x19 14x23 3. 37-32! $4 (3. 34-30 9-14 (3... 10-14)) 3... 10-14 *\n";
    let mut library = MemoryLibrary::new();
    assert_eq!(library.add(&tree(text)), Added::New(0));
    assert_eq!(library.get(0).expect("it is there").tree(), Ok(tree(text)));
    assert_eq!(library.add(&tree(text)), Added::Duplicate(0));
    let other = text.replace("Ann", "ann.").replace("{a gift} ", "");
    assert_eq!(
        library.add(&tree(&other)),
        Added::Duplicate(0),
        "comments and the spelling of names don't count"
    );
    assert_eq!(library.add(&tree(&text.replace("Ann", "Eve"))), Added::New(1));
}

#[test]
fn bad_games_are_kept_with_their_text_and_the_reason() {
    let text = b"[GameType \"20\"]\n1. 32-28 19-24 2. 32-27 *\n\n[GameType \"20\"]\n1. 32-28 *";
    let mut library = MemoryLibrary::new();
    let counted = library.add_pdn(text, &Settings::default());
    assert_eq!((counted.new, counted.bad), (1, 1));
    let bad = &library.bad()[0];
    assert!(bad.reason.contains("32-27") && bad.text.starts_with(b"[GameType"), "{bad:?}");
    let again = MemoryLibrary::from_bytes(&library.to_bytes()).expect("it was just written");
    assert_eq!(again.bad(), library.bad());
}

#[test]
fn a_transposition_is_one_position_of_the_explorer() {
    let mut library = MemoryLibrary::new();
    for (moves, result) in
        [("11-15 23-19 8-11", "1-0"), ("11-15 23-19 9-14", "0-1"), ("11-16 23-19 16-20", "1-0")]
    {
        library.add(&tree(&format!("[GameType \"21\"]\n[Result \"{result}\"]\n\n1. {moves} *")));
    }
    let start = AnyPosition::start(ENGLISH);
    let explorer = library.explore(&start, &Query::default(), false, false);
    let moves: Vec<_> =
        explorer.moves.iter().map(|choice| (choice.text.as_str(), choice.tally.games())).collect();
    assert_eq!(moves, [("11-15", 2), ("11-16", 1)]);
    assert_eq!(explorer.moves[0].tally.of(GameResult::Black), 1);
    let won = Query { result: Some(GameResult::White), ..Query::default() };
    assert_eq!(library.explore(&start, &won, false, false).total.games(), 2);
}

#[test]
fn moves_and_material_are_found() {
    let mut library = MemoryLibrary::new();
    library.add(&tree("[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 *"));
    let rules = AnyRules::Variant(Variant::International);
    let finds = |line: LineQuery| library.find(&Query { line, ..Query::default() }).map(|hit| hit.1).next();
    let moves = |text, anywhere| LineQuery::default().with_moves(text, rules, anywhere).expect("moves");
    assert_eq!(finds(moves("1. 32-28 19-23 2. 28x19", false)), Some(3));
    assert_eq!(finds(moves("28x19 14x23", true)), Some(4));
    assert_eq!(finds(moves("28x19 14x23", false)), None);
    assert!(LineQuery::default().with_moves("32-28 nonsense", rules, false).is_err());
    let material = |text: &str, swapped| {
        let material = Some(text.parse::<Material>().expect("material"));
        LineQuery::default().with_moment(rules, &Wanted { material, swapped, ..Wanted::default() })
    };
    assert_eq!(finds(material("20-19", false)), Some(3));
    assert_eq!(finds(material("19-20", false)), None);
    assert_eq!(finds(material("19-20", true)), Some(3));
}

#[test]
fn swapping_colors_keeps_the_legal_moves_and_mirroring_does_where_it_is_allowed() {
    for rules in AnyRules::all_named() {
        let board = rules.board();
        for place in positions(rules, 60, &mut Dice::new(5)) {
            for symmetry in Symmetry::all(board, true, true) {
                if place.setup().king_runs != [None; 2] {
                    continue;
                }
                let seen = symmetry.board(board, &crownhead_library::Board::of(&place));
                let turned = seen.setup().into_position(rules).expect("a turned position is legal");
                let square = |square: crownhead_rules::Square| symmetry.square(board, square.index() as u8);
                let ends = |turn: bool, place: &AnyPosition| -> Option<Vec<_>> {
                    let moves = place.legal_moves_within(100_000).ok()?;
                    let mut moves: Vec<_> = moves
                        .iter()
                        .map(|mv| {
                            let at = |it: crownhead_rules::Square| {
                                if turn { square(it) } else { it.index() as u8 }
                            };
                            let mut over: Vec<u8> = mv.captured().iter().map(at).collect();
                            over.sort_unstable();
                            (at(mv.from()), at(mv.to()), over, mv.becomes())
                        })
                        .collect();
                    moves.sort_unstable();
                    Some(moves)
                };
                assert_eq!(
                    ends(true, &place),
                    ends(false, &turned),
                    "{rules:?} {symmetry:?} {}",
                    fen::write(&place)
                );
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_goes_in_comes_out(rules in crownhead_testkit::strategies::rules(), seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let mut library = MemoryLibrary::new();
        let trees: Vec<Tree> = (0..6).map(|_| random_tree(rules, &mut dice)).collect();
        for tree in &trees {
            if let Added::New(id) = library.add(tree) {
                prop_assert_eq!(&library.get(id).expect("it is there").tree(), &Ok(tree.clone()));
            }
        }
        let again = MemoryLibrary::from_bytes(&library.to_bytes()).expect("it was just written");
        prop_assert!(again.iter().eq(library.iter()));
        let bytes = library.to_bytes();
        for cut in [0, 5, 8, bytes.len() / 2, bytes.len() - 1] {
            prop_assert!(MemoryLibrary::from_bytes(&bytes[..cut]).is_err());
        }
    }

    #[test]
    fn positions_and_patterns_are_found_where_the_rules_reach_them(seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let rules = *dice.pick(&AnyRules::all_named().collect::<Vec<_>>());
        let mut library = MemoryLibrary::new();
        let mut stored = Vec::new();
        for _ in 0..12 {
            let tree = random_tree(rules, &mut dice);
            if let Added::New(_) = library.add(&tree) {
                stored.push(reached(&tree));
            }
        }
        let asked = dice.pick(&stored).clone();
        let place = *dice.pick(&asked);
        let expected: Vec<u32> = stored.iter().enumerate()
            .filter(|(_, game)| game.iter().any(|other| look(other) == look(&place)))
            .map(|(id, _)| id as u32).collect();
        let wanted = Wanted { position: Some(place), ..Wanted::default() };
        let query = Query { line: LineQuery::default().with_moment(rules, &wanted), ..Query::default() };
        let found: Vec<u32> = library.find(&query).map(|(id, _)| id).collect();
        prop_assert_eq!(&found, &expected);

        // The explorer counts each game once, with the move of its first visit.
        let mut counts: HashMap<String, u64> = HashMap::new();
        for game in stored.iter().filter(|game| game.iter().any(|other| look(other) == look(&place))) {
            let at = game.iter().position(|other| look(other) == look(&place)).expect("it is there");
            if let Some(next) = game.get(at + 1) {
                *counts.entry(fen::write(next)).or_default() += 1;
            }
        }
        let explorer = library.explore(&place, &Query::default(), false, false);
        prop_assert_eq!(explorer.total.games(), expected.len() as u64);
        let sum: u64 = explorer.moves.iter().map(|choice| choice.tally.games()).sum();
        prop_assert_eq!(sum, counts.values().sum::<u64>());

        let mut pattern = Pattern::new(rules.board());
        let mut asked = Vec::new();
        for square in rules.board().all().filter(|_| dice.percent(15)).take(4) {
            let word = match place.piece_at(square) {
                None => ".",
                Some(piece) if piece.color == Color::White => "white",
                Some(_) => "black",
            };
            pattern.ask(square.index() as u8, crownhead_library::What::of(word).expect("a word"));
            asked.push((square, place.piece_at(square).map(|piece| piece.color)));
        }
        let fits = |other: &AnyPosition| {
            asked.iter().all(|(square, color)| other.piece_at(*square).map(|piece| piece.color) == *color)
        };
        let expected: Vec<u32> = stored.iter().enumerate()
            .filter(|(_, game)| game.iter().any(fits)).map(|(id, _)| id as u32).collect();
        let wanted = Wanted { pattern: Some(pattern), ..Wanted::default() };
        let query = Query { line: LineQuery::default().with_moment(rules, &wanted), ..Query::default() };
        let found: Vec<u32> = library.find(&query).map(|(id, _)| id).collect();
        prop_assert_eq!(&found, &expected);
    }
}

#[test]
fn noise_is_no_library() {
    let mut dice = Dice::new(3);
    let good = {
        let mut library = MemoryLibrary::new();
        library.add(&random_tree(ENGLISH, &mut dice));
        library.to_bytes()
    };
    for _ in 0..2000 {
        let mut bytes = good.clone();
        let at = dice.below(bytes.len());
        bytes[at] ^= 1 << dice.below(8);
        if let Ok(library) = MemoryLibrary::from_bytes(&bytes) {
            let start = walk(AnyPosition::start(ENGLISH), 3, &mut dice)[0];
            let _ = library.explore(&start, &Query::default(), true, true);
        }
    }
}
