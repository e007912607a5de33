//! Hints of concrete positions.

use std::sync::Arc;

use crownhead_engine::{Engine, Limits, NullMonitor, Options, PackedWeights, Task};
use crownhead_explain::{Fact, Hint, hint, shot};
use crownhead_motif::Motif;
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Preset, Variant};
use crownhead_testkit::fen;

#[test]
fn a_shot_is_found_and_explained() {
    // White gives up one man and captures two: 22-18 15x22 25x18x9, or 14x23 27x18x11.
    let position = fen::position(AnyRules::Preset(Preset::Menu), "W:W22,25,27,29,32:B14,15,1,3");
    let mut engine = Engine::new(Options::default());
    let hint = hint(&mut engine, &Task::from_position(position), &Limits::nodes(20_000), &mut NullMonitor);
    let hint = hint.expect("a move");
    assert_eq!(hint.line[0], hint.mv);
    assert!(position.legal_moves().contains(&hint.mv));
    let mut at = position;
    for mv in &hint.line {
        assert!(at.legal_moves().contains(mv), "the line is legal");
        at = at.play_unchecked(mv);
    }
    assert_eq!((hint.mv.from().number(), hint.mv.to().number()), (22, 18));
    let gain = |fact: &Fact| matches!(fact, Fact::Wins { men: 1.., .. } | Fact::WinsGame { .. });
    assert!(hint.facts.iter().any(gain), "{:?}", hint.facts);
}

const WEIGHTS: &[(&str, &[u8])] = &[("russian", include_bytes!("../../../data/weights/russian.weights"))];

fn hinted(position: &AnyPosition) -> Hint {
    let mut engine = Engine::new(Options::default());
    let hint = hint(&mut engine, &Task::from_position(*position), &Limits::nodes(20_000), &mut NullMonitor);
    hint.expect("a move")
}

#[test]
fn the_kind_of_shot_is_that_of_the_line() {
    let position = fen::position(AnyRules::Variant(Variant::English), "W:W22,25,27,29,32:B14,15,1,3");
    let hint = hinted(&position);
    assert_eq!(shot(&position, &hint.proof), Some(Motif::TwoForOne));
    assert_eq!(shot(&position, &hint.proof[..1]), None, "a single move is no shot");
}

#[test]
fn a_capture_that_looks_natural_is_told_to_lose() {
    // 14x23 and 15x22 take one man each; the latter leaves a shot of three men to the crowning row.
    let text = "B:W13,18,20,25,27,29,30,32:B1,3,4,6,8,10,12,14,15";
    let hint = hinted(&fen::position(AnyRules::Variant(Variant::Russian), text));
    let tempting = hint.tempting.expect("a capture tempts");
    let squares = |mv: AnyMove| (mv.from().number(), mv.to().number());
    assert_eq!((squares(hint.mv), squares(tempting.mv)), ((14, 23), (15, 22)));
    assert_eq!((squares(tempting.line[0]), tempting.men, tempting.kings), ((25, 2), 2, 0));
}

#[test]
fn a_move_that_is_much_better_shows_what_it_wins() {
    let text = "W:W15,21,22,26,27,28,31,32:B2,4,6,7,8,12,14,16";
    let position = fen::position(AnyRules::Variant(Variant::Russian), text);
    let mut engine = Engine::new(Options::default());
    engine.set_library(Arc::new(PackedWeights::new(WEIGHTS)));
    let task = Task::from_position(position);
    for nodes in [20_000, 800_000] {
        let hint = hint(&mut engine, &task, &Limits::nodes(nodes), &mut NullMonitor).expect("a move");
        assert_eq!((hint.mv.from().number(), hint.mv.to().number()), (22, 17));
        assert_eq!(hint.facts.first(), Some(&Fact::Wins { men: 1, kings: 0 }), "{hint:?}");
        assert!(hint.proof.len() >= 3, "{hint:?}");
    }
}
