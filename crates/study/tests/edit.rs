//! Edits of a study: what each does, and that undoing restores everything.

mod common;

use common::{Kind, by_chance, edit, nodes};
use crownhead_game::Game;
use crownhead_notation::{fen, movetext, pdn::Tags};
use crownhead_rules::{AnyRules, BoardKind, CaptureDuty, HouseRules, Square, Variant};
use crownhead_study::{Drawing, Event, Ink, NodeId, Step, Study, StudyError};
use crownhead_testkit::random::Dice;
use proptest::prelude::*;

/// Plays moves from the cursor.
fn play(study: &mut Study, moves: &str) -> NodeId {
    for text in moves.split_whitespace() {
        let mv = movetext::find(text, &study.position()).expect("a legal move");
        study.play(mv).expect("it fits");
    }
    study.cursor()
}

/// The moves of a study with brackets, and nothing else.
fn moves(study: &Study) -> String {
    let words = study.walk().map(|event| match event {
        Event::Node(node) => study.text(node).to_owned(),
        Event::Open => "(".to_owned(),
        Event::Close => ")".to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// `1. 32-28 19-23 (1... 17-22) (1... 18-23 2. 38-32)`.
fn example() -> (Study, NodeId, NodeId, NodeId) {
    let mut study = Study::new(Variant::International);
    let main = play(&mut study, "32-28 19-23");
    study.back();
    let second = play(&mut study, "17-22");
    study.back();
    let third = play(&mut study, "18-23 38-32");
    (study, main, second, third)
}

#[test]
fn a_known_move_is_followed_and_a_new_one_branches() {
    let (mut study, main, second, third) = example();
    assert_eq!(moves(&study), "32-28 19-23 ( 17-22 ) ( 18-23 38-32 )");
    let size = study.size();
    study.to_start();
    assert_eq!(play(&mut study, "32-28 17-22"), second);
    assert_eq!(study.size(), size);
    assert_eq!(study.main_line().last(), Some(&main));
    assert!(!study.is_main(third));
    assert_eq!(study.nesting(third), 1);
    assert_eq!(study.number(third), (2, false));
    study.to_start();
    let wrong = movetext::find("17-22", &study.position_at(study.children(NodeId::START)[0]));
    assert_eq!(study.play(wrong.expect("a move")), Err(StudyError::Illegal));
}

#[test]
fn the_cursor_walks_lines_and_branches() {
    let (mut study, main, second, third) = example();
    assert!(study.to_start() && !study.to_start() && !study.back());
    assert!(study.forward() && study.forward() && !study.forward());
    assert_eq!(study.cursor(), main);
    assert!(study.next_branch());
    assert_eq!(study.cursor(), second);
    assert!(study.next_branch() && study.to_end());
    assert_eq!(study.cursor(), third);
    assert!(!study.next_branch());
    assert!(study.leave_variation());
    assert_eq!(study.depth(study.cursor()), 1);
    study.go_to(main);
    assert!(study.previous_branch());
    assert_eq!(study.siblings(study.cursor()).len(), 3);
    assert_eq!(study.cursor(), study.siblings(main)[2]);
}

#[test]
fn variations_are_promoted_and_deleted() {
    let (mut study, main, second, third) = example();
    study.set_comment_before(study.siblings(main)[2], "Better is").expect("it fits");
    assert_eq!(study.promote(third), Ok(true));
    assert_eq!(moves(&study), "32-28 19-23 ( 18-23 38-32 ) ( 17-22 )");
    assert_eq!(study.promote(third), Ok(true));
    assert_eq!(moves(&study), "32-28 18-23 ( 19-23 ) ( 17-22 ) 38-32");
    assert_eq!(study.comment(study.children(NodeId::START)[0]), "Better is");
    assert_eq!(study.promote(third), Ok(false));
    assert_eq!(study.make_main(second), Ok(true));
    assert_eq!(moves(&study), "32-28 17-22 ( 18-23 38-32 ) ( 19-23 )");
    study.go_to(third);
    study.delete(study.siblings(second)[1]).expect("it is there");
    assert_eq!(moves(&study), "32-28 17-22 ( 19-23 )");
    assert_eq!(study.depth(study.cursor()), 1);
    assert_eq!(study.delete(third), Err(StudyError::NoSuchNode));
    assert_eq!(study.delete(NodeId::START), Err(StudyError::Start));
    assert!(study.undo() && study.contains(third));
    assert_eq!(study.cursor(), third);
    study.delete_variations();
    assert_eq!(moves(&study), "32-28 17-22");
    while study.undo() {}
    assert_eq!(moves(&study), "");
    while study.redo() {}
    assert_eq!(moves(&study), "32-28 17-22");
}

#[test]
fn glyphs_of_a_kind_replace_each_other() {
    let (mut study, main, ..) = example();
    for (number, all) in
        [(1, vec![1]), (4, vec![4]), (16, vec![4, 16]), (10, vec![4, 10]), (22, vec![4, 10, 22])]
    {
        study.toggle_glyph(main, number).expect("it is there");
        assert_eq!(study.glyphs(main), all);
    }
    study.toggle_glyph(main, 4).expect("it is there");
    assert_eq!(study.glyphs(main), [10, 22]);
    study.toggle_glyph(main, 2).expect("it is there");
    assert!(study.to_pdn().contains("19-23? $10 $22"));
}

#[test]
fn drawings_are_kept_as_lidraughts_writes_them() {
    let (mut study, main, ..) = example();
    let square = |number| study.rules().board().square(number).expect("a square");
    let (five, ten) = (square(5), square(10));
    study.set_comment(main, "Look.").expect("it fits");
    study.toggle_drawing(main, Drawing::circle(Ink::Green, five)).expect("it is there");
    study.toggle_drawing(main, Drawing::arrow(Ink::Red, five, ten)).expect("it is there");
    assert!(study.to_pdn().contains("{Look. [%csl G05][%cal R0510]}"), "{}", study.to_pdn());
    study.toggle_drawing(main, Drawing::circle(Ink::Blue, five)).expect("it is there");
    assert_eq!(study.drawings(main).len(), 2);
    study.toggle_drawing(main, Drawing::circle(Ink::Blue, five)).expect("it is there");
    assert_eq!(study.drawings(main), [Drawing::arrow(Ink::Red, five, ten)]);
    study.clear_drawings(main).expect("it is there");
    assert!(study.to_pdn().contains("{Look.}"));
    let mut russian = Study::new(Variant::Russian);
    let squares: Vec<Square> = russian.rules().board().all().collect();
    russian
        .toggle_drawing(NodeId::START, Drawing::arrow(Ink::Yellow, squares[28], squares[25]))
        .expect("it fits");
    assert!(
        russian.to_pdn().contains("{[%cal Ya1d2]}") || russian.to_pdn().contains("{[%cal Ya1"),
        "{}",
        russian.to_pdn()
    );
}

#[test]
fn lines_of_an_engine_are_added_at_once() {
    let (mut study, main, ..) = example();
    study.go_to(main);
    let mut position = study.position();
    let mut line = Vec::new();
    for _ in 0..6 {
        line.push(position.legal_moves()[0]);
        position = position.play_unchecked(&line[line.len() - 1]);
    }
    let last = study.add_line(main, &line).expect("it is legal");
    assert_eq!((study.cursor(), study.depth(last)), (main, 8));
    assert_eq!(study.position_at(last), position);
    assert_eq!(study.add_line(main, &line), Ok(last));
    assert_eq!(study.add_line(last, &line), Err(StudyError::Illegal));
    study.undo();
    assert!(!study.contains(last) && study.children(main).is_empty());
}

#[test]
fn a_game_becomes_a_study_with_its_huffs_and_taken_back_moves() {
    let rules = HouseRules {
        huffing: true,
        capture_duty: CaptureDuty::Optional,
        ..HouseRules::plain(BoardKind::Dark8)
    };
    let mut dice = Dice::new(3);
    let mut huffs = 0;
    for _ in 0..20 {
        let mut game = Game::new(AnyRules::House(rules));
        for _ in 0..60 {
            let huffable: Vec<Square> = game.huffable().iter().collect();
            if !huffable.is_empty() {
                game.huff(*dice.pick(&huffable)).expect("it may be huffed");
            }
            let legal = game.position().legal_moves();
            if legal.is_empty() || game.play(*dice.pick(&legal)).is_err() {
                break;
            }
        }
        let tags = Tags::default().with("White", "Ann");
        let study = Study::from_game(&game, &tags).expect("it fits");
        assert_eq!(study.tags().get("White"), Some("Ann"));
        assert_eq!(study.main_game().moves(), game.moves());
        assert_eq!(study.game().position(), game.position());
        assert_eq!(study.game().draw_clock(), game.draw_clock());
        huffs += study.main_line().iter().filter(|&&node| study.huff_before(node).is_some()).count();
    }
    assert!(huffs > 10);
    let mut game = Game::new(Variant::English.into());
    for text in ["11-15", "22-18", "15x22"] {
        game.play(movetext::find(text, game.position()).expect("a move")).expect("it is legal");
    }
    game.undo();
    let study = Study::from_game(&game, &Tags::default()).expect("it fits");
    assert_eq!((study.main_line().len(), study.depth(study.cursor())), (3, 2));
    assert!(!study.can_undo());
}

#[test]
fn limits_are_told() {
    let mut study = Study::new(Variant::English);
    let long = "x".repeat(Study::LONGEST_COMMENT + 1);
    let told = study.set_comment(NodeId::START, &long).expect_err("it is too long").to_string();
    assert_eq!(told, "a comment has at most 524288 bytes");
    assert!(!study.can_undo());
    assert!(!study.set_tag("event", "x") && !study.set_tag("FEN", "x") && !study.set_tag("", "x"));
    assert!(study.set_tag("Event", "a\nb") && study.tags().get("Event") == Some("a b"));
}

#[test]
fn a_very_long_line_is_walked_without_recursion() {
    let mut dice = Dice::new(1);
    let start = fen::parse("W:WK46,K47:BK5,K4", Variant::International.into()).expect("a position");
    let mut study = Study::from_position(start);
    for _ in 0..30_000 {
        let legal = study.position().legal_moves();
        let quiet: Vec<_> = legal.iter().filter(|mv| !mv.is_capture()).collect();
        let Some(mv) = quiet.get(dice.below(quiet.len().max(1))) else { break };
        study.play(**mv).expect("it fits");
    }
    let end = study.cursor();
    let position = study.position();
    study.to_start();
    assert_eq!(study.position_at(end), position);
    study.to_end();
    assert_eq!(study.position(), position);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_undone_and_redone_is_the_same(seed: u64) {
        let mut dice = Dice::new(seed);
        let named: Vec<AnyRules> = AnyRules::all_named().collect();
        let mut study = by_chance(*dice.pick(&named), 10, Kind::Everything, &mut dice);
        study.forget_history();
        let before = study.to_tree();
        let mut kept: Vec<(NodeId, Step, String)> = Vec::new();
        for _ in 0..40 {
            edit(&mut study, Kind::Everything, &mut dice);
            let known = kept.iter().filter(|(node, ..)| study.contains(*node));
            for (node, step, text) in known {
                prop_assert_eq!((study.step(*node), study.text(*node)), (*step, text.as_str()));
            }
            kept = nodes(&study).iter().map(|&id| (id, study.step(id), study.text(id).to_owned())).collect();
            prop_assert!(study.contains(study.cursor()));
            prop_assert_eq!(study.position_at(study.cursor()), study.game().position().to_owned());
        }
        while study.redo() {}
        let after = study.to_tree();
        while study.undo() {}
        prop_assert!(study.to_tree() == before);
        while study.redo() {}
        prop_assert!(study.to_tree() == after);
    }

    #[test]
    fn positions_are_those_of_the_moves(seed: u64) {
        let mut dice = Dice::new(seed);
        let named: Vec<AnyRules> = AnyRules::all_named().collect();
        let mut study = by_chance(*dice.pick(&named), 60, Kind::Moves, &mut dice);
        let all = nodes(&study);
        for _ in 0..30 {
            let node = *dice.pick(&all);
            study.go_to(node);
            let mut position = *study.start();
            for at in study.line_to(node) {
                let mv = study.step(at).mv().expect("there are only moves");
                position = position.try_play(&mv).expect("it is legal");
            }
            prop_assert_eq!(study.position(), position);
            let other = *dice.pick(&all);
            let there = study.position_at(other);
            prop_assert_eq!(there, study.line_to(other).iter().fold(*study.start(), |position, &at| {
                position.play_unchecked(&study.step(at).mv().expect("there are only moves"))
            }));
        }
    }
}
