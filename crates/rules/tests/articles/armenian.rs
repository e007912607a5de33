//! Armenian draughts, tama (see `docs/rules/armenian.md`). Numbers run row by row over all squares from a8 as 1 to h1
//! as 64, so d4 is 36.

use crate::common::{draws, starts_as};
use crownhead_rules::{AnyRules, Variant};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Armenian), fen, expected);
}

#[test]
fn white_moves_first_from_the_second_and_third_rows() {
    starts_as(Variant::Armenian, "W:W41-56:B9-24");
}

#[test]
fn a_man_steps_forward_diagonally_forward_and_sideways() {
    check("W:W36:B", "36-27 36-28 36-29 36-35 36-37");
    check("B:W:B36", "36-43 36-44 36-45 36-35 36-37");
}

#[test]
fn a_man_captures_forward_and_sideways() {
    check("W:W36:B28", "36x[28]20");
    check("W:W36:B35", "36x[35]34");
    check("W:W36:B37", "36x[37]38");
}

#[test]
fn a_man_captures_neither_diagonally_nor_backward() {
    check("W:W36:B27", "36-28 36-29 36-35 36-37");
    check("W:W36:B44", "36-27 36-28 36-29 36-35 36-37");
}

#[test]
fn a_man_is_crowned_on_the_last_row() {
    check("W:W12:B", "12-3=K 12-4=K 12-5=K 12-11 12-13");
}

#[test]
fn a_king_moves_as_a_queen_does_in_chess() {
    check(
        "W:WK36:B",
        "36-28 36-20 36-12 36-4 36-44 36-52 36-60 36-35 36-34 36-33 36-37 36-38 36-39 36-40 36-27 36-18 36-9 36-29 36-22 36-15 36-8 36-43 36-50 36-57 36-45 36-54 36-63",
    );
}

#[test]
fn a_king_captures_along_ranks_and_files_only() {
    check(
        "W:WK36:B27",
        "36-28 36-20 36-12 36-4 36-44 36-52 36-60 36-35 36-34 36-33 36-37 36-38 36-39 36-40 36-29 36-22 36-15 36-8 36-43 36-50 36-57 36-45 36-54 36-63",
    );
    check("W:WK60:B44", "60x[44]36 60x[44]28 60x[44]20 60x[44]12 60x[44]4");
}

#[test]
fn captured_pieces_leave_at_once() {
    // d5 is captured first; on the way to e5 the king crosses its square.
    check("W:WK36:B28,11,18,29", "36x[11,18,28,29]30 36x[11,18,28,29]31 36x[11,18,28,29]32");
}

#[test]
fn no_turn_by_180_degrees_between_captures() {
    check("W:WK36:B28,44", "36x[28]20 36x[28]12 36x[28]4 36x[44]52 36x[44]60");
}

#[test]
fn a_man_crowned_in_mid_capture_continues_as_a_king() {
    // A man would stop directly behind c8.
    check("W:W20:B12,3", "20x[3,12]2=K 20x[3,12]1=K");
    // From d8, a king sees the distant a8 but has no square behind it; it can capture g8.
    check("W:W20:B12,1", "20x[12]4=K");
    check("W:W20:B12,7", "20x[7,12]8=K");
}

#[test]
fn the_new_king_does_not_turn_right_back() {
    check("W:W20:B12,28", "20x[12]4=K");
}

#[test]
fn the_most_pieces_must_be_taken() {
    check("W:W36,40:B28,19,39", "36x[19,28]18");
}

#[test]
fn a_king_counts_as_one() {
    check("W:W36:BK35,28,19", "36x[19,28]18");
}

#[test]
fn a_side_without_a_move_has_lost() {
    check("W:W:B36", "");
}

#[test]
fn draws_are_those_of_the_turkish_game() {
    assert_eq!(draws(Variant::Armenian), draws(Variant::Turkish));
}
