//! The generator against the test kit's naive one, on random positions: games of random moves, crowded
//! boards, kings everywhere, few pieces.

use crownhead_rules::{AnyPosition, AnyRules, BoardKind, Preset, Variant};
use crownhead_testkit::{
    agree, oracle,
    proof::{self, Effort, Field},
};

/// Positions per rules in an ordinary run; the long run takes a hundred times as many.
const POSITIONS: usize = 10_000;

/// Legs that the oracle may walk for one position in an ordinary run, and in a long one.
const BUDGET: u64 = 3_000;
const LONG_BUDGET: u64 = 20_000;

fn compare(rules: AnyRules, positions: usize, seed: u64, budget: u64) {
    proof::compare(Field::Rules(rules), Effort { positions, seed, budget }, &|_| ());
}

fn compare_house_rules(board: BoardKind, positions: usize, seed: u64, budget: u64) {
    proof::compare(Field::HouseRules(board), Effort { positions, seed, budget }, &|_| ());
}

macro_rules! named {
    ($($name:ident: $rules:expr;)*) => {
        /// Ten thousand positions under each of the named rules.
        mod ten_thousand {
            use super::*;
            $(#[test] fn $name() { compare($rules, POSITIONS, 1, BUDGET); })*
        }
        /// A million positions under each of the named rules.
        mod a_million {
            use super::*;
            $(#[test] #[ignore = "takes minutes"] fn $name() { compare($rules, 100 * POSITIONS, 2, LONG_BUDGET); })*
        }
        #[test]
        fn no_named_rules_are_left_out() {
            assert_eq!([$($rules),*].as_slice(), AnyRules::all_named().collect::<Vec<_>>());
        }
    };
}

named! {
    english: AnyRules::Variant(Variant::English);
    international: AnyRules::Variant(Variant::International);
    russian: AnyRules::Variant(Variant::Russian);
    brazilian: AnyRules::Variant(Variant::Brazilian);
    italian: AnyRules::Variant(Variant::Italian);
    spanish: AnyRules::Variant(Variant::Spanish);
    portuguese: AnyRules::Variant(Variant::Portuguese);
    czech: AnyRules::Variant(Variant::Czech);
    pool: AnyRules::Variant(Variant::Pool);
    german: AnyRules::Variant(Variant::German);
    canadian: AnyRules::Variant(Variant::Canadian);
    sri_lankan: AnyRules::Variant(Variant::SriLankan);
    thai: AnyRules::Variant(Variant::Thai);
    turkish: AnyRules::Variant(Variant::Turkish);
    armenian: AnyRules::Variant(Variant::Armenian);
    gothic: AnyRules::Variant(Variant::Gothic);
    frisian: AnyRules::Variant(Variant::Frisian);
    frysk: AnyRules::Variant(Variant::Frysk);
    antidraughts: AnyRules::Variant(Variant::Antidraughts);
    giveaway: AnyRules::Variant(Variant::Giveaway);
    breakthrough: AnyRules::Variant(Variant::Breakthrough);
    killer: AnyRules::Variant(Variant::Killer);
    spantsireti: AnyRules::Variant(Variant::Spantsireti);
    mini6_english: AnyRules::Variant(Variant::Mini6English);
    mini6_international: AnyRules::Variant(Variant::Mini6International);
    score_panel: AnyRules::Preset(Preset::ScorePanel);
    menu: AnyRules::Preset(Preset::Menu);
    choose_each_leg: AnyRules::Preset(Preset::ChooseEachLeg);
    flying_tutorial: AnyRules::Preset(Preset::FlyingTutorial);
    text: AnyRules::Preset(Preset::Text);
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

/// The oracle plays whole trees of rules for which nobody has published numbers.
#[test]
fn trees_without_published_numbers() {
    fn nodes(position: &AnyPosition, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        assert!(agree(position, LONG_BUDGET));
        position.legal_moves().iter().map(|mv| nodes(&position.play(mv), depth - 1)).sum()
    }
    for preset in Preset::ALL {
        let start = AnyPosition::start(AnyRules::Preset(preset));
        let rules = preset.house_rules();
        assert_eq!(oracle::unique(&rules, &start.setup(), 1000).map(|moves| moves.len()), Some(7));
        assert!(nodes(&start, 4) > 1000);
    }
    for (variant, moves) in [(Variant::Frysk, 9), (Variant::Armenian, 22), (Variant::Gothic, 22)] {
        let start = AnyPosition::start(AnyRules::Variant(variant));
        assert_eq!(start.legal_moves().len(), moves);
        assert!(nodes(&start, 3) > 500);
    }
}
