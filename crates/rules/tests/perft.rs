//! The generator against known perft numbers, in both ways of counting.

use crownhead_rules::{
    AnyPosition, AnyRules, HouseRules, Precedence, Role, Variant,
    perft::{Convention, divide, perft},
};
use crownhead_testkit::{
    fen, proof,
    random::{self, Dice},
};

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);
const INTERNATIONAL: AnyRules = AnyRules::Variant(Variant::International);

/// Numbers up to this size are checked in an ordinary run: those counted without a list, and those listed.
const ORDINARY_UNIQUE: u64 = 10_000_000;
const ORDINARY_PATHS: u64 = 5_000_000;

fn ordinary(convention: Convention) -> u64 {
    if convention == Convention::Unique { ORDINARY_UNIQUE } else { ORDINARY_PATHS }
}

fn check(variant: Variant, wanted: impl Fn(Convention, u64) -> bool) {
    for known in proof::known(variant) {
        if wanted(known.convention, known.nodes) {
            assert_eq!(known.count(), known.nodes, "{known}");
        }
    }
}

fn check_ordinary(variant: Variant) {
    check(variant, |convention, nodes| nodes <= ordinary(convention));
}

fn check_deep(variant: Variant) {
    check(variant, |convention, nodes| nodes > ordinary(convention));
}

macro_rules! tests_of_variants {
    ($($page:ident::$name:ident,)*) => {
        /// Small numbers.
        mod ordinary {
            use super::*;
            $(#[test] fn $page() { check_ordinary(Variant::$name); })*
        }
        /// Large numbers.
        mod deep {
            use super::*;
            $(#[test] #[ignore = "takes minutes"] fn $page() { check_deep(Variant::$name); })*
        }
    };
}
crownhead_rules::for_each_variant!(tests_of_variants);

/// The shares of the legal moves add up, even if one move has several routes.
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

/// If men capture in eight directions, many positions without kings are counted at once. Playing every move uses none
/// of that.
#[test]
fn batches_count_what_is_played() {
    let frisian = AnyRules::Variant(Variant::Frisian);
    let by_number = HouseRules { precedence: Precedence::MostPieces, ..frisian.house_rules() };
    let mut compared = 0;
    for rules in [frisian, AnyRules::Variant(Variant::Frysk), AnyRules::House(by_number)] {
        let men_only = |position: &AnyPosition| !position.pieces().any(|(_, piece)| piece.role == Role::King);
        let positions = random::positions(rules, 400, &mut Dice::new(7));
        for position in positions.iter().filter(|position| men_only(position)) {
            let depth = 3;
            assert_eq!(
                perft(position, depth, Convention::Unique),
                played(position, depth),
                "{} plies from {}",
                depth,
                fen::write(position)
            );
            compared += 1;
        }
    }
    assert!(compared > 300, "only {compared} positions have no kings");
}

/// The number of positions this many plies away, all of them played.
fn played(position: &AnyPosition, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    position.legal_moves().iter().map(|mv| played(&position.play_unchecked(mv), depth - 1)).sum()
}

/// A king that can capture four men in a circle, in either direction.
const CIRCLE: &str = "W:WK28:B22,23,32,33";

/// Depth 0 is the position itself; below a finished game the count is 0.
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
