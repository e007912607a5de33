//! Thai draughts, makhos (see `docs/rules/thai.md`). Numbers run row by row from b8, so a1 is 29; eight men a side.

use crate::common::{balance, counted_out, draws, starts_as};
use crownhead_rules::{AnyRules, DrawReason, Variant};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Thai), fen, expected);
}

#[test]
fn black_moves_first_with_eight_men() {
    starts_as(Variant::Thai, "B:W25-32:B1-8");
    check("B:W25-32:B1-8", "5-9 6-9 6-10 7-10 7-11 8-11 8-12");
}

#[test]
fn men_step_and_capture_forward_only() {
    check("W:W18:B22,23", "18-14 18-15");
    check("W:W18:B15", "18x[15]11");
}

#[test]
fn a_man_stops_on_the_last_row() {
    check("W:W10:B7,8", "10x[7]3=K");
}

#[test]
fn a_king_moves_any_distance() {
    check("W:WK18:B", "18-14 18-9 18-5 18-15 18-11 18-8 18-4 18-22 18-25 18-29 18-23 18-27 18-32");
}

#[test]
fn a_king_captures_from_afar_and_lands_directly_behind() {
    check("W:WK29:B18", "29x[18]15");
    check("W:WK29:B22,10", "29x[22]18");
}

#[test]
fn a_kings_capture_continues_only_from_directly_behind() {
    // Behind d4 lies e5, which sees d6; behind c3 lies d4, which does not.
    check("W:WK29:B18,10", "29x[10,18]6");
    check("W:WK29:B22,11", "29x[11,22]8");
}

#[test]
fn a_king_may_turn_back_over_the_squares_of_captured_pieces() {
    check("W:WK18:B15,22", "18x[15,22]25 18x[15,22]11");
}

#[test]
fn a_king_may_turn_back_over_several_squares() {
    // From f6 back over the empty squares e5, d4 and c3 to b2, or the other way around.
    check("W:WK18:B15,25", "18x[15,25]29 18x[15,25]11");
}

#[test]
fn a_king_does_not_jump_two_pieces_in_a_row() {
    check("W:WK29:B22,18", "29-25");
}

#[test]
fn any_capture_may_be_chosen() {
    check("W:W21,24:B17,19,11", "21x[17]14 24x[11,19]8");
    check("W:WK29,21:B22,17", "29x[22]18 21x[17]14");
}

#[test]
fn capturing_is_compulsory() {
    check("W:W22,32:B18", "22x[18]15");
}

#[test]
fn a_side_without_a_move_has_lost() {
    check("W:W21:B17,14", "");
}

#[test]
fn draws_are_the_usual_ones() {
    assert_eq!(draws(Variant::Thai).repetition, 3);
    assert_eq!(counted_out(Variant::Thai, balance((1, 2), (1, 2))), Some((80, DrawReason::NoProgress)));
}
