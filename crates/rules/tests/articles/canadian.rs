//! Canadian draughts: International rules on 12x12 (see `docs/rules/canadian.md`). Numbers run row by row from the top
//! left; the long diagonal is 67, 61, 56, 50, 45, 39, 34, 28, 23, 17, 12, 6.

use crate::common::{balance, counted_out, draws, starts_as};
use crownhead_rules::{AnyRules, DrawReason, Variant, draw::EndingClass};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Canadian), fen, expected);
}

#[test]
fn white_moves_first_with_thirty_men() {
    starts_as(Variant::Canadian, "W:W43-72:B1-30");
    check("W:W43-72:B1-30", "43-37 44-37 44-38 45-38 45-39 46-39 46-40 47-40 47-41 48-41 48-42");
}

#[test]
fn men_capture_forward_and_backward() {
    check("W:W38:B32,44", "38x[32]25 38x[44]49");
}

#[test]
fn a_king_moves_any_distance() {
    check("W:WK67:B", "67-61 67-56 67-50 67-45 67-39 67-34 67-28 67-23 67-17 67-12 67-6");
}

#[test]
fn a_king_captures_from_afar() {
    check("W:WK67:B39", "67x[39]34 67x[39]28 67x[39]23 67x[39]17 67x[39]12 67x[39]6");
    check("W:WK67:B39,34", "67-61 67-56 67-50 67-45");
}

#[test]
fn capturing_is_compulsory() {
    check("W:W38,72:B32", "38x[32]25");
}

#[test]
fn the_most_pieces_must_be_taken() {
    // The king captures one, the man two.
    check("W:WK67,38:B20,32,39", "38x[20,32]14");
}

#[test]
fn a_king_counts_as_one() {
    check("W:W38:B20,32,K44", "38x[20,32]14");
}

#[test]
fn between_equals_the_choice_is_free() {
    check(
        "W:WK6,38:B12,32",
        "6x[12]17 6x[12]23 6x[12]28 6x[12]34 6x[12]39 6x[12]45 6x[12]50 6x[12]56 6x[12]61 6x[12]67 38x[32]25",
    );
}

#[test]
fn a_man_that_passes_the_last_row_stays_a_man() {
    check("W:W14:B9,10", "14x[9,10]16");
}

#[test]
fn a_man_that_ends_there_is_crowned() {
    check("W:W14:B9", "14x[9]3=K");
}

#[test]
fn captured_pieces_stay_until_the_move_ends() {
    // From 64, the way back to 32 crosses 45, which is captured but still there.
    check("W:WK67:B29,32,45,48", "67x[29,45,48]53 67x[29,45,48]59 67x[29,45,48]64 67x[29,45,48]70");
}

#[test]
fn a_side_without_a_move_has_lost() {
    check("W:W67:B61,56", "");
}

#[test]
fn three_kings_against_one_have_sixteen_moves() {
    let drawn = Some((32, DrawReason::Ending(EndingClass::ThreeKingsCanadian)));
    assert_eq!(counted_out(Variant::Canadian, balance((0, 3), (0, 1))), drawn);
    assert_eq!(counted_out(Variant::Canadian, balance((0, 2), (0, 1))), None);
    assert_eq!(draws(Variant::Canadian).repetition, 3);
}
