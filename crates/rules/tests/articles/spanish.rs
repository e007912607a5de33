//! Spanish draughts, damas (see `docs/rules/spanish.md`). Numbers run row by row from a8, so h1 is 32; players count in
//! the opposite direction, from h1 as 1.

use crate::common::{draws, starts_as};
use crownhead_rules::{AnyRules, DrawRules, Variant};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Spanish), fen, expected);
}

#[test]
fn white_moves_first() {
    starts_as(Variant::Spanish, "W:W21-32:B1-12");
    check("W:W21-32:B1-12", "21-17 21-18 22-18 22-19 23-19 23-20 24-20");
}

#[test]
fn men_step_and_capture_forward_only() {
    check("W:W18:B22", "18-13 18-14");
    check("W:W18:B14", "18x[14]11");
}

#[test]
fn men_take_kings() {
    check("W:W30:BK26", "30x[26]21");
}

#[test]
fn a_man_stops_on_the_last_row() {
    check("W:W10:B6,7", "10x[6]3=K");
}

#[test]
fn a_king_flies() {
    check("W:WK18:B", "18-13 18-9 18-14 18-11 18-7 18-4 18-21 18-25 18-22 18-27 18-31");
    check("W:WK32:B14", "32x[14]10 32x[14]5 32x[14]1");
}

#[test]
fn capturing_is_compulsory() {
    check("W:W30,32:B26", "30x[26]21");
}

#[test]
fn the_most_pieces_must_be_taken() {
    check("W:W30,32:B26,18,28", "30x[18,26]14");
}

#[test]
fn quality_the_most_kings_among_equal_captures() {
    check("W:WK30:B26,K27", "30x[27]23 30x[27]20 30x[27]16");
    // Two men (e2, g6) count less than a man and a king (c2 or e2, c6).
    check("W:WK30:B3,K10,12,26,27", "30x[10,26]6 30x[10,27]5 30x[10,27]1");
}

#[test]
fn quantity_comes_before_quality() {
    check("W:WK30:B26,18,K27", "30x[18,26]14 30x[18,26]11 30x[18,26]7 30x[18,26]4");
}

#[test]
fn the_capturing_piece_need_not_be_a_king() {
    check("W:W31,K29:B26,27", "29x[26]22 29x[26]19 29x[26]15 29x[26]12 29x[26]8 31x[27]22");
}

#[test]
fn a_side_without_a_move_has_lost() {
    check("W:W25:B21,18", "");
}

#[test]
fn a_third_repetition_is_the_only_draw_rule() {
    assert_eq!(draws(Variant::Spanish), DrawRules { repetition: 3, ..DrawRules::NONE });
}
