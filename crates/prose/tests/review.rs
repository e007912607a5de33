//! Sentences about faults, from reviews by the engine.

use crownhead_api::{FaultRecord, JudgedRecord, MarkRecord, MoveRecord, ReasonRecord, Side};
use crownhead_engine::{Engine, NullMonitor, Options};
use crownhead_explain::{JudgedMove, Review};
use crownhead_game::Deed;
use crownhead_notation::{fen, movetext};
use crownhead_prose::review::{accuracy, better, mark_name, sentence, sentence_of_record};
use crownhead_rules::{AnyRules, Variant};

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

fn judged(start: &str, mv: &str) -> JudgedMove {
    let start = fen::parse(start, ENGLISH).expect("a good FEN");
    let mv = movetext::find(mv, &start).expect("a legal move");
    let mut review = Review::new(start, &[Deed::Move(mv)], 2_000);
    let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed: 0 });
    while review.step(&mut engine, &mut NullMonitor).is_some() {}
    review.moves().next().expect("one move").clone()
}

/// White gives a man away with 22-18.
const EN_PRISE: &str = "W:W22,29,31,32:B14,6,2,1";

#[test]
fn a_lost_man_is_named_with_the_capture() {
    let judged = judged(EN_PRISE, "22-18");
    let told = sentence(&judged).expect("a blunder has a sentence").to_string();
    assert!(told.starts_with("22-18 loses a man: 14x23"), "{told}");
    assert_eq!(judged.mark.map(mark_name).as_deref(), Some("Blunder"));
    let better = better(&judged).expect("another move is better");
    assert!(better.starts_with("Better is ") && better.ends_with('.'), "{better}");
}

#[test]
fn a_record_reads_like_the_judgment() {
    let judged = judged(EN_PRISE, "22-18");
    let fault = judged.fault.as_ref().expect("a fault");
    let moves = |line: &[_]| line.iter().map(MoveRecord::from).collect::<Vec<_>>();
    let record = JudgedRecord {
        ply: 0,
        side: Side::White,
        mv: MoveRecord::from(&judged.mv),
        forced: false,
        verified: true,
        score: 0,
        best_score: 0,
        chance: [0, 0, 10_000],
        best_chance: [5_000, 0, 5_000],
        loss: 5_000,
        mark: Some(MarkRecord::Blunder),
        best: Vec::new(),
        line: Vec::new(),
        fault: Some(FaultRecord {
            reason: ReasonRecord::Loses(1, 0, false),
            punishment: moves(&fault.punishment),
            better: moves(&fault.better),
        }),
    };
    assert_eq!(sentence_of_record(&judged.position, &record), sentence(&judged));
}

#[test]
fn accuracy_has_one_decimal() {
    assert_eq!([0, 9_344, 10_000].map(accuracy), ["Accuracy 0.0%", "Accuracy 93.4%", "Accuracy 100.0%"]);
}
