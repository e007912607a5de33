//! Killer draughts: International rules, and a king stops directly behind a king that it takes last (see
//! `docs/rules/killer.md`).

use crate::common::{balance, counted_out, draws, starts_as};
use crownhead_rules::{AnyRules, DrawReason, Variant, draw::EndingClass};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Killer), fen, expected);
}

#[test]
fn white_moves_first() {
    starts_as(Variant::Killer, "W:W31-50:B1-20");
    check("W:W31-50:B1-20", "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30");
}

#[test]
fn a_king_stops_directly_behind_a_king_captured_last() {
    check("W:WK46:BK28", "46x[28]23");
}

#[test]
fn a_king_lands_anywhere_behind_a_man() {
    check("W:WK46:B28", "46x[28]23 46x[28]19 46x[28]14 46x[28]10 46x[28]5");
}

#[test]
fn landings_between_captures_stay_free() {
    // The king on 37 is captured first, and the capture continues from 23.
    check("W:WK46:BK37,18", "46x[18,37]12 46x[18,37]7 46x[18,37]1");
    check("W:WK46:BK28,13", "46x[13,28]8 46x[13,28]2");
}

#[test]
fn only_the_last_captured_piece_counts() {
    check("W:WK46:B37,K18", "46x[18,37]12");
    check("W:WK46:BK37,K18", "46x[18,37]12");
}

#[test]
fn the_majority_rule_ignores_the_landing_rule() {
    // Two pieces, the last one a king, precede one man.
    check("W:WK46,33:B37,K18,39", "46x[18,37]12");
}

#[test]
fn a_man_that_captures_a_king_lands_directly_behind_it() {
    check("W:W28:BK23", "28x[23]19");
}

#[test]
fn a_king_that_does_not_capture_flies() {
    check(
        "W:WK28:B",
        "28-22 28-17 28-11 28-6 28-23 28-19 28-14 28-10 28-5 28-32 28-37 28-41 28-46 28-33 28-39 28-44 28-50",
    );
}

#[test]
fn a_king_counts_as_one() {
    check("W:W28:BK22,23,14", "28x[14,23]10");
}

#[test]
fn a_man_that_passes_the_last_row_stays_a_man() {
    check("W:W12:B8,9", "12x[8,9]14");
}

#[test]
fn captured_pieces_stay_until_the_move_ends() {
    check("W:WK41,49:B9,10,12,19,38", "41x[9,12,19,38]43");
}

#[test]
fn draws_are_the_international_ones() {
    let draws = draws(Variant::Killer);
    assert_eq!((draws.repetition, draws.no_progress), (3, 50));
    let ending = |balance| counted_out(Variant::Killer, balance);
    let drawn = |plies, class| Some((plies, DrawReason::Ending(class)));
    assert_eq!(ending(balance((0, 1), (2, 1))), drawn(32, EndingClass::LoneKingAgainstThree));
    assert_eq!(ending(balance((0, 2), (0, 1))), drawn(10, EndingClass::LoneKingAgainstTwo));
    assert_eq!(ending(balance((0, 1), (0, 1))), drawn(10, EndingClass::LoneKingAgainstTwo));
}
