//! English rules on 6x6 (see `docs/rules/mini6-english.md`). Numbers run row by row from b6, so a1 is 16; six men a side.

use crate::common::starts_as;
use crownhead_rules::{AnyRules, HouseRules, Variant};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Mini6English), fen, expected);
}

#[test]
fn black_moves_first_with_six_men() {
    starts_as(Variant::Mini6English, "B:W13-18:B1-6");
    check("B:W13-18:B1-6", "4-7 5-7 5-8 6-8 6-9");
}

#[test]
fn a_man_steps_forward_and_is_crowned_on_the_last_row() {
    check("W:W11:B", "11-7 11-8");
    check("W:W5:B", "5-1=K 5-2=K");
}

#[test]
fn a_man_captures_forward_only() {
    check("W:W11:B8", "11x[8]6");
    check("W:W11:B14", "11-7 11-8");
}

#[test]
fn a_capture_goes_on() {
    check("W:W16:B13,8", "16x[8,13]6");
}

#[test]
fn a_man_stops_on_the_last_row() {
    check("W:W7:B5,6", "7x[5]2=K");
}

#[test]
fn a_king_moves_one_square() {
    check("W:WK11:B", "11-7 11-8 11-13 11-14");
    check("W:WK16:B11", "16-13");
}

#[test]
fn a_king_captures_backward() {
    check("W:WK8:B11", "8x[11]13");
}

#[test]
fn any_capture_may_be_chosen() {
    check("W:W11:B7,8", "11x[7]4 11x[8]6");
}

#[test]
fn a_side_without_a_move_has_lost() {
    check("W:W16:B13,11", "");
}

#[test]
fn all_other_rules_are_english() {
    let (mini, english) = (Variant::Mini6English.house_rules(), Variant::English.house_rules());
    assert_eq!(HouseRules { board: english.board, rows: english.rows, ..mini }, english);
}
