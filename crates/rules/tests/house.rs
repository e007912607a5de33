//! House rules, switch by switch, and contradictory sets.

use crownhead_rules::{
    AnyPosition, AnyRules, BoardKind, CaptureDuty, ChainDuty, Color, Contradiction, CrowningInCapture,
    DrawRules, HouseRules, Precedence, Preset, Regicide, Variant, draw::Claims,
};
use crownhead_testkit::check_moves;

const PLAIN: HouseRules = HouseRules::plain(BoardKind::Dark8);

#[track_caller]
fn check(rules: HouseRules, fen: &str, expected: &str) {
    assert_eq!(rules.contradictions(), []);
    check_moves(AnyRules::House(rules), fen, expected);
}

/// Russian draughts, as far as these switches go.
const RUSSIAN: HouseRules = HouseRules {
    men_capture_back: true,
    flying_kings: true,
    crowning_in_capture: CrowningInCapture::GoOnAsKing,
    ..PLAIN
};

/// Brazilian draughts.
const BRAZILIAN: HouseRules = HouseRules {
    precedence: Precedence::MostPieces,
    crowning_in_capture: CrowningInCapture::Pass,
    ..RUSSIAN
};

#[test]
fn plain_rules_are_english_with_white_starting_and_nothing_to_claim() {
    let draws = DrawRules { claims: Claims::All, ..PLAIN.draws };
    let rules = HouseRules { starts: Color::Black, draws, ..PLAIN };
    assert_eq!(rules, Variant::English.house_rules());
}

#[test]
fn regicide_in_every_mode() {
    // A man captures a king; a man ahead and a man behind could be captured next.
    let fen = "W:W22:BK18,10,19";
    let regicide = |regicide| HouseRules { regicide, ..PLAIN };
    check(regicide(Regicide::Off), fen, "22x[10,18]6");
    check(regicide(Regicide::CrownAndStop), fen, "22x[18]15=K");
    check(regicide(Regicide::CrownAndGoOn), fen, "22x[10,18]6=K 22x[18,19]24=K");
    check(regicide(Regicide::CrownAtEnd), fen, "22x[10,18]6=K");
}

#[test]
fn regicide_in_every_mode_with_flying_kings() {
    let fen = "W:W22:BK18,20";
    let regicide = |regicide| HouseRules { regicide, flying_kings: true, ..PLAIN };
    check(regicide(Regicide::Off), fen, "22x[18]15");
    check(regicide(Regicide::CrownAndStop), fen, "22x[18]15=K");
    check(regicide(Regicide::CrownAndGoOn), fen, "22x[18]15=K");
    check(regicide(Regicide::CrownAndGoOn), "W:W22:BK18,19", "22x[18,19]24=K 22x[18,19]28=K");
}

/// If one leg reaches the crowning row and captures a king, a rule that ends the move overrides one that continues it.
#[test]
fn regicide_on_the_crowning_row() {
    // After 10x3, a king could continue over 8; so could a man that captures backward.
    let fen = "W:W10:BK7,8";
    let rules = |crowning_in_capture, regicide| HouseRules {
        crowning_in_capture,
        regicide,
        men_capture_back: true,
        ..PLAIN
    };
    let stopped = "10x[7]3=K";
    let as_king = "10x[7,8]12=K";
    for regicide in [Regicide::Off, Regicide::CrownAndStop, Regicide::CrownAndGoOn, Regicide::CrownAtEnd] {
        check(rules(CrowningInCapture::Stop, regicide), fen, stopped);
    }
    check(rules(CrowningInCapture::Pass, Regicide::Off), fen, "10x[7,8]12");
    check(rules(CrowningInCapture::Pass, Regicide::CrownAndStop), fen, stopped);
    check(rules(CrowningInCapture::Pass, Regicide::CrownAndGoOn), fen, as_king);
    check(rules(CrowningInCapture::Pass, Regicide::CrownAtEnd), fen, as_king);
    check(rules(CrowningInCapture::GoOnAsKing, Regicide::Off), fen, as_king);
    check(rules(CrowningInCapture::GoOnAsKing, Regicide::CrownAndStop), fen, stopped);
    check(rules(CrowningInCapture::GoOnAsKing, Regicide::CrownAndGoOn), fen, as_king);
    check(rules(CrowningInCapture::GoOnAsKing, Regicide::CrownAtEnd), fen, as_king);
}

#[test]
fn crowning_in_mid_capture_in_every_mode() {
    let fen = "W:W10:B7,8,19";
    let short = |crowning_in_capture| HouseRules { crowning_in_capture, men_capture_back: true, ..PLAIN };
    check(short(CrowningInCapture::Stop), fen, "10x[7]3=K");
    check(short(CrowningInCapture::Pass), fen, "10x[7,8]12");
    check(short(CrowningInCapture::GoOnAsKing), fen, "10x[7,8]12=K");
    check(RUSSIAN, fen, "10x[7,8,19]23=K 10x[7,8,19]26=K 10x[7,8,19]30=K");
    check(BRAZILIAN, fen, "10x[7,8]12");
    let most = HouseRules { precedence: Precedence::MostPieces, ..short(CrowningInCapture::Stop) };
    check(most, "W:W10,22:B7,8,18", "10x[7]3=K 22x[18]15");
    check(
        HouseRules { chain_duty: ChainDuty::StopAnywhere, ..short(CrowningInCapture::Pass) },
        fen,
        "10x[7]3=K 10x[7,8]12",
    );
}

#[test]
fn a_king_must_choose_a_landing_square_from_which_it_can_continue() {
    check(RUSSIAN, "W:WK29:B22,10", "29x[10,22]6 29x[10,22]1");
    check(RUSSIAN, "W:WK29:B22,14,7", "29x[14,22]9 29x[14,22]5 29x[7,22]2");
}

#[test]
fn capturing_is_mandatory_or_optional() {
    let optional = HouseRules { capture_duty: CaptureDuty::Optional, ..PLAIN };
    check(PLAIN, "W:W22,32:B18", "22x[18]15");
    check(optional, "W:W22,32:B18", "22-17 22x[18]15 32-27 32-28");
    check(optional, "W:W22:B18,10", "22-17 22x[10,18]6");
}

#[test]
fn optional_captures_with_precedence() {
    let rules =
        HouseRules { capture_duty: CaptureDuty::Optional, precedence: Precedence::MostPieces, ..PLAIN };
    check(rules, "W:W21,24:B17,19,11", "24-20 24x[11,19]8");
}

#[test]
fn captures_must_continue_or_may_stop() {
    let chain = |chain_duty| HouseRules { chain_duty, ..PLAIN };
    check(chain(ChainDuty::Finish), "W:W22:B18,10", "22x[10,18]6");
    check(chain(ChainDuty::StopAnywhere), "W:W22:B18,10", "22x[18]15 22x[10,18]6");
    check(chain(ChainDuty::SingleLeg), "W:W22:B18,10", "22x[18]15");
    let flying = HouseRules { flying_kings: true, ..chain(ChainDuty::SingleLeg) };
    check(flying, "W:WK29:B22,11", "29x[22]18 29x[22]15");
}

#[test]
fn men_may_capture_backward() {
    let rules = HouseRules { men_capture_back: true, ..PLAIN };
    check(rules, "W:W15:B18,19", "15x[18]22 15x[19]24");
    check(rules, "W:W22:B18,19", "22x[18,19]24");
}

#[test]
fn rows_and_the_starting_side() {
    let rules = HouseRules { rows: 1, starts: Color::Black, ..HouseRules::plain(BoardKind::Dark6) };
    let start = AnyPosition::start(AnyRules::House(rules));
    assert_eq!(crownhead_testkit::fen::write(&start), "B:W16,17,18:B1,2,3");
}

#[test]
fn every_contradiction_is_found() {
    let single = HouseRules { chain_duty: ChainDuty::SingleLeg, ..PLAIN };
    let stopping = HouseRules { chain_duty: ChainDuty::StopAnywhere, ..PLAIN };
    let mut repetition = PLAIN;
    repetition.draws.repetition = 1;
    let most = Precedence::MostPieces;
    let cases = [
        (HouseRules { rows: 0, ..PLAIN }, Contradiction::Rows),
        (HouseRules { rows: 4, ..PLAIN }, Contradiction::Rows),
        (HouseRules { precedence: most, ..stopping }, Contradiction::PrecedenceNeedsFinish),
        (HouseRules { precedence: most, ..single }, Contradiction::PrecedenceNeedsFinish),
        (
            HouseRules { crowning_in_capture: CrowningInCapture::Pass, ..single },
            Contradiction::SingleLegCannotPassCrowningRow,
        ),
        (
            HouseRules { crowning_in_capture: CrowningInCapture::GoOnAsKing, ..single },
            Contradiction::SingleLegCannotPassCrowningRow,
        ),
        (HouseRules { regicide: Regicide::CrownAndGoOn, ..single }, Contradiction::SingleLegCannotGoOn),
        (repetition, Contradiction::RepetitionOfOne),
        (HouseRules { huffing: true, ..PLAIN }, Contradiction::HuffingNeedsChoice),
    ];
    for (rules, expected) in cases {
        assert_eq!(rules.contradictions(), [expected], "{rules:?}");
        assert!(!expected.to_string().is_empty() && !expected.switches().is_empty());
    }
}

#[test]
fn all_contradictions_are_reported_at_once() {
    let rules = HouseRules {
        rows: 0,
        chain_duty: ChainDuty::SingleLeg,
        precedence: Precedence::MostPieces,
        crowning_in_capture: CrowningInCapture::Pass,
        regicide: Regicide::CrownAndGoOn,
        ..PLAIN
    };
    assert_eq!(rules.contradictions().len(), 4);
}

#[test]
fn the_named_rules_have_no_contradictions() {
    for rules in AnyRules::all_named() {
        assert_eq!(rules.house_rules().contradictions(), [], "{rules:?}");
    }
}

#[test]
fn keys_name_rules() {
    for rules in AnyRules::all_named() {
        assert_eq!(rules.key().and_then(AnyRules::from_key), Some(rules));
    }
    assert_eq!(AnyRules::from_key("menu"), Some(AnyRules::Preset(Preset::Menu)));
    assert_eq!(AnyRules::from_key("Menu"), None);
    assert_eq!(AnyRules::House(PLAIN).key(), None);
}
