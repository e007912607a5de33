//! Brazilian draughts: International rules on the small board (see `docs/rules/brazilian.md`). Numbers run row by row
//! from b8, so a1 is 29.

use crate::common::{balance, counted_out, draws, starts_as};
use crownhead_rules::{AnyRules, DrawReason, Variant, draw::EndingClass};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Brazilian), fen, expected);
}

#[test]
fn white_moves_first() {
    starts_as(Variant::Brazilian, "W:W21-32:B1-12");
    check("W:W21-32:B1-12", "21-17 22-17 22-18 23-18 23-19 24-19 24-20");
}

#[test]
fn a_king_flies() {
    check("W:WK18:B", "18-14 18-9 18-5 18-15 18-11 18-8 18-4 18-22 18-25 18-29 18-23 18-27 18-32");
}

#[test]
fn men_capture_forward_and_backward() {
    check("W:W18:B22", "18x[22]25");
    check("W:W18:B15", "18x[15]11");
}

#[test]
fn the_most_pieces_must_be_taken() {
    // a3 could capture one, g3 captures two.
    check("W:W21,24:B17,19,11", "24x[11,19]8");
}

#[test]
fn a_king_counts_as_one() {
    check("W:W22:BK17,18,11", "22x[11,18]8");
}

#[test]
fn between_equals_the_choice_is_free() {
    check("W:WK32,22:B18", "22x[18]15 32x[18]14 32x[18]9 32x[18]5");
    check("W:WK29:B22,14,7", "29x[14,22]9 29x[14,22]5 29x[7,22]2");
}

#[test]
fn a_man_that_passes_the_last_row_stays_a_man() {
    check("W:W10:B7,8,19", "10x[7,8]12");
}

#[test]
fn a_man_that_ends_there_is_crowned() {
    check("W:W10:B7", "10x[7]3=K");
    check("B:W26:B23", "23x[26]30=K");
}

#[test]
fn captured_pieces_stay_until_the_move_ends() {
    // From f2, the captured man on d4 still covers c5.
    check("W:WK29:B18,16,24,14", "29x[16,18,24]27 29x[16,18,24]31");
}

#[test]
fn a_king_lands_where_it_can_continue() {
    check("W:WK29:B22,10", "29x[10,22]6 29x[10,22]1");
}

#[test]
fn a_side_without_a_move_has_lost() {
    check("W:W21:B17,14", "");
}

#[test]
fn draws_are_those_of_fmjd_64() {
    let drawn = Some((30, DrawReason::Ending(EndingClass::LoneKingAgainstKings)));
    assert_eq!(counted_out(Variant::Brazilian, balance((0, 3), (0, 1))), drawn);
    assert_eq!(counted_out(Variant::Brazilian, balance((4, 2), (4, 2))), Some((30, DrawReason::NoProgress)));
    assert_eq!(draws(Variant::Brazilian), draws(Variant::Russian));
}
