//! Breakthrough: International rules, but the first king wins (see `docs/rules/breakthrough.md`).

use crate::common::{after, draws, starts_as, winner};
use crownhead_rules::{AnyRules, Color, DrawRules, Variant};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Breakthrough), fen, expected);
}

#[test]
fn white_moves_first() {
    starts_as(Variant::Breakthrough, "W:W31-50:B1-20");
    check("W:W31-50:B1-20", "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30");
}

#[test]
fn the_first_king_wins() {
    let won = after(Variant::Breakthrough, "W:W7:B45", "7-1=K");
    assert_eq!((won.winner(), won.legal_moves().len()), (Some(Color::White), 0));
    let won = after(Variant::Breakthrough, "B:W7:B45", "45-50=K");
    assert_eq!(won.winner(), Some(Color::Black));
}

#[test]
fn a_king_on_the_board_ends_the_game() {
    check("W:WK28:B5", "");
    assert_eq!(winner(Variant::Breakthrough, "B:WK28:B5"), Some(Color::White));
}

#[test]
fn a_capture_that_ends_on_the_last_row_wins() {
    let won = after(Variant::Breakthrough, "W:W12:B8,35", "12x[8]3=K");
    assert_eq!(won.winner(), Some(Color::White));
}

#[test]
fn passing_over_the_last_row_does_not_win() {
    check("W:W12:B8,9,35", "12x[8,9]14");
    let goes_on = after(Variant::Breakthrough, "W:W12:B8,9,35", "12x[8,9]14");
    assert_eq!(goes_on.winner(), None);
    assert!(goes_on.has_moves());
}

#[test]
fn capturing_is_compulsory_even_with_a_king_in_reach() {
    check("W:W7,28:B23", "28x[23]19");
}

#[test]
fn the_most_pieces_must_be_taken() {
    check("W:W28,45:B23,40,30", "45x[30,40]25");
}

#[test]
fn men_capture_backward() {
    check("W:W28:B33", "28x[33]39");
}

#[test]
fn a_side_without_a_move_has_lost() {
    assert_eq!(winner(Variant::Breakthrough, "W:W46:B41,37"), Some(Color::Black));
    assert_eq!(winner(Variant::Breakthrough, "W:W:B5"), Some(Color::Black));
}

#[test]
fn there_are_no_draws() {
    assert_eq!(draws(Variant::Breakthrough), DrawRules::NONE);
}
