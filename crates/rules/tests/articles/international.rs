//! International draughts, article by article of the FMJD rules (see `docs/rules/international.md`). Several positions
//! come from the rulebook.

use crownhead_rules::{AnyRules, Variant};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::International), fen, expected);
}

#[test]
fn article_3_3_white_moves_first() {
    check("W:W31-50:B1-20", "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30");
}

#[test]
fn article_3_4_a_man_moves_one_square_forward() {
    check("W:W28:B", "28-22 28-23");
    check("B:W:B13", "13-18 13-19");
    check("W:W26:B", "26-21");
}

#[test]
fn article_3_5_a_man_is_crowned_on_the_last_row() {
    check("W:W8:B", "8-2=K 8-3=K");
    check("B:W:B45", "45-50=K");
}

#[test]
fn article_3_9_a_king_moves_any_distance() {
    check(
        "W:WK28:B",
        "28-22 28-17 28-11 28-6 28-23 28-19 28-14 28-10 28-5 28-32 28-37 28-41 28-46 28-33 28-39 28-44 28-50",
    );
    check("B:W:BK1", "1-6 1-7 1-12 1-18 1-23 1-29 1-34 1-40 1-45");
}

#[test]
fn article_3_9_a_king_does_not_jump_its_own_pieces() {
    check("W:WK46,28:B", "46-41 46-37 46-32 28-22 28-23");
}

#[test]
fn article_4_1_men_capture_forward_and_backward() {
    check("W:W28:B22,33", "28x[22]17 28x[33]39");
    check("W:W35:B30,K40", "35x[30]24 35x[40]44");
}

#[test]
fn article_4_2_a_man_must_capture() {
    check("W:W28,32:B23", "28x[23]19");
    check("W:WK28,32,50:B23", "28x[23]19 28x[23]14 28x[23]10 28x[23]5");
}

#[test]
fn article_4_3_a_king_captures_from_afar() {
    check("W:WK46:B23", "46x[23]19 46x[23]14 46x[23]10 46x[23]5");
    check("W:WK46:B28", "46x[28]23 46x[28]19 46x[28]14 46x[28]10 46x[28]5");
}

#[test]
fn article_4_3_a_king_does_not_jump_two_pieces_in_a_row() {
    check("W:WK46:B28,23", "46-41 46-37 46-32");
    check("W:WK46:B28,19,14", "46x[28]23");
}

#[test]
fn article_4_5_a_mans_capture_continues() {
    check("W:W15:B8,19,20", "15x[8,19,20]2=K");
    check("W:W47:B13,14,22,24,31,34,K41,44", "47x[13,14,22,24,31,34,41,44]49");
}

#[test]
fn article_4_6_a_kings_capture_continues() {
    check("W:WK47:B9,12,33", "47x[9,12,33]17 47x[9,12,33]21 47x[9,12,33]26");
    check("W:WK1:B7,9,17,19,20,30,31,33,43,44", "1x[7,9,17,19,20,30,31,33,43,44]15");
}

#[test]
fn article_4_8_no_piece_is_jumped_twice() {
    // The captured pieces stay until the move ends and block the way: the coup turc.
    check("W:WK41,49:B9,10,12,19,38", "41x[9,12,19,38]43");
    check("B:W27,28,38,39,42:BK25", "25x[27,28,39,42]33");
}

#[test]
fn article_4_8_an_empty_square_may_be_passed_twice() {
    // The king captures the four men in a circle, in either direction, and on its last leg crosses its start square.
    check(
        "W:WK28:B22,12,13,23",
        "28x[12,13,22,23]28 28x[12,13,22,23]32 28x[12,13,22,23]37 28x[12,13,22,23]41 28x[12,13,22,23]46 \
         28x[12,13,22,23]33 28x[12,13,22,23]39 28x[12,13,22,23]44 28x[12,13,22,23]50",
    );
}

#[test]
fn article_4_13_the_most_pieces_must_be_taken() {
    check("W:W48:B24,K31,34,K42,43", "48x[24,34,43]19");
    check("W:WK48:B7,8,31,34,K42,44", "48x[7,8,34,44]50");
    check("W:W28,45:B23,40,30", "45x[30,40]25");
}

#[test]
fn article_4_13_a_king_counts_as_one() {
    check("W:W28:BK22,23,14", "28x[14,23]10");
}

#[test]
fn article_4_14_between_equals_the_choice_is_free() {
    check("W:W26:B12,K21,31,32", "26x[12,21]8 26x[31,32]28");
    check("W:WK50,28:B23", "28x[23]19");
}

#[test]
fn article_4_15_a_man_that_passes_the_last_row_stays_a_man() {
    check("W:W15:B9,10", "15x[9,10]13");
    check("W:W12:B8,9", "12x[8,9]14");
    check("W:W12:B8", "12x[8]3=K");
}

#[test]
fn a_side_without_a_move_has_lost() {
    check("W:W46:B41,37", "");
    check("B:W10,14:BK5", "");
}
