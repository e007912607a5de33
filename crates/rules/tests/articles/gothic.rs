//! Gothic checkers, Altdeutsche Dame (see `docs/rules/gothic.md`). Numbers run row by row over all squares from a8 as 1
//! to h1 as 64, so d4 is 36.

use crate::common::{balance, counted_out, draws, starts_as};
use crownhead_rules::{AnyRules, DrawReason, Variant};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Gothic), fen, expected);
}

#[test]
fn white_moves_first_from_the_first_two_rows() {
    starts_as(Variant::Gothic, "W:W49-64:B1-16");
}

#[test]
fn a_man_steps_forward_diagonally_forward_and_sideways() {
    check("W:W36:B", "36-27 36-28 36-29 36-35 36-37");
    check("B:W:B36", "36-43 36-44 36-45 36-35 36-37");
}

#[test]
fn a_man_captures_in_the_same_five_directions() {
    check("W:W36:B27", "36x[27]18");
    check("W:W36:B28", "36x[28]20");
    check("W:W36:B29", "36x[29]22");
    check("W:W36:B35", "36x[35]34");
    check("W:W36:B37", "36x[37]38");
}

#[test]
fn a_man_does_not_capture_backward() {
    check("W:W36:B43,44,45", "36-27 36-28 36-29 36-35 36-37");
}

#[test]
fn a_man_is_crowned_on_the_last_row() {
    check("W:W12:B", "12-3=K 12-4=K 12-5=K 12-11 12-13");
}

#[test]
fn a_man_stops_on_its_crowning_row() {
    check("W:W20:B12,3", "20x[12]4=K");
}

#[test]
fn a_king_moves_one_square_in_any_direction() {
    check("W:WK36:B", "36-27 36-28 36-29 36-35 36-37 36-43 36-44 36-45");
}

#[test]
fn a_king_captures_next_to_it_in_any_direction() {
    check("W:WK36:B44", "36x[44]52");
    check("W:WK36:B43", "36x[43]50");
    check("W:WK36:B45", "36x[45]54");
    check("W:WK36:B20", "36-27 36-28 36-29 36-35 36-37 36-43 36-44 36-45");
}

#[test]
fn a_capture_may_turn_and_continue() {
    check("W:W36:B28,19", "36x[19,28]18");
    check("W:WK36:B28,21", "36x[21,28]22");
}

#[test]
fn any_capture_may_be_chosen() {
    // One source requires the most pieces, here two.
    check("W:W36,40:B28,19,39", "36x[19,28]18 40x[39]38");
}

#[test]
fn capturing_is_compulsory() {
    check("W:W36,64:B28", "36x[28]20");
}

#[test]
fn men_capture_kings() {
    check("W:W36:BK28", "36x[28]20");
}

#[test]
fn a_side_without_a_move_has_lost() {
    check("W:W:B36", "");
}

#[test]
fn draws_are_the_usual_ones() {
    assert_eq!(draws(Variant::Gothic).repetition, 3);
    assert_eq!(counted_out(Variant::Gothic, balance((1, 2), (1, 2))), Some((80, DrawReason::NoProgress)));
}
