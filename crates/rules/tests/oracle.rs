//! The generator against the test kit's naive one, on random positions: games of random moves, crowded
//! boards, kings everywhere, few pieces.

use crownhead_rules::{AnyRules, BoardKind, Preset, Variant};
use crownhead_testkit::{
    agree, oracle,
    random::{self, Dice, MIXES},
};

/// Positions per rules in an ordinary run; the long run takes a hundred times as many.
const POSITIONS: usize = 10_000;

/// Compares so many positions of named rules.
fn compare(rules: AnyRules, count: usize, seed: u64) {
    let mut dice = Dice::new(seed);
    let (mut compared, mut too_long) = (0, 0);
    while compared < count {
        for position in random::positions(rules, 1000, &mut dice) {
            if agree(&position) { compared += 1 } else { too_long += 1 }
        }
    }
    assert!(too_long * 20 < compared, "the oracle gave up on {too_long} of {compared} positions");
}

/// Compares so many positions, each under house rules of its own.
fn compare_house_rules(board: BoardKind, count: usize, seed: u64) {
    let mut dice = Dice::new(seed);
    let mut compared = 0;
    while compared < count {
        let rules = AnyRules::House(random::house_rules(board, &mut dice));
        let mix = MIXES[compared % MIXES.len()];
        compared += usize::from(agree(&random::sprinkle(rules, mix, &mut dice)));
        let game = random::walk(crownhead_rules::AnyPosition::start(rules), 80, &mut dice);
        compared += usize::from(agree(&game[game.len() - 1]));
    }
}

macro_rules! named {
    ($($name:ident: $rules:expr;)*) => {
        /// Ten thousand positions under each of the named rules.
        mod ten_thousand {
            use super::*;
            $(#[test] fn $name() { compare($rules, POSITIONS, 1); })*
        }
        /// A million positions under each of the named rules.
        mod a_million {
            use super::*;
            $(#[test] #[ignore = "takes minutes"] fn $name() { compare($rules, 100 * POSITIONS, 2); })*
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
    score_panel: AnyRules::Preset(Preset::ScorePanel);
    menu: AnyRules::Preset(Preset::Menu);
    choose_each_leg: AnyRules::Preset(Preset::ChooseEachLeg);
    flying_tutorial: AnyRules::Preset(Preset::FlyingTutorial);
    text: AnyRules::Preset(Preset::Text);
}

#[test]
fn house_rules_on_every_board() {
    for board in BoardKind::ALL {
        compare_house_rules(board, POSITIONS, 3);
    }
}

#[test]
#[ignore = "takes minutes"]
fn house_rules_on_every_board_at_length() {
    for board in BoardKind::ALL {
        compare_house_rules(board, 100 * POSITIONS, 4);
    }
}

/// The oracle plays whole trees of the presets, for which nobody has published numbers.
#[test]
fn trees_of_the_presets() {
    fn nodes(position: &crownhead_rules::AnyPosition, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        assert!(agree(position));
        position.legal_moves().iter().map(|mv| nodes(&position.play(mv), depth - 1)).sum()
    }
    for preset in Preset::ALL {
        let start = crownhead_rules::AnyPosition::start(AnyRules::Preset(preset));
        let rules = preset.house_rules();
        assert_eq!(oracle::unique(&rules, &start.setup(), 1000).map(|moves| moves.len()), Some(7));
        assert!(nodes(&start, 4) > 1000);
    }
}
