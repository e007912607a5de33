//! Spantsireti: Russian rules on ten columns and eight rows (see `docs/rules/spantsireti.md`). Numbers run row by row
//! from b8, five to a row, so a1 is 36 and i1 40.

use crate::common::{draws, starts_as};
use crownhead_rules::{AnyRules, Variant};
use crownhead_testkit::check_moves;
use crownhead_testkit::fen;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Spantsireti), fen, expected);
}

#[test]
fn white_moves_first_with_fifteen_men() {
    starts_as(Variant::Spantsireti, "W:W26-40:B1-15");
    check("W:W26-40:B1-15", "26-21 27-21 27-22 28-22 28-23 29-23 29-24 30-24 30-25");
}

#[test]
fn a_man_steps_forward_and_is_crowned_on_the_last_row() {
    check("W:W22:B", "22-17 22-18");
    check("W:W10:B", "10-4=K 10-5=K");
}

#[test]
fn men_capture_forward_and_backward() {
    check("W:W22:B18", "22x[18]13");
    check("W:W22:B27", "22x[27]31");
}

#[test]
fn a_king_flies() {
    check("W:WK36:B", "36-31 36-27 36-22 36-18 36-13 36-9 36-4");
}

#[test]
fn capturing_is_compulsory() {
    check("W:W22,40:B18", "22x[18]13");
}

#[test]
fn there_is_no_majority_rule() {
    check("W:WK36:B8,17,27", "36x[17,27]11 36x[17,27]6 36x[8,27]2");
}

#[test]
fn a_man_crowned_in_mid_capture_continues_as_a_king() {
    check("W:W12:B8,9,23", "12x[8,9,23]28=K 12x[8,9,23]32=K 12x[8,9,23]37=K");
}

#[test]
fn a_man_crowned_by_its_last_capture_is_a_king() {
    check("W:W12:B8", "12x[8]3=K");
}

#[test]
fn a_king_lands_where_it_can_continue() {
    check("W:WK36:B12,27", "36x[12,27]7 36x[12,27]1");
}

#[test]
fn a_king_does_not_jump_two_pieces_in_a_row() {
    check("W:WK36:B27,22", "36-31");
}

#[test]
fn a_side_without_a_move_has_lost() {
    check("W:W26:B21,17", "");
}

#[test]
fn draws_are_the_russian_ones() {
    assert_eq!(draws(Variant::Spantsireti), draws(Variant::Russian));
    // No diagonal leads from corner to corner, so this limit never applies.
    let position = fen::position(AnyRules::Variant(Variant::Spantsireti), "W:WK40,32,33:BK4");
    assert_eq!(position.material().long_diagonal, [0, 0]);
}
