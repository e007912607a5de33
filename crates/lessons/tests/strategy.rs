//! Every position about strategy is checked by the endgame tables that ship: the move to find is the only one that keeps
//! the win or the draw.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use crownhead_endgame::Bundle;
use crownhead_engine::{Engine, Options, TableSets, Task as Question, Verdict};
use crownhead_lessons::{Task, course};
use crownhead_rules::{AnyRules, Variant};

fn engine(variant: Variant) -> Engine {
    // Portuguese is Spanish by another name.
    let of = if variant == Variant::Portuguese { Variant::Spanish } else { variant };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../data/endgames/{}.tables", of.key()));
    let mut sets = TableSets::default();
    sets.add_bundle(Bundle::read(fs::read(path).expect("the tables ship")).expect("they are whole"));
    let mut engine = Engine::new(Options { table_bytes: 1 << 16, seed: 0 });
    engine.set_tables(Some(Arc::new(sets)));
    engine
}

/// 1 for a win, 0 for a draw, -1 for a loss.
fn worth(verdict: Verdict) -> i8 {
    match verdict {
        Verdict::Win(_) => 1,
        Verdict::Draw => 0,
        Verdict::Loss(_) => -1,
    }
}

#[test]
fn the_move_to_find_is_the_only_one_that_keeps_the_result() {
    let mut checked = 0;
    for &variant in Variant::ALL {
        let steps = course(AnyRules::Variant(variant));
        let steps: Vec<_> = steps.into_iter().filter(|step| step.topic.is_strategy()).collect();
        if steps.is_empty() {
            continue;
        }
        let engine = engine(variant);
        for step in steps {
            let known = engine.probe(&Question::from_position(step.position)).expect("the tables know it");
            let kept: Vec<_> =
                known.moves.iter().filter(|(_, verdict)| worth(*verdict) == worth(known.verdict)).collect();
            let Task::Play(right) = &step.task else { panic!("{step:?}") };
            assert!(worth(known.verdict) >= 0 && known.moves.len() >= 3, "{step:?}");
            assert_eq!((right.as_slice(), kept.len()), (&[kept[0].0][..], 1), "{variant:?}: {step:?}");
            checked += 1;
        }
    }
    assert!(checked >= 55, "{checked}");
}
