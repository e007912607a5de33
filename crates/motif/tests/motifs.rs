//! Each kind of shot, on a position that shows it.

use crownhead_motif::{Motif, recognize};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Variant};
use crownhead_testkit::fen;

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);
const INTERNATIONAL: AnyRules = AnyRules::Variant(Variant::International);

/// Plays moves given by start and end squares.
fn line(position: &AnyPosition, moves: &[(u16, u16)]) -> Vec<AnyMove> {
    let mut now = *position;
    moves
        .iter()
        .map(|&(from, to)| {
            let fits = |mv: &AnyMove| (mv.from().number(), mv.to().number()) == (from, to);
            let mv = now.legal_moves().into_iter().find(fits);
            let mv = mv.unwrap_or_else(|| panic!("{from}-{to} is not legal in {}", fen::write(&now)));
            now = now.try_play(&mv).expect("it is legal");
            mv
        })
        .collect()
}

fn kinds(rules: AnyRules, fen: &str, moves: &[(u16, u16)]) -> Vec<Motif> {
    let position = fen::position(rules, fen);
    recognize(&position, &line(&position, moves))
}

#[test]
fn one_for_two_and_more() {
    let two = kinds(ENGLISH, "W:W22,23,26,31:B1,2,14,15", &[(22, 18), (15, 22), (26, 10)]);
    assert_eq!(two, [Motif::TwoForOne]);
    let three = kinds(
        ENGLISH,
        "B:W17,18,19,20,21,23,24,27,29,31:B2,4,5,6,7,10,11,12,14,16",
        &[(4, 8), (18, 9), (6, 22), (31, 26), (22, 31)],
    );
    assert!(three.contains(&Motif::ThreeForOne), "{three:?}");
}

#[test]
fn the_stroke_of_ten_by_ten_takes_long_and_may_catch_a_king() {
    let stroke = kinds(
        INTERNATIONAL,
        "W:W28,29,32,36,37,38,41,42,43,47,48:B1,4,6,7,8,15,16,17,21,26,27",
        &[(37, 31), (26, 46), (47, 41), (46, 37), (42, 13)],
    );
    assert!(stroke.contains(&Motif::KingLured), "{stroke:?}");
    assert!(stroke.contains(&Motif::LongCapture), "{stroke:?}");
    assert!(!stroke.contains(&Motif::KingCaught), "it was lured: {stroke:?}");
}

#[test]
fn a_king_between_two_men_takes_one_of_them() {
    let fork = kinds(ENGLISH, "W:WK14,32:B22,23", &[(14, 18)]);
    assert!(fork.is_empty(), "nothing is taken yet: {fork:?}");
    let position = fen::position(ENGLISH, "W:WK14,32:B1,22,23");
    let fork = recognize(&position, &line(&position, &[(14, 18), (1, 5), (18, 25)]));
    assert!(fork.contains(&Motif::Breeches), "{fork:?}");
}

#[test]
fn the_opposition_leaves_no_safe_move() {
    // Both kings of Black are safe now, and whatever moves is taken.
    let kinds = kinds(ENGLISH, "B:WK3,12,21:B13,14,K15", &[(15, 11), (12, 8), (11, 4)]);
    assert!(kinds.contains(&Motif::Opposition), "{kinds:?}");
}

#[test]
fn a_side_without_moves_is_blocked() {
    assert_eq!(kinds(ENGLISH, "W:W13,14:B5", &[(13, 9)]), [Motif::Block]);
    let free = kinds(ENGLISH, "W:W13,14:B5,K32", &[(13, 9)]);
    assert!(!free.contains(&Motif::Block), "the king moves: {free:?}");
}

#[test]
fn every_kind_has_a_key_that_is_read_back_and_illegal_moves_end_the_line() {
    for &motif in Motif::ALL {
        assert_eq!(Motif::from_key(motif.key()), Some(motif));
    }
    assert_eq!(Motif::from_key("nothing"), None);
    let position = fen::position(ENGLISH, "W:W22,23,26,31:B1,2,14,15");
    let moves = line(&position, &[(22, 18), (15, 22), (26, 10)]);
    assert!(recognize(&position, &moves[1..]).is_empty());
}
