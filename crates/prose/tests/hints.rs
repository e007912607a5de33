//! Hints: sentences that start with the move and say what it achieves.

use std::fmt::Write as _;

use crownhead_engine::{Engine, Limits, NullMonitor, Options, Score, Task, bench_positions};
use crownhead_explain::{Fact, Hint};
use crownhead_notation::{fen, movetext};
use crownhead_prose::{hint, refusal, typeset};
use crownhead_rules::{AnyPosition, AnyRules, Preset, Variant};

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

fn position(rules: AnyRules, text: &str) -> AnyPosition {
    fen::parse(text, rules).expect("a valid FEN")
}

fn hinted(text: &str, line: &[&str], facts: &[Fact], score: i32) -> String {
    let start = position(ENGLISH, text);
    let mut at = start;
    let mut moves = Vec::new();
    for text in line {
        let mv = movetext::find(text, &at).expect("legal");
        at = at.play_unchecked(&mv);
        moves.push(mv);
    }
    let (mv, line) = (moves[0], moves.clone());
    hint::hint(
        &start,
        &Hint { mv, line, proof: moves, score: Score(score), facts: facts.to_vec(), tempting: None },
    )
}

/// The hint of the engine.
fn found(rules: AnyRules, text: &str) -> String {
    thought(&position(rules, text))
}

fn thought(position: &AnyPosition) -> String {
    let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed: 0 });
    let hint = crownhead_explain::hint(
        &mut engine,
        &Task::from_position(*position),
        &Limits::nodes(5_000),
        &mut NullMonitor,
    );
    hint::hint(position, &hint.expect("there are moves"))
}

const SHOT: &str = "W:W22,26,31:B13,10";
const LINE: [&str; 3] = ["22-17", "13x22", "26x17"];

#[test]
fn hints_describe_and_show_what_a_move_achieves() {
    let one_man = Fact::Wins { men: 1, kings: 0 };
    assert_eq!(hinted(SHOT, &LINE, &[one_man], 100), "22-17 wins a man. Then 13x22 26x17.");
    assert_eq!(hinted(SHOT, &LINE, &[Fact::OnlyMove], 0), "22-17 is the only move.");
    let quiet = |score| hinted(SHOT, &LINE[..1], &[], score);
    assert_eq!(
        [-90, 0, 90].map(quiet),
        [
            "22-17 is the best defense: you win 0%, draw 12%, lose 88%.",
            "22-17 keeps the game even: you win 8%, draw 84%, lose 8%.",
            "22-17 keeps the advantage: you win 88%, draw 12%, lose 0%.",
        ]
    );
    // Tables know a win without its length.
    let known = [Score::KNOWN.0, -Score::CONVERTED.0].map(quiet);
    assert_eq!(known, ["22-17 wins the game.", "22-17 loses, like every other move."]);
}

/// Every kind of fact, in the order that the engine reports them.
const FACTS: [Fact; 13] = [
    Fact::OnlyMove,
    Fact::WinsGame { plies: 1 },
    Fact::WinsGame { plies: 7 },
    Fact::LosesGame { plies: 2 },
    Fact::LosesGame { plies: 8 },
    Fact::Wins { men: 2, kings: 0 },
    Fact::Wins { men: 2, kings: 1 },
    Fact::Wins { men: -1, kings: 1 },
    Fact::Gives { men: 1, kings: 0 },
    Fact::Gives { men: -1, kings: 1 },
    Fact::Exchange { pieces: 2 },
    Fact::Crowns,
    Fact::Better { by: 120 },
];

#[test]
fn every_pair_of_facts_is_one_sentence() {
    let mut text = String::new();
    for (at, &first) in FACTS.iter().enumerate() {
        let _ = write!(text, "{first:?}\n    {}\n", hinted(SHOT, &LINE[..1], &[first], 0));
        for &second in &FACTS[at + 1..] {
            let sentence = hinted(SHOT, &LINE[..1], &[first, second], 0);
            let _ = write!(text, "  and {second:?}\n    {sentence}\n");
            let words = sentence.strip_prefix("22-17 ").expect("the hint starts with the move");
            assert!(words.starts_with(|c: char| c.is_lowercase()) && words.ends_with('.'), "{sentence}");
            assert!(!(sentence.contains("but loses") && sentence.contains("gives up")), "{sentence}");
            assert!(sentence.matches(" and ").count() <= 2, "{sentence}");
        }
    }
    insta::assert_snapshot!("pairs", text);
}

#[test]
fn a_hint_names_the_squares_that_a_refusal_names() {
    // 23x14x7 is the only capture; the refusal of any other move names it.
    let text = "W:W23,32:B18,10,1-4";
    let start = position(ENGLISH, text);
    assert!(typeset(&found(ENGLISH, text)).starts_with("23×14×7 is the only move"));
    let attempt = movetext::parse("32-28", &start).expect("squares of the board");
    let refused = start.find_move(&attempt).expect_err("a capture is compulsory");
    assert!(refusal(&start, Some(&attempt), &refused).contains("23x14x7"));
}

#[test]
fn a_capture_of_several_kinds_has_its_commas() {
    let start = position(ENGLISH, "W:W18,32:B15,K8");
    let attempt = movetext::parse("32-28", &start).expect("squares of the board");
    let refused = start.find_move(&attempt).expect_err("a capture is compulsory");
    let text = refusal(&start, Some(&attempt), &refused);
    assert!(text.contains("takes two pieces, one of them a king, and crowns your man"), "{text}");
}

#[test]
fn a_lost_game_mentions_no_sacrifice() {
    let text = found(ENGLISH, "B:WK10,K11:B1");
    assert!(text.contains("but loses in") && !text.contains("gives up"), "{text}");
}

#[test]
fn hints_fit_a_small_phone() {
    let rules = [
        AnyRules::Variant(Variant::International),
        AnyRules::Variant(Variant::Frisian),
        AnyRules::Variant(Variant::Russian),
        AnyRules::Preset(Preset::Text),
        ENGLISH,
    ];
    for position in rules.into_iter().flat_map(bench_positions) {
        let text = thought(&position);
        assert!(text.chars().count() <= 150, "{text}");
    }
}

#[test]
fn a_hint_says_why_not_the_capture_that_looks_natural() {
    let text =
        found(AnyRules::Variant(Variant::Russian), "B:W13,18,20,25,27,29,30,32:B1,3,4,6,8,10,12,14,15");
    assert!(text.contains(" is tempting but loses two men."), "{text}");
    assert!(text.chars().count() <= 150, "{text}");
}

#[test]
fn a_hint_names_the_kind_of_shot() {
    let text = found(ENGLISH, "W:W22,25,27,29,32:B14,15,1,3");
    assert!(text.contains("wins a man (two for one) and crowns a man"), "{text}");
}
