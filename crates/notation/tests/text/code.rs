//! House rules as a link code.

use std::collections::BTreeMap;

use crate::common::house_rules;
use crownhead_notation::houserules::{
    self, CodeError, Switch, Version, from_code, is_code, to_code, to_code_in,
};
use crownhead_rules::{
    AnyRules, BoardKind, CaptureDuty, ChainDuty, Color, CrowningInCapture, DrawRules, Goal, HouseRules,
    KingLanding, Lines, Precedence, Regicide, Removal, RuleValue, draw::Endings,
};
use proptest::prelude::*;

/// Existing links must keep their meaning: first, second and last values of every switch.
#[test]
fn codes_never_change() {
    let first =
        HouseRules { starts: Color::White, men_take_kings: false, ..HouseRules::plain(BoardKind::Dark6) };
    let second = HouseRules {
        board: BoardKind::Dark8,
        starts: Color::Black,
        capture_duty: CaptureDuty::Optional,
        chain_duty: ChainDuty::StopAnywhere,
        crowning_in_capture: CrowningInCapture::Pass,
        regicide: Regicide::CrownAndStop,
        man_steps: Lines::Straight,
        man_captures: Lines::Straight,
        king_steps: Lines::Straight,
        king_captures: Lines::Straight,
        removal: Removal::AtOnce,
        king_landing: KingLanding::Behind,
        goal: Goal::RunOut,
        draws: DrawRules { endings: Endings::International, no_progress: 51, ..first.draws },
        ..HouseRules::plain(BoardKind::Dark8)
    };
    let last = HouseRules {
        board: BoardKind::Full8,
        home_gap: 1,
        rows: 2,
        men_capture_back: true,
        flying_kings: true,
        precedence: Precedence::Value,
        crowning_in_capture: CrowningInCapture::GoOnAsKing,
        regicide: Regicide::CrownAtEnd,
        man_steps: Lines::All,
        man_captures: Lines::All,
        king_steps: Lines::All,
        king_captures: Lines::All,
        king_landing: KingLanding::BehindLastKing,
        may_turn_back: true,
        king_move_limit: 3,
        goal: Goal::FirstKing,
        draws: DrawRules { endings: Endings::OneEach, repetition: 4, ..first.draws },
        ..second
    };
    let last = HouseRules { capture_duty: CaptureDuty::Mandatory, chain_duty: ChainDuty::Finish, ..last };
    let single = HouseRules { chain_duty: ChainDuty::SingleLeg, ..HouseRules::plain(BoardKind::Wide10x8) };
    let huffing = HouseRules { huffing: true, ..second };
    let codes = [first, second, last, single, huffing].map(|rules| to_code(&rules));
    assert_eq!(
        codes,
        [
            "1080000000000r0a008gk",
            "12c4a15amm020r06c8sa3",
            "1e8f0pen5c1m100a1gj57",
            "1cc0400004000r0a00m6y",
            "12c4t15amm020r06c8dnx",
        ]
    );
    for (rules, code) in [first, second, last, single, huffing].into_iter().zip(codes) {
        assert_eq!(from_code(&code), Ok(rules));
    }
}

#[test]
fn every_named_game_has_a_code() {
    for rules in AnyRules::all_named() {
        assert_eq!(from_code(&to_code(&rules.house_rules())), Ok(rules.house_rules()));
    }
    let page = include_str!("../../../../docs/formats/house-rules.md");
    let between = |from: &str, to: &str| {
        let (_, rest) = page.split_once(from).expect("an example");
        rest.split_once(to).expect("its end").0
    };
    let file = houserules::parse(between("```toml\n", "```")).expect("the example of a file");
    assert_eq!(to_code(&file), between("for instance `", "`"));
}

/// Version 2 gives every named value four bits. It is written only for values that do not fit version 1, but read for
/// any rules.
#[test]
fn codes_of_version_2_are_read() {
    fn place<T: RuleValue>(value: T) -> (u128, u32) {
        (T::VALUES.iter().position(|&other| other == value).expect("a value") as u128, 4)
    }
    for rules in AnyRules::all_named().map(|rules| rules.house_rules()) {
        let number = |value: u16, bits: u32| (u128::from(value), bits);
        let flag = |on: bool| (u128::from(on), 1);
        let fields = [
            place(rules.board),
            number(rules.rows.into(), 4),
            number(rules.home_gap.into(), 4),
            place(rules.starts),
            flag(rules.men_capture_back),
            flag(rules.flying_kings),
            flag(rules.huffing),
            place(rules.capture_duty),
            place(rules.chain_duty),
            place(rules.precedence),
            place(rules.crowning_in_capture),
            place(rules.regicide),
            place(rules.man_steps),
            place(rules.man_captures),
            place(rules.king_steps),
            place(rules.king_captures),
            place(rules.removal),
            place(rules.king_landing),
            flag(rules.may_turn_back),
            flag(rules.men_take_kings),
            number(rules.king_move_limit.into(), 8),
            place(rules.goal),
            number(rules.draws.repetition.into(), 8),
            number(rules.draws.no_progress, 16),
            place(rules.draws.endings),
            place(rules.draws.claims),
        ];
        assert_eq!(fields.len(), Switch::all().len(), "every switch of a file is in the code");
        let width: u32 = fields.iter().map(|(_, bits)| bits).sum();
        assert_eq!(width, 109);
        let switches = fields.iter().fold(0, |all, (value, bits)| all << bits | value);
        let check = (0..width).rev().fold(0xffff_u16, |check, place| {
            let out = (check >> 15) ^ (switches >> place & 1) as u16;
            (check << 1) ^ (out * 0x1021)
        });
        let all = switches << 16 | u128::from(check);
        let digit = |at: u32| b"0123456789abcdefghjkmnpqrstvwxyz"[(all >> (5 * at)) as usize % 32];
        let code: String = (0..25).rev().map(|at| char::from(digit(at))).collect();
        assert_eq!(from_code(&format!("2{code}")), Ok(rules));
    }
}

#[test]
fn codes_of_version_2_are_written_and_read_back() {
    for rules in AnyRules::all_named().map(|rules| rules.house_rules()) {
        let code = to_code_in(&rules, Version::Wide).expect("every value fits version 2");
        assert!(is_code(&code) && code.starts_with('2') && code.len() == 26, "{code}");
        assert_eq!(from_code(&code), Ok(rules));
        assert_eq!(to_code_in(&rules, Version::Narrow).unwrap_or(code), to_code(&rules));
    }
}

#[test]
fn different_rules_have_different_codes() {
    let mut codes = BTreeMap::new();
    for rules in AnyRules::all_named().map(|rules| rules.house_rules()) {
        if let Some(same) = codes.insert(to_code(&rules), rules) {
            assert_eq!(same, rules);
        }
    }
}

#[test]
fn codes_can_be_copied_by_hand() {
    let rules = AnyRules::from_key("turkish").expect("a variant").house_rules();
    let code = to_code(&rules);
    assert_eq!(code.len(), 21);
    assert_eq!(from_code(&format!(" {} \n", code.to_uppercase())), Ok(rules));
    assert_eq!(from_code(&code.replace('0', "O").replace('1', "l")), Ok(rules));
}

#[test]
fn an_invalid_code_gets_one_clear_line() {
    let error = |text: &str| {
        let error = from_code(text).expect_err("no code");
        assert_eq!(error.to_string().lines().count(), 1);
        error
    };
    assert_eq!(error(""), CodeError::Version);
    assert_eq!(error("hello"), CodeError::Version);
    assert_eq!(error("3000000000000000000000"), CodeError::Version);
    assert_eq!(error("2000000000000000000000"), CodeError::Length(22));
    assert_eq!(error("20000000000000000000000000"), CodeError::Checksum);
    assert_eq!(error("1000"), CodeError::Length(4));
    assert_eq!(error(&"1".repeat(99)), CodeError::Length(99));
    assert_eq!(error("1uuu"), CodeError::Character('u'));
    assert_eq!(error("1é"), CodeError::Character('é'));
    assert_eq!(error("100000000000000000000"), CodeError::Checksum);
    assert_eq!(
        error("100000000000000000000").to_string(),
        "this house-rules code has a typo: its checksum is wrong"
    );
}

#[test]
fn a_code_of_contradictory_rules_is_refused() {
    let rules = HouseRules { rows: 4, ..HouseRules::plain(BoardKind::Dark8) };
    assert!(matches!(from_code(&to_code(&rules)), Err(CodeError::Contradiction(_))));
    let rules = HouseRules { huffing: true, ..HouseRules::plain(BoardKind::Dark8) };
    let refused = CodeError::Contradiction(crownhead_rules::Contradiction::HuffingNeedsChoice);
    assert_eq!(from_code(&to_code(&rules)), Err(refused));
    let rules = HouseRules { king_move_limit: 12, ..HouseRules::plain(BoardKind::Dark8) };
    assert_eq!(from_code(&to_code(&rules)), Err(CodeError::Value));
}

proptest! {
    #[test]
    fn any_rules_fit_a_link(rules in house_rules()) {
        let code = to_code(&rules);
        prop_assert!(matches!((&code[..1], code.len()), ("1", 21) | ("2", 26)), "{}", code);
        prop_assert!(code.bytes().all(|byte| byte.is_ascii_alphanumeric()), "{}", code);
        prop_assert_eq!(from_code(&code), Ok(rules));
        // The code and the file agree.
        prop_assert_eq!(houserules::parse(&houserules::write(&rules)).map(|same| to_code(&same)), Ok(code));
    }

    #[test]
    fn a_changed_character_is_detected(rules in house_rules(), at: prop::sample::Index, letter in "[0-9a-hjkmnp-tv-z]") {
        let mut code = to_code(&rules);
        let at = 1 + at.index(code.len() - 1);
        prop_assume!(code[at..=at] != letter);
        code.replace_range(at..=at, &letter);
        prop_assert_eq!(from_code(&code), Err(CodeError::Checksum), "{}", code);
    }

    #[test]
    fn two_swapped_characters_are_detected(rules in house_rules(), at: prop::sample::Index) {
        let code = to_code(&rules);
        let at = 1 + at.index(code.len() - 2);
        let swapped = format!("{}{}{}{}", &code[..at], &code[at + 1..at + 2], &code[at..=at], &code[at + 2..]);
        prop_assume!(swapped != code);
        prop_assert_eq!(from_code(&swapped), Err(CodeError::Checksum), "{}", swapped);
    }

    #[test]
    fn no_text_breaks_the_reader(text in "1[0-9a-z]{20}|.{0,30}") {
        if let Err(error) = from_code(&text) {
            prop_assert_eq!(error.to_string().lines().count(), 1);
        }
    }
}
