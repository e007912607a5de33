//! English giveaway: English rules, but a side that cannot move wins (see `docs/rules/giveaway.md`).

use crate::common::{starts_as, winner};
use crownhead_rules::{AnyRules, Color, HouseRules, Variant};
use crownhead_testkit::check_moves;

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::Giveaway), fen, expected);
}

#[test]
fn black_moves_first() {
    starts_as(Variant::Giveaway, "B:W21-32:B1-12");
    check("B:W21-32:B1-12", "9-13 9-14 10-14 10-15 11-15 11-16 12-16");
}

#[test]
fn a_side_without_pieces_wins() {
    assert_eq!(winner(Variant::Giveaway, "W:W:B5"), Some(Color::White));
    assert_eq!(winner(Variant::Giveaway, "B:W5:B"), Some(Color::Black));
}

#[test]
fn a_blocked_side_wins() {
    check("W:W29:B25,22", "");
    assert_eq!(winner(Variant::Giveaway, "W:W29:B25,22"), Some(Color::White));
}

#[test]
fn capturing_is_compulsory() {
    check("W:W22,32:B18", "22x[18]15");
}

#[test]
fn any_capture_may_be_chosen() {
    check("W:W21,24:B17,19,11", "21x[17]14 24x[11,19]8");
}

#[test]
fn men_capture_forward_only() {
    check("W:W15:B18,19", "15-10 15-11");
    check("W:W15:B10", "15x[10]6");
}

#[test]
fn a_man_stops_on_the_last_row() {
    check("W:W10:B7,8", "10x[7]3=K");
}

#[test]
fn a_king_moves_one_square() {
    check("W:WK18:B", "18-14 18-15 18-22 18-23");
    check("W:WK22:B15", "22-17 22-18 22-25 22-26");
}

#[test]
fn a_capture_must_be_finished() {
    check("W:W22:B18,10", "22x[10,18]6");
}

#[test]
fn all_other_rules_are_english() {
    let english = Variant::English.house_rules();
    assert_eq!(HouseRules { goal: english.goal, ..Variant::Giveaway.house_rules() }, english);
}
