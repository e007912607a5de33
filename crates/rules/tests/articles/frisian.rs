//! Frisian draughts (see `docs/rules/frisian.md`). Numbers are those of the International board.

use crate::common::{after, balance, counted_out, draws, starts_as};
use crownhead_rules::{AnyRules, DrawReason, Variant, draw::EndingClass};
use crownhead_testkit::check_moves;
use crownhead_testkit::fen;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Frisian), fen, expected);
}

#[test]
fn white_moves_first() {
    starts_as(Variant::Frisian, "W:W31-50:B1-20");
    check("W:W31-50:B1-20", "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30");
}

#[test]
fn a_man_captures_in_eight_directions() {
    check("W:W28:B22", "28x[22]17");
    check("W:W28:B18", "28x[18]8");
    check("W:W28:B23", "28x[23]19");
    check("W:W28:B29", "28x[29]30");
    check("W:W28:B33", "28x[33]39");
    check("W:W28:B38", "28x[38]48");
    check("W:W28:B32", "28x[32]37");
    check("W:W28:B27", "28x[27]26");
}

#[test]
fn a_man_moves_diagonally_forward() {
    check("W:W28:B", "28-22 28-23");
}

#[test]
fn a_king_moves_along_diagonals_only() {
    check(
        "W:WK28:B",
        "28-22 28-17 28-11 28-6 28-23 28-19 28-14 28-10 28-5 28-32 28-37 28-41 28-46 28-33 28-39 28-44 28-50",
    );
}

#[test]
fn a_king_captures_from_afar_along_all_eight_lines() {
    check("W:WK48:B18", "48x[18]8");
    check("W:WK48:B38", "48x[38]28 48x[38]18 48x[38]8");
    check("W:WK48:B30", "48x[30]25");
    check("W:WK26:B28", "26x[28]29 26x[28]30");
}

#[test]
fn value_two_men_precede_one_king() {
    check("W:W33:B28,18,K34", "33x[18,28]13");
}

#[test]
fn value_one_king_precedes_one_man() {
    check("W:W33:B28,K34", "33x[34]35");
}

#[test]
fn value_three_men_precede_a_king_and_a_man() {
    check("W:W33:B8,18,28,K34,25", "33x[8,18,28]2=K");
}

#[test]
fn value_two_kings_precede_three_men() {
    check("W:W33:B8,18,28,K34,K25", "33x[25,34]15");
}

#[test]
fn among_equals_a_king_must_capture() {
    check("W:W33,K46:B28", "46x[28]23 46x[28]19 46x[28]14 46x[28]10 46x[28]5");
}

#[test]
fn value_precedes_the_king() {
    // The king could capture one man (15), the man captures two.
    check("W:W33,K5:B28,32,15", "33x[28,32]42");
}

#[test]
fn a_man_that_passes_the_last_row_stays_a_man() {
    check("W:W12:B8,9", "12x[8,9]14");
    check("W:W12:B8,4", "12x[4,8]5=K");
}

#[test]
fn captured_pieces_stay_until_the_move_ends() {
    // In a circle: 28, the first one, is still there and may not be jumped again.
    check("W:W33:B28,18,19,29", "33x[18,19,28,29]33");
}

#[test]
fn after_three_moves_a_king_must_rest() {
    check("W:W26,K46:B15,K4:+0+246", "46-41 46-37 46-32 46-28 46-23 46-19 46-14 46-10 46-5 26-21");
    check("W:W26,K46:B15,K4:+0+346", "26-21");
}

#[test]
fn another_king_may_move() {
    check("W:W26,K46,K50:B15:+0+346", "26-21 50-44 50-39 50-33 50-28 50-22 50-17 50-11 50-6 50-45");
}

#[test]
fn captures_stay_legal() {
    check("W:W26,K46:B28:+0+346", "46x[28]23 46x[28]19 46x[28]14 46x[28]10 46x[28]5");
}

#[test]
fn a_side_whose_only_movable_piece_rests_has_lost() {
    check("W:W26,K46:B21,17:+0+346", "");
}

#[test]
fn consecutive_king_moves_are_counted() {
    let runs = |fen: &str, mv: &str| after(Variant::Frisian, fen, mv).setup().king_runs;
    assert_eq!(runs("W:W26,K46:B15,K4", "46-41"), [Some((41, 1)), None]);
    assert_eq!(runs("W:W26,K46:B15,K4:+0+246", "46-41"), [Some((41, 3)), None]);
    assert_eq!(
        runs("W:W26,K46,K50:B15:+0+246", "50-44"),
        [Some((44, 1)), None],
        "another king starts at one"
    );
    assert_eq!(runs("W:W26,K46:B15,K4:+0+346", "26-21"), [None, None], "a man's move frees the king");
    assert_eq!(runs("W:W26,K46:B28,6:+0+346", "46x[28]5"), [None, None], "so does a capture");
}

#[test]
fn a_side_without_men_has_no_limit() {
    let runs = |fen: &str, mv: &str| after(Variant::Frisian, fen, mv).setup().king_runs;
    assert_eq!(runs("W:WK46:B15", "46-41"), [None, None]);
    // Capturing Black's last man clears Black's count; with another man left, the count stays.
    assert_eq!(runs("W:W28:BK4,22:+204+0", "28x[22]17"), [None, None]);
    assert_eq!(runs("W:W28:BK4,22,15:+204+0", "28x[22]17"), [None, Some((4, 2))]);
    // A captured king is no longer counted.
    assert_eq!(runs("W:W28:BK22,15:+222+0", "28x[22]17"), [None, None]);
}

#[test]
fn the_count_belongs_to_the_position() {
    let position = |fen: &str| fen::position(AnyRules::Variant(Variant::Frisian), fen);
    let (fresh, tired) = (position("W:W26,K46:B15,K4"), position("W:W26,K46:B15,K4:+0+346"));
    assert_ne!(fresh, tired);
    assert_ne!(fresh.key(), tired.key());
    assert_eq!(tired.key(), tired.recomputed_key());
}

#[test]
fn two_kings_against_one_have_seven_moves_and_king_against_king_two() {
    let class = |class| Some(DrawReason::Ending(class));
    let counted = |white, black| counted_out(Variant::Frisian, balance(white, black));
    assert_eq!(counted((0, 2), (0, 1)), Some(14).zip(class(EndingClass::TwoKings)));
    assert_eq!(counted((0, 1), (0, 2)), Some(14).zip(class(EndingClass::TwoKings)));
    assert_eq!(counted((0, 1), (0, 1)), Some(4).zip(class(EndingClass::KingEach)));
    assert_eq!(counted((1, 1), (0, 1)), None);
}

#[test]
fn repetition_is_not_a_draw() {
    assert_eq!((draws(Variant::Frisian).repetition, draws(Variant::Frisian).no_progress), (0, 0));
}
