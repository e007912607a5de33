//! English draughts, article by article of the WCDF rules (see `docs/rules/english.md`). Black sits at the top,
//! on 1-12, and starts.

use crownhead_rules::{AnyRules, Variant};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::English), fen, expected);
}

#[test]
fn article_1_13_black_moves_first() {
    check("B:W21-32:B1-12", "9-13 9-14 10-14 10-15 11-15 11-16 12-16");
}

#[test]
fn article_1_15_a_man_moves_one_square_diagonally_forward() {
    check("W:W18:B", "18-14 18-15");
    check("B:W:B14", "14-17 14-18");
    check("W:W21:B", "21-17");
    check("B:W:B12", "12-16");
}

#[test]
fn article_1_15_a_man_moves_only_to_a_free_square() {
    check("W:W18,14:B", "18-15 14-10 14-9");
    check("W:W18:B14,15,11,9", "");
}

#[test]
fn article_1_16_a_man_is_crowned_on_the_last_row() {
    check("W:W6:B", "6-1=K 6-2=K");
    check("B:W:B28", "28-32=K");
}

#[test]
fn article_1_17_a_king_moves_one_square_in_any_direction() {
    check("W:WK18:B", "18-14 18-15 18-22 18-23");
    check("B:W:BK1", "1-5 1-6");
}

#[test]
fn article_1_18_a_man_captures_forward() {
    check("W:W15:B10", "15x[10]6");
    check("W:W15:B18,19", "15-10 15-11");
    check("B:W18:B14", "14x[18]23");
    check("B:W9,10:B14", "14-17 14-18");
}

#[test]
fn article_1_18_a_man_captures_kings_too() {
    check("W:W15:B18,K11", "15x[11]8");
    check("B:WK18:B14", "14x[18]23");
}

#[test]
fn article_1_18_the_square_behind_must_be_free() {
    check("W:W22:B18,15", "22-17");
    check("W:W22,15:B18", "22-17 15-10 15-11");
}

#[test]
fn article_1_18_a_piece_at_the_edge_cannot_be_captured() {
    check("W:W24:B20", "24-19");
    check("W:WK6:B2", "6-1 6-9 6-10");
}

#[test]
fn article_1_19_a_capture_continues() {
    check("W:W22:B18,10", "22x[10,18]6");
    check("W:W29:B25,18,11", "29x[11,18,25]8");
    check("B:W7,14,23:B2", "2x[7]11");
}

#[test]
fn article_1_19_a_capture_may_continue_in_either_direction() {
    check("W:W22:B18,10,11", "22x[10,18]6 22x[11,18]8");
}

#[test]
fn article_1_19_a_capture_ends_where_a_man_is_crowned() {
    check("W:W10:B7,8", "10x[7]3=K");
    check("B:W26,27:B23", "23x[26]30=K 23x[27]32=K");
}

#[test]
fn article_1_19_a_king_passes_the_last_row() {
    check("W:WK10:B7,8", "10x[7,8]12");
}

#[test]
fn article_1_19_captured_pieces_leave_at_the_end() {
    // The king goes around and ends where it began; the start square is empty by then.
    check("W:WK22:B18,19,26,27", "22x[18,19,26,27]22");
    // There is no way on behind a piece of its own side.
    check("W:WK22,31:B18,19,27", "22x[18,19]24 31x[19,27]15");
}

#[test]
fn article_1_20_capturing_is_compulsory() {
    check("W:W22,32:B18", "22x[18]15");
    check("W:WK32,22:B18", "22x[18]15");
}

#[test]
fn article_1_20_any_capture_may_be_chosen() {
    check("W:W21,24:B17,19,11", "21x[17]14 24x[11,19]8");
    check("W:WK15,23:B18,19", "15x[18]22 15x[19]24 23x[18]14 23x[19]16");
}

#[test]
fn article_1_20_a_piece_is_jumped_once() {
    check("W:WK15:B18", "15x[18]22");
    // The king stops once on its start square and continues, but 18 is jumped only once.
    check("W:WK15:B9,10,17,18,19,26,27", "15x[9,10,17,18,19,26,27]22");
}

#[test]
fn article_1_21_a_king_captures_in_any_direction() {
    check("W:WK15:B10,11,18,19", "15x[10]6 15x[11]8 15x[18]22 15x[19]24");
    check("W:WK22:B18,19", "22x[18,19]24");
}

#[test]
fn article_1_21_a_king_does_not_capture_from_afar() {
    check("W:WK22:B15", "22-17 22-18 22-25 22-26");
}

#[test]
fn a_side_without_a_move_has_lost() {
    check("W:W29:B25,22", "");
    check("W:W:B5", "");
    check("B:W5,6,9,10:B1", "");
}
