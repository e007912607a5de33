//! Draws by counters, article by article. Repetition needs a history and is tested in `game`.

use crownhead_rules::{
    Advance, AnyRules, DrawClock, DrawReason, DrawRules, Material, Preset, Variant,
    draw::{Claims, EndingClass},
};

fn rules(variant: Variant) -> DrawRules {
    AnyRules::Variant(variant).house_rules().draws
}

/// Men and kings of White, then of Black.
fn material(white: (u8, u8), black: (u8, u8)) -> Material {
    Material { men: [white.0, black.0], kings: [white.1, black.1], long_diagonal: [0, 0] }
}

const MANY: Material = Material { men: [5, 5], kings: [1, 1], long_diagonal: [0, 0] };

/// The clock after this many plies without progress, following one with progress.
fn after(rules: DrawRules, plies: u16, material: Material) -> DrawClock {
    let start = DrawClock::default().after(&rules, Advance::Material, material);
    (0..plies).fold(start, |clock, _| clock.after(&rules, Advance::None, material))
}

#[test]
fn english_article_1_32_2_forty_moves_each_without_progress() {
    let rules = rules(Variant::English);
    assert_eq!(after(rules, 79, MANY).verdict(&rules), None);
    assert_eq!(after(rules, 80, MANY).verdict(&rules), Some(DrawReason::NoProgress));
    assert_eq!(after(rules, 79, MANY).after(&rules, Advance::Man, MANY).verdict(&rules), None);
}

#[test]
fn english_has_no_limits_for_few_pieces() {
    let rules = rules(Variant::English);
    assert_eq!(after(rules, 40, material((0, 1), (0, 1))).verdict(&rules), None);
}

#[test]
fn international_article_6_2_twenty_five_moves_each_without_progress() {
    let rules = rules(Variant::International);
    assert_eq!(after(rules, 49, MANY).verdict(&rules), None);
    assert_eq!(after(rules, 50, MANY).verdict(&rules), Some(DrawReason::NoProgress));
}

#[test]
fn international_article_6_3_sixteen_moves_each_against_a_lone_king() {
    let rules = rules(Variant::International);
    let drawn = Some(DrawReason::Ending(EndingClass::LoneKingAgainstThree));
    for three in [(0, 3), (1, 2), (2, 1)] {
        for material in [material(three, (0, 1)), material((0, 1), three)] {
            assert_eq!(after(rules, 31, material).verdict(&rules), None, "{material:?}");
            assert_eq!(after(rules, 32, material).verdict(&rules), drawn, "{material:?}");
        }
    }
}

#[test]
fn international_article_6_4_five_moves_each_against_two_or_one() {
    let rules = rules(Variant::International);
    let drawn = Some(DrawReason::Ending(EndingClass::LoneKingAgainstTwo));
    for few in [(0, 2), (1, 1), (0, 1)] {
        for material in [material(few, (0, 1)), material((0, 1), few)] {
            assert_eq!(after(rules, 9, material).verdict(&rules), None, "{material:?}");
            assert_eq!(after(rules, 10, material).verdict(&rules), drawn, "{material:?}");
        }
    }
}

#[test]
fn the_limits_need_a_king_among_the_pieces() {
    let rules = rules(Variant::International);
    for material in [
        material((3, 0), (0, 1)),
        material((1, 0), (0, 1)),
        material((0, 4), (0, 1)),
        material((0, 3), (1, 0)),
    ] {
        assert_eq!(after(rules, 49, material).verdict(&rules), None, "{material:?}");
    }
}

/// A man's move does not stop the count of an ending; another ending restarts it.
#[test]
fn the_count_of_an_ending_continues_while_it_lasts() {
    let rules = rules(Variant::International);
    let (three, two, one) = (material((1, 2), (0, 1)), material((0, 2), (0, 1)), material((0, 1), (0, 1)));
    let moved = after(rules, 20, three).after(&rules, Advance::Man, three);
    assert_eq!((moved.quiet, moved.ending), (0, Some((EndingClass::LoneKingAgainstThree, 21))));
    let changed = moved.after(&rules, Advance::Material, two);
    assert_eq!(changed.ending, Some((EndingClass::LoneKingAgainstTwo, 0)));
    // From two pieces to one, the five moves continue.
    let fewer = changed.after(&rules, Advance::None, two).after(&rules, Advance::Material, one);
    assert_eq!(fewer.ending, Some((EndingClass::LoneKingAgainstTwo, 2)));
}

#[test]
fn the_nearest_draw_is_announced() {
    let rules = rules(Variant::International);
    assert_eq!(after(rules, 3, MANY).plies_left(&rules), Some(47));
    assert_eq!(after(rules, 3, material((0, 3), (0, 1))).plies_left(&rules), Some(29));
    assert_eq!(DrawClock::default().plies_left(&DrawRules::NONE), None);
}

#[test]
fn the_presets_draw_by_repetition_and_forty_moves() {
    for preset in Preset::ALL {
        let draws = preset.house_rules().draws;
        assert_eq!((draws.repetition, draws.no_progress), (3, 80), "{preset:?}");
    }
    assert_eq!(after(DrawRules::NONE, 1000, MANY).verdict(&DrawRules::NONE), None);
}

#[test]
fn leaving_the_long_diagonal_does_not_extend_the_ending() {
    let rules = rules(Variant::Russian);
    let off = material((2, 1), (0, 1));
    let on = Material { long_diagonal: [0, 1], ..off };
    let clock = after(rules, 3, on);
    assert_eq!((clock.ending, clock.diagonal), (Some((EndingClass::FourOrFive, 3)), Some(3)));
    assert_eq!(clock.nearest_ending(), Some((EndingClass::LoneKingOnLongDiagonal, 3)));
    assert_eq!(clock.plies_left(&rules), Some(7));
    let left = clock.after(&rules, Advance::None, off);
    assert_eq!((left.ending, left.diagonal), (Some((EndingClass::FourOrFive, 4)), None));
    let back = left.after(&rules, Advance::None, on);
    assert_eq!((back.ending, back.diagonal), (Some((EndingClass::FourOrFive, 5)), Some(0)));
}

#[test]
fn some_draws_are_left_to_the_players() {
    let claims = |variant| rules(variant).claims;
    for variant in Variant::ALL {
        let expected = match variant {
            Variant::English | Variant::Giveaway | Variant::Mini6English => Claims::All,
            Variant::Czech | Variant::Portuguese => Claims::Repetition,
            _ => Claims::None,
        };
        assert_eq!(claims(*variant), expected, "{}", variant.key());
    }
    let all = rules(Variant::English);
    assert!(all.must_be_claimed(DrawReason::Repetition) && all.must_be_claimed(DrawReason::NoProgress));
    assert!(!all.must_be_claimed(DrawReason::Ending(EndingClass::LoneKingAgainstTwo)));
    assert!(!DrawRules::NONE.must_be_claimed(DrawReason::Repetition));
}

#[test]
fn a_huff_is_progress_but_not_a_ply() {
    let rules = rules(Variant::International);
    assert_eq!(after(rules, 30, MANY).after_huff(&rules, MANY).quiet, 0);
    // The count of an ending continues if the ending stays the same, and starts when it comes about.
    let (two, one) = (material((0, 2), (0, 1)), material((0, 1), (0, 1)));
    let huffed = after(rules, 4, two).after_huff(&rules, one);
    assert_eq!(huffed.ending, Some((EndingClass::LoneKingAgainstTwo, 4)));
    let huffed = after(rules, 4, MANY).after_huff(&rules, two);
    assert_eq!(huffed.ending, Some((EndingClass::LoneKingAgainstTwo, 0)));
    let rules = self::rules(Variant::Russian);
    let on = Material { long_diagonal: [0, 1], ..material((1, 1), (0, 1)) };
    let four = Material { long_diagonal: [0, 1], ..material((3, 1), (0, 1)) };
    let clock = after(rules, 5, four).after_huff(&rules, four);
    assert_eq!(clock.ending, Some((EndingClass::FourOrFive, 0)), "that count begins anew with every loss");
    assert_eq!(after(rules, 0, four).after_huff(&rules, on).diagonal, None, "two pieces are not three");
    let three = Material { long_diagonal: [0, 1], ..material((2, 1), (0, 1)) };
    assert_eq!(after(rules, 0, four).after_huff(&rules, three).diagonal, Some(0));
}
