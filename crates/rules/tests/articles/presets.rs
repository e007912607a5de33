//! The five presets, rule by rule (see `docs/rules/presets.md`). White sits at the bottom and starts. `=K` means that a
//! man is crowned.

use crownhead_rules::{AnyRules, Preset};
use crownhead_testkit::check_moves;

/// `score-panel`: single-leg turns on the mirrored board, regicide.
mod score_panel {
    use super::*;

    #[track_caller]
    fn check(fen: &str, expected: &str) {
        check_moves(AnyRules::Preset(Preset::ScorePanel), fen, expected);
    }

    #[test]
    fn the_bottom_side_starts_on_the_mirrored_board() {
        check("W:W21-32:B1-12", "21-17 21-18 22-18 22-19 23-19 23-20 24-20");
    }

    #[test]
    fn a_turn_is_one_leg() {
        check("W:W26:B22,15", "26x[22]19");
        check("W:WK26:B22,15", "26x[22]19");
    }

    #[test]
    fn capturing_is_compulsory_and_any_capture_may_be_chosen() {
        check("W:W26,32:B22", "26x[22]19");
        check("W:W26,28:B22,23", "26x[22]19 28x[23]19");
    }

    #[test]
    fn men_capture_forward_only() {
        check("W:W18:B22,23", "18-13 18-14");
    }

    #[test]
    fn kings_step_one_square_any_way() {
        check("W:WK18:B", "18-13 18-14 18-21 18-22");
        check("W:WK18:B11", "18-13 18-14 18-21 18-22");
    }

    #[test]
    fn the_far_row_crowns() {
        check("W:W5:B", "5-1=K 5-2=K");
        check("W:W10:B6", "10x[6]3=K");
    }

    #[test]
    fn regicide_crowns_at_once() {
        check("W:W26:BK22,15", "26x[22]19=K");
        check("B:WK15:B11", "11x[15]20=K");
    }

    #[test]
    fn regicide_on_the_crowning_row() {
        check("W:W10:BK6,7", "10x[6]3=K");
    }

    #[test]
    fn a_king_that_captures_a_king_stays_a_king() {
        check("W:WK26:BK22", "26x[22]19");
    }
}

/// `menu`: multi-leg captures that must be finished; regicide ends the move.
mod menu {
    use super::*;

    #[track_caller]
    fn check(fen: &str, expected: &str) {
        check_moves(AnyRules::Preset(Preset::Menu), fen, expected);
    }

    #[test]
    fn the_bottom_side_starts() {
        check("W:W21-32:B1-12", "21-17 22-17 22-18 23-18 23-19 24-19 24-20");
    }

    #[test]
    fn a_capture_must_be_finished() {
        check("W:W22:B18,10", "22x[10,18]6");
    }

    #[test]
    fn a_capture_of_three_legs_takes_all_three() {
        check("W:W29:B25,18,11", "29x[11,18,25]8");
    }

    #[test]
    fn a_kings_capture_may_turn_back_down() {
        check("W:WK22:B18,19", "22x[18,19]24");
    }

    #[test]
    fn regicide_crowns_and_ends_the_turn() {
        check("W:W22:BK18", "22x[18]15=K");
        check("W:W22:BK18,10", "22x[18]15=K");
        check("W:W22:B18,K10", "22x[10,18]6=K");
        check("W:W22:B18,K10,2", "22x[10,18]6=K");
    }

    #[test]
    fn regicide_on_the_crowning_row() {
        check("W:W10:BK7,8", "10x[7]3=K");
        check("B:WK26,27:B23", "23x[26]30=K 23x[27]32=K");
    }

    #[test]
    fn kings_capture_kings_and_continue() {
        check("W:WK22:BK18,19", "22x[18,19]24");
    }

    #[test]
    fn capturing_is_compulsory_over_all_pieces() {
        check("W:W22,32:B18", "22x[18]15");
    }
}

/// `choose-each-leg`: regicide continues as a king.
mod choose_each_leg {
    use super::*;

    #[track_caller]
    fn check(fen: &str, expected: &str) {
        check_moves(AnyRules::Preset(Preset::ChooseEachLeg), fen, expected);
    }

    #[test]
    fn regicide_continues_as_a_king_and_must_be_finished() {
        check("W:W22:BK18,19", "22x[18,19]24=K");
        check("W:W22:BK18,10,19", "22x[10,18]6=K 22x[18,19]24=K");
        check("W:W22:BK18", "22x[18]15=K");
    }

    #[test]
    fn once_crowned_it_passes_the_kings_row() {
        check("W:W17:BK14,7,8", "17x[7,8,14]12=K");
    }

    #[test]
    fn landing_in_the_kings_row_ends_the_move() {
        check("W:W10:B7,8", "10x[7]3=K");
    }

    #[test]
    fn regicide_on_the_crowning_row_ends_the_move_too() {
        check("W:W10:BK7,8", "10x[7]3=K");
    }

    #[test]
    fn capturing_is_compulsory_over_all_pieces() {
        check("W:W22,32:B18", "22x[18]15");
    }

    #[test]
    fn any_capture_may_be_chosen() {
        check("W:W21,24:B17,19,11", "21x[17]14 24x[11,19]8");
    }
}

/// `flying-tutorial`: flying kings; a capture may be stopped after any leg; no regicide.
mod flying_tutorial {
    use super::*;

    #[track_caller]
    fn check(fen: &str, expected: &str) {
        check_moves(AnyRules::Preset(Preset::FlyingTutorial), fen, expected);
    }

    #[test]
    fn kings_move_any_distance() {
        check("W:WK29:B", "29-25 29-22 29-18 29-15 29-11 29-8 29-4");
    }

    #[test]
    fn kings_land_on_any_free_square_behind() {
        check("W:WK29:B22", "29x[22]18 29x[22]15 29x[22]11 29x[22]8 29x[22]4");
    }

    #[test]
    fn a_capture_may_be_stopped_after_any_leg() {
        check("W:W22:B18,10", "22x[18]15 22x[10,18]6");
        check("W:WK29:B22,11", "29x[22]18 29x[22]15 29x[11,22]8 29x[11,22]4");
    }

    #[test]
    fn a_king_may_turn_on_any_landing_square() {
        check("W:WK29:B22,10", "29x[22]18 29x[22]15 29x[22]11 29x[22]8 29x[22]4 29x[10,22]6 29x[10,22]1");
        check("W:WK29:B22,7", "29x[22]18 29x[22]15 29x[22]11 29x[22]8 29x[22]4 29x[7,22]2");
    }

    #[test]
    fn a_piece_is_jumped_once_and_blocks() {
        check("W:WK18,25:B22", "18-14 18-9 18-5 18-15 18-11 18-8 18-4 18-23 18-27 18-32 25-21");
        check("W:WK4:B18", "4x[18]22 4x[18]25 4x[18]29");
    }

    #[test]
    fn men_capture_forward_only() {
        check("W:W15:B18,19", "15-10 15-11");
    }

    #[test]
    fn capturing_is_compulsory_with_a_free_choice() {
        check("W:W22,32:B18", "22x[18]15");
        check("W:W21,24:B17,19,11", "21x[17]14 24x[19]15 24x[11,19]8");
    }

    #[test]
    fn there_is_no_regicide() {
        check("W:W22:BK18", "22x[18]15");
    }

    #[test]
    fn the_far_row_crowns_and_ends_the_capture() {
        check("W:W10:B7,8", "10x[7]3=K");
        check("W:W10:BK7,8", "10x[7]3=K");
    }
}

/// `text`: optional captures that may be stopped; regicide crowns at the end of the move.
mod text {
    use super::*;

    #[track_caller]
    fn check(fen: &str, expected: &str) {
        check_moves(AnyRules::Preset(Preset::Text), fen, expected);
    }

    #[test]
    fn capturing_is_optional() {
        check("W:W22,32:B18", "22-17 32-27 32-28 22x[18]15");
    }

    #[test]
    fn a_capture_may_be_stopped_after_any_leg() {
        check("W:W22:B18,10", "22-17 22x[18]15 22x[10,18]6");
    }

    #[test]
    fn regicide_continues_as_a_man_and_crowns_at_the_end() {
        check("W:W22:BK18,10,19", "22-17 22x[18]15=K 22x[10,18]6=K");
        check("W:W22:B18,K10", "22-17 22x[18]15 22x[10,18]6=K");
    }

    #[test]
    fn regicide_on_the_crowning_row() {
        check("W:W10:BK7,8", "10-6 10x[7]3=K");
    }

    #[test]
    fn a_piece_on_the_edge_cannot_be_captured() {
        check("W:W24:B20", "24-19");
    }

    #[test]
    fn every_landing_square_must_be_free() {
        check("W:W22:B18,15,10", "22-17");
        check("W:W29:B25,18,15", "29x[25]22");
    }

    #[test]
    fn a_kings_capture_may_turn_back_down() {
        check("W:WK22:B18,19", "22-17 22-25 22-26 22x[18]15 22x[18,19]24");
    }
}
