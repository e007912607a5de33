//! The position editor and live analysis.

mod common;

use common::{Kind, by_chance, nodes};
use crownhead_rules::{AnyRules, Color, Piece, SetupProblem, Variant};
use crownhead_study::{
    Study,
    editor::{Editor, Tool, Warning},
    live::{Asked, Live},
};
use crownhead_testkit::random::Dice;
use proptest::prelude::*;

#[test]
fn pieces_are_put_down_dragged_and_taken_off() {
    let mut editor = Editor::new(Variant::Frisian);
    let square = |number| Editor::new(Variant::Frisian).rules().board().square(number).expect("a square");
    let (king, man) = (Piece::king(Color::White), Piece::man(Color::White));
    editor.wipe();
    editor.click(Tool::Put(king), square(28));
    editor.click(Tool::Put(man), square(5));
    editor.set_king_run(Color::White, square(28), 2);
    assert_eq!(
        editor.findings()[0].problem,
        SetupProblem::ManOnCrowningRow { number: 5, color: Color::White }
    );
    assert_eq!(editor.findings()[0].squares, [square(5)]);
    assert!(editor.check().is_none() && editor.fen().is_none() && editor.study().is_none());
    editor.drag(square(5), square(33));
    editor.drag(square(28), square(22));
    assert_eq!(editor.king_run(Color::White), Some((square(22), 2)));
    assert!(editor.check().is_some());
    assert_eq!(editor.warnings(), [Warning::NoPieces(Color::Black)]);
    let fen = editor.fen().expect("it is legal");
    editor.remove(square(22));
    assert_eq!(editor.king_run(Color::White), None);
    editor.reset();
    assert!(editor.warnings().is_empty());
    editor.set_fen(&fen).expect("our own");
    assert_eq!(editor.fen(), Some(fen));
    assert!(editor.set_fen("nonsense").is_err());
    while editor.undo() {}
    assert_eq!(editor.check(), Some(*Study::new(Variant::Frisian).start()));
    while editor.redo() {}
    assert_eq!(editor.count(Color::White), (1, 1));
}

#[test]
fn sides_change_places_in_every_variant() {
    for rules in AnyRules::all_named() {
        let mut dice = Dice::new(5);
        let study = by_chance(rules, 10, Kind::Moves, &mut dice);
        let mut editor = Editor::from_position(&study.position());
        let before = editor.setup();
        editor.swap_colors();
        assert!(editor.check().is_some(), "{rules:?}");
        assert_ne!(editor.setup(), before);
        editor.swap_colors();
        assert_eq!(editor.setup(), before);
        if editor.mirror() {
            assert!(editor.check().is_some());
            assert!(editor.can_mirror() && editor.mirror());
            assert_eq!(editor.setup(), before);
        }
    }
}

/// The engine's reports on their way: when they arrive, the request, and its node as the score.
type Coming = Vec<(u32, Asked)>;

fn deliver(live: &mut Live<usize>, coming: &mut Coming, now: u32) {
    let (due, later): (Vec<_>, Vec<_>) = coming.drain(..).partition(|(at, _)| *at <= now);
    *coming = later;
    for (_, asked) in due {
        let counts = live.answered_by(asked.id).is_some();
        assert_eq!(counts, live.asked() == Some(asked));
        live.keep(asked.id, asked.node.index());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_position_gets_the_score_of_another(seed: u64) {
        let mut dice = Dice::new(seed);
        let mut study = by_chance(Variant::English.into(), 40, Kind::Moves, &mut dice);
        let all = nodes(&study);
        let mut live = Live::new(1000);
        let mut coming: Coming = Vec::new();
        let mut threats = Vec::new();
        for now in 0..150 {
            // Reports that were sent before a stop still arrive.
            match dice.below(12) {
                0 => { live.stop(); }
                1 => live.finish(dice.below(150) as u32),
                _ => {
                    study.go_to(*dice.pick(&all));
                    let asked = live.ask(study.cursor(), study.position(), dice.percent(20));
                    prop_assert!(live.is_busy() && !live.is_elsewhere(study.cursor(), &study.position()));
                    threats.extend(asked.threat.then_some(asked.id));
                    for _ in 0..=dice.below(3) {
                        coming.push((now + dice.below(4) as u32, asked));
                    }
                }
            }
            deliver(&mut live, &mut coming, now);
            for &node in &all {
                let kept = live.kept(node, &study.position_at(node));
                prop_assert!(kept.is_none_or(|&score| score == node.index()));
            }
        }
        // At rest, the node that is shown gets its score.
        let asked = live.ask(study.cursor(), study.position(), false);
        coming.push((200, asked));
        deliver(&mut live, &mut coming, 200);
        live.finish(asked.id);
        prop_assert!(!live.is_busy() && !threats.contains(&asked.id));
        prop_assert_eq!(live.kept(study.cursor(), &study.position()), Some(&study.cursor().index()));
    }
}

#[test]
fn a_node_with_another_position_has_no_evaluation() {
    let study = Study::new(Variant::English);
    let mut live = Live::new(1);
    let (node, board) = (study.cursor(), study.position());
    let asked = live.ask(node, board, false);
    live.keep(asked.id, 7);
    let other = board.play_unchecked(&board.legal_moves()[0]);
    assert_eq!((live.kept(node, &board), live.kept(node, &other)), (Some(&7), None));
    live.forget();
    assert_eq!(live.kept(node, &board), None);
}

#[test]
fn a_threat_is_searched_with_the_turn_passed_and_not_kept() {
    let study = Study::new(Variant::English);
    let mut live = Live::new(1);
    let asked = live.ask(study.cursor(), study.position(), true);
    assert_eq!(asked.searched.turn(), study.position().turn().other());
    live.keep(asked.id, 7);
    assert_eq!(live.kept(study.cursor(), &study.position()), None);
}
