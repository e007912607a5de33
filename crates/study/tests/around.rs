//! The position editor and the state of live analysis.

mod common;

use common::{Kind, by_chance, nodes};
use crownhead_rules::{AnyRules, Color, Piece, SetupProblem, Variant};
use crownhead_study::{
    NodeId, Study,
    editor::{Editor, Tool, Warning},
    live::{Activity, EngineLine, Evaluation, Live, Request, Settings},
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

/// An engine whose score of a position is the number of its node.
struct Engine {
    /// Reports on their way: when they come, the request, the node, and whether it is the last.
    coming: Vec<(f64, u32, NodeId, u32, bool)>,
}

impl Engine {
    fn take(&mut self, requests: Vec<Request>, now: f64, dice: &mut Dice) -> usize {
        let mut asked = 0;
        for request in requests {
            // Reports that were sent before a stop still come.
            if let Request::Analyze { id, node, .. } = request {
                asked += 1;
                let mut at = now;
                for depth in 1..=1 + dice.below(8) as u32 {
                    at += dice.below(80) as f64;
                    self.coming.push((at, id, node, depth, false));
                }
                self.coming.push((at + 1.0, id, node, 0, true));
            }
        }
        asked
    }
}

fn deliver(live: &mut Live, study: &Study, engine: &mut Engine, now: f64) {
    let (due, later): (Vec<_>, Vec<_>) = engine.coming.drain(..).partition(|report| report.0 <= now);
    engine.coming = later;
    for (_, id, node, depth, last) in due {
        if last {
            live.finished(id, now);
            continue;
        }
        let moves = study.position_at(node).legal_moves();
        let lines = moves.first().map(|mv| EngineLine { score: node.index() as i32, moves: vec![*mv] });
        live.report(id, Evaluation { depth, nodes: 100, lines: lines.into_iter().collect() }, now);
    }
}

fn is_ours(live: &Live, study: &Study) -> bool {
    let of = |evaluation: &Evaluation, node: NodeId| {
        evaluation.lines.iter().all(|line| line.score == node.index() as i32)
    };
    let known = nodes(study).into_iter().filter_map(|node| Some((node, live.known(node)?)));
    live.shown().is_none_or(|shown| of(shown, live.node()))
        && known.into_iter().all(|(node, known)| of(known, node))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_position_gets_the_score_of_another(seed: u64) {
        let mut dice = Dice::new(seed);
        let mut study = by_chance(Variant::English.into(), 40, Kind::Moves, &mut dice);
        let all = nodes(&study);
        let mut live = Live::new(study.cursor(), study.position(), Settings::default());
        let mut engine = Engine { coming: Vec::new() };
        let mut now = 0.0;
        let (mut clicks, mut asked) = (0, engine.take(live.set_on(true, now), now, &mut dice));
        for _ in 0..150 {
            now += if dice.percent(80) { dice.below(30) as f64 } else { dice.below(800) as f64 };
            let requests = match dice.below(12) {
                0 => live.deeper(now),
                1 => live.set(Settings { lines: 1 + dice.below(5), ..Settings::default() }, now),
                2 if dice.percent(20) => live.set_on(dice.percent(70), now),
                3 if dice.percent(20) => live.engine_lost(now),
                _ => {
                    clicks += 1;
                    study.go_to(*dice.pick(&all));
                    live.show(study.cursor(), study.position(), study.game().outcome().is_some(), now)
                }
            };
            asked += engine.take(requests, now, &mut dice);
            prop_assert!(is_ours(&live, &study));
            deliver(&mut live, &study, &mut engine, now);
            prop_assert!(is_ours(&live, &study));
            asked += engine.take(live.tick(now), now, &mut dice);
            prop_assert!(is_ours(&live, &study));
        }
        prop_assert!(clicks > 0 && asked <= clicks + 160);
        // At rest, the node that is shown gets its score.
        asked += engine.take(live.set_on(true, now), now, &mut dice);
        for _ in 0..100 {
            now += 50.0;
            deliver(&mut live, &study, &mut engine, now);
            asked += engine.take(live.tick(now), now, &mut dice);
        }
        let over = study.game().outcome().is_some();
        prop_assert_eq!(live.activity(), if over { Activity::Over } else { Activity::Done });
        prop_assert!(over || live.shown().is_some());
        prop_assert!(is_ours(&live, &study) && asked > 0 && live.next_tick().is_none());
    }
}

#[test]
fn fast_clicks_ask_once() {
    let study = Study::new(Variant::English);
    let mut live = Live::new(study.cursor(), study.position(), Settings::default());
    assert_eq!(live.activity(), Activity::Off);
    assert_eq!(live.set_on(true, 0.0).len(), 1);
    let moves = study.position().legal_moves();
    let mut asked = 0;
    for (step, mv) in moves.iter().enumerate() {
        let now = 1000.0 + 20.0 * step as f64;
        let node = study.clone().play(*mv).expect("it is legal");
        let position = study.position().play_unchecked(mv);
        let requests = live.show(node, position, false, now);
        asked += requests.iter().filter(|request| matches!(request, Request::Analyze { .. })).count();
    }
    assert_eq!((asked, live.activity()), (1, Activity::Waiting));
    let at = live.next_tick().expect("it waits");
    assert!(live.tick(at - 1.0).is_empty());
    assert_eq!(live.tick(at).len(), 1);
    assert_eq!(live.activity(), Activity::Thinking);
}
