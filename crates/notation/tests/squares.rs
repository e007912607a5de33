//! Names of squares.

mod common;

use common::{ENGLISH, INTERNATIONAL};
use crownhead_notation::{Naming, parse_square, square_name};
use crownhead_rules::{AnyRules, BoardKind, Preset};

#[test]
fn every_square_is_found_under_both_its_names() {
    for board in BoardKind::ALL {
        for square in board.all() {
            for naming in [Naming::Numbers, Naming::Letters] {
                let name = naming.name(board, square);
                assert_eq!(parse_square(&name, board), Some(square), "{name}");
                assert_eq!(parse_square(&name.to_uppercase(), board), Some(square), "{name}");
            }
            assert_eq!(parse_square(&format!("0{}", square.number()), board), Some(square));
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
}

#[test]
fn numbers_are_canonical_everywhere() {
    for rules in [ENGLISH, INTERNATIONAL, AnyRules::Preset(Preset::ScorePanel)] {
        let square = rules.board().square(22).expect("a square");
        assert_eq!(square_name(rules, square), "22");
    }
}

#[test]
fn other_texts_name_no_square() {
    for text in
        ["", "0", "33", "a2", "i1", "a", "a0", "a9", "1a", "+5", " 5", "é1", "aé", "99999999999999999999"]
    {
        assert_eq!(parse_square(text, BoardKind::Dark8), None, "{text}");
    }
}
