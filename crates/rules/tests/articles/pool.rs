//! American pool checkers by the APCA rules (see `docs/rules/pool.md`). Numbers run row by row from b8; Black sits on
//! 1-12 and starts.

use crate::common::{balance, counted_out, starts_as};
use crownhead_rules::{AnyRules, DrawReason, Variant, draw::EndingClass};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Pool), fen, expected);
}

#[test]
fn black_moves_first() {
    starts_as(Variant::Pool, "B:W21-32:B1-12");
    check("B:W21-32:B1-12", "9-13 9-14 10-14 10-15 11-15 11-16 12-16");
}

#[test]
fn rule_13_men_capture_forward_and_backward() {
    check("W:W18:B22", "18x[22]25");
    check("B:W15:B18", "18x[15]11");
}

#[test]
fn rule_15_a_king_flies() {
    check("W:WK18:B", "18-14 18-9 18-5 18-15 18-11 18-8 18-4 18-22 18-25 18-29 18-23 18-27 18-32");
    check("W:WK29:B22", "29x[22]18 29x[22]15 29x[22]11 29x[22]8 29x[22]4");
}

#[test]
fn capturing_is_compulsory() {
    check("W:W22,32:B18", "22x[18]15");
}

#[test]
fn any_capture_may_be_chosen() {
    check("W:W21,24:B17,19,11", "21x[17]14 24x[11,19]8");
    check("W:WK29:B22,14,7", "29x[14,22]9 29x[14,22]5 29x[7,22]2");
}

#[test]
fn a_chosen_capture_must_be_finished() {
    check("W:WK29:B22,10", "29x[10,22]6 29x[10,22]1");
}

#[test]
fn a_man_that_passes_the_last_row_stays_a_man() {
    check("W:W10:B7,8,19", "10x[7,8]12");
}

#[test]
fn a_man_that_ends_there_is_crowned() {
    check("W:W10:B7", "10x[7]3=K");
}

#[test]
fn captured_pieces_stay_until_the_move_ends() {
    check("W:WK29:B18,16,24,14", "29x[18,24]28 29x[16,18,24]27 29x[16,18,24]31");
}

#[test]
fn a_side_without_a_move_has_lost() {
    check("W:W21:B17,14", "");
}

#[test]
fn rule_26_fifteen_moves_each_without_progress() {
    assert_eq!(counted_out(Variant::Pool, balance((1, 2), (1, 2))), Some((30, DrawReason::NoProgress)));
}

#[test]
fn three_kings_against_one_have_thirteen_moves() {
    let drawn = Some((26, DrawReason::Ending(EndingClass::ThreeKingsPool)));
    assert_eq!(counted_out(Variant::Pool, balance((0, 3), (0, 1))), drawn);
    assert_eq!(counted_out(Variant::Pool, balance((0, 1), (0, 3))), drawn);
    assert_eq!(counted_out(Variant::Pool, balance((1, 2), (0, 1))), Some((30, DrawReason::NoProgress)));
}
