//! Positions as FEN.

use crate::common::{ENGLISH, INTERNATIONAL, any_position, plain, played_position, variant};
use crownhead_notation::{
    Naming,
    fen::{self, FenError, FenProblem},
};
use crownhead_rules::{AnyPosition, AnyRules, BoardKind, Color, Preset, Role, SetupProblem, Variant};
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
fn readers_accept_the_forms_of_other_programs() {
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
fn syntax_errors_are_reported_with_their_place() {
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
fn every_misplaced_piece_is_reported() {
    let Err(FenError::Setup { error, .. }) = fen::parse("W:W4,18,40:B18,K4,30", ENGLISH) else {
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
    let setup = fen::parse_setup("W:W1,40:B", plain(BoardKind::Dark8)).expect("it can be read");
    assert_eq!(setup.pieces.iter().map(|&(number, _)| number).collect::<Vec<_>>(), [1, 40]);
}

/// The canonical form of a position under a variant's rules.
fn canonical_under(rules: Variant, text: &str) -> String {
    match fen::parse(text, variant(rules)) {
        Ok(position) => fen::write(&position),
        Err(error) => panic!("{text}: {error}"),
    }
}

fn error_under(rules: Variant, text: &str) -> String {
    fen::parse(text, variant(rules)).expect_err("it is wrong").to_string()
}

#[test]
fn squares_have_their_usual_names() {
    let russian = "W:Wa3,Kc1:Bb6,Kh2";
    for text in [russian, "W:WA3,KC1:BB6,KH2", "W:W21,K30:B9,K28", "W:Wa3,K30:B9,Kh2", "W:WKc1,a3:BKh2,b6."] {
        assert_eq!(canonical_under(Variant::Russian, text), russian, "{text}");
    }
    // Spanish numbers start at White's right.
    assert_eq!(canonical_under(Variant::Spanish, "W:W1-3,K32:B30,K5"), "W:WK32,3,2,1:B30,K5");
    assert_eq!(canonical_under(Variant::Spanish, "W:Wh1:Ba8"), "W:W1:B32");
    assert_eq!(canonical_under(Variant::Turkish, "W:W49-52:BKa8,K64"), "W:Wa2,b2,c2,d2:BKa8,Kh1");
    assert_eq!(canonical_under(Variant::Spantsireti, "W:W40:B1"), "W:Wi1:Bb8");
    assert_eq!(canonical_under(Variant::Canadian, "W:W72:BK1"), "W:W72:BK1");
}

#[test]
fn one_letter_per_square_as_in_hub_and_dxp_is_read() {
    let (twenty, ten) = ("b".repeat(20), "e".repeat(10));
    let hub = format!("W{twenty}{ten}{}", "w".repeat(20));
    assert_eq!(fen::parse(&hub, INTERNATIONAL), Ok(AnyPosition::start(INTERNATIONAL)));
    let dxp = format!("W{}{ten}{}", "z".repeat(20), "w".repeat(20));
    assert_eq!(fen::parse(&dxp, INTERNATIONAL), Ok(AnyPosition::start(INTERNATIONAL)));
    let kings = format!("ZZ{}W{}", "e".repeat(30), "e".repeat(18));
    assert_eq!(canonical_under(Variant::International, &kings), "B:WK32:BK1");
    let small = format!("B{}B{}W", "e".repeat(8), "e".repeat(22));
    assert_eq!(canonical_under(Variant::Russian, &small), "B:WKg1:BKb6");
    let full = format!("W{}w{}", "e".repeat(48), "e".repeat(15));
    assert_eq!(canonical_under(Variant::Turkish, &full), "W:Wa2:B");
    // One square too few is not such a text.
    assert!(fen::parse(&hub[..50], INTERNATIONAL).is_err());
}

#[test]
fn king_move_counters_are_read_and_written() {
    let counted = "W:WK28,40:BK5,12:+105+228";
    let position = fen::parse(counted, variant(Variant::Frisian)).expect("counters of two kings");
    assert_eq!(position.setup().king_runs, [Some((28, 2)), Some((5, 1))]);
    assert_eq!(fen::write(&position), counted);
    for (text, expected) in [
        ("W:WK28,40:BK5,12:H0:F1:+0+0", "W:WK28,40:BK5,12"),
        ("W:WK28,40:BK5,12:+0+328:H12:F40", "W:WK28,40:BK5,12:+0+328"),
        ("W:WK28,40:BK5,12:+305+0", "W:WK28,40:BK5,12:+305+0"),
        ("W:WK28,40:BK5,12", "W:WK28,40:BK5,12"),
    ] {
        assert_eq!(canonical_under(Variant::Frisian, text), expected);
        assert_eq!(canonical_under(Variant::Frysk, text), expected);
    }
    // Under rules without a limit, the counters mean nothing.
    assert_eq!(canonical_under(Variant::International, counted), "W:WK28,40:BK5,12");
    for wrong in ["+1", "+x05+0", "+1aa+0", "+105+228+1", "+105+"] {
        let text = format!("W:WK28,40:BK5,12:{wrong}");
        assert!(
            error_under(Variant::Frisian, &text).contains("is not a pair of king-move counters"),
            "{text}"
        );
    }
    assert!(
        error_under(Variant::Frisian, "W:WK28,40:BK5,12:+405+0")
            .contains("counter on square 5 that fits no black king")
    );
    assert!(
        error_under(Variant::Frisian, "W:WK28:BK5,12:+0+128")
            .contains("counter on square 28 that fits no white king"),
        "no men"
    );
}

#[test]
fn already_captured_pieces_are_left_out() {
    let middle = "W:WK23,40:B5,G18,P12,K7:H0:F1";
    assert_eq!(canonical_under(Variant::International, middle), "W:WK23,40:B5,K7");
    assert_eq!(canonical_under(Variant::Russian, "W:W21:B12,G17"), "W:Wa3:Bh6");
    // A capital letter of a square is not such a mark.
    assert_eq!(canonical_under(Variant::Russian, "W:WA3:BB6,G5"), "W:Wa3:Bb6,g5");
    assert!(error_under(Variant::International, "W:W40:BG77,5").contains("“77” is not a square"));
    assert!(error_under(Variant::International, "W:W40:BG,5").contains("“” is not a square"));
}

#[test]
fn misplaced_pieces_are_reported_with_the_rules_square_names() {
    assert_eq!(
        error_under(Variant::Russian, "W:Wb8,40:Bh4,h4"),
        "a white man on its own crowning row, square b8; there is no square 40: the board has squares a1 to h8; \
         two pieces on square h4"
    );
    let spanish = error_under(Variant::Spanish, "W:W30,44:B");
    assert_eq!(
        spanish,
        "a white man on its own crowning row, square 30; there is no square 44: the board has squares 1 to 32"
    );
}

/// Rules under which squares have letters.
fn lettered() -> Vec<AnyRules> {
    AnyRules::all_named().filter(|&rules| Naming::of(rules) == Naming::Letters).collect()
}

proptest! {
    #[test]
    fn positions_with_counters_round_trip(position in played_position()) {
        let text = fen::write(&position);
        prop_assert_eq!(fen::parse(&text, position.rules()), Ok(position), "{}", text);
        prop_assert_eq!(fen::parse(&text, position.rules()).map(|again| again.setup()), Ok(position.setup()));
    }

    #[test]
    fn numbers_from_the_top_are_read_where_squares_have_letters(
        position in prop::sample::select(lettered()).prop_flat_map(crate::common::position_under),
    ) {
        let rules = position.rules();
        let side = |color| {
            let pieces = position.pieces().filter(|(_, piece)| piece.color == color).map(|(square, piece)| {
                let mark = if piece.role == Role::King { "K" } else { "" };
                format!("{mark}{}", square.number())
            });
            pieces.collect::<Vec<_>>().join(",")
        };
        let (white, black) = (side(Color::White), side(Color::Black));
        let turn = if position.turn() == Color::White { "W" } else { "B" };
        prop_assert_eq!(fen::parse(&format!("{turn}:W{white}:B{black}"), rules), Ok(position));
    }

    #[test]
    fn no_text_breaks_the_reader_of_any_rules(
        rules in crate::common::any_rules(),
        text in "[WBKGPkbw:,+0-9a-l.\\- ]{0,50}|[wWbBez]{0,70}",
    ) {
        if let Err(error) = fen::parse(&text, rules) {
            prop_assert_eq!(error.to_string().lines().count(), 1);
        }
    }

    #[test]
    fn written_positions_are_read_back(position in any_position()) {
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
