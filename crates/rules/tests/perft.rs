//! The generator against published perft numbers, in both ways of counting.

use crownhead_rules::{
    AnyPosition, AnyRules, Variant,
    perft::{Convention, divide, perft},
};
use crownhead_testkit::{corpus, fen};

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);
const INTERNATIONAL: AnyRules = AnyRules::Variant(Variant::International);

/// Numbers up to this size are checked in an ordinary run.
const ORDINARY: u64 = 100_000_000;

fn check(rules: AnyRules, entries: &[corpus::Entry], convention: Convention, wanted: fn(u64) -> bool) {
    let mut checked = 0;
    for entry in entries {
        let position = match &entry.fen {
            Some(fen) => fen::position(rules, fen),
            None => AnyPosition::start(rules),
        };
        let numbers = if convention == Convention::Unique { &entry.unique } else { &entry.paths };
        for &(depth, nodes) in numbers.iter().filter(|&&(_, nodes)| wanted(nodes)) {
            let counted = perft(&position, depth, convention);
            assert_eq!(counted, nodes, "depth {depth} of {}, {convention:?}", fen::write(&position));
            checked += 1;
        }
    }
    assert!(checked > 0);
}

#[test]
fn english_unique() {
    check(ENGLISH, &corpus::english(), Convention::Unique, |nodes| nodes <= ORDINARY);
}

#[test]
fn english_paths() {
    check(ENGLISH, &corpus::english(), Convention::Paths, |nodes| nodes <= ORDINARY);
}

#[test]
fn international_unique() {
    check(INTERNATIONAL, &corpus::international(), Convention::Unique, |nodes| nodes <= ORDINARY);
}

#[test]
fn international_paths() {
    check(INTERNATIONAL, &corpus::international(), Convention::Paths, |nodes| nodes <= ORDINARY);
}

#[test]
#[ignore = "takes minutes"]
fn deep() {
    for convention in [Convention::Unique, Convention::Paths] {
        check(ENGLISH, &corpus::english(), convention, |nodes| nodes > ORDINARY);
    }
    check(INTERNATIONAL, &corpus::international(), Convention::Unique, |nodes| nodes > ORDINARY);
}

/// The shares of the legal moves add up, also where one move has several routes.
#[test]
fn shares_add_up() {
    for convention in [Convention::Unique, Convention::Paths] {
        for (rules, fen) in
            [(ENGLISH, ""), (INTERNATIONAL, "W:W6,7,8,9,10:B41,42,43,44,45"), (INTERNATIONAL, CIRCLE)]
        {
            let position = if fen.is_empty() { AnyPosition::start(rules) } else { fen::position(rules, fen) };
            for depth in 1..=4 {
                let shares: u64 = divide(&position, depth, convention).iter().map(|(_, nodes)| nodes).sum();
                assert_eq!(
                    shares,
                    perft(&position, depth, convention),
                    "depth {depth} of {fen}, {convention:?}"
                );
            }
        }
    }
}

/// A king that can capture four men in a circle, either way round.
const CIRCLE: &str = "W:WK28:B22,23,32,33";

/// Depth 0 is the position itself; below a finished game there is nothing.
#[test]
fn the_edges_of_counting() {
    let start = AnyPosition::start(ENGLISH);
    assert_eq!(perft(&start, 0, Convention::Unique), 1);
    let blocked = fen::position(ENGLISH, "W:W29:B25,22");
    for depth in 1..4 {
        assert_eq!(perft(&blocked, depth, Convention::Unique), 0);
        assert_eq!(perft(&blocked, depth, Convention::Paths), 0);
    }
}
