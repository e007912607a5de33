//! Italian draughts, article by article of the federation's rules (see `docs/rules/italian.md`). Numbers run row by row
//! from a8, so h1 is 32. The examples of articles 6.6 to 6.10 are the federation's own.

use crate::common::{balance, counted_out, draws, starts_as, winner};
use crownhead_rules::{AnyRules, Color, DrawReason, Variant};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Italian), fen, expected);
}

#[test]
fn white_moves_first() {
    starts_as(Variant::Italian, "W:W21-32:B1-12");
    check("W:W21-32:B1-12", "21-17 21-18 22-18 22-19 23-19 23-20 24-20");
}

#[test]
fn men_step_and_capture_forward_only() {
    check("W:W18:B22", "18-13 18-14");
    check("W:W18:B14", "18x[14]11");
}

#[test]
fn a_man_stops_on_the_last_row() {
    check("W:W10:B6,7", "10x[6]3=K");
}

#[test]
fn a_king_moves_and_captures_one_square_in_any_direction() {
    check("W:WK18:B", "18-13 18-14 18-21 18-22");
    check("W:WK18:B22", "18x[22]27");
    check("W:WK18:B11", "18-13 18-14 18-21 18-22");
}

#[test]
fn capturing_is_compulsory() {
    check("W:W30,32:B26", "30x[26]21");
}

#[test]
fn a_man_cannot_take_a_king() {
    check("W:W30:BK26", "30-27");
    check("W:W30:B26,K18", "30x[26]21");
    check("W:W30:BK26,K27", "");
}

#[test]
fn a_king_can_capture_a_king() {
    check("W:WK30:B26,K18", "30x[18,26]14");
}

#[test]
fn article_6_6_the_most_pieces_first() {
    check("W:WK21,31:B10,18,27", "31x[10,18,27]6");
}

#[test]
fn article_6_7_then_with_a_king() {
    check("W:WK23,31:B19,26,27", "23x[26,27]21");
}

#[test]
fn article_6_8_then_the_most_kings() {
    check("W:WK23:B19,K28", "23x[28]32");
}

#[test]
fn article_6_9_then_the_earliest_king() {
    check("W:WK30:B10,12,18,K20,K26,27", "30x[10,18,26]5");
}

#[test]
fn article_6_9_compares_the_whole_sequence() {
    // Man, king, man precedes man, man, king.
    check("W:WK30:B10,K12,K18,20,26,27", "30x[10,18,26]5");
}

#[test]
fn article_6_10_equal_captures_are_free() {
    check("W:WK31:B18,20,K27,K28", "31x[18,27]13 31x[20,28]15");
    check("W:W30:B26,27", "30x[26]21 30x[27]23");
}

#[test]
fn a_side_without_a_move_has_lost() {
    check("W:W:B1", "");
    assert_eq!(winner(Variant::Italian, "W:W30:BK26,K27"), Some(Color::Black));
}

#[test]
fn a_fourth_repetition_or_forty_moves_each_draw() {
    assert_eq!(draws(Variant::Italian).repetition, 4);
    assert_eq!(counted_out(Variant::Italian, balance((1, 2), (1, 2))), Some((80, DrawReason::NoProgress)));
}
