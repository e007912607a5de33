//! International rules on 6x6 (see `docs/rules/mini6-international.md`). Numbers run row by row from b6, so a1 is 16; six
//! men a side.

use crate::common::starts_as;
use crownhead_rules::{AnyRules, HouseRules, Variant};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Mini6International), fen, expected);
}

#[test]
fn white_moves_first_with_six_men() {
    starts_as(Variant::Mini6International, "W:W13-18:B1-6");
    check("W:W13-18:B1-6", "13-10 13-11 14-11 14-12 15-12");
}

#[test]
fn men_capture_forward_and_backward() {
    check("W:W11:B8", "11x[8]6");
    check("W:W11:B14", "11x[14]18");
}

#[test]
fn a_king_flies() {
    check("W:WK16:B", "16-13 16-11 16-8 16-6 16-3");
    check("W:WK16:B11", "16x[11]8 16x[11]6 16x[11]3");
}

#[test]
fn capturing_is_compulsory() {
    check("W:W11,16:B8", "11x[8]6");
}

#[test]
fn the_most_pieces_must_be_taken() {
    check("W:WK16:B11,5", "16x[5,11]1");
    check("W:W13,17:B11,5,14", "13x[5,11]1=K");
}

#[test]
fn between_equals_the_choice_is_free() {
    check("W:WK16:B11,5,12", "16x[5,11]1 16x[11,12]15");
    check("W:WK16,14:B11,5", "16x[5,11]1 14x[5,11]2=K");
}

#[test]
fn a_man_that_passes_the_last_row_stays_a_man() {
    check("W:W7:B5,6", "7x[5,6]9");
}

#[test]
fn a_man_that_ends_there_is_crowned() {
    check("W:W7:B5", "7x[5]2=K");
}

#[test]
fn a_side_without_a_move_has_lost() {
    check("W:W16:B13,11", "");
}

#[test]
fn all_other_rules_are_international() {
    let (mini, large) = (Variant::Mini6International.house_rules(), Variant::International.house_rules());
    assert_eq!(HouseRules { board: large.board, rows: large.rows, ..mini }, large);
}
