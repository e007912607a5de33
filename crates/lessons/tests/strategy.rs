//! Every position about strategy is checked by the endgame tables that ship: the move to find is the only one that keeps
//! the win or the draw. Where a position has more pieces than the tables, a search that ends in them proves it.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use crownhead_endgame::Bundle;
use crownhead_engine::{Engine, Options, TableSets, Task as Question, Verdict};
use crownhead_lessons::{Step, Task, Topic, course};
use crownhead_rules::{
    AnyMove, AnyPosition, AnyRules, CaptureDuty, Color, Goal, HouseRules, Piece, Preset, Role, Setup, Variant,
};

fn engine(variant: Variant) -> Engine {
    // These variants share their moves, and so their tables.
    let of = match variant {
        Variant::Portuguese => Variant::Spanish,
        Variant::Frysk => Variant::Frisian,
        _ => variant,
    };
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

/// The least and the most that a position is worth to the side to move.
///
/// Never a guess: where the search stops before the tables, the bounds stay apart.
fn bounds(engine: &Engine, position: &AnyPosition, depth: u32) -> (i8, i8) {
    let legal = position.legal_moves();
    if legal.is_empty() {
        let loses = position.rules().house_rules().goal == Goal::LeaveNoMove;
        return if loses { (-1, -1) } else { (1, 1) };
    }
    if let Some(known) = engine.probe(&Question::from_position(*position)) {
        return (worth(known.verdict), worth(known.verdict));
    }
    if depth == 0 {
        return (-1, 1);
    }
    let (mut least, mut most) = (-1, -1);
    for mv in legal {
        let (low, high) = bounds(engine, &position.play_unchecked(&mv), depth - 1);
        (least, most) = (least.max(-high), most.max(-low));
        if least == 1 {
            break;
        }
    }
    (least, most)
}

/// The value of a step's position and the moves that keep it.
fn kept(engine: &Engine, step: &Step) -> (i8, Vec<AnyMove>) {
    let legal = step.position.legal_moves();
    let values: Vec<_> =
        legal.iter().map(|mv| bounds(engine, &step.position.play_unchecked(mv), 8)).collect();
    let least = values.iter().map(|(_, high)| -high).max().expect("White can move");
    let most = values.iter().map(|(low, _)| -low).max().expect("White can move");
    assert_eq!(least, most, "the search proves a value: {step:?}");
    let keeps = legal.into_iter().zip(values).filter(|(_, (low, _))| -low >= least);
    (least, keeps.map(|(mv, _)| mv).collect())
}

#[test]
fn the_move_to_find_is_the_only_one_that_keeps_the_result() {
    let mut checked = 0;
    for &variant in Variant::ALL {
        let steps = course(AnyRules::Variant(variant));
        let steps: Vec<_> = steps.into_iter().filter(|step| step.topic.is_strategy()).collect();
        assert!(!steps.is_empty(), "{variant:?} has some strategy");
        let engine = engine(variant);
        for step in steps {
            let (value, kept) = kept(&engine, &step);
            let Task::Play(right) = &step.task else { panic!("{step:?}") };
            assert!(value >= 0 && step.position.legal_moves().len() >= 3, "{step:?}");
            assert_eq!(right, &kept, "{variant:?}: {step:?}");
            assert_eq!(kept.len(), 1, "{variant:?}: {step:?}");
            checked += 1;
        }
    }
    assert!(checked >= 78, "{checked}");
}

#[test]
fn house_rules_of_a_variant_have_the_move_of_its_tables() {
    let mut checked = 0;
    for &variant in Variant::ALL {
        let steps = course(AnyRules::House(variant.house_rules()));
        let Some(step) = steps.into_iter().find(|step| step.topic.is_strategy()) else { continue };
        let position = step.position.setup().into_position(AnyRules::Variant(variant));
        let named = Step { position: position.expect("the same pieces"), ..step };
        let (value, kept) = kept(&engine(variant), &named);
        let Task::Play(right) = &named.task else { panic!("{named:?}") };
        assert_eq!((value, right), (1, &kept), "{variant:?}: {named:?}");
        checked += 1;
    }
    assert!(checked >= 12, "{checked}");
}

#[test]
fn rules_without_tables_have_strategy_only_where_it_is_proved() {
    let strategy = |rules| course(rules).into_iter().filter(|step| step.topic.is_strategy()).count();
    let presets = Preset::ALL.iter().filter(|&&preset| strategy(AnyRules::Preset(preset)) == 1).count();
    assert!(presets >= 3, "{presets}");
    let english = Variant::English.house_rules();
    assert_eq!(strategy(AnyRules::House(english)), 1);
    let huffing = HouseRules { capture_duty: CaptureDuty::Optional, huffing: true, ..english };
    assert_eq!(strategy(AnyRules::House(huffing)), 0, "a huff is no move");
    let reversed = HouseRules { goal: Goal::RunOut, ..english };
    assert_eq!(strategy(AnyRules::House(reversed)), 0, "the principle is about winning by capture");
    let mut hasty = english;
    hasty.draws.no_progress = 4;
    assert_eq!(strategy(AnyRules::House(hasty)), 0, "the game is drawn before the win");
    // A king and a man are a draw by rule.
    assert_eq!(strategy(AnyRules::House(Variant::Turkish.house_rules())), 0);
}

#[test]
fn the_classics_are_taught_where_they_belong() {
    let topics = |variant: Variant| course(variant).into_iter().map(|step| step.topic).collect::<Vec<_>>();
    let english = topics(Variant::English);
    for topic in [Topic::Bridge, Topic::DogHole, Topic::FirstPosition] {
        assert!(english.contains(&topic), "{topic:?}");
    }
    assert!(!english.contains(&Topic::Triangle), "a king that doesn't fly has no main road");
    for variant in [
        Variant::Russian,
        Variant::Brazilian,
        Variant::Czech,
        Variant::Pool,
        Variant::German,
        Variant::Spanish,
        Variant::Portuguese,
    ] {
        assert!(topics(variant).contains(&Topic::Triangle), "{variant:?}");
    }
    for variant in [Variant::Antidraughts, Variant::Giveaway] {
        assert!(topics(variant).contains(&Topic::Force), "{variant:?}");
    }
}

#[test]
fn the_double_corner_is_a_refuge_from_one_king_not_from_two() {
    let refuge = course(Variant::English).into_iter().find(|step| step.topic == Topic::Refuge);
    let refuge = refuge.expect("English has a refuge").position;
    assert_eq!(refuge.pieces().count(), 2, "{refuge:?}");
    let in_corner = |others: &[u16]| {
        let king = |color| Piece { color, role: Role::King };
        let others = others.iter().map(|&square| (square, king(Color::Black)));
        let pieces = [(28, king(Color::White))].into_iter().chain(others).collect();
        let setup = Setup { pieces, turn: Color::White, king_runs: [None; 2] };
        let position = setup.into_position(AnyRules::Variant(Variant::English)).expect("a valid position");
        let known = engine(Variant::English).probe(&Question::from_position(position));
        worth(known.expect("the tables know it").verdict)
    };
    assert_eq!((in_corner(&[18]), in_corner(&[15, 22])), (0, -1));
}
