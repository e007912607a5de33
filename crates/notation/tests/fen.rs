//! Positions as FEN.

mod common;

use common::{ENGLISH, INTERNATIONAL, any_position};
use crownhead_notation::fen::{self, FenError, FenProblem};
use crownhead_rules::{AnyPosition, AnyRules, BoardKind, Preset, SetupProblem};
use proptest::prelude::*;

fn canonical(text: &str) -> Result<String, FenError> {
    fen::parse(text, ENGLISH).map(|position| fen::write(&position))
}

fn problem(text: &str) -> (usize, FenProblem) {
    match canonical(text) {
        Err(FenError::Syntax { column, problem }) => (column, problem),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn the_canonical_form_lists_every_piece_in_the_order_of_the_squares() {
    assert_eq!(canonical("B:BK8,5:WK22,18").as_deref(), Ok("B:W18,K22:B5,K8"));
    let start = "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:\
                 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20";
    assert_eq!(fen::write(&AnyPosition::start(INTERNATIONAL)), start);
    let mirrored = AnyRules::Preset(Preset::ScorePanel);
    let start = fen::write(&AnyPosition::start(mirrored));
    assert_eq!(fen::parse(&start, mirrored), Ok(AnyPosition::start(mirrored)));
}

#[test]
fn readers_take_what_programs_write() {
    let expected = "W:W18,K22:B5,K8";
    for text in [
        "W:W18,K22:B5,K8",
        "W:W18,K22:B5,K8.",
        " W : W 18 , K 22 : B 5 , K 8 . ",
        "\"W:W18,K22:B5,K8.\"",
        "w:bk8,5:wk22,18",
        "W:B05,K08:W018,K22",
        "W:W18:WK22:BK8,5",
        "W:W18,K22:B5,K8:H0:F1",
        "W:Wd4,Kc3:Ba7,Kg7",
        "\u{a0}W:W18,K22:B5,K8\n",
    ] {
        assert_eq!(canonical(text).as_deref(), Ok(expected), "{text}");
    }
}

#[test]
fn ranges_stand_for_all_their_squares() {
    assert_eq!(fen::parse("B:W21-32:B1-12", ENGLISH), Ok(AnyPosition::start(ENGLISH)));
    assert_eq!(canonical("W:WK1-3,30:BK12 - 12").as_deref(), Ok("W:WK1,K2,K3,30:BK12"));
}

#[test]
fn sides_may_be_empty() {
    for text in ["W:W:B1", "W:B1", "W:B1:W.", "W:W:B1:"] {
        let expected = if text.ends_with(':') { Err(()) } else { Ok("W:W:B1".to_owned()) };
        assert_eq!(canonical(text).map_err(|_| ()), expected, "{text}");
    }
    assert_eq!(canonical("W:W:B").as_deref(), Ok("W:W:B"));
}

#[test]
fn what_cannot_be_read_is_named_with_its_place() {
    let not_a_square = |text: &str| FenProblem::NotASquare(text.to_owned());
    let range = |text: &str| FenProblem::Range { text: text.to_owned(), last: 32 };
    assert_eq!(problem(""), (1, FenProblem::Empty));
    assert_eq!(problem(" \" . \""), (4, FenProblem::Empty));
    assert_eq!(problem("X:W1:B2"), (1, FenProblem::SideToMove("X".to_owned())));
    assert_eq!(problem("?:W1:B2"), (1, FenProblem::SideToMove("?".to_owned())));
    assert_eq!(problem(":W1:B2"), (1, FenProblem::SideToMove(String::new())));
    assert_eq!(problem("W"), (2, FenProblem::NoPieces));
    assert_eq!(problem("W:18:B1"), (3, FenProblem::SideOfPieces("18".to_owned())));
    assert_eq!(problem("W:W18,x:B1"), (7, not_a_square("x")));
    assert_eq!(problem("W:W18,,22:B1"), (7, FenProblem::MissingSquare));
    assert_eq!(problem("W:W18,:B1"), (7, FenProblem::MissingSquare));
    assert_eq!(problem("W:W18,K:B1"), (8, FenProblem::MissingSquare));
    assert_eq!(problem("W:Wa2:B1"), (4, not_a_square("a2")));
    assert_eq!(problem("W:W5-2:B1"), (4, range("5-2")));
    assert_eq!(problem("W:W20-33:B1"), (4, range("20-33")));
    assert_eq!(problem("W:W1-2-3:B1"), (4, not_a_square("1-2-3")));
    assert_eq!(problem("W:Wé,70000:B1"), (4, not_a_square("é")));
    assert_eq!(problem("W:W9,70000:B1"), (6, not_a_square("70000")));
    let endless = format!("W:W{}", "9,".repeat(1000));
    assert_eq!(problem(&endless), (132, FenProblem::TooManyPieces));
    let pasted = "x".repeat(500);
    assert!(problem(&pasted).1.to_string().len() < 100);
}

#[test]
fn every_piece_that_cannot_stand_there_is_named() {
    let Err(FenError::Setup(error)) = fen::parse("W:W4,18,40:B18,K4,30", ENGLISH) else {
        panic!("these pieces cannot stand like that");
    };
    let wrong: Vec<u16> = error
        .problems
        .iter()
        .map(|problem| match *problem {
            SetupProblem::OffBoard { number, .. }
            | SetupProblem::TwoPieces { number }
            | SetupProblem::ManOnCrowningRow { number, .. } => number,
            _ => 0,
        })
        .collect();
    assert_eq!(wrong, [4, 40, 18, 4, 30]);
    let text = canonical("W:W4,18,40:B18,K4,30").expect_err("the same").to_string();
    assert_eq!(text.lines().count(), 1);
    assert!(text.contains("square 40") && text.contains("two pieces on square 18"), "{text}");
}

#[test]
fn a_setup_may_be_illegal() {
    let setup = fen::parse_setup("W:W1,40:B", BoardKind::Dark8).expect("it can be read");
    assert_eq!(setup.pieces.iter().map(|&(number, _)| number).collect::<Vec<_>>(), [1, 40]);
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(position in any_position()) {
        let text = fen::write(&position);
        prop_assert_eq!(fen::parse(&text, position.rules()), Ok(position));
        prop_assert_eq!(fen::parse(&format!(" {}. ", text.replace(',', " , ")), position.rules()), Ok(position));
    }

    #[test]
    fn no_text_breaks_the_reader(text in "[WBKwbk:,0-9a-h.\\- \"?é]{0,40}|.{0,40}") {
        if let Err(error) = canonical(&text) {
            prop_assert_eq!(error.to_string().lines().count(), 1);
        }
    }
}
