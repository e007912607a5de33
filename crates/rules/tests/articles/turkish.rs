//! Turkish draughts, dama (see `docs/rules/turkish.md`). Numbers run row by row over all squares from a8 as 1 to h1 as
//! 64, so d4 is 36.

use crate::common::{balance, counted_out, draws, starts_as};
use crownhead_rules::{AnyRules, DrawReason, Variant, draw::EndingClass};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Turkish), fen, expected);
}

#[test]
fn white_moves_first_from_the_second_and_third_rows() {
    starts_as(Variant::Turkish, "W:W41-56:B9-24");
    check("W:W41-56:B9-24", "41-33 42-34 43-35 44-36 45-37 46-38 47-39 48-40");
}

#[test]
fn a_man_steps_forward_and_sideways() {
    check("W:W36:B", "36-28 36-35 36-37");
    check("B:W:B36", "36-44 36-35 36-37");
}

#[test]
fn a_man_captures_forward_and_sideways() {
    check("W:W36:B28", "36x[28]20");
    check("W:W36:B35", "36x[35]34");
    check("W:W36:B37", "36x[37]38");
}

#[test]
fn a_man_captures_neither_backward_nor_diagonally() {
    check("W:W36:B44,27", "36-28 36-35 36-37");
}

#[test]
fn a_man_is_crowned_where_its_move_ends_on_the_last_row() {
    check("W:W12:B", "12-4=K 12-11 12-13");
}

#[test]
fn a_king_moves_any_distance_along_ranks_and_files() {
    check("W:WK36:B", "36-28 36-20 36-12 36-4 36-44 36-52 36-60 36-35 36-34 36-33 36-37 36-38 36-39 36-40");
}

#[test]
fn a_king_does_not_jump_its_own_pieces() {
    check("W:WK36,28,35,37,44:B", "28-20 28-27 28-29 35-27 35-34 37-29 37-38 44-43 44-45");
}

#[test]
fn a_king_captures_from_afar() {
    check("W:WK60:B44", "60x[44]36 60x[44]28 60x[44]20 60x[44]12 60x[44]4");
}

#[test]
fn a_king_continues_straight_on() {
    check("W:WK60:B44,28", "60x[28,44]20 60x[28,44]12 60x[28,44]4");
}

#[test]
fn captured_pieces_leave_at_once() {
    // d5 is captured first; on the way to e5 the king crosses its square.
    check("W:WK36:B28,11,18,29", "36x[11,18,28,29]30 36x[11,18,28,29]31 36x[11,18,28,29]32");
}

#[test]
fn no_turn_by_180_degrees_between_captures() {
    check("W:WK36:B28,44", "36x[28]20 36x[28]12 36x[28]4 36x[44]52 36x[44]60");
    check("W:WK36:B35,37", "36x[35]34 36x[35]33 36x[37]38 36x[37]39 36x[37]40");
}

#[test]
fn a_man_on_the_last_row_continues_sideways_as_a_man() {
    check("W:W20:B12,3", "20x[3,12]2=K");
    // A king could land on a8 and capture a7, too.
    check("W:W20:B12,3,9", "20x[3,12]2=K");
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
fn between_equals_the_choice_is_free() {
    check("W:W36,K8:B28,3", "36x[28]20 8x[3]2 8x[3]1");
}

#[test]
fn a_side_without_a_move_has_lost() {
    check("W:W25:B17,26,9,27", "");
}

#[test]
fn one_piece_each_is_a_draw_after_one_more_move() {
    let drawn = Some((1, DrawReason::Ending(EndingClass::PieceEach)));
    for each in [((1, 0), (0, 1)), ((0, 1), (0, 1)), ((1, 0), (1, 0))] {
        assert_eq!(counted_out(Variant::Turkish, balance(each.0, each.1)), drawn);
    }
    assert_eq!(counted_out(Variant::Turkish, balance((0, 2), (0, 1))), None);
    assert_eq!(draws(Variant::Turkish).repetition, 3);
}
