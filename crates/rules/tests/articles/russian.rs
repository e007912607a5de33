//! Russian draughts by the FMJD-64 rules (see `docs/rules/russian.md`). Numbers run row by row from b8, so a1 is 29,
//! c1 30, h8 4.

use crate::common::{balance, counted_out, draws, starts_as, winner};
use crownhead_rules::{
    Advance, AnyRules, Color, DrawClock, DrawReason, DrawReason::Ending, Material, Variant, draw::EndingClass,
};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Russian), fen, expected);
}

#[test]
fn white_moves_first() {
    starts_as(Variant::Russian, "W:W21-32:B1-12");
    check("W:W21-32:B1-12", "21-17 22-17 22-18 23-18 23-19 24-19 24-20");
}

#[test]
fn a_man_steps_forward_and_is_crowned_on_the_last_row() {
    check("W:W18:B", "18-14 18-15");
    check("W:W8:B", "8-3=K 8-4=K");
    check("B:W:B25", "25-29=K 25-30=K");
}

#[test]
fn men_capture_forward_and_backward() {
    check("W:W18:B22,15", "18x[22]25 18x[15]11");
}

#[test]
fn a_king_flies() {
    check("W:WK18:B", "18-14 18-9 18-5 18-15 18-11 18-8 18-4 18-22 18-25 18-29 18-23 18-27 18-32");
}

#[test]
fn capturing_is_compulsory() {
    check("W:W22,32:B18", "22x[18]15");
}

#[test]
fn there_is_no_majority_rule() {
    check("W:WK29:B22,14,7", "29x[14,22]9 29x[14,22]5 29x[7,22]2");
    check("W:W22,K32:B18,27", "22x[18]15 32x[18,27]14 32x[18,27]9 32x[18,27]5");
}

#[test]
fn a_man_crowned_in_mid_capture_continues_as_a_king() {
    // d6 captures e7, becomes a king on f8, captures g7 to h6 and from there flies over f4.
    check("W:W10:B7,8,19", "10x[7,8,19]23=K 10x[7,8,19]26=K 10x[7,8,19]30=K");
}

#[test]
fn a_man_crowned_by_its_last_capture_is_a_king() {
    check("W:W10:B7", "10x[7]3=K");
    check("B:W26:B23", "23x[26]30=K");
}

#[test]
fn a_king_lands_where_it_can_continue() {
    // Behind c3, only e5 sees d6.
    check("W:WK29:B22,10", "29x[10,22]6 29x[10,22]1");
}

#[test]
fn captured_pieces_stay_until_the_move_ends() {
    // From f2, the captured man on d4 still covers c5.
    check("W:WK29:B18,16,24,14", "29x[18,24]28 29x[16,18,24]27 29x[16,18,24]31");
}

#[test]
fn a_king_jumps_neither_two_in_a_row_nor_its_own_pieces() {
    check("W:WK29:B22,18", "29-25");
    check("W:WK29,18:B15", "18x[15]11");
}

#[test]
fn a_side_without_a_move_has_lost() {
    check("W:W21:B17,14", "");
    assert_eq!(winner(Variant::Russian, "W:W21:B17,14"), Some(Color::Black));
}

#[test]
fn article_7_2_4_fifteen_moves_each_against_a_lone_king() {
    let drawn = Some((30, Ending(EndingClass::LoneKingAgainstKings)));
    assert_eq!(counted_out(Variant::Russian, balance((0, 3), (0, 1))), drawn);
    assert_eq!(counted_out(Variant::Russian, balance((0, 1), (0, 5))), drawn);
}

#[test]
fn article_7_2_5_fifteen_moves_each_with_kings_only() {
    assert_eq!(counted_out(Variant::Russian, balance((4, 2), (4, 2))), Some((30, DrawReason::NoProgress)));
}

#[test]
fn article_7_2_6_thirty_or_sixty_moves_each_with_few_pieces() {
    let rules = draws(Variant::Russian);
    for (white, black, class, limit) in [
        ((1, 1), (1, 1), EndingClass::FourOrFive, 60),
        ((2, 1), (1, 1), EndingClass::FourOrFive, 60),
        ((2, 1), (2, 1), EndingClass::SixOrSeven, 120),
        ((3, 1), (2, 1), EndingClass::SixOrSeven, 120),
    ] {
        assert_eq!(rules.endings.class(balance(white, black)), Some(class));
        assert_eq!(class.limit(), limit);
    }
    assert_eq!(rules.endings.class(balance((3, 1), (3, 0))), None, "kings on both sides");
}

#[test]
fn article_7_2_6_counts_from_a_capture_or_a_crowning() {
    let rules = draws(Variant::Russian);
    let five = balance((2, 1), (1, 1));
    let counted = DrawClock { ending: Some((EndingClass::FourOrFive, 40)), ..DrawClock::default() };
    assert_eq!(counted.after(&rules, Advance::Man, five).ending, Some((EndingClass::FourOrFive, 41)));
    assert_eq!(counted.after(&rules, Advance::Material, five).ending, Some((EndingClass::FourOrFive, 0)));
}

#[test]
fn article_7_2_7_five_moves_each_against_a_king_on_the_long_diagonal() {
    let drawn = Some((10, Ending(EndingClass::LoneKingOnLongDiagonal)));
    for three in [(0, 3), (1, 2), (2, 1)] {
        let on = Material { long_diagonal: [0, 1], ..balance(three, (0, 1)) };
        assert_eq!(counted_out(Variant::Russian, on), drawn);
    }
}

#[test]
fn article_7_2_8_five_moves_each_against_two_or_one() {
    let drawn = Some((10, Ending(EndingClass::LoneKingAgainstTwo)));
    for few in [(0, 2), (1, 1), (0, 1)] {
        assert_eq!(counted_out(Variant::Russian, balance(few, (0, 1))), drawn);
    }
}

#[test]
fn a_third_repetition_draws_without_a_claim() {
    assert_eq!(draws(Variant::Russian).repetition, 3);
    assert!(!draws(Variant::Russian).must_be_claimed(DrawReason::Repetition));
}
