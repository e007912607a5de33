//! Czech draughts by the rules on the FMJD page (see `docs/rules/czech.md`). Numbers run row by row from b8, so a1 is
//! 29.

use crate::common::{balance, counted_out, draws, starts_as};
use crownhead_rules::{AnyRules, DrawReason, Variant};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Czech), fen, expected);
}

#[test]
fn white_moves_first() {
    starts_as(Variant::Czech, "W:W21-32:B1-12");
    check("W:W21-32:B1-12", "21-17 22-17 22-18 23-18 23-19 24-19 24-20");
}

#[test]
fn men_capture_forward_only() {
    check("W:W18:B22,23", "18-14 18-15");
    check("W:W18:B15", "18x[15]11");
}

#[test]
fn men_capture_kings() {
    check("W:W18:BK15", "18x[15]11");
}

#[test]
fn a_king_flies() {
    check("W:WK18:B", "18-14 18-9 18-5 18-15 18-11 18-8 18-4 18-22 18-25 18-29 18-23 18-27 18-32");
}

#[test]
fn a_king_must_capture_if_one_can() {
    // The king on a1 captures two; the man on e3 may not capture its two.
    check("W:WK29,23:B22,19,11", "29x[11,22]8 29x[11,22]4 29x[19,22]24 29x[19,22]28");
}

#[test]
fn a_king_must_capture_even_if_a_man_could_capture_more() {
    // g3 could capture f4 and f6.
    check("W:WK29,21,24:B17,19,11", "29x[11]8 29x[11]4");
}

#[test]
fn a_man_must_capture_if_no_king_can() {
    check("W:WK28,21:B17", "21x[17]14");
}

#[test]
fn otherwise_any_capture_may_be_chosen() {
    check("W:W21,24:B17,19,11", "21x[17]14 24x[11,19]8");
    check("W:WK29:B22,14,7", "29x[14,22]9 29x[14,22]5 29x[7,22]2");
}

#[test]
fn a_chosen_capture_must_be_finished() {
    check("W:WK29:B22,10", "29x[10,22]6 29x[10,22]1");
}

#[test]
fn a_man_stops_on_the_last_row() {
    check("W:W10:B7,8", "10x[7]3=K");
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
fn fifteen_moves_each_without_progress() {
    assert_eq!(counted_out(Variant::Czech, balance((1, 2), (1, 2))), Some((30, DrawReason::NoProgress)));
}

#[test]
fn repetition_is_claimed_moves_without_progress_are_not() {
    let rules = draws(Variant::Czech);
    assert_eq!(rules.repetition, 3);
    assert!(rules.must_be_claimed(DrawReason::Repetition) && !rules.must_be_claimed(DrawReason::NoProgress));
}
