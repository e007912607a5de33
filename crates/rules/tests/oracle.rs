//! Compares the generator with the test kit's naive one on random positions: games of random moves, crowded
//! boards, kings everywhere, few pieces.

use crownhead_rules::{AnyPosition, AnyRules, BoardKind, PerftNumbers, Preset, Variant};
use crownhead_testkit::{
    agree, oracle,
    proof::{self, Effort, Field},
};

/// Positions per rule set in an ordinary run; the long run takes a hundred times as many.
const POSITIONS: usize = 10_000;

/// Legs that the oracle may walk for one position, in an ordinary and in a long run.
const BUDGET: u64 = 3_000;
const LONG_BUDGET: u64 = 20_000;

fn compare(rules: AnyRules, positions: usize, seed: u64, budget: u64) {
    proof::compare(Field::Rules(rules), Effort { positions, seed, budget }, &|_| ());
}

fn compare_house_rules(board: BoardKind, positions: usize, seed: u64, budget: u64) {
    proof::compare(Field::HouseRules(board), Effort { positions, seed, budget }, &|_| ());
}

macro_rules! tests_of_variants {
    ($($page:ident::$name:ident,)*) => {
        /// Ten thousand positions under each of the standard variants.
        mod ten_thousand {
            use super::*;
            $(#[test] fn $page() { compare(AnyRules::Variant(Variant::$name), POSITIONS, 1, BUDGET); })*
        }
        /// A million positions under each of the standard variants.
        mod a_million {
            use super::*;
            $(
                #[test]
                #[ignore = "takes minutes"]
                fn $page() {
                    compare(AnyRules::Variant(Variant::$name), 100 * POSITIONS, 2, LONG_BUDGET);
                }
            )*
        }
    };
}
crownhead_rules::for_each_variant!(tests_of_variants);

#[test]
fn ten_thousand_positions_under_each_preset() {
    for preset in Preset::ALL {
        compare(AnyRules::Preset(preset), POSITIONS, 1, BUDGET);
    }
}

#[test]
#[ignore = "takes minutes"]
fn a_million_positions_under_each_preset() {
    for preset in Preset::ALL {
        compare(AnyRules::Preset(preset), 100 * POSITIONS, 2, LONG_BUDGET);
    }
}

#[test]
fn house_rules_on_every_board() {
    for board in BoardKind::ALL {
        compare_house_rules(board, POSITIONS, 3, BUDGET);
    }
}

#[test]
#[ignore = "takes minutes"]
fn house_rules_on_every_board_at_length() {
    for board in BoardKind::ALL {
        compare_house_rules(board, 100 * POSITIONS, 4, LONG_BUDGET);
    }
}

/// The oracle plays whole trees of rules without published numbers.
#[test]
fn trees_without_published_numbers() {
    fn nodes(position: &AnyPosition, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        assert!(agree(position, LONG_BUDGET));
        position.legal_moves().iter().map(|mv| nodes(&position.play_unchecked(mv), depth - 1)).sum()
    }
    for preset in Preset::ALL {
        let start = AnyPosition::start(AnyRules::Preset(preset));
        let rules = preset.house_rules();
        assert_eq!(oracle::unique(&rules, &start.setup(), 1000).map(|moves| moves.len()), Some(7));
        assert!(nodes(&start, 4) > 1000);
    }
    for (variant, moves) in [(Variant::Frysk, 9), (Variant::Armenian, 22), (Variant::Gothic, 22)] {
        assert_eq!(AnyPosition::start(AnyRules::Variant(variant)).legal_moves().len(), moves);
    }
    let unpublished = |variant: &Variant| variant.facts().perft == PerftNumbers::Unpublished;
    let listed = [Variant::Frysk, Variant::Armenian, Variant::Gothic];
    for &variant in Variant::ALL.iter().filter(|variant| unpublished(variant) || listed.contains(variant)) {
        assert!(nodes(&AnyPosition::start(AnyRules::Variant(variant)), 3) > 500);
    }
}
