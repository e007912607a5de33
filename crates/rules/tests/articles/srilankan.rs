//! Sri Lankan draughts: the Canadian game in a mirror (see `docs/rules/srilankan.md`). Numbers run row by row from the
//! top left; the long diagonal is 72, 66, 59, 53, 46, 40, 33, 27, 20, 14, 7, 1.

use crate::common::{draws, starts_as};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Variant};
use crownhead_testkit::check_moves;
use crownhead_testkit::random;

/// The square on the same row of the mirrored board: rows have six squares.
fn mirror(number: u16) -> u16 {
    let (row, place) = ((number - 1) / 6, (number - 1) % 6);
    row * 6 + 6 - place
}

#[track_caller]
fn check(fen: &str, expected: &str) {
    check_moves(AnyRules::Variant(Variant::SriLankan), fen, expected);
}

#[test]
fn white_moves_first_with_thirty_men() {
    starts_as(Variant::SriLankan, "W:W43-72:B1-30");
    check("W:W43-72:B1-30", "43-37 43-38 44-38 44-39 45-39 45-40 46-40 46-41 47-41 47-42 48-42");
}

#[test]
fn the_right_corner_is_a_playing_square() {
    check("W:WK72:B", "72-66 72-59 72-53 72-46 72-40 72-33 72-27 72-20 72-14 72-7 72-1");
}

#[test]
fn men_capture_forward_and_backward() {
    check("W:W41:B35,47", "41x[35]30 41x[47]54");
}

#[test]
fn a_king_captures_from_afar() {
    check("W:WK72:B40", "72x[40]33 72x[40]27 72x[40]20 72x[40]14 72x[40]7 72x[40]1");
}

#[test]
fn capturing_is_compulsory() {
    check("W:W41,67:B35", "41x[35]30");
}

#[test]
fn the_most_pieces_must_be_taken() {
    check("W:WK72,41:B23,35,40", "41x[23,35]17");
}

#[test]
fn a_king_counts_as_one() {
    check("W:W41:B23,35,K47", "41x[23,35]17");
}

#[test]
fn a_man_that_passes_the_last_row_stays_a_man() {
    check("W:W17:B10,9", "17x[9,10]15");
}

#[test]
fn a_man_that_ends_there_is_crowned() {
    check("W:W17:B10", "17x[10]4=K");
}

#[test]
fn a_side_without_a_move_has_lost() {
    check("W:W72:B66,59", "");
}

#[test]
fn every_move_is_a_canadian_move_in_the_mirror() {
    let mut dice = random::Dice::new(12);
    for position in random::walk(AnyPosition::start(AnyRules::Variant(Variant::Canadian)), 60, &mut dice) {
        let mut setup = position.setup();
        setup.pieces.iter_mut().for_each(|(number, _)| *number = mirror(*number));
        let mirrored =
            setup.into_position(AnyRules::Variant(Variant::SriLankan)).expect("as legal as before");
        let sides = |moves: Vec<AnyMove>, turn: fn(u16) -> u16| {
            let mut ends: Vec<_> = moves
                .iter()
                .map(|mv| {
                    (turn(mv.from().number()), turn(mv.to().number()), mv.captured().len(), mv.becomes())
                })
                .collect();
            ends.sort_unstable();
            ends
        };
        assert_eq!(sides(mirrored.legal_moves(), |number| number), sides(position.legal_moves(), mirror));
    }
}

#[test]
fn draws_are_those_of_the_canadian_game() {
    assert_eq!(draws(Variant::SriLankan), draws(Variant::Canadian));
}
