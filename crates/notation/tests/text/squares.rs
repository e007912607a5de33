//! Names of squares.

use crate::common::{named_rules, plain, variant};
use crownhead_notation::{Naming, parse_square, square_name};
use crownhead_rules::{AnyRules, BoardKind, Variant};
use proptest::prelude::*;

#[test]
fn every_square_is_found_under_all_its_names() {
    for rules in AnyRules::all_named().chain(BoardKind::ALL.map(plain)) {
        let board = rules.board();
        for square in board.all() {
            for name in [square_name(rules, square), Naming::Letters.name(board, square)] {
                assert_eq!(parse_square(&name, rules), Some(square), "{name}");
                assert_eq!(parse_square(&name.to_uppercase(), rules), Some(square), "{name}");
            }
            if Naming::of(rules) != Naming::NumbersFromBelow {
                let name = Naming::Numbers.name(board, square);
                assert_eq!(parse_square(&name, rules), Some(square), "{name}");
                assert_eq!(parse_square(&format!("0{name}"), rules), Some(square), "{name}");
            }
        }
    }
}

#[test]
fn letters_count_from_whites_left_and_rows_from_whites_side() {
    let name =
        |board: BoardKind, number: u16| Naming::Letters.name(board, board.square(number).expect("a square"));
    assert_eq!(name(BoardKind::Dark8, 29), "a1");
    assert_eq!(name(BoardKind::Dark8, 1), "b8");
    assert_eq!(name(BoardKind::Mirrored8, 32), "h1");
    assert_eq!(name(BoardKind::Mirrored8, 1), "a8");
    assert_eq!(name(BoardKind::Dark10, 5), "j10");
    assert_eq!(name(BoardKind::Dark10, 46), "a1");
    assert_eq!(name(BoardKind::Full8, 1), "a8");
    assert_eq!(name(BoardKind::Full8, 64), "h1");
    assert_eq!(name(BoardKind::Wide10x8, 1), "b8");
    assert_eq!(name(BoardKind::Wide10x8, 40), "i1");
    assert_eq!(name(BoardKind::Dark12, 6), "l12");
}

/// The name of the square in White's left or right corner, and of the top one on the other side.
fn corners(rules: AnyRules) -> (String, String) {
    let board = rules.board();
    let right = board.width() - 1;
    let x = if board.is_playing(0, board.height() - 1) { 0 } else { right };
    let at = |x, y| square_name(rules, board.at(x, y).expect("a corner"));
    (at(x, board.height() - 1), at(right - x, 0))
}

#[test]
fn every_variant_names_its_corners_in_the_usual_way() {
    let expected = |rules: Variant| {
        Some(match rules {
            Variant::English | Variant::Pool | Variant::Thai | Variant::Giveaway => ("29", "4"),
            Variant::International
            | Variant::Frisian
            | Variant::Frysk
            | Variant::Antidraughts
            | Variant::Breakthrough
            | Variant::Killer => ("46", "5"),
            Variant::Russian
            | Variant::Brazilian
            | Variant::Czech
            | Variant::German
            | Variant::Turkish
            | Variant::Armenian
            | Variant::Gothic => ("a1", "h8"),
            Variant::Spantsireti => ("a1", "j8"),
            Variant::Italian => ("32", "1"),
            Variant::Spanish | Variant::Portuguese => ("1", "32"),
            Variant::Canadian => ("67", "6"),
            Variant::SriLankan => ("72", "1"),
            Variant::Mini6English | Variant::Mini6International => ("16", "3"),
            // The names of later variants follow from the facts on their page; these examples show it.
            _ => return None,
        })
    };
    for &rules in Variant::ALL {
        let Some((left, right)) = expected(rules) else { continue };
        assert_eq!(corners(variant(rules)), (left.to_owned(), right.to_owned()), "{}", rules.key());
    }
}

#[test]
fn spanish_squares_are_counted_from_whites_right() {
    let spanish = variant(Variant::Spanish);
    // White's men start on 1 to 12 (PDN 3.0).
    let start = crownhead_rules::AnyPosition::start(spanish);
    let mut whites: Vec<u16> = start
        .pieces()
        .filter(|(_, piece)| piece.color == crownhead_rules::Color::White)
        .map(|(square, _)| square_name(spanish, square).parse().expect("a number"))
        .collect();
    whites.sort_unstable();
    assert_eq!(whites, (1..=12).collect::<Vec<_>>());
    let square = parse_square("7", spanish).expect("a square");
    assert_eq!(square.number(), 33 - 7);
}

#[test]
fn other_texts_name_no_square() {
    for text in
        ["", "0", "33", "a2", "i1", "a", "a0", "a9", "1a", "+5", " 5", "é1", "aé", "99999999999999999999"]
    {
        assert_eq!(parse_square(text, plain(BoardKind::Dark8)), None, "{text}");
    }
    assert_eq!(parse_square("65", variant(Variant::Turkish)), None);
    assert_eq!(parse_square("k1", variant(Variant::Spantsireti)), None);
    assert_eq!(parse_square("a9", variant(Variant::Spantsireti)), None);
}

proptest! {
    #[test]
    fn names_are_all_different(rules in named_rules()) {
        let mut names: Vec<String> = rules.board().all().map(|square| square_name(rules, square)).collect();
        names.sort();
        names.dedup();
        prop_assert_eq!(names.len(), usize::from(rules.board().squares()));
    }
}
