//! The first moves of levels without errors: different from game to game, and none of them rash.

use std::collections::BTreeSet;

use crownhead_engine::{Engine, Limits, NullMonitor, Opponent, Options, Task};
use crownhead_rules::{AnyPosition, AnyRules, Variant};

#[test]
fn first_moves_differ_but_are_as_deep_as_others() {
    for variant in [Variant::English, Variant::Russian, Variant::International] {
        let task = Task::from_position(AnyPosition::start(AnyRules::Variant(variant)));
        let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed: 0 });
        let mut moves = BTreeSet::new();
        for seed in 0..12 {
            engine.clear();
            engine.set_seed(seed);
            let limits = Limits::nodes(40_000);
            let choice = engine.choose(&Opponent::Level(16), &task, &limits, &mut NullMonitor);
            assert!(choice.report.depth >= 6, "{variant:?}: depth {}", choice.report.depth);
            moves.extend(choice.mv.map(|mv| (mv.from(), mv.to())));
        }
        assert!(moves.len() > 1, "{variant:?}");
    }
}
