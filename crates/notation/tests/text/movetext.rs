//! Moves as text.

use crate::common::{ENGLISH, INTERNATIONAL, any_position, named_rules, position_under, variant};
use crownhead_notation::{
    Naming, fen,
    movetext::{self, MoveError, MoveTextProblem},
};
use crownhead_rules::{
    AnyMove, AnyPosition, AnyRules, BoardKind, CaptureDuty, HouseRules, Preset, RefusalReason, Variant,
    routes,
};
use proptest::prelude::*;

fn position(rules: AnyRules, text: &str) -> AnyPosition {
    fen::parse(text, rules).expect("a legal position")
}

/// Every legal move as text, sorted.
fn written(position: &AnyPosition) -> Vec<String> {
    let mut texts: Vec<String> =
        position.legal_moves().iter().map(|mv| movetext::write(position, mv)).collect();
    texts.sort();
    texts
}

/// The canonical text of the move that a text describes.
fn read(text: &str, position: &AnyPosition) -> Result<String, MoveError> {
    movetext::find(text, position).map(|mv| movetext::write(position, &mv))
}

fn refusal(text: &str, position: &AnyPosition) -> RefusalReason {
    match movetext::find(text, position) {
        Err(MoveError::Refused(refusal)) => refusal.reason,
        other => panic!("{text}: {other:?}"),
    }
}

fn problem(text: &str) -> (usize, MoveTextProblem) {
    match movetext::find(text, &AnyPosition::start(ENGLISH)) {
        Err(MoveError::Text(error)) => (error.column, error.problem),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn quiet_moves_and_captures_are_written_in_short_form() {
    let start = AnyPosition::start(ENGLISH);
    assert_eq!(written(&start), ["10-14", "10-15", "11-15", "11-16", "12-16", "9-13", "9-14"]);
    let capture = position(ENGLISH, "W:W18:B15,8");
    assert_eq!(written(&capture), ["18x4"]);
}

#[test]
fn a_route_is_written_in_full_only_if_two_captures_share_start_and_end() {
    let left_or_right = position(ENGLISH, "W:W22:B17,18,9,10");
    assert_eq!(written(&left_or_right), ["22x13x6", "22x15x6"]);
    assert_eq!(read("22x15x6", &left_or_right).as_deref(), Ok("22x15x6"));
    assert_eq!(refusal("22x6", &left_or_right), RefusalReason::Ambiguous);
    let one_way = position(ENGLISH, "W:W22:B18,10");
    assert_eq!(written(&one_way), ["22x6"]);
}

#[test]
fn a_full_route_lists_its_turns_and_the_squares_behind_pieces() {
    let position = position(INTERNATIONAL, "W:WK36:B10,18,19,29,31");
    let texts = written(&position);
    assert_eq!(texts[0], "36x27x13x24x33");
    assert_eq!(texts[4], "36x27x4x15x33");
    // Another square on the straight line gives the same route.
    assert_eq!(read("36x22x4x15x33", &position).as_deref(), Ok("36x27x4x15x33"));
    // Only 4 and 15 distinguish the two routes; 27 is on both.
    assert_eq!(read("36x15x33", &position).as_deref(), Ok("36x27x4x15x33"));
    assert_eq!(refusal("36x27x33", &position), RefusalReason::Ambiguous);
}

#[test]
fn moves_can_be_written_in_many_ways() {
    let start = AnyPosition::start(ENGLISH);
    for text in [
        "11-15", " 11-15 ", "11 15", "1115", "11 - 15", "11–15", "11-15!?", "5. 11-15", "1.11-15", "f6e5",
        "F6-E5",
    ] {
        assert_eq!(read(text, &start).as_deref(), Ok("11-15"), "{text}");
    }
    for text in ["9-14", "09-14", "914", "0914", "9 14"] {
        assert_eq!(read(text, &start).as_deref(), Ok("9-14"), "{text}");
    }
    let capture = position(ENGLISH, "W:W18:B15,8");
    for text in
        ["18x4", "18:4", "18X4", "18×4", "18-4", "184", "18 4", "18x11x4", "18:11:4", "18 11 4", "12... 18x4"]
    {
        assert_eq!(read(text, &capture).as_deref(), Ok("18x4"), "{text}");
    }
}

#[test]
fn the_separator_distinguishes_quiet_moves_from_captures() {
    let rules = HouseRules {
        capture_duty: CaptureDuty::Optional,
        flying_kings: true,
        ..HouseRules::plain(BoardKind::Dark8)
    };
    // The king slides to 30, or captures in a circle that ends there.
    let both = position(AnyRules::House(rules), "W:WK21:B1,11,14,23");
    assert_eq!(written(&both), ["21-17", "21-25", "21-30", "21x26", "21x30"]);
    assert_eq!(read("21-30", &both).as_deref(), Ok("21-30"));
    assert_eq!(read("21x30", &both).as_deref(), Ok("21x30"));
    // Without a separator, the squares are the whole route of the quiet move.
    assert_eq!(read("21 30", &both).as_deref(), Ok("21-30"));
    // If there is no choice, a wrong separator is accepted.
    assert_eq!(read("21-26", &both).as_deref(), Ok("21x26"));
    assert_eq!(read("21x25", &both).as_deref(), Ok("21-25"));
}

#[test]
fn refusals_are_passed_on() {
    let start = AnyPosition::start(ENGLISH);
    assert_eq!(refusal("22-18", &start), RefusalReason::NotYourPiece);
    assert_eq!(refusal("14-18", &start), RefusalReason::EmptySquare);
    assert_eq!(refusal("11-14", &start), RefusalReason::NotDiagonal);
    let capture = position(ENGLISH, "W:W18,29:B15,8");
    assert_eq!(refusal("29-25", &capture), RefusalReason::MustCapture);
    assert_eq!(refusal("18x11", &capture), RefusalReason::MustGoOn);
}

#[test]
fn an_invalid_move_is_refused_with_its_place() {
    let no_such = |name: &str| MoveTextProblem::NoSuchSquare {
        name: name.to_owned(),
        first: "1".to_owned(),
        last: "32".to_owned(),
    };
    let empty = || MoveTextProblem::Empty(Naming::Numbers);
    let unexpected =
        |found: &str| MoveTextProblem::Unexpected { found: found.to_owned(), naming: Naming::Numbers };
    assert_eq!(problem(""), (1, empty()));
    assert_eq!(problem("  "), (1, empty()));
    assert_eq!(problem("12."), (4, empty()));
    assert_eq!(problem("22"), (1, MoveTextProblem::OneSquare(Naming::Numbers)));
    assert_eq!(problem("22-40"), (4, no_such("40")));
    assert_eq!(problem("0-22"), (1, no_such("0")));
    assert_eq!(problem("a1-b1"), (4, MoveTextProblem::LightSquare("b1".to_owned())));
    assert_eq!(problem("a1-i3"), (4, no_such("i3")));
    assert_eq!(problem("22--18"), (4, MoveTextProblem::MissingSquare));
    assert_eq!(problem("22x"), (3, MoveTextProblem::MissingSquare));
    assert_eq!(problem("-18"), (1, MoveTextProblem::MissingSquare));
    assert_eq!(problem("22 to 18"), (4, unexpected("to")));
    assert_eq!(problem("hello"), (1, MoveTextProblem::NoSquares(Naming::Numbers)));
    assert_eq!(problem("22→18"), (3, unexpected("→")));
    assert_eq!(problem("121"), (1, MoveTextProblem::UnclearDigits("121".to_owned())));
    assert_eq!(problem("9999"), (1, MoveTextProblem::UnclearDigits("9999".to_owned())));
    assert_eq!(problem(&"1 ".repeat(200)), (201, MoveTextProblem::TooManySquares));
    let error = movetext::find("22-40", &AnyPosition::start(ENGLISH)).expect_err("40 is off the board");
    assert_eq!(error.to_string(), "column 4: there is no square 40: the board has squares 1 to 32");
}

#[test]
fn an_early_stop_is_distinguished_from_a_circular_capture() {
    let rules = AnyRules::Preset(Preset::FlyingTutorial);
    let position = position(rules, "W:WK16:B11,14,19,22");
    let one_leg = movetext::find("16x7", &position).expect("one leg");
    let round = movetext::find("16x26x17x7", &position).expect("three legs");
    assert_eq!((one_leg.captured().len(), round.captured().len()), (1, 3));
    assert_eq!((one_leg.from(), one_leg.to()), (round.from(), round.to()));
    assert_eq!(movetext::write(&position, &one_leg), "16x7");
    assert_eq!(movetext::write(&position, &round), "16x26x17x7");
}

#[test]
fn a_whole_route_is_not_read_as_part_of_a_longer_one() {
    let position = position(ENGLISH, "W:WK9:B8,14,15,16,23,24");
    let short = movetext::find("9x18x11x4", &position).expect("three legs");
    let long = movetext::find("9x18x27x20x11x4", &position).expect("five legs, past the same squares");
    assert_eq!((short.captured().len(), long.captured().len()), (3, 5));
    // The third capture turns back and ends behind the first piece; no other one ends there.
    assert_eq!(written(&position), ["9x18", "9x18x11x4", "9x18x27x20x11x4"]);
}

#[test]
fn the_same_route_never_names_two_moves() {
    let position = position(INTERNATIONAL, "W:WK47:B41,42,33,29,20,14,13,24,38");
    let mut seen = std::collections::HashMap::new();
    for mv in position.legal_moves() {
        for route in routes(&position, &mv, 1000) {
            assert_eq!(seen.insert(route.stops, mv), None);
        }
    }
}

#[test]
fn every_variant_writes_moves_in_its_usual_form() {
    let written_under = |rules: Variant, text: &str| written(&position(variant(rules), text));
    // PDN 3.0: a colon in Russian draughts and Spantsireti, a hyphen in Thai.
    assert_eq!(written_under(Variant::Russian, "W:Wc3:Bd4"), ["c3:e5"]);
    assert_eq!(written_under(Variant::Spantsireti, "W:Wi3:Bh4"), ["i3:g5"]);
    assert_eq!(written_under(Variant::Thai, "W:WK29:B22,10"), ["29-18"]);
    assert_eq!(written_under(Variant::Brazilian, "W:Wc3:Bd4"), ["c3xe5"]);
    assert_eq!(written_under(Variant::Russian, "W:Wc3:Bh8"), ["c3-b4", "c3-d4"]);
    assert_eq!(written_under(Variant::Turkish, "W:Wc3:Bh8"), ["c3-b3", "c3-c4", "c3-d3"]);
    assert_eq!(written_under(Variant::Spanish, "W:W2:BK32"), ["2-5", "2-6"]);
    assert_eq!(written_under(Variant::Frisian, "W:W33:B28,18,K34"), ["33x13"]);
    assert_eq!(written_under(Variant::Canadian, "W:W67:BK1"), ["67-61"]);
}

#[test]
fn separators_of_other_variants_are_read_too() {
    let russian = position(variant(Variant::Russian), "W:Wc3:Bd4,d6");
    for text in [
        "c3:c7",
        "c3xc7",
        "c3:e5:c7",
        "c3xe5xc7",
        "c3-e5-c7",
        "c3e5c7",
        "c3c7",
        "C3:C7",
        "22x6",
        "22:15:6",
        "12. c3:c7!",
    ] {
        assert_eq!(read(text, &russian).as_deref(), Ok("c3:c7"), "{text}");
    }
    let thai = position(variant(Variant::Thai), "W:WK18:B15,22");
    assert_eq!(written(&thai), ["18-11", "18-25"]);
    for text in ["18-25", "18x25", "18:25", "18-11-25", "18x11x25", "1825", "d4 f6 b2"] {
        assert_eq!(read(text, &thai).as_deref(), Ok("18-25"), "{text}");
    }
    let spanish = position(variant(Variant::Spanish), "W:W2:BK32");
    for text in ["2-5", "25", "02-05", "f1-g2"] {
        let found = read(text, &spanish);
        assert_eq!(found.as_deref().ok(), (text != "25").then_some("2-5"), "{text}: {found:?}");
    }
}

#[test]
fn messages_use_the_rules_square_names() {
    let message = |rules: Variant, text: &str| {
        movetext::find(text, &AnyPosition::start(variant(rules))).expect_err("no move").to_string()
    };
    assert_eq!(
        message(Variant::Turkish, "c3-i3"),
        "column 4: there is no square i3: the board has squares a1 to h8"
    );
    assert_eq!(
        message(Variant::Spantsireti, "a1-k2"),
        "column 4: there is no square k2: the board has squares a1 to j8"
    );
    assert_eq!(
        message(Variant::Canadian, "50-73"),
        "column 4: there is no square 73: the board has squares 1 to 72"
    );
    assert_eq!(
        message(Variant::Russian, ""),
        "column 1: a move is missing: write the squares, c3-d4, or c3xe5 for a capture"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn moves_of_every_named_game_are_read_as_they_were_written(
        position in named_rules().prop_flat_map(position_under),
    ) {
        let legal = position.legal_moves();
        for mv in &legal {
            let text = movetext::write_among(&position, mv, &legal);
            prop_assert_eq!(movetext::find(&text, &position), Ok(*mv), "{} in {}", text, fen::write(&position));
            // The mark matters only if a quiet move and a capture join the same squares.
            let ends = |mv: &AnyMove| (mv.from(), mv.to());
            let twin = |other: &AnyMove| ends(other) == ends(mv) && other.is_capture() != mv.is_capture();
            let marks = if legal.iter().any(twin) { &[][..] } else { &["x", ":", "-"] };
            for mark in marks {
                let other = text.replace([':', 'x', '-'], mark);
                let found = movetext::find(&other, &position);
                prop_assert_eq!(found, Ok(*mv), "{} in {}", other, fen::write(&position));
            }
        }
    }
}

/// House rules can produce positions with more moves than this; they take minutes without showing more.
const MANY_MOVES: usize = 100;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1200))]

    #[test]
    fn every_legal_move_is_read_as_it_was_written(position in any_position()) {
        let legal = position.legal_moves();
        prop_assume!(legal.len() <= MANY_MOVES);
        for mv in &legal {
            let text = movetext::write_among(&position, mv, &legal);
            prop_assert_eq!(movetext::find(&text, &position), Ok(*mv), "{} in {}", text, fen::write(&position));
        }
    }

    #[test]
    fn moves_of_kings_on_the_large_board_round_trip(position in position_under(INTERNATIONAL)) {
        let legal = position.legal_moves();
        prop_assume!(legal.len() <= MANY_MOVES);
        for mv in &legal {
            let text = movetext::write_among(&position, mv, &legal);
            prop_assert_eq!(movetext::find(&text, &position), Ok(*mv), "{} in {}", text, fen::write(&position));
        }
    }

    #[test]
    fn every_whole_route_names_its_move_alone(position in any_position()) {
        let legal = position.legal_moves();
        prop_assume!(legal.len() <= MANY_MOVES);
        for mv in legal {
            for route in routes(&position, &mv, 50) {
                let name = |stop| crownhead_notation::square_name(position.rules(), stop);
                let stops: Vec<String> = route.stops.iter().map(|&stop| name(stop)).collect();
                let text = stops.join(if mv.is_capture() { "x" } else { "-" });
                // Two stops may be the short form of another move if only one capture has that start and end.
                let found = movetext::find(&text, &position);
                prop_assert_eq!(found, Ok(mv), "{} in {}", text, fen::write(&position));
            }
        }
    }

    #[test]
    fn no_typed_text_breaks_the_reader(text in "[0-9a-hx:\\- .!?]{0,12}|.{0,20}", position in any_position()) {
        let _ = movetext::find(&text, &position);
        let _ = movetext::parse(&text, &position);
    }
}
