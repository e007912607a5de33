//! Frysk!: Frisian draughts with five men each (see `docs/rules/frysk.md`). Numbers are those of the International board.

use crate::common::starts_as;
use crownhead_rules::{AnyRules, HouseRules, Variant};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Frysk), fen, expected);
}

#[test]
fn white_moves_first_with_five_men() {
    starts_as(Variant::Frysk, "W:W46-50:B1-5");
    check("W:W46-50:B1-5", "46-41 47-41 47-42 48-42 48-43 49-43 49-44 50-44 50-45");
}

#[test]
fn all_other_rules_are_frisian() {
    let frisian = Variant::Frisian.house_rules();
    assert_eq!(HouseRules { rows: frisian.rows, ..Variant::Frysk.house_rules() }, frisian);
}

#[test]
fn a_man_captures_straight_and_diagonally() {
    check("W:W28:B18", "28x[18]8");
    check("W:W28:B27", "28x[27]26");
    check("W:W28:B38", "28x[38]48");
    check("W:W28:B33", "28x[33]39");
}

#[test]
fn a_king_moves_along_diagonals_only() {
    check(
        "W:WK28:B",
        "28-22 28-17 28-11 28-6 28-23 28-19 28-14 28-10 28-5 28-32 28-37 28-41 28-46 28-33 28-39 28-44 28-50",
    );
}

#[test]
fn a_king_captures_along_all_eight_lines() {
    check("W:WK48:B38", "48x[38]28 48x[38]18 48x[38]8");
}

#[test]
fn two_men_precede_one_king() {
    check("W:W33:B28,18,K34", "33x[18,28]13");
}

#[test]
fn one_king_precedes_one_man() {
    check("W:W33:B28,K34", "33x[34]35");
}

#[test]
fn among_equals_a_king_must_capture() {
    check("W:W33,K46:B28", "46x[28]23 46x[28]19 46x[28]14 46x[28]10 46x[28]5");
}

#[test]
fn after_three_moves_a_king_must_rest() {
    check("W:W26,K46:B15,K4:+0+346", "26-21");
}

#[test]
fn a_man_that_passes_the_last_row_stays_a_man() {
    check("W:W12:B8,9", "12x[8,9]14");
}

#[test]
fn a_side_without_a_move_has_lost() {
    check("W:W:B5", "");
}
