//! Languages with cases decline the second side of an ending, and what is got for something else; most have a decimal
//! comma.
//!
//! The language is the same for the whole program, so that one test goes through all of them.

use crownhead_engine::{Ending, Score};
use crownhead_explain::{Fact, Hint};
use crownhead_prose::{Language, decimal, endgames, hint, microscope, set_language};
use crownhead_rules::{AnyPosition, AnyRules, Preset, Variant};

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

/// The name of an ending: men and kings of the winner, then of the loser.
fn name(rules: AnyRules, [men, kings, other_men, other_kings]: [u8; 4]) -> String {
    endgames::ending_name(rules, Ending { men: [men, other_men], kings: [kings, other_kings] })
}

/// A hint about giving a man for a king, or the other way round.
fn exchanged(men: i8, kings: i8) -> String {
    let position = AnyPosition::start(ENGLISH);
    let mv = position.legal_moves()[0];
    let facts = vec![Fact::Wins { men, kings }];
    let (line, proof) = (vec![mv], vec![mv]);
    hint::hint(&position, &Hint { mv, line, proof, score: Score(0), facts, tempting: None })
}

/// Endings with their names in a language.
type Named<'a> = (Language, &'a [([u8; 4], &'a str)]);

const NAMES: [Named<'_>; 4] = [
    (
        Language::English,
        &[
            ([0, 2, 1, 0], "Two kings against a man"),
            ([1, 1, 2, 1], "A king and a man against a king and two men"),
        ],
    ),
    (
        Language::German,
        &[
            ([0, 1, 1, 0], "Eine Dame gegen einen Stein"),
            ([1, 0, 0, 1], "Ein Stein gegen eine Dame"),
            ([1, 1, 2, 0], "Eine Dame und ein Stein gegen zwei Steine"),
            ([0, 3, 1, 1], "Drei Damen gegen eine Dame und einen Stein"),
        ],
    ),
    (
        Language::Russian,
        &[
            ([0, 1, 1, 0], "Дамка против шашки"),
            ([0, 1, 0, 1], "Дамка против дамки"),
            ([0, 2, 2, 0], "Две дамки против двух шашек"),
            ([1, 1, 0, 2], "Дамка и шашка против двух дамок"),
            ([0, 3, 3, 1], "Три дамки против дамки и трёх шашек"),
            ([0, 5, 4, 0], "Пять дамок против четырёх шашек"),
            ([12, 0, 5, 0], "Двенадцать шашек против пяти шашек"),
            ([13, 0, 13, 0], "13 шашек против 13 шашек"),
        ],
    ),
    (
        Language::Polish,
        &[
            ([0, 1, 1, 0], "Damka na pionka"),
            ([0, 1, 0, 1], "Damka na damkę"),
            ([2, 0, 0, 1], "Dwa pionki na damkę"),
            ([0, 2, 2, 0], "Dwie damki na dwa pionki"),
            ([1, 1, 0, 2], "Damka i pionek na dwie damki"),
            ([0, 3, 1, 1], "Trzy damki na damkę i pionka"),
            ([0, 5, 5, 0], "Pięć damek na pięć pionków"),
        ],
    ),
];

const QUEENS: [(Language, &str); 3] = [
    (Language::German, "Zwei Königinnen gegen eine Königin"),
    (Language::Russian, "Две королевы против королевы"),
    (Language::Polish, "Dwie królowe na królową"),
];

#[test]
fn numbers_and_pieces_are_declined() {
    for (language, endings) in NAMES {
        set_language(language);
        for &(ending, expected) in endings {
            assert_eq!(name(ENGLISH, ending), expected, "{language:?}");
        }
    }
    for (language, expected) in QUEENS {
        set_language(language);
        assert_eq!(name(AnyRules::Preset(Preset::ScorePanel), [0, 2, 0, 1]), expected);
    }
    set_language(Language::Russian);
    assert!(exchanged(-1, 1).contains("выигрывает: дамка за шашку"), "{}", exchanged(-1, 1));
    assert!(exchanged(2, -1).contains("выигрывает: две шашки за дамку"), "{}", exchanged(2, -1));
    set_language(Language::Polish);
    assert!(exchanged(-1, 1).contains("zyskuje: damka za pionka"), "{}", exchanged(-1, 1));
    assert!(exchanged(2, -1).contains("zyskuje: dwa pionki za damkę"), "{}", exchanged(2, -1));
    assert_eq!((decimal("-0.35"), microscope::value(-35)), ("-0,35".into(), "−0,35".into()));
    set_language(Language::English);
    assert_eq!((decimal("-0.35"), microscope::value(0)), ("-0.35".into(), "0.00".into()));
    assert!(exchanged(2, -1).contains("wins two men for a king"), "{}", exchanged(2, -1));
}
