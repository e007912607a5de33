//! House rules as TOML.

use std::collections::BTreeSet;

use crate::common::house_rules;
use crownhead_notation::houserules::{self, HouseRulesProblem, NamedRules};
use crownhead_rules::{
    AnyRules, BoardKind, CaptureDuty, ChainDuty, Color, Contradiction, CrowningInCapture, Goal, HouseRules,
    KingLanding, Lines, Precedence, Regicide, Removal,
    draw::{Claims, Endings},
};
use proptest::prelude::*;

fn error(text: &str) -> String {
    let error = houserules::parse(text).expect_err("these rules are wrong").to_string();
    assert_eq!(error.lines().count(), 1, "{error}");
    error
}

#[test]
fn every_switch_has_its_key_and_values() {
    let text = r#"
        name = "Sunday rules"
        board = "8x8-mirrored"
        rows = 2
        starts = "black"
        men_capture_back = true
        flying_kings = true
        capture_duty = "optional"
        huffing = true
        chain_duty = "finish"
        precedence = "most-pieces"
        crowning_in_capture = "go-on-as-king"
        regicide = "crown-and-go-on"
        draws = { repetition = 4, no_progress = 25, endings = "international" }
    "#;
    let NamedRules { name, rules } = houserules::parse_named(text).expect("valid rules");
    assert_eq!(name.as_deref(), Some("Sunday rules"));
    let plain = HouseRules::plain(BoardKind::Mirrored8);
    let expected = HouseRules {
        rows: 2,
        starts: Color::Black,
        men_capture_back: true,
        flying_kings: true,
        capture_duty: CaptureDuty::Optional,
        huffing: true,
        chain_duty: ChainDuty::Finish,
        precedence: Precedence::MostPieces,
        crowning_in_capture: CrowningInCapture::GoOnAsKing,
        regicide: Regicide::CrownAndGoOn,
        draws: crownhead_rules::DrawRules {
            repetition: 4,
            no_progress: 50,
            endings: Endings::International,
            ..plain.draws
        },
        ..plain
    };
    assert_eq!(rules, expected);
}

#[test]
fn unusual_switches_have_keys_and_values_too() {
    let text = r#"
        board = "8x8-full"
        rows = 2
        home_gap = 1
        man_steps = "all"
        man_captures = "straight"
        king_steps = "all"
        king_captures = "straight"
        precedence = "value"
        removal = "at-once"
        king_landing = "behind-last-king"
        may_turn_back = true
        men_take_kings = false
        king_move_limit = 3
        goal = "run-out"
        draws = { endings = "one-each", claims = "repetition" }
    "#;
    let plain = HouseRules::plain(BoardKind::Full8);
    let expected = HouseRules {
        rows: 2,
        home_gap: 1,
        man_steps: Lines::All,
        man_captures: Lines::Straight,
        king_steps: Lines::All,
        king_captures: Lines::Straight,
        precedence: Precedence::Value,
        removal: Removal::AtOnce,
        king_landing: KingLanding::BehindLastKing,
        may_turn_back: true,
        men_take_kings: false,
        king_move_limit: 3,
        goal: Goal::RunOut,
        draws: crownhead_rules::DrawRules {
            endings: Endings::OneEach,
            claims: Claims::Repetition,
            ..plain.draws
        },
        ..plain
    };
    assert_eq!(houserules::parse(text), Ok(expected));
    assert!(error("king_move_limit = 10").contains("a whole number from 0 to 9"));
    assert!(error("man_steps = \"diagonals\"").contains("\"diagonal\", \"straight\", \"all\""));
}

#[test]
fn every_switch_is_written_and_explained() {
    let text = houserules::write(&HouseRules::plain(BoardKind::Dark8));
    let table: toml::Table = text.parse().expect("TOML");
    let written: BTreeSet<&str> = table.keys().map(String::as_str).collect();
    let unknown = error("x = 1");
    let (_, known) = unknown.split_once("the switches are ").expect("a list");
    let known: BTreeSet<&str> = known.split(", ").filter(|key| *key != "name").collect();
    assert_eq!(written, known);
    let page = include_str!("../../../../docs/formats/house-rules.md");
    for key in known {
        assert!(page.contains(&format!("`{key}`")), "docs/formats/house-rules.md does not explain {key}");
    }
    for value in text.lines().filter_map(|line| line.strip_prefix("# ")?.rsplit_once(": ")) {
        for name in value.1.trim_end_matches('.').split(", ") {
            assert!(
                page.contains(&format!("`{name}`")),
                "docs/formats/house-rules.md does not explain {name}"
            );
        }
    }
}

#[test]
fn missing_switches_are_plain() {
    assert_eq!(houserules::parse(""), Ok(HouseRules::plain(BoardKind::Dark8)));
    assert_eq!(houserules::parse("board = \"10x10\""), Ok(HouseRules::plain(BoardKind::Dark10)));
    let kept = houserules::parse("[draws]\nrepetition = 0").expect("valid rules");
    assert_eq!((kept.draws.repetition, kept.draws.no_progress), (0, 80));
}

#[test]
fn variants_and_presets_can_be_written_and_read() {
    for rules in AnyRules::all_named() {
        let house = rules.house_rules();
        let text = houserules::write(&house);
        assert_eq!(houserules::parse(&text), Ok(house), "{text}");
        for line in text.lines() {
            assert!(line.len() <= 120, "{line}");
        }
    }
}

#[test]
fn a_name_round_trips() {
    let named =
        NamedRules { name: Some("\"Fast\" \\ née".to_owned()), rules: HouseRules::plain(BoardKind::Dark6) };
    assert_eq!(houserules::parse_named(&houserules::write_named(&named)), Ok(named));
}

#[test]
fn unknown_switches_are_refused_with_their_place() {
    let unknown = error("board = \"8x8\"\nflying_king = true\n");
    assert!(
        unknown.starts_with(
            "line 2, column 1: there is no switch \"flying_king\"; the switches are name, board"
        )
    );
    let unknown = error("draws = { no_progres = 3 }");
    assert!(unknown.starts_with("line 1, column 11: there is no switch \"draws.no_progres\""), "{unknown}");
    assert!(error("[[draws]]\nrepetition = 3").contains("draws cannot be"), "an array is no table");
}

#[test]
fn impossible_values_are_refused_with_the_possible_ones() {
    assert_eq!(
        error("chain_duty = \"stop\""),
        "line 1, column 14: chain_duty cannot be \"stop\"; it can be \"finish\", \"stop-anywhere\", \"single-leg\""
    );
    assert_eq!(
        error("\nrows = -1"),
        "line 2, column 8: rows cannot be -1; it can be a whole number from 0 to 255"
    );
    assert!(error("flying_kings = 1").ends_with("flying_kings cannot be 1; it can be true or false"));
    assert!(error("starts = true").contains("\"white\", \"black\""));
    assert!(error("draws = 3").contains("draws cannot be 3; it can be a table"));
    assert!(error("draws.no_progress = 12.25").contains("no_progress cannot be 12.25"));
    assert!(error("draws.no_progress = 40000").contains("no_progress cannot be 40000"));
    assert!(error("name = 3").contains("a text in quotes"));
    assert_eq!(houserules::parse("draws.no_progress = 12.5").map(|rules| rules.draws.no_progress), Ok(25));
}

#[test]
fn all_problems_are_reported_at_once() {
    let rules = houserules::parse("boat = 1\nstarts = \"red\"\nrows = true");
    let faults = rules.expect_err("three faults").faults;
    let lines: Vec<usize> = faults.iter().map(|fault| fault.place.line).collect();
    assert_eq!(lines, [1, 2, 3]);
}

#[test]
fn contradictions_are_refused_with_their_reasons() {
    let text = "rows = 4\n\nprecedence = \"most-pieces\"\nchain_duty = \"single-leg\"\n\
                crowning_in_capture = \"pass\"\nregicide = \"crown-and-go-on\"\ndraws = { repetition = 1 }\n\
                huffing = true";
    let error = houserules::parse(text).expect_err("six contradictions");
    let found: Vec<_> = error
        .faults
        .iter()
        .map(|fault| match fault.problem {
            HouseRulesProblem::Contradiction(what) => (fault.place.line, what),
            ref other => panic!("{other}"),
        })
        .collect();
    assert_eq!(
        found,
        [
            (1, Contradiction::Rows),
            (3, Contradiction::PrecedenceNeedsFinish),
            (4, Contradiction::SingleLegCannotPassCrowningRow),
            (4, Contradiction::SingleLegCannotGoOn),
            (7, Contradiction::RepetitionOfOne),
            (8, Contradiction::HuffingNeedsChoice),
        ]
    );
    assert!(error.faults[0].to_string().ends_with("(rows, board)"));
}

#[test]
fn invalid_toml_is_refused_with_its_place() {
    assert!(error("board = \"8x8\"\nrows = = 3").starts_with("line 2, column 8: "));
    assert!(error("rows = 3\nrows = 4").starts_with("line 2, column 1: "));
    assert!(error("board = \"8x8").starts_with("line 1, column "));
}

proptest! {
    #[test]
    fn any_rules_can_be_written_and_read(rules in house_rules()) {
        prop_assert_eq!(houserules::parse(&houserules::write(&rules)), Ok(rules));
    }

    #[test]
    fn no_text_breaks_the_reader(text in "([a-z_]{1,8} ?= ?[a-z0-9\"{}.\\[\\]]{0,10}\n){0,4}|.{0,60}") {
        let _ = houserules::parse(&text);
    }
}
