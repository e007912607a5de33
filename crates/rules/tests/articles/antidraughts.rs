//! Antidraughts: International rules, but a side that cannot move wins (see `docs/rules/antidraughts.md`).

use crate::common::{balance, counted_out, draws, starts_as, winner};
use crownhead_rules::{AnyRules, Color, Variant};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Antidraughts), fen, expected);
}

#[test]
fn white_moves_first() {
    starts_as(Variant::Antidraughts, "W:W31-50:B1-20");
    check("W:W31-50:B1-20", "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30");
}

#[test]
fn a_side_without_pieces_wins() {
    assert_eq!(winner(Variant::Antidraughts, "W:W:B5"), Some(Color::White));
    assert_eq!(winner(Variant::Antidraughts, "B:W10:B"), Some(Color::Black));
}

#[test]
fn a_blocked_side_wins() {
    check("W:W46:B41,37", "");
    assert_eq!(winner(Variant::Antidraughts, "W:W46:B41,37"), Some(Color::White));
}

#[test]
fn capturing_is_compulsory() {
    check("W:W28,32:B23", "28x[23]19");
}

#[test]
fn the_most_pieces_must_still_be_captured() {
    check("W:W28,45:B23,40,30", "45x[30,40]25");
    check("W:W48:B24,K31,34,K42,43", "48x[24,34,43]19");
}

#[test]
fn between_equals_the_choice_is_free() {
    check("W:W26:B12,K21,31,32", "26x[12,21]8 26x[31,32]28");
}

#[test]
fn men_capture_backward() {
    check("W:W28:B33", "28x[33]39");
}

#[test]
fn a_king_flies() {
    check("W:WK46:B28", "46x[28]23 46x[28]19 46x[28]14 46x[28]10 46x[28]5");
}

#[test]
fn captured_pieces_stay_until_the_move_ends() {
    check("W:WK41,49:B9,10,12,19,38", "41x[9,12,19,38]43");
}

#[test]
fn a_man_that_passes_the_last_row_stays_a_man() {
    check("W:W12:B8,9", "12x[8,9]14");
    check("W:W12:B8", "12x[8]3=K");
}

#[test]
fn a_third_repetition_is_the_only_draw() {
    assert_eq!(draws(Variant::Antidraughts).repetition, 3);
    for kings in [(3, 1), (1, 1), (2, 2)] {
        assert_eq!(counted_out(Variant::Antidraughts, balance((0, kings.0), (0, kings.1))), None);
    }
}
